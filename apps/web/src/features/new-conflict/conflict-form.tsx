import { LIMITS } from '@squash/contract/limits'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { type FormEvent, useRef } from 'react'
import { AccountField } from '../../lib/accounts/account-field.tsx'
import { useEmailCheck } from '../../lib/accounts/use-email-check.ts'
import { ScreenedSend } from '../../lib/safety/screened-send.tsx'
import type { Safety } from '../../lib/safety/use-safety.ts'
import { ToolShelf } from '../../lib/tools/tool-shelf.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { canSend, hasEmptyField } from './conflict-draft.ts'
import { MoodPicker } from './mood-picker.tsx'
import { SendRow } from './send-row.tsx'
import { TitleField } from './title-field.tsx'
import type { useConflictDraft } from './use-conflict-draft.ts'

type ConflictFormProps = {
  form: ReturnType<typeof useConflictDraft>
  ownEmail: string | null
  isSending: boolean
  safety: Safety
  onSend: (safety_acknowledged: boolean) => void
}

/** Mood, title, who, and what happened. */
export function ConflictForm({ form, ownEmail, isSending, safety, onSend }: ConflictFormProps) {
  const words = useRef<HTMLTextAreaElement>(null)
  const { draft, setMood, setTitle, setEmail, setMessage } = form
  const check = useEmailCheck(draft.email, ownEmail)
  const isReady = canSend(draft, ownEmail)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (hasEmptyField(draft)) toast.error(newConflictMessages.fillInAllFields)
    else if (isReady && !isSending) onSend(false)
  }
  return (
    <form noValidate onSubmit={send}>
      <Card>
        <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-6">
          <legend className="sr-only">Your conflict</legend>
          <MoodPicker value={draft.mood} onChange={setMood} />
          <TitleField value={draft.title} onChange={setTitle} />
          <AccountField
            label="Who is it with?"
            hint="They get a link, and only the calm version."
            ownMessage={newConflictMessages.withYourself}
            value={draft.email}
            onChange={setEmail}
            check={check}
          />
          <TextArea
            ref={words}
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
          busy={isSending}
          onSendAsItIs={() => onSend(true)}
          focusWords={() => words.current?.focus()}
          onDelete={form.clear}
          className="mt-6"
        >
          <SendRow isReady={isReady} isSending={isSending} />
        </ScreenedSend>
      </Card>
    </form>
  )
}
