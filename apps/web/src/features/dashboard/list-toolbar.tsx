import { LIMITS, TIMING } from '@squash/contract/limits'
import type { ConflictState, Group } from '@squash/contract/values'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Segments } from '../../ui/radio-cards.tsx'
import { type ListFilter, STATES } from './queries.ts'

const LABELS: Record<ConflictState | 'all', string> = {
  all: 'All',
  your_turn: 'Your turn',
  waiting: 'Waiting',
  resolved: 'Squashed',
  ruled: 'Ruled',
  closed: 'Closed',
}

type ListToolbarProps = {
  group: Group
  filter: ListFilter
  onChange: (filter: ListFilter) => void
  /** Holds a search's text until it is sent, so that it isn't lost if the other list is opened first. */
  typed: RefObject<string | null>
}

/** Narrows a list of conflicts: a search by title and person, and a filter by state. */
export function ListToolbar({ group, filter, onChange, typed }: ListToolbarProps) {
  const states = STATES[group]
  return (
    <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:gap-4">
      <SearchField search={filter.search} onSearch={(search) => onChange({ ...filter, search })} unsent={typed} />
      <Segments
        legend="Show"
        options={['all' as const, ...states].map((value) => ({ value, label: LABELS[value] }))}
        value={filter.state ?? 'all'}
        onChange={(value) => onChange({ ...filter, state: value === 'all' ? null : value })}
      />
    </div>
  )
}

type SearchFieldProps = { search: string; onSearch: (search: string) => void; unsent: RefObject<string | null> }

/** Searches when the user stops typing, or presses Enter. The address holds the search, so going back changes the field. */
function SearchField({ search, onSearch, unsent }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  const send = () => {
    const wanted = typed.trim()
    unsent.current = null
    if (wanted === sent.current) return
    sent.current = wanted
    onSearch(wanted)
  }
  const afterPause = useEffectEvent(send)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts again with each change
  useEffect(() => {
    const pause = setTimeout(() => afterPause(), TIMING.searchPause)
    return () => clearTimeout(pause)
  }, [typed])
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    unsent.current = null
    setTyped(search)
  }, [search, unsent])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <search>
      <form onSubmit={submit} className="h-full">
        <input
          type="search"
          aria-label="Search your conflicts by title or person"
          placeholder="Search by title or person"
          maxLength={LIMITS.search}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            unsent.current = target.value.trim()
            setTyped(target.value)
          }}
          className="control md:h-full"
        />
      </form>
    </search>
  )
}
