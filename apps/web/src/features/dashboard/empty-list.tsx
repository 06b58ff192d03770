import type { Group } from '@squash/contract/values'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { linkTo, otherGroup } from './queries.ts'

/**
 * The empty state of a list: what that means, and what to do next.
 * @param isNew whether the user has never had a conflict; the top of the screen then says where to start
 */
export function EmptyList({ group, isNew }: { group: Group; isNew: boolean }) {
  if (isNew)
    return (
      <p className="max-w-[64ch] text-muted">
        {group === 'active'
          ? 'Your open conflicts will show up here.'
          : 'Conflicts you settle will show up here, for days when you need a reminder that it works.'}
      </p>
    )
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
      Conflicts you settle will show up here, for days when you need a reminder that it works.
    </EmptyState>
  )
}

const ELSEWHERE: Record<Group, string> = { active: 'Search your active conflicts', history: 'Search your squashes' }

export const NOTHING_FOUND = 'Nothing found'

type NothingFoundProps = { group: Group; search: string; onClear: () => void }

/** Nothing matches the search and filter: how to widen them. */
export function NothingFound({ group, search, onClear }: NothingFoundProps) {
  const elsewhere = otherGroup(group)
  return (
    <EmptyState
      title={NOTHING_FOUND}
      action={
        <>
          <Button onClick={onClear}>{search === '' ? 'Show all' : 'Clear the search'}</Button>
          {search !== '' && (
            <LinkButton to={linkTo(elsewhere, { search, state: null })}>{ELSEWHERE[elsewhere]}</LinkButton>
          )}
        </>
      }
    >
      {search === '' ? (
        <>No conflicts match that filter right now.</>
      ) : (
        <span className="wrap-anywhere">
          No conflicts here match “{search}”. Try the first letters of a word in the title, or of the other person’s
          name.
        </span>
      )}
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
