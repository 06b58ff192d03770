import { useMutation } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { tooMany, useProblems } from '../../ui/use-problems.ts'
import { useDraft } from '../drafts.ts'
import { FailureNotice } from '../failure.tsx'

type DialogFormProps = {
  /** Submits the form; never called while a submission is pending. */
  onSubmit: () => void
  onClose: () => void
  submit: string
  /** `danger` for actions that can't be undone. */
  variant?: 'danger' | 'primary'
  busy: boolean
  /** Why it wasn't sent. */
  error: Error | null
  /** Wraps the buttons, for a form whose text goes through the safety check. */
  around?: (buttons: ReactNode) => ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: its fields, the error if it failed, and the buttons that submit it and close the dialog. */
export function DialogForm(props: DialogFormProps) {
  const { onSubmit, onClose, submit, variant = 'primary', busy, error, around = (buttons) => buttons, children } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      {children}
      <FailureNotice error={error} />
      {around(
        <DialogActions>
          <Button type="submit" variant={variant} className="wrap-anywhere" busy={busy}>
            {submit}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </DialogActions>,
      )}
    </form>
  )
}

type WordsFieldProps<Field extends string> = {
  problems: Pick<ReturnType<typeof useProblems<Field>>, 'field'>
  name: Field
  label: string
  hint?: ReactNode
  max: number
  rows: number
  value: string
  onChange: (text: string) => void
  /** The text is being sent and can't be changed. */
  busy: boolean
}

/** A field for free text, with its error. Text over the limit isn't cut off. */
export function WordsField<Field extends string>({ problems, name, onChange, busy, ...field }: WordsFieldProps<Field>) {
  return (
    <TextArea {...problems.field(name)} readOnly={busy} onChange={(event) => onChange(event.target.value)} {...field} />
  )
}

type DraftFormProps<Answer> = {
  /** The draft's key; the text stays in this browser under it until it is sent. */
  draft: string
  label: string
  hint?: string
  /** The error for an empty field; omitted if the field may be empty. */
  required?: string
  max: number
  rows: number
  submit: string
  variant?: 'danger' | 'primary'
  /** Sends the trimmed text. If it throws, the error shows above the buttons. */
  send: (text: string) => Promise<Answer>
  onSent: (answer: Answer) => void
  onFailed?: (() => void) | undefined
  onClose: () => void
  /** Adds further controls around the text field. */
  children?: (field: ReactNode, busy: boolean) => ReactNode
}

/** A `DialogForm` with one text field, whose text stays in this browser until it is sent. */
export function DraftForm<Answer>({
  draft,
  required,
  send,
  onSent,
  onFailed,
  children,
  ...props
}: DraftFormProps<Answer>) {
  const { submit, variant = 'primary', onClose, ...shown } = props
  const [typed, setTyped, forget] = useDraft(draft)
  const text = typed.trim()
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      forget()
      onClose()
      onSent(answer)
    },
    onError: onFailed,
  })
  const problems = useProblems({ text: text === '' ? required : tooMany(text, shown.max) })
  const field = (
    <WordsField {...shown} problems={problems} name="text" value={typed} onChange={setTyped} busy={isPending} />
  )
  return (
    <DialogForm
      onSubmit={() => problems.check() && mutate(text)}
      onClose={onClose}
      submit={submit}
      variant={variant}
      busy={isPending}
      error={error}
    >
      {children ? children(field, isPending) : field}
    </DialogForm>
  )
}
