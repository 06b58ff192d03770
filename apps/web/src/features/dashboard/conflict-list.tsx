import type { Group } from '@squash/contract/values'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../../lib/api-error.ts'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { ShowMore } from '../../lib/loaded.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { keepFocus } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { cardViewOf } from './card-view.ts'
import { ConflictCard } from './conflict-card.tsx'
import { useConflictCards, useCounters } from './queries.ts'

const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} · ${count}`)

/** Both lists as tabs, each with its own address. */
export function ConflictTabs() {
  const navigate = useNavigate()
  const { data } = useCounters()
  const open = (group: Group) => navigate(pathOf(group), { ...keepFocus, replace: true })
  return (
    <Tabs<Group>
      label="Your conflicts"
      value={tabOf(useLocation().pathname)}
      onChange={open}
      tabs={[
        { value: 'active', label: counted('Active Conflicts', data?.active), panel: <ConflictList group="active" /> },
        { value: 'history', label: counted('My Squashes', data?.history), panel: <ConflictList group="history" /> },
      ]}
    />
  )
}

/** The list that a path opens: active conflicts for /dashboard and /conflicts, past ones for /history. */
export const tabOf = (pathname: string): Group => (pathname.startsWith('/history') ? 'history' : 'active')

/** The address of a list, so that a tab can be linked, reloaded and left with the back button. */
export const pathOf = (group: Group): string => (group === 'history' ? '/history' : '/conflicts')

/** A list of conflicts, and the dialog with which the user declines one of its invites. */
function ConflictList({ group }: { group: Group }) {
  const list = useRef<HTMLDivElement>(null)
  const declining = useDeclineInvite(() => list.current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that gets the focus, not a set of fields
    <div ref={list} role="group" aria-label={LABELS[group]} tabIndex={-1} className="rounded-card">
      <Cards group={group} onDecline={declining.ask} />
      {declining.dialog}
    </div>
  )
}

const LABELS: Record<Group, string> = { active: 'Active conflicts', history: 'Conflicts that are over' }

type CardsProps = { group: Group; onDecline: ReturnType<typeof useDeclineInvite>['ask'] }

/** One list: loading, failed, empty, or loaded with a button for more. */
function Cards({ group, onDecline }: CardsProps) {
  const list = useConflictCards(group)
  if (!list.data) {
    return list.error === null ? (
      <ConflictListSkeleton />
    ) : (
      <ErrorState
        title="Your conflicts didn’t load"
        message={errorMessage(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  const now = new Date()
  const cards = list.data.pages.flat()
  if (cards.length === 0) return <EmptyList group={group} />
  return (
    <>
      <ul className="flex flex-col gap-4">
        {cards.map((card) => {
          const view = cardViewOf(card, now)
          const inviter = shortNameOf(view.other)
          return (
            <ConflictCard
              key={card.id}
              view={view}
              onDecline={() => onDecline({ kind: 'conflict', id: card.id, inviter })}
            />
          )
        })}
      </ul>
      <ShowMore query={list} />
    </>
  )
}

/** The empty state of a list: what that means, and what to do next. */
function EmptyList({ group }: { group: Group }) {
  return group === 'active' ? (
    <EmptyState
      title="Nothing to squash"
      action={
        <>
          <StartConflict className="max-md:tall:hidden" />
          <LinkButton to="/solo-notes/new">Just get it off your chest</LinkButton>
        </>
      }
    >
      No open conflicts. If something’s bothering you, say it here while it’s still small.
    </EmptyState>
  ) : (
    <EmptyState title="No squashes yet" action={<LinkButton to="/conflicts">See active conflicts</LinkButton>}>
      What you two settle comes to rest here, for the days when you need to remember that it works.
    </EmptyState>
  )
}

/** A link that starts a new conflict. */
export function StartConflict({ className = '' }: { className?: string }) {
  return (
    <LinkButton to="/new-conflict" variant="primary" className={className}>
      <span aria-hidden="true">+</span> Start a new conflict
    </LinkButton>
  )
}

/** Three skeleton cards, as tall as the real ones. */
function ConflictListSkeleton() {
  return (
    <Loading label="Loading your conflicts…" className="flex flex-col gap-4">
      <Skeleton className="h-38 rounded-card md:h-26" />
      <Skeleton className="h-38 rounded-card md:h-26" />
      <Skeleton className="h-38 rounded-card md:h-26" />
    </Loading>
  )
}
