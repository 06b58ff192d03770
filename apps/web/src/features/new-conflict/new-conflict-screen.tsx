import { TIMING } from '@squash/contract/limits'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { otherParty } from '@squash/rules/conflicts/conflict'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasCode } from '../../lib/api-error.ts'
import { client } from '../../lib/client.ts'
import { refreshLists } from '../../lib/conflicts/lists.ts'
import { useSendInvite } from '../../lib/invites/send-invite.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { shortNameOf } from '../../lib/people/names.tsx'
import { LazyPreview, preloadPreview } from '../../lib/preview/lazy-preview.tsx'
import type { Approval } from '../../lib/preview/message.ts'
import { isAsTyped } from '../../lib/preview/texts.ts'
import { toastLoadFailed, useMessagePreview } from '../../lib/preview/use-message-preview.ts'
import { useRedirect } from '../../lib/redirects.tsx'
import { noteHint } from '../../lib/safety/safety-hint.tsx'
import { insultProblem } from '../../lib/safety/use-safety.ts'
import { useSession } from '../../lib/session.ts'
import { refreshSoloNotes, useSoloNote } from '../../lib/solo-notes.ts'
import { isUuid } from '../../lib/uuid.ts'
import { useHoldTour } from '../../ui/hold-tour.ts'
import { TextLink } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Skeletons } from '../../ui/states.tsx'
import { ConflictForm, draftKey, type Start, useConflictDraft } from './conflict-form.tsx'
import { EarlierAgreement, FOLLOW_UP, FromAgreement } from './follow-up.tsx'

/**
 * /new-conflict: say it raw, see it calm, then send it (docs/reference/previews.md#before-a-message-goes-out). With
 * `?note={id}`, one of the user's notes fills in the form; with `?follow-up={conflict id}`, the agreement that didn't hold.
 */
export function NewConflictScreen() {
  const [params] = useSearchParams()
  useHoldTour()
  const noteId = params.get('note')
  const earlier = params.get('follow-up')
  if (noteId !== null) return <FromNote key={noteId} noteId={noteId} />
  if (earlier === null || !isUuid(earlier)) return <NewConflict start={null} />
  return (
    <FromAgreement key={earlier} id={earlier}>
      {(agreement) => <NewConflict start={agreement && { agreement }} />}
    </FromAgreement>
  )
}

function FromNote({ noteId }: { noteId: string }) {
  const query = useSoloNote(noteId)
  if (query.data) return <NewConflict start={{ note: query.data }} />
  return (
    <Page title={TITLE} documentTitle="New conflict" back={{ to: '/solo-notes', label: 'Your notes' }}>
      <Loaded
        query={query}
        failed="Your note didn’t load"
        skeleton={<Skeletons label="Loading your note…" of={['h-160 rounded-card']} />}
      >
        {() => null}
      </Loaded>
    </Page>
  )
}

const TITLE = 'What’s the beef?'
const HELD_TITLE = 'Your message'

