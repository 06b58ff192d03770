import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { MOODS, type Mood } from '@squash/contract/values'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { client } from '../../../lib/client.ts'
import { MoodPicker } from '../../../lib/conflicts/moods.tsx'
import { useDraft } from '../../../lib/drafts.ts'
import { toastFailure } from '../../../lib/failure.tsx'
import { readyMark, responseDraft } from '../../../lib/invites/answer-drafts.ts'
import { PracticeOffer } from '../../../lib/practice.tsx'
import { preloadPreview } from '../../../lib/preview/lazy-preview.tsx'
import type { Approval } from '../../../lib/preview/message.ts'
import { previewTexts, readerTexts } from '../../../lib/preview/texts.ts'
import { useMessagePreview } from '../../../lib/preview/use-message-preview.ts'
import { useOwnProfile } from '../../../lib/profile.ts'
import { noteHint } from '../../../lib/safety/safety-hint.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallProgress } from '../../../ui/progress-note.tsx'
import { toast } from '../../../ui/toast.ts'
import { tooMany } from '../../../ui/use-problems.ts'
import type { People } from '../people.ts'
import { commandFailure, conflictKey, useCommand } from '../queries.ts'
import { PartyCard } from './party.tsx'
import { WordsForm } from './words-form.tsx'

type RespondFormProps = { people: People; response: ResponseForm; onDecline: () => void }

/** Section 2 for the invited user until they answer: they write their side, previewed before it is sent, or decline. */
export function RespondForm({ people, response, onDecline }: RespondFormProps) {
  const { draft, setDraft, mood, setMood, preview, isBusy, wasPreviewed, submit } = response
  return (
    <PartyCard person={people.viewer} heading="YOUR TURN">
      <WordsForm
        label="Your side of it"
        hint={`Write it however it comes out. ${readerTexts.readsOnly(people.other.short, preview.isRightAway)}`}
        max={LIMITS.response}
        rows={6}
        submit={preview.isRightAway ? 'Send my response' : readerTexts.see(people.other.short)}
        missing={conflictMessages.responseMissing}
        value={draft}
        onChange={setDraft}
        safety={preview.safety}
        onSubmit={({ safety_acknowledged = false }) => submit(safety_acknowledged)}
        busy={isBusy}
        progress={<CallProgress />}
        takesFocus={wasPreviewed}
        aside={wasPreviewed && <PracticeOffer text={draft} />}
      >
        <MoodPicker
          legend="How does it feel right now? (optional)"
          hint={`${people.other.short} will see your mood, too.`}
          value={mood}
          onChange={setMood}
        />
      </WordsForm>
      <Button variant="bare" size="small" className="-ml-4 self-start" onClick={onDecline}>
        Decline this invite
      </Button>
    </PartyCard>
  )
}

type Sent = { text: string } & Approval

/**
 * The invited user's response: a draft with its preview, kept until it has been sent.
 * @param mayRespond whether the viewer is the invited user, who hasn't answered yet
 */
export function useRespond(id: string, mayRespond: boolean) {
  const key = responseDraft(id)
  const [draft, setDraft, clearDraft] = useDraft(key)
  const [storedMood, setMood, clearMood] = useDraft(`${key}:mood`)
  const mood: Mood | null = MOODS.find((one) => one === storedMood) ?? null
  const queries = useQueryClient()
  const message = { kind: 'response', p_conflict_id: id, raw_message: draft, mood } as const
  const preview = useMessagePreview(key, message, {
    send: (approved) => send(approved),
    reportFailure: (error) => {
      toastFailure(commandFailure(error, previewTexts.loadFailed))
      void queries.invalidateQueries({ queryKey: conflictKey(id) })
    },
  })
  const [wasPreviewed, setPreviewed] = useState(false)
  if (preview.open && !wasPreviewed) setPreviewed(true)
  const clear = () => {
    clearDraft()
    clearMood()
    preview.clear()
  }
  const submit = useCommand<Sent>(id, {
    send: async ({ text, ...more }) => {
      const input = { p_conflict_id: id, user2_raw_message: text, user2_mood: mood, ...more }
      const { safety: hint, ...answered } = await client.conflicts.respond_to_conflict(input)
      noteHint(`conflict:${id}`, hint)
      return answered
    },
    done: () => {
      clear()
      toast.success(conflictMessages.responded)
    },
    failed: conflictMessages.respondFailed,
    catches: preview.catches,
  })
  const send = (approved: Approval) => submit.mutate({ text: draft, ...approved })
  const submitDraft = (safety_acknowledged: boolean) => {
    preloadPreview()
    preview.submit(safety_acknowledged)
  }
  useReadyResponse(id, mayRespond && draft.trim() !== '', () => {
    // A response that is too long stays in the form, where the user can shorten it.
    if (tooMany(draft, LIMITS.response) === undefined) submitDraft(false)
  })
  return {
    draft,
    setDraft,
    mood,
    setMood,
    clear,
    preview,
    /** Whether the preview was already open when the screen opened. */
    wasPreviewed,
    isBusy: submit.isPending || preview.isLoading,
    isSending: submit.isPending,
    send,
    submit: submitDraft,
  }
}

/** Submits a response that was written before signing in, once, when its form opens. */
function useReadyResponse(id: string, maySubmit: boolean, submit: () => void): void {
  const [mark, , clearMark] = useDraft(readyMark(id))
  // Whether to show a preview is a setting of the account.
  const isKnown = useOwnProfile().data !== undefined
  const isDue = mark !== '' && maySubmit && isKnown
  const submitOnce = useEffectEvent(() => {
    clearMark()
    submit()
  })
  useEffect(() => {
    if (isDue) submitOnce()
  }, [isDue])
}

export type ResponseForm = ReturnType<typeof useRespond>
