import type { SoloNote } from '@squash/contract/solo-notes'
import { isReworded } from '@squash/rules/previews/preview'
import { useState } from 'react'
import { useParams } from 'react-router'
import { hasCode } from '../../lib/api-error.ts'
import { MoodBadge } from '../../lib/conflicts/moods.tsx'
import { dayOf } from '../../lib/dates.ts'
import { LoadFailed } from '../../lib/loaded.tsx'
import { MediatorCard, Thought } from '../../lib/mediator/mediator-card.tsx'
import { TypedCard } from '../../lib/preview/cards.tsx'
import { CalmText } from '../../lib/preview/marked-text.tsx'
import { isAsTyped, previewTexts } from '../../lib/preview/texts.ts'
import { HintAfterSending } from '../../lib/safety/safety-hint.tsx'
import { useSoloNote } from '../../lib/solo-notes.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, NothingHere, Skeleton } from '../../ui/states.tsx'
import { soloTexts, useDeleteNote } from './queries.ts'

/** /solo-notes/{noteId}: a note in calmer words, and what the mediator made of it. */
export function NoteScreen() {
  const { noteId = '' } = useParams()
  const { data, error, isFetching, refetch } = useSoloNote(noteId)
  if (data) return <NotePage key={data.id} note={data} />
  if (error === null) return <NoteSkeleton />
  if (hasCode(error, 'solo_note.not_found') || hasCode(error, 'request.invalid'))
    return (
      <NothingHere title="Nothing here" back={{ to: '/solo-notes', label: 'Back to your notes' }}>
        {soloTexts.isGone}
      </NothingHere>
    )
  return (
    <div className="column max-w-2xl py-12">
      <LoadFailed query={{ error, isFetching, refetch }} title="This note didn’t load" />
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
          <TypedCard isShared={false} text={note.raw_message} receipt={note.receipt} />
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

/** The calm version of what the author wrote. */
function CalmCard({ note }: { note: SoloNote }) {
  const { text, language, receipt, written_by, mood } = note
  return (
    <Card as="section" tone="party1" className="flex flex-col gap-4 md:order-last">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="eyebrow font-text text-ink/75">In calmer words</h2>
        {mood && <MoodBadge mood={mood} />}
      </div>
      {note.note === 'nothing_left' ? (
        <Notice>{soloTexts.nothingLeft}</Notice>
      ) : (
        <>
          <CalmText text={text} language={language} kept={receipt.kept} />
          {receipt.kept.length > 0 && (
            <p aria-hidden className="text-sm text-ink/75">
              {soloTexts.underlined}
            </p>
          )}
        </>
      )}
      {note.note === 'as_typed' && <Notice tone="rose">{soloTexts.asTyped}</Notice>}
      {note.note === 'may_hurt' && <Notice tone="rose">{soloTexts.mayHurt}</Notice>}
      {written_by === 'canned' && note.note === null && (
        <p className="mt-auto text-sm text-ink/75">
          {isAsTyped(text, note.raw_message) ? soloTexts.asTyped : previewTexts.withoutAi}
        </p>
      )}
    </Card>
  )
}

/** What the note seems to be about, and what its author could ask for; nothing where there is nothing to say. */
function UnderstandingCard({ note }: { note: SoloNote }) {
  const { about, requests, phrasing, understood_by, written_by } = note
  // The calm version above already says so.
  const isSaid = written_by === 'canned' && isReworded(note.note)
  if (about === null && requests.length === 0) return null
  return (
    <MediatorCard eyebrow="Only for you" title="What’s in it" writtenBy={isSaid ? null : understood_by}>
      {about !== null && <Thought heading="A guess at what it’s about">{about}</Thought>}
      {requests.length > 0 && (
        <div>
          <h3 className="text-xl">What you’re asking for</h3>
          <ul className="mt-1.5 flex max-w-[68ch] list-disc flex-col gap-1.5 pl-5 leading-relaxed">
            {requests.map((request) => (
              <li key={request}>“{request}”</li>
            ))}
          </ul>
        </div>
      )}
      {phrasing !== null && <Thought heading="One way to ask">{phrasing}</Thought>}
    </MediatorCard>
  )
}

/** Shown in place of advice where someone may be in danger, because talking it over may then be the wrong thing to do. */
const HelpCard = () => (
  <Card as="section" className="flex flex-col items-start gap-3">
    <h2 className="text-xl">There are people who can help</h2>
    <p className="max-w-[68ch]">
      If you don’t feel safe, or you’re worried about someone, you don’t have to sort it out alone. This is more than
      Squash can help with, so please talk to someone who can.
    </p>
    <LinkButton to="/safety" variant="primary">
      Who can help
    </LinkButton>
  </Card>
)
