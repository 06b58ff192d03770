import { HintAfterSending } from '../../lib/safety/hint-after-sending.tsx'
import { useCalm } from '../../ui/calm.ts'
import { Page } from '../../ui/page.tsx'
import { DecidedList } from './about-me/decided-list.tsx'
import { FiledList } from './filed/filed-list.tsx'

/** /reports: what was decided about the viewer, why, and how to object; and what became of what they reported (decisions §12). */
export function ReportsScreen() {
  useCalm()
  return (
    <Page
      title="Reports"
      back={{ to: '/profile', label: 'Profile' }}
      width="narrow"
      lead={<p>What people reported, what was decided, and why.</p>}
    >
      <HintAfterSending place="reports" className="mb-6" />
      <div className="flex flex-col gap-10">
        <DecidedList />
        <FiledList />
      </div>
    </Page>
  )
}
