import type { Agreement } from '@squash/contract/agreements'
import { LIMITS } from '@squash/contract/limits'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import type { SoloNote } from '@squash/contract/solo-notes'
import type { Mood } from '@squash/contract/values'
import { useEffect } from 'react'
import { MoodPicker, moodIn } from '../../lib/conflicts/moods.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { AccountField, inviteProblem, useEmailCheck } from '../../lib/forms/account-field.tsx'
import { FormWithTips, LimitedField, TitleChips } from '../../lib/forms/form-with-tips.tsx'
import { shortNameOf } from '../../lib/people/names.tsx'
import { PracticeOffer } from '../../lib/practice.tsx'
import { readerTexts } from '../../lib/preview/texts.ts'
import type { Safety } from '../../lib/safety/use-safety.ts'
import { ToolShelf } from '../../lib/tools/tool-shelf.tsx'
import { CallProgress } from '../../ui/progress-note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Problems, tooMany, useProblems } from '../../ui/use-problems.ts'

/** Nine suggested titles, each about an issue and never insulting a person. */
export const SUGGESTED_TITLES = [
  'Dishes. Again. Always me.',
  'You left me on read for a week',
  'The thermostat war',
  'Who pays for what, exactly?',
  'That joke wasn’t funny',
  'Your plans, my weekend',
  'The meeting that was my idea',
  'Noise after midnight',
  'You said you’d be there',
] as const

const TIPS = [
  {
    title: 'Write it however it comes out.',
    text: 'Squash finds calmer words for it.',
  },
  { title: 'One thing at a time.', text: 'The sink today. The 2019 birthday party can have its own conflict.' },
  { title: 'Say what you’d like.', text: 'A request is easier to answer than an accusation.' },
  { title: '“I feel” goes further than “you always”.', text: 'Nobody can argue with how you felt.' },
] as const

type ConflictFormProps = {
  form: ReturnType<typeof useConflictDraft>
  ownEmail: string | null
  /** The name of the person it is with, if it follows up on an earlier conflict. */
  follows: string | null
  isSending: boolean
  /** Whether messages are sent without a preview. */
  isRightAway: boolean
  /** Whether the author has returned from the preview. */
  isBack: boolean
  /** Why the server refused the title. */
  refusedTitle: string | undefined
  safety: Safety
  /** Shows the preview, or sends it unseen. */
  onSubmit: (safety_acknowledged: boolean) => void
}

/** The form: mood, title, the other person, and what happened. */
export function ConflictForm(props: ConflictFormProps) {
  const { form, ownEmail, follows, isSending, isRightAway, isBack, refusedTitle, safety, onSubmit } = props
  const { draft, setMood, setTitle, setEmail, setMessage } = form
  const check = useEmailCheck(draft.email, ownEmail)
  const found = conflictProblems(draft, ownEmail, follows === null)
  const problems = useProblems({ ...found, title: found.title ?? refusedTitle })
  const { focus } = problems
  // While it is being sent, the form is disabled and can't be focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (refusedTitle !== undefined && !isSending) focus('title')
  }, [refusedTitle, isSending])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes back
  useEffect(() => {
    if (isBack) focus('message')
  }, [])
  return (
    <FormWithTips
      legend="Your conflict"
      tips={{ heading: 'Easier to hear', items: TIPS }}
      check={problems.check}
      emptyFields={hasEmptyField(draft, follows === null) ? newConflictMessages.fillInAllFields : null}
      isSending={isSending}
      progress={<CallProgress />}
      safety={safety}
      isConflict
      practise={draft.message}
      focusWords={() => focus('message')}
      onDelete={form.clear}
      onSubmit={onSubmit}
      cancelTo="/dashboard"
      submit={isRightAway ? 'Send the calm version' : readerTexts.see(follows && shortNameOf(follows))}
    >
      <MoodPicker
        {...problems.field('mood')}
        hint="They’ll see your mood, too."
        value={draft.mood}
        onChange={setMood}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <LimitedField
          {...problems.field('title')}
          error={problems.of('title') ?? refusedTitle}
          label="What is it about?"
          max={LIMITS.conflictTitle}
          value={draft.title}
          onChange={setTitle}
          placeholder="A title you can both live with"
        />
        {follows === null && !safety.isHeld && (
          <TitleChips titles={SUGGESTED_TITLES} chosen={draft.title} onPick={setTitle} />
        )}
      </div>
      {follows === null ? (
        <AccountField
          {...problems.field('email')}
          label="Who is it with?"
          hint="We’ll send them a link, with your first name and the title."
          ownMessage={newConflictMessages.withYourself}
          value={draft.email}
          onChange={setEmail}
          check={check}
        />
      ) : (
        <div>
          <p className="font-bold">Who is it with?</p>
          <p className="mt-1 text-lg wrap-anywhere">{follows}</p>
          <p className="mt-1 text-sm text-muted">We’ll let them know.</p>
        </div>
      )}
      <TextArea
        {...problems.field('message')}
        label="What happened?"
        hint={`Let it all out. ${readerTexts.readsOnly('The other person', isRightAway)}`}
        max={LIMITS.conflictMessage}
        rows={7}
        value={draft.message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {!safety.isHeld && (
        <>
          <ToolShelf text={draft.message} onChange={setMessage} />
          {isBack && <PracticeOffer text={draft.message} />}
        </>
      )}
    </FormWithTips>
  )
}

