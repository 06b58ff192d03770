import { counted } from '@squash/contract/counted'
import type { Group } from '@squash/contract/values'
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { LoadFailed, ShowMore } from '../../lib/loaded.tsx'
import { shortNameOf } from '../../lib/people/names.tsx'
import { keepFocus } from '../../ui/heading.ts'
import { Skeletons } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ConflictCard, cardViewOf } from './conflict-card.tsx'
import { EmptyList, NOTHING_FOUND, NothingFound } from './empty-list.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import {
  filterIn,
  groupOf,
  isFiltered,
  type ListFilter,
  pathOf,
  queryFor,
  useConflictCards,
  useDashboard,
} from './queries.ts'

/** Both lists as tabs. The address holds the tab, the search and the filter. */
export function ConflictTabs() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { data } = useDashboard()
  const open = groupOf(pathname)
  const filter = filterIn(open, query)
  // The typed text, which isn't in the address yet while the user is still typing.
  const typed = useRef<string | null>(null)
  const hasConflicts = data === undefined || data.active + data.history > 0

  // The other list keeps the search, but has other states.
  const change = (group: Group) => {
    const search = typed.current ?? filter.search
    typed.current = null
    return navigate(pathOf(group) + queryFor({ search, state: null }), { ...keepFocus, replace: true })
  }
  // Refining a search replaces the history entry, so that Back doesn't go through every letter.
  const narrow = (next: ListFilter) =>
    navigate(pathname + queryFor(next), {
      ...keepFocus,
      replace: next.state === filter.state && filter.search !== '',
    })

  const panel = (group: Group) => (
    <>
      {hasConflicts && <ListToolbar group={group} filter={filter} onChange={narrow} typed={typed} />}
      <ConflictList group={group} filter={filter} onClear={() => narrow({ search: '', state: null })} />
    </>
  )
  return (
    <Tabs<Group>
      label="Your conflicts"
      value={open}
      onChange={change}
      tabs={[
        {
          value: 'active',
          label: data === undefined ? 'Active Conflicts' : `Active Conflicts · ${data.active}`,
          panel: panel('active'),
        },
        { value: 'history', label: 'My Squashes', panel: panel('history') },
      ]}
    />
  )
}

type ListProps = { group: Group; filter: ListFilter; onClear: () => void }

/** A list of conflicts, and the dialog with which the user declines one of its invites. */
function ConflictList(props: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  const declining = useDeclineInvite(() => list.current)
  // The button that clears the search disappears along with it.
  const clear = () => {
    props.onClear()
    list.current?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that gets the focus, not a set of fields
    <div ref={list} role="group" aria-label={LABELS[props.group]} tabIndex={-1} className="rounded-card">
      <Cards {...props} onClear={clear} onDecline={declining.ask} />
      {declining.dialog}
    </div>
  )
}

const LABELS: Record<Group, string> = { active: 'Active conflicts', history: 'Closed conflicts' }

type CardsProps = ListProps & { onDecline: ReturnType<typeof useDeclineInvite>['ask'] }

/** One list, and an announcement for screen readers of how much a search or filter has found. */
function Cards(props: CardsProps) {
  const list = useConflictCards(props.group, props.filter)
  return (
    <>
      <p role="status" className="sr-only">
        {isFiltered(props.filter) && !list.isPlaceholderData && list.data ? foundIn(list.data.pages.flat(), list) : ''}
      </p>
      <Listed {...props} list={list} />
    </>
  )
}

function foundIn(found: readonly unknown[], { hasNextPage }: { hasNextPage: boolean }): string {
  if (found.length === 0) return NOTHING_FOUND
  return hasNextPage ? `The first ${found.length} conflicts` : counted(found.length, 'conflict')
}

type ListedProps = CardsProps & { list: ReturnType<typeof useConflictCards> }

/** One list: loading, failed, empty, or loaded with a button for more. */
function Listed({ group, filter, onClear, onDecline, list }: ListedProps) {
  const { data } = useDashboard()
  if (!list.data) {
    return list.error === null ? (
      <ConflictListSkeleton />
    ) : (
      <LoadFailed query={list} title="Your conflicts didn’t load" />
    )
  }
  const now = new Date()
  const all = list.data.pages.flat()
  // Already listed under "Waiting for you".
  const above = new Set(isFiltered(filter) ? [] : data?.your_turn.first.map(({ id }) => id))
  const cards = all.filter(({ id }) => !above.has(id))
  // An empty result of the last search says nothing about this one.
  if (list.isPlaceholderData && cards.length === 0) return <ConflictListSkeleton />
  if (isFiltered(filter) && all.length === 0)
    return <NothingFound group={group} search={filter.search} onClear={onClear} />
  if (all.length === 0) return <EmptyList group={group} isNew={data?.active === 0 && data.history === 0} />
  return (
    <>
      {cards.length === 0 && <p className="text-muted">All your open conflicts are waiting for you at the top.</p>}
      {cards.length > 0 && cards.length < all.length && (
        <p className="mb-4 text-muted">{moreAtTheTop(all.length - cards.length)}</p>
      )}
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

const moreAtTheTop = (count: number): string =>
  count === 1 ? '1 more is waiting for you at the top.' : `${count} more are waiting for you at the top.`

/** Three skeleton cards, as tall as the real ones. */
function ConflictListSkeleton() {
  return (
    <Skeletons
      label="Loading your conflicts…"
      className="flex flex-col gap-4"
      of={['h-38 rounded-card md:h-26', 'h-38 rounded-card md:h-26', 'h-38 rounded-card md:h-26']}
    />
  )
}
