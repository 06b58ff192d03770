import type { SoloNoteCard } from '@squash/contract/solo-notes'
import { MoodBadge } from '../../lib/conflicts/moods.tsx'
import { dayOf } from '../../lib/dates.ts'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Skeletons } from '../../ui/states.tsx'
import { soloTexts, useSoloNotes } from './queries.ts'

/** /solo-notes: what the user wrote down for themselves. */
export function SoloNotesScreen() {
  const list = useSoloNotes()
  return (
    <Page
      title={soloTexts.listTitle}
      back={{ to: '/dashboard', label: 'Home' }}
      lead={soloTexts.listLead}
      width="narrow"
      actions={<WriteOne />}
    >
      <Loaded query={list} skeleton={<ListSkeleton />} failed="Your notes didn’t load">
        {({ pages }) => <Notes notes={pages.flat()} />}
      </Loaded>
      <ShowMore query={list} />
    </Page>
  )
}

const WriteOne = () => (
  <LinkButton to="/solo-notes/new" variant="primary">
    Write a note
  </LinkButton>
)

function Notes({ notes }: { notes: SoloNoteCard[] }) {
  if (notes.length === 0)
    return (
      <EmptyState title="Nothing on your chest">
        Is something on your mind? Write a note just for yourself, and Squash finds calmer words for it.
      </EmptyState>
    )
  return (
    <ul className="flex flex-col gap-4">
      {notes.map((note) => (
        <NoteCard key={note.id} note={note} />
      ))}
    </ul>
  )
}

/** A note in the list; the whole card links to it. */
function NoteCard({ note }: { note: SoloNoteCard }) {
  return (
    <Card as="li" className="relative flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-xl wrap-anywhere">
          <Link to={`/solo-notes/${note.id}`} className="rounded-card no-underline after:absolute after:inset-0">
            {note.title ?? soloTexts.untitled}
          </Link>
        </h2>
        {note.mood && <MoodBadge mood={note.mood} />}
      </div>
      <p className="line-clamp-2 wrap-anywhere">{note.raw_message}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {dayOf(note.created_at)}
        {note.conflict_id !== null && <Badge tone="mediator">sent</Badge>}
      </p>
    </Card>
  )
}

const ListSkeleton = () => (
  <Skeletons
    label="Loading your notes…"
    className="flex flex-col gap-4"
    of={['h-36 rounded-card', 'h-36 rounded-card', 'h-36 rounded-card']}
  />
)
