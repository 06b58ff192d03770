import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import type { MyReport } from '@squash/contract/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDraft } from '../../lib/drafts.ts'
import { DialogForm, WordsField } from '../../lib/forms/dialog-form.tsx'
import { api } from '../../lib/query.ts'
import { noteHint } from '../../lib/safety/safety-hint.tsx'
import { ScreenedSend } from '../../lib/safety/screened-send.tsx'
import { type SentText, safetyQuestionIn, useSafety } from '../../lib/safety/use-safety.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { tooMany, useProblems } from '../../ui/use-problems.ts'

type AppealDialogProps = {
  report: MyReport
  open: boolean
  onClose: () => void
  onSent: () => void
  /** The element to focus when it closes; null for the button that opened it. */
  focusAfter: () => HTMLElement | null
}

/** The dialog for an appeal. Each decision can be appealed once. */
export function AppealDialog({ report, onSent, ...dialog }: AppealDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Appeal this decision"
      description="Someone will review the decision. You can appeal once, and their answer is final."
    >
      <AppealForm report={report} onClose={dialog.onClose} onSent={onSent} />
    </Dialog>
  )
}

type AppealFormProps = { report: MyReport; onClose: () => void; onSent: () => void }

/** The author's reason for appealing. The text survives a failure and closing the dialog. */
function AppealForm({ report, onClose, onSent }: AppealFormProps) {
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
  const send = () => {
    if (!safety.question && problems.check()) appeal.mutate({ text })
  }
  return (
    <DialogForm
      onSubmit={send}
      onClose={onClose}
      submit="Send the appeal"
      busy={appeal.isPending}
      error={safetyQuestionIn(appeal.error) ? null : appeal.error}
      around={(buttons) => (
        <ScreenedSend
          safety={safety}
          busy={appeal.isPending}
          onSendAsItIs={() => appeal.mutate({ text, safety_acknowledged: true })}
          focusWords={() => problems.focus('words')}
          onDelete={forget}
        >
          {buttons}
        </ScreenedSend>
      )}
    >
      <WordsField
        problems={problems}
        name="words"
        label="Why do you see it differently?"
        max={LIMITS.appeal}
        rows={5}
        value={typed}
        onChange={setTyped}
        busy={appeal.isPending}
      />
    </DialogForm>
  )
}

type Appealing = { onSent: () => void; catches: (error: unknown) => boolean }

/** Appeals a decision. `error` holds any failure except the safety check's, for the form to show. */
function useAppeal(id: string, { onSent, catches }: Appealing) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sending: SentText) => api.reports.appeal_report.call({ id, ...sending }),
    onSuccess: (appealed) => {
      noteHint('reports', appealed.safety)
      toast.success('Your appeal is in. Someone will review the decision.')
      onSent()
    },
    onError: (error) => void catches(error),
    onSettled: () => queries.invalidateQueries({ queryKey: api.reports.key() }),
  })
}
