import { MINUTE } from '@squash/rules/time/units'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segments } from '../../ui/radio-cards.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx'
import type { Choice } from './texts.ts'

type Pages<Item> = ComponentProps<typeof ShowMore>['query'] &
  ComponentProps<typeof Loaded<{ pages: Item[][] }>>['query']

type ModerationListProps<Item> = {
  query: Pages<Item>
  /** The list's name for screen readers. */
  label: string
  /** What is being loaded, for use in a sentence: 'the reports'. */
  what: string
  empty: { title: string; text: string }
  /** One card. `list` takes focus when the card is removed, because the focused button goes with it. */
  card: (item: Item, list: () => HTMLElement | null) => ReactNode
}

/** A list of cards that an admin can act on, page by page. */
export function ModerationList<Item>({ query, label, what, empty, card }: ModerationListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Loaded query={query} failed={`The ${what} didn’t load`} skeleton={<ListSkeleton what={what} />}>
      {({ pages }) => {
        const all = pages.flat()
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group that takes the focus, not a set of fields
          <div ref={list} role="group" aria-label={label} tabIndex={-1} className="flex flex-col gap-5">
            {all.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
            {all.map((item) => card(item, () => list.current))}
            <ShowMore query={query} />
          </div>
        )
      }}
    </Loaded>
  )
}

const ListSkeleton = ({ what }: { what: string }) => (
  <Loading label={`Loading ${what}…`} className="flex flex-col gap-5">
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </Loading>
)

type ModerationCardProps = {
  eyebrow: ReactNode
  title: ReactNode
  under?: ReactNode
  badges: ReactNode
  children: ReactNode
}

/** A card of such a list: what it is about, and all that an admin needs to decide. */
export function ModerationCard({ eyebrow, title, under, badges, children }: ModerationCardProps) {
  const heading = useId()
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={heading} className="mt-0.5 text-xl wrap-anywhere">
            {title}
          </h2>
          {under}
        </div>
        <div className="flex flex-wrap gap-2">{badges}</div>
      </header>
      {children}
    </Card>
  )
}

export type ListStatus = 'waiting' | 'decided'

type ModerationQueueProps<Item extends { id: string }> = {
  /** What the switch selects, for screen readers: 'Which reports'. */
  legend: string
  /** The list's name for screen readers, followed by what is selected. */
  label: string
  what: string
  empty: Record<ListStatus, { title: string; text: string }>
  useItems: (status: ListStatus) => Pages<Item>
  card: ModerationListProps<Item>['card']
}

/** A switch between pending and decided items, above the selected list. */
export function ModerationQueue<Item extends { id: string }>({ legend, ...list }: ModerationQueueProps<Item>) {
  const [status, setStatus] = useState<ListStatus>('waiting')
  return (
    <>
      <div className="mb-5 max-w-md">
        <Segments
          legend={legend}
          options={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'decided', label: 'Decided' },
          ]}
          value={status}
          onChange={setStatus}
        />
      </div>
      <QueueList status={status} {...list} />
    </>
  )
}

type QueueListProps<Item extends { id: string }> = Omit<ModerationQueueProps<Item>, 'legend'> & { status: ListStatus }

function QueueList<Item extends { id: string }>({ status, label, what, empty, useItems, card }: QueueListProps<Item>) {
  const query = useItems(status)
  return <ModerationList query={query} label={`${label}, ${status}`} what={what} empty={empty[status]} card={card} />
}

/** How often lists of pending items are refetched, in milliseconds. */
export const REFETCH = MINUTE

type VerdictsProps<Verdict extends string> = {
  choices: readonly Choice<Verdict>[]
  /** The element to focus after a decision, because the card is removed from the list. */
  list: () => HTMLElement | null
  /** The form that asks for the reason. */
  form: (choice: Choice<Verdict>, onClose: () => void, onDecided: () => void) => ReactNode
  /** Further buttons next to the verdicts'. */
  children?: ReactNode
}

/** A button for each verdict, opening a dialog that explains the consequences and asks for the reason. */
export function Verdicts<Verdict extends string>({ choices, list, form, children }: VerdictsProps<Verdict>) {
  const [choice, setChoice] = useState<Choice<Verdict> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDecided = useRef(false)
  const close = () => setOpen(false)
  const decided = () => {
    isDecided.current = true
    list()?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {choices.map((option) => (
          <Button
            key={option.verdict}
            variant={option.isDanger ? 'danger' : 'quiet'}
            onClick={() => {
              setChoice(option)
              setOpen(true)
            }}
          >
            {option.label}
          </Button>
        ))}
        {children}
      </div>
      {choice && (
        <Dialog
          open={isOpen}
          onClose={close}
          title={choice.title}
          description={choice.follows}
          focusAfter={() => (isDecided.current ? list() : null)}
        >
          {form(choice, close, decided)}
        </Dialog>
      )}
    </>
  )
}
