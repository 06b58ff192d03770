import type { AdminReport } from '@squash/contract/reports'
import { dayOf } from '../../../lib/dates.ts'
import { Said } from '../../../lib/moderation/said.tsx'
import { CATEGORY_WORDS } from '../../../lib/moderation/words.ts'

/** What others said who reported the same. */
export function Joined({ reports }: { reports: AdminReport['joined'] }) {
  if (reports.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-2 underline-offset-4">
        What others say
      </summary>
      <ul className="mt-2 flex flex-col gap-4">
        {reports.map(({ category, reason, created_at }) => (
          <li key={created_at + reason}>
            <Said by={`${CATEGORY_WORDS[category].label}, ${dayOf(created_at)}`}>{reason}</Said>
          </li>
        ))}
      </ul>
    </details>
  )
}
