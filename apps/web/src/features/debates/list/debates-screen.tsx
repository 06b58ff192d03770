import { HintAfterSending } from '../../../lib/safety/hint-after-sending.tsx'
import { Page } from '../../../ui/page.tsx'
import { ThumbBar } from '../../../ui/thumb-bar.tsx'
import { DebateTabs } from './debate-tabs.tsx'
import { DebateTiles } from './debate-tiles.tsx'
import { StartDebate } from './start-debate.tsx'
import { useLiveDebates } from './use-live-debates.ts'

/** /debates: what is open for votes, who waits for whom, and who won (community §2). */
export function DebatesScreen() {
  useLiveDebates()
  return (
    <Page
      title="Who makes the better point?"
      documentTitle="Public Debates"
      eyebrow="Public debates"
      lead="One question, two sides, seven days. Everybody votes but the two."
      actions={<StartDebate className="max-md:hidden" />}
    >
      <HintAfterSending place="debates" className="mb-6" />
      <DebateTiles />
      <div className="mt-8 max-md:pb-16">
        <DebateTabs />
      </div>
      <ThumbBar>
        <StartDebate className="w-full" />
      </ThumbBar>
    </Page>
  )
}
