import { useNavigate, useSearchParams } from 'react-router'
import { HintAfterSending } from '../../lib/safety/safety-hint.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { Page } from '../../ui/page.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ThumbBar } from '../../ui/thumb-bar.tsx'
import { DebateList, StartDebate } from './debate-list.tsx'
import { pathOf, TABS, type Tab, tabOf, useDebateCounts, useLiveDebates } from './queries.ts'

/** /debates: debates open for votes, invites, and decided debates. */
export function DebatesScreen() {
  useLiveDebates()
  return (
    <Page
      title="Who makes the better point?"
      documentTitle="Public Debates"
      eyebrow="Public debates"
      lead="One question, two sides, seven days. Everyone votes except the two debaters."
      actions={<StartDebate className="max-md:tall:hidden" />}
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

/** The three counts, with dashes until they have loaded. */
export function DebateTiles() {
  const { data } = useDebateCounts()
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-5">
      <Stat tone="party1" label="Active debates" value={data?.active ?? '–'} />
      <Stat tone="mediator" label="Your invites" value={data?.invites ?? '–'} />
      <Stat tone="party2" label="Completed" value={data?.completed ?? '–'} />
    </div>
  )
}

const LABELS: Record<Tab, string> = { active: 'ACTIVE DEBATES', invites: 'INVITES', completed: 'COMPLETED' }

/** Three lists, each with its own address. */
export function DebateTabs() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { data } = useDebateCounts()
  return (
    <Tabs<Tab>
      label="Debates"
      value={tabOf(query)}
      onChange={(tab) => navigate(pathOf(tab), { ...keepFocus, replace: true })}
      tabs={TABS.map((tab) => ({
        value: tab,
        // Smaller on a phone, where the third tab would otherwise be off-screen.
        label: (
          <span className="text-sm sm:text-base">{data ? `${LABELS[tab]}\u00a0·\u00a0${data[tab]}` : LABELS[tab]}</span>
        ),
        panel: <DebateList tab={tab} />,
      }))}
    />
  )
}
