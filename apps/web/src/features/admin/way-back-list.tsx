import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { ShowMore } from '../../lib/show-more.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

type Pages<Item> = ComponentProps<typeof ShowMore>['query'] &
  ComponentProps<typeof Loaded<{ pages: Item[][] }>>['query']

type WayBackListProps<Item> = {
  query: Pages<Item>
  /** The list's name for screen readers. */
  label: string
  /** What is being loaded, as a sentence has it: 'who is banned'. */
  what: string
  empty: { title: string; text: string }
  /** One card; `onGone` is for when it leaves the list. */
  card: (item: Item, onGone: () => void) => ReactNode
}

/** What an admin can undo, the latest first. Whoever undoes something goes on from the list, because its card is gone. */
export function WayBackList<Item>({ query, label, what, empty, card }: WayBackListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Loaded query={query} failed={`${capitalized(what)} did not load`} skeleton={<ListSkeleton what={what} />}>
      {({ pages }) => {
        const all = pages.flat()
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group that is moved to, not a set of fields
          <div ref={list} role="group" aria-label={label} tabIndex={-1} className="flex flex-col gap-5">
            {all.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
            {all.map((item) => card(item, () => list.current?.focus()))}
            <ShowMore query={query} />
          </div>
        )
      }}
    </Loaded>
  )
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const ListSkeleton = ({ what }: { what: string }) => (
  <Loading label={`Loading ${what}…`} className="flex flex-col gap-5">
    <Skeleton className="h-48 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
  </Loading>
)
