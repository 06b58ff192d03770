import { LIMITS } from '@squash/contract/limits'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { type FormEvent, useEffect } from 'react'
import { AccountField } from '../../lib/accounts/account-field.tsx'
import { useEmailCheck } from '../../lib/accounts/use-email-check.ts'
import { MoodPicker } from '../../lib/conflicts/mood-picker.tsx'
import { ScreenedSend } from '../../lib/safety/screened-send.tsx'
import type { Safety } from '../../lib/safety/use-safety.ts'
import { ToolShelf } from '../../lib/tools/tool-shelf.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { conflictProblems, hasEmptyField } from './conflict-draft.ts'
import { SendRow } from './send-row.tsx'
import { TitleField } from './title-field.tsx'
import type { useConflictDraft } from './use-conflict-draft.ts'

type ConflictFormProps = {
  form: ReturnType<typeof useConflictDraft>
  ownEmail: string | null
  isSending: boolean
  /** Messages go out without a preview. */
  isRightAway: boolean
  /** The author has come back from the preview. */
  isBack: boolean
  safety: Safety
  /** Shows the preview, or sends right away. */
  onSubmit: (safety_acknowledged: boolean) => void
}

/** Mood, title, who, and what happened. */
export function ConflictForm(props: ConflictFormProps) {
  const { form, ownEmail, isSending, isRightAway, isBack, safety, onSubmit } = props
  const { draft, setMood, setTitle, setEmail, setMessage } = form
  const check = useEmailCheck(draft.email, ownEmail)
  const problems = useProblems(conflictProblems(draft, ownEmail))
  const { focus } = problems
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes back
  useEffect(() => {
    if (isBack) focus('message')
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (problems.check()) onSubmit(false)
    else if (hasEmptyField(draft)) toast.error(newConflictMessages.fillInAllFields)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Card>
        <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-6">
          <legend className="sr-only">Your conflict</legend>
          <MoodPicker value={draft.mood} onChange={setMood} />
          <TitleField
            ref={problems.ref('title')}
            value={draft.title}
            onChange={setTitle}
            error={problems.of('title')}
          />
          <AccountField
            ref={problems.ref('email')}
            error={problems.of('email')}
            label="Who is it with?"
            hint="They get a link, and only the calm version."
            ownMessage={newConflictMessages.withYourself}
            value={draft.email}
            onChange={setEmail}
            check={check}
          />
          <TextArea
            ref={problems.ref('message')}
            error={problems.of('message')}
            label="What happened?"
            hint="Let it out the way it comes. Only you ever see this version."
            max={LIMITS.conflictMessage}
            rows={7}
            value={draft.message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <ToolShelf text={draft.message} onChange={setMessage} />
        </fieldset>
        <ScreenedSend
          safety={safety}
          isConflict
          busy={isSending}
          onSendAsItIs={() => onSubmit(true)}
          focusWords={() => problems.focus('message')}
          onDelete={form.clear}
          className="mt-6"
        >
          <SendRow isSending={isSending} isRightAway={isRightAway} />
        </ScreenedSend>
      </Card>
    </form>
  )
}