function NewConflict({ start }: { start: Start }) {
  const note = start && 'note' in start ? start.note : null
  const agreement = start && 'agreement' in start ? start.agreement : null
  const follows = agreement ? agreement.names[otherParty(agreement.viewer_role)] : null
  const session = useSession()
  const queries = useQueryClient()
  const ownEmail = session.status === 'signed-in' ? session.user.email : null
  const form = useConflictDraft(start)
  const { title, email, mood, message } = form.draft
  const refused = useRefusedTitle(title)
  const preview = useMessagePreview(
    draftKey(start),
    {
      kind: 'conflict',
      title,
      raw_message: message,
      mood,
      ...(agreement === null && { user2_email: email }),
    },
    {
      send: (approved) => send(approved),
      reportFailure: (error) => {
        if (!refused.catches(error)) toastLoadFailed(error)
      },
    },
  )
  const clear = () => {
    form.clear()
    preview.clear()
  }
  const creation = useSendInvite({
    send: client.conflicts.create_conflict,
    texts: newConflictMessages,
    onCreated: ({ id, safety }) => {
      noteHint(`conflict:${id}`, safety)
      refreshLists(queries)
      if (note) refreshSoloNotes(queries)
      clear()
    },
    catches: preview.catches,
  })
  const send = (approved: Approval) => {
    // The form isn't submitted without a mood.
    if (mood === null) return
    creation.mutate({
      title,
      ...(agreement ? { p_follow_up_of: agreement.conflict_id } : { user2_email: email }),
      user1_mood: mood,
      user1_raw_message: message,
      ...approved,
      solo_note_id: note?.id,
    })
  }
  const [wasOpen, setWasOpen] = useState(false)
  if (preview.open && !wasOpen) setWasOpen(true)
  const submit = (safety_acknowledged: boolean) => {
    preloadPreview()
    preview.submit(safety_acknowledged)
  }

  if (preview.open && !creation.isSuccess)
    return (
      <LazyPreview
        preview={preview}
        open={preview.open}
        typed={message}
        mood={mood}
        reader={follows && shortNameOf(follows)}
        {...(follows === null && { address: email.trim() })}
        title={title.trim()}
        tone="party1"
        isSending={creation.isPending}
        onSend={send}
        onDelete={clear}
      />
    )
  return (
    <Page
      title={preview.safety.isHeld ? HELD_TITLE : agreement ? FOLLOW_UP : TITLE}
      documentTitle={agreement ? 'Follow-up' : 'New conflict'}
      back={backFrom(start)}
      takesFocus={wasOpen ? false : undefined}
      lead={
        !preview.safety.isHeld && (
          <>
            <p className="w-full">
              Say it however you need to. They’ll see your title, your mood and{' '}
              {preview.isRightAway ? 'the calm version' : 'the version you approve'}, and nothing else you write.
            </p>
            {start === null && (
              <p>
                Not sure you want to send it?{' '}
                <TextLink to="/solo-notes/new" className="inline-flex min-h-11 items-center">
                  Just get it off your chest
                </TextLink>
              </p>
            )}
          </>
        )
      }
    >
      {creation.isSuccess ? (
        <Created conflict={creation.data} typed={creation.variables.user1_raw_message} />
      ) : (
        <>
          {agreement && <EarlierAgreement agreement={agreement} />}
          <ConflictForm
            form={form}
            follows={follows}
            ownEmail={ownEmail}
            isSending={creation.isPending || preview.isLoading}
            isRightAway={preview.isRightAway}
            isBack={wasOpen}
            refusedTitle={refused.problem}
            safety={preview.safety}
            onSubmit={submit}
          />
        </>
      )}
    </Page>
  )
}

/** Why the server refused this title; nothing once it has been changed. */
function useRefusedTitle(title: string) {
  const [refused, setRefused] = useState<{ title: string; problem: string } | null>(null)
  return {
    problem: refused?.title === title ? refused.problem : undefined,
    /** @returns whether the title was the reason for this failure */
    catches: (error: unknown): boolean => {
      if (!hasCode(error, 'conflict.insulting_title')) return false
      setRefused({ title, problem: insultProblem(error) })
      return true
    },
  }
}

/** Back to what the conflict starts from. */
function backFrom(start: Start) {
  if (start === null) return { to: '/dashboard', label: 'Home' }
  if ('note' in start) return { to: `/solo-notes/${start.note.id}`, label: 'Your note' }
  return { to: `/conflict/${start.agreement.conflict_id}`, label: start.agreement.title }
}

type CreatedProps = {
  conflict: { id: string; user1_translated_message: string | null; mail_queued: boolean }
  /** What the author typed. */
  typed: string
}

/** Shown briefly after sending, before the new conflict. */
function Created({ conflict: { id, user1_translated_message, mail_queued }, typed }: CreatedProps) {
  useRedirect(`/conflict/${id}`, TIMING.afterNewConflict)
  const isUnchanged = isAsTyped(user1_translated_message ?? '', typed)
  const unchanged = mail_queued ? 'Sent' : 'Your conflict is ready'
  return (
    <div role="status">
      <EmptyState title={isUnchanged ? unchanged : 'Calmer words found'}>Opening your conflict…</EmptyState>
    </div>
  )
}