/** What the user has filled in so far. */
export type ConflictDraft = { mood: Mood | null; title: string; email: string; message: string }

/** @param needsAddress false for a follow-up, whose recipient is known */
export const hasEmptyField = ({ mood, title, email, message }: ConflictDraft, needsAddress = true): boolean =>
  mood === null || [title, message, ...(needsAddress ? [email] : [])].some((text) => text.trim() === '')

/**
 * Why the draft can't be sent: empty or overlong fields, or an address that is incomplete or the user's own.
 * @param needsAddress false for a follow-up, whose recipient is known
 */
export function conflictProblems(
  draft: ConflictDraft,
  ownEmail: string | null,
  needsAddress = true,
): Problems<'mood' | 'title' | 'email' | 'message'> {
  const { moodMissing, titleMissing, emailMissing, descriptionMissing, withYourself } = newConflictMessages
  const [title, message] = [draft.title.trim(), draft.message.trim()]
  return {
    mood: draft.mood === null ? moodMissing : undefined,
    title: title === '' ? titleMissing : tooMany(title, LIMITS.conflictTitle),
    email: needsAddress
      ? inviteProblem(draft.email, ownEmail, { missing: emailMissing, own: withYourself })
      : undefined,
    message: message === '' ? descriptionMissing : tooMany(message, LIMITS.conflictMessage),
  }
}

/** What a new conflict can start from: one of the user's notes, or an agreement that it follows up on. */
export type Start = { note: SoloNote } | { agreement: Agreement } | null

/** Where the drafts of a form are stored: a conflict started from something else has a separate draft. */
export function draftKey(start: Start): string {
  if (start === null) return 'new-conflict'
  return 'note' in start
    ? `new-conflict:note:${start.note.id}`
    : `new-conflict:follow-up:${start.agreement.conflict_id}`
}

/**
 * The form's fields, each stored in this browser until the conflict is created.
 * @param start what fills in the form
 */
export function useConflictDraft(start: Start = null) {
  const key = draftKey(start)
  const note = start && 'note' in start ? start.note : null
  const given = start && 'agreement' in start ? start.agreement.title : (note?.title ?? '')
  const [mood, setMood, clearMood] = useDraft(`${key}:mood`, note?.mood ?? '')
  const [title, setTitle, clearTitle] = useDraft(`${key}:title`, given)
  const [email, setEmail, clearEmail] = useDraft(`${key}:email`)
  const [message, setMessage, clearMessage] = useDraft(`${key}:message`, note?.raw_message ?? '')
  const draft: ConflictDraft = { mood: moodIn(mood), title, email, message }
  const clear = () => {
    for (const forget of [clearMood, clearTitle, clearEmail, clearMessage]) forget()
  }
  return { draft, setMood, setTitle, setEmail, setMessage, clear }
}
