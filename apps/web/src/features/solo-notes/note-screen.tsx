import type { SoloNote } from '@squash/contract/solo-notes'
import { useState } from 'react'
import { useParams } from 'react-router'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { dayOf } from '../../lib/dates.ts'
import { TypedCard } from '../../lib/preview/cards.tsx'
import { HintAfterSending } from '../../lib/safety/safety-hint.tsx'
import { useSoloNote } from '../../lib/solo-notes.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { CalmCard, HelpCard, UnderstandingCard } from './note-parts.tsx'
import { useDeleteNote } from './queries.ts'
import { soloTexts } from './texts.ts'

/** /solo-notes/{noteId}: a note in calmer words, and what the mediator made of it. */
export function NoteScreen() {
  const { noteId = '' } = useParams()
  const { data, error, isFetching, refetch } = useSoloNote(noteId)
  if (data) return <NotePage key={data.id} note={data} />
  if (error === null) return <NoteSkeleton />
  return (
    <div className="column max-w-2xl py-12">
      {hasCode(error, 'solo_note.not_found') || hasCode(error, 'request.invalid') ? (
        <EmptyState
          heading="h1"
          pose="shrug"
          title="Nothing here"
          action={<LinkButton to="/solo-notes">See your notes</LinkButton>}
        >
          {soloTexts.isGone}
        </EmptyState>
      ) : (
        <ErrorState
          title="This note didn’t load"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  )
}

function NotePage({ note }: { note: SoloNote }) {
  return (
    <Page
      title={note.title ?? soloTexts.untitled}
      back={{ to: '/solo-notes', label: soloTexts.listTitle }}
      lead={`${dayOf(note.created_at)} · Only you can see this.`}
    >
      <HintAfterSending place={`solo-note:${note.id}`} className="mb-5" />
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          <CalmCard note={note} />
          <TypedCard text={note.raw_message} receipt={note.receipt} />
        </div>
        {note.offers_help ? <HelpCard /> : <UnderstandingCard note={note} />}
        <Actions note={note} />
      </div>
    </Page>
  )
}

function Actions({ note: { id, conflict_id, offers_help } }: { note: SoloNote }) {
  const [isAsking, setAsking] = useState(false)
  const deletion = useDeleteNote(id)
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {conflict_id === null ? (
        <LinkButton to={`/new-conflict?note=${id}`} variant={offers_help ? 'quiet' : 'primary'}>
          Send it to someone
        </LinkButton>
      ) : (
        <LinkButton to={`/conflict/${conflict_id}`} variant="primary">
          Open the conflict
        </LinkButton>
      )}
      <Button onClick={() => setAsking(true)}>Delete it</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => deletion.mutate(undefined, { onError: () => setAsking(false) })}
        title="Delete this note?"
        description={
          conflict_id === null
            ? 'What you wrote and what Squash made of it are deleted for good.'
            : 'The note is deleted for good. The conflict you started from it stays.'
        }
        confirmLabel="Delete it"
        busy={deletion.isPending}
      />
    </div>
  )
}

const NoteSkeleton = () => (
  <Loading label="Loading your note…" className="column flex flex-col gap-5 pt-24 pb-16">
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
    <Skeleton className="h-64 rounded-card" />
  </Loading>
)
