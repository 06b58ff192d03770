import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { LoadFailed, ShowMore } from '../../lib/loaded.tsx'
import { HintAfterSending } from '../../lib/safety/safety-hint.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Stat } from '../../ui/card.tsx'
import { keepFocus } from '../../ui/heading.ts'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ThumbBar } from '../../ui/thumb-bar.tsx'
import { toast } from '../../ui/toast.ts'
import { DebateCard } from './debate-card.tsx'
import { inviteTo } from './pending-note.tsx'
import { pathOf, TABS, type Tab, tabOf, useDebateCounts, useDebateList, useLiveDebates } from './queries.ts'

/** A list of debates, and the dialog with which the user declines one of its invites. */
function DebateList({ tab }: { tab: Tab }) {
  const list = useRef<HTMLDivElement>(null)
  const declining = useDeclineInvite(() => list.current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that gets the focus, not a set of fields
    <div ref={list} role="group" aria-label={LIST_LABELS[tab]} tabIndex={-1} className="rounded-card">
      <Cards tab={tab} onDecline={declining.ask} />
      {declining.dialog}
    </div>
  )
}

const LIST_LABELS: Record<Tab, string> = {
  active: 'Active debates',
  invites: 'Debate invites',
  completed: 'Completed debates',
}

type CardsProps = { tab: Tab; onDecline: ReturnType<typeof useDeclineInvite>['ask'] }

/** One list: loading, failed, empty, or loaded with a button for more. */
function Cards({ tab, onDecline }: CardsProps) {
  const list = useDebateList(tab)
  const hasFailed = list.error !== null && !list.data
  useEffect(() => {
    if (hasFailed) toast.error(debateMessages.listFailed)
  }, [hasFailed])
  if (!list.data) {
    return list.error === null ? <DebateListSkeleton /> : <LoadFailed query={list} title={debateMessages.listFailed} />
  }
  const debates = list.data.pages.flat()
  if (debates.length === 0) return <EmptyDebates tab={tab} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {debates.map((debate) => (
          <DebateCard key={debate.id} debate={debate} onDecline={() => onDecline(inviteTo(debate))} />
        ))}
      </ul>
      <ShowMore query={list} />
    </>
  )
}

const WORDS: Record<Tab, { title: string; text: string }> = {
  active: {
    title: 'Nobody is arguing',
    text: 'No debates are open for votes. Pick a question you disagree on, and invite someone to take the other side.',
  },
  invites: {
    title: 'No open invites',
    text: 'Debates you start, or are invited to, wait here until they’re answered.',
  },
  completed: { title: 'No crowns yet', text: 'After seven days of voting, the outcome appears here.' },
}

/** The empty state of a list: what that means, and what to do next. */
function EmptyDebates({ tab }: { tab: Tab }) {
  const { title, text } = WORDS[tab]
  return (
    <EmptyState title={title} action={<StartDebate className="max-md:tall:hidden" />}>
      {text}
    </EmptyState>
  )
}

/** A link that starts a new debate. */
function StartDebate({ className = '' }: { className?: string }) {
  return (
    <LinkButton to="/new-debate" variant="primary" className={className}>
      <span aria-hidden="true">+</span> Start a new debate
    </LinkButton>
  )
}

/** Four skeleton cards, as tall as the real ones. */
function DebateListSkeleton() {
  return (
    <Loading label="Loading debates…" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-66 rounded-card" />
      ))}
    </Loading>
  )
}

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
function DebateTiles() {
  const { data } = useDebateCounts()
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-5">
      <Stat tone="party1" label="Active debates" value={data?.active ?? '–'} />
      <Stat tone="mediator" label="Open invites" value={data?.invites ?? '–'} />
      <Stat tone="party2" label="Completed" value={data?.completed ?? '–'} />
    </div>
  )
}

const LABELS: Record<Tab, string> = { active: 'ACTIVE DEBATES', invites: 'INVITES', completed: 'COMPLETED' }

/** Three lists, each with its own address. */
function DebateTabs() {
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
