import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tooMany } from '../../ui/room-left.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { DialogForm, WordsField } from '../dialog-form.tsx'
import { useDraft } from '../drafts.ts'

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
export function DraftForm<Answer>(props: DraftFormProps<Answer>) {
  const {
    draft,
    label,
    hint,
    required,
    max,
    rows,
    submit,
    variant = 'primary',
    onSent,
    onFailed,
    onClose,
    children,
  } = props
  const [typed, setTyped, forget] = useDraft(draft)
  const text = typed.trim()
  const { mutate, isPending, error } = useMutation({
    mutationFn: props.send,
    onSuccess: (answer) => {
      forget()
      onClose()
      onSent(answer)
    },
    onError: onFailed,
  })
  const problems = useProblems({ text: text === '' ? required : tooMany(text, max) })
  const field = (
    <WordsField
      problems={problems}
      name="text"
      label={label}
      hint={hint}
      max={max}
      rows={rows}
      value={typed}
      onChange={setTyped}
      busy={isPending}
    />
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
