import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import type { MyReport } from '@squash/contract/reports'
import { type FormEvent, useRef } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { FailureNotice } from '../../../lib/failure-notice.tsx'
import { askedBy } from '../../../lib/safety/asked.ts'
import { ScreenedSend } from '../../../lib/safety/screened-send.tsx'
import { useSafety } from '../../../lib/safety/use-safety.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useAppeal } from './use-appeal.ts'

type AppealFormProps = { report: MyReport; onClose: () => void; onSent: () => void }

/** Why one sees it differently. What was typed outlives a failure, and closing the dialog. */
export function AppealForm({ report, onClose, onSent }: AppealFormProps) {
  const [typed, setTyped, forget] = useDraft(`appeal:${report.id}`)
  const text = typed.trim()
  const field = useRef<HTMLTextAreaElement>(null)
  const safety = useSafety(text)
  const appeal = useAppeal(report.id, {
    onSent: () => {
      forget()
      onSent()
    },
    catches: safety.catches,
  })
  const isSendable = text !== '' && lengthOf(text) <= LIMITS.appeal
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSendable && !appeal.isPending && !safety.asked) appeal.mutate({ text })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <TextArea
        ref={field}
        label="Why do you see it differently?"
        max={LIMITS.appeal}
        rows={5}
        value={typed}
        readOnly={appeal.isPending}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureNotice error={askedBy(appeal.error) ? null : appeal.error} />
      <ScreenedSend
        safety={safety}
        busy={appeal.isPending}
        onSendAsItIs={() => appeal.mutate({ text, safety_acknowledged: true })}
        focusWords={() => field.current?.focus()}
        onDelete={forget}
      >
        <FormActions>
          <Button type="submit" variant="primary" busy={appeal.isPending} disabled={!isSendable}>
            Send the appeal
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </ScreenedSend>
    </form>
  )
}
