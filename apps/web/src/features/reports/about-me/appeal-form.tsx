import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import type { MyReport } from '@squash/contract/reports'
import type { FormEvent } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { FailureNotice } from '../../../lib/failure-notice.tsx'
import { askedBy } from '../../../lib/safety/asked.ts'
import { ScreenedSend } from '../../../lib/safety/screened-send.tsx'
import { useSafety } from '../../../lib/safety/use-safety.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { useAppeal } from './use-appeal.ts'

type AppealFormProps = { report: MyReport; onClose: () => void; onSent: () => void }

/** Why one sees it differently. What was typed outlives a failure, and closing the dialog. */
export function AppealForm({ report, onClose, onSent }: AppealFormProps) {
  const [typed, setTyped, forget] = useDraft(`appeal:${report.id}`)
  const text = typed.trim()
  const safety = useSafety(text)
  const appeal = useAppeal(report.id, {
    onSent: () => {
      forget()
      onSent()
    },
    catches: safety.catches,
  })
  const problems = useProblems({
    words: text === '' ? reportsMessages.appealRequired : tooMany(text, LIMITS.appeal),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!appeal.isPending && !safety.asked && problems.check()) appeal.mutate({ text })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <TextArea
        ref={problems.ref('words')}
        error={problems.of('words')}
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
        focusWords={() => problems.focus('words')}
        onDelete={forget}
      >
        <FormActions>
          <Button type="submit" variant="primary" busy={appeal.isPending}>
            Send the appeal
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </ScreenedSend>
    </form>
  )
}
