import { lengthOf } from '@squash/contract/length'
import type { FormEvent, ReactNode } from 'react'
import { ToolShelf } from '../../../lib/tools/tool-shelf.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressNote } from '../../../ui/progress-note.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type WordsFormProps = {
  label: string
  hint: ReactNode
  max: number
  rows: number
  submit: string
  value: string
  onChange: (text: string) => void
  onSubmit: (text: string) => void
  busy: boolean
  /** What is going on while the words are on their way, where that takes longer than a blink. */
  progress?: string
}

/** A box for a person's own words and the button that sends them. What is blank or too long cannot be sent; nothing is cut off. */
export function WordsForm({
  label,
  hint,
  max,
  rows,
  submit,
  value,
  onChange,
  onSubmit,
  busy,
  progress,
}: WordsFormProps) {
  const text = value.trim()
  const isSendable = text !== '' && lengthOf(text) <= max
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSendable && !busy) onSubmit(text)
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <TextArea
        label={label}
        hint={hint}
        max={max}
        rows={rows}
        value={value}
        readOnly={busy}
        onChange={(event) => onChange(event.target.value)}
      />
      {!busy && <ToolShelf text={value} onChange={onChange} />}
      {busy && progress && <ProgressNote>{progress}</ProgressNote>}
      <Button type="submit" variant="primary" busy={busy} disabled={!isSendable} className="sm:self-start">
        {submit}
      </Button>
    </form>
  )
}
