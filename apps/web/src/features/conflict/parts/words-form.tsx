import { type FormEvent, type ReactNode, useEffect } from 'react'
import { ScreenedSend } from '../../../lib/safety/screened-send.tsx'
import type { Sending } from '../../../lib/safety/sending.ts'
import type { Safety } from '../../../lib/safety/use-safety.ts'
import { ToolShelf } from '../../../lib/tools/tool-shelf.tsx'
import { Button } from '../../../ui/button.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProblems } from '../../../ui/use-problems.ts'

type WordsFormProps = {
  label: string
  hint: ReactNode
  max: number
  rows: number
  submit: string
  /** What to say when the button is pressed without words. */
  missing: string
  value: string
  onChange: (text: string) => void
  safety: Safety
  onSubmit: (sending: Sending) => void
  busy: boolean
  /** What is going on while the words are on their way, where that takes longer than a blink. */
  progress?: ReactNode
  /** The author has come back to their words: the focus goes there. */
  isBack?: boolean
  /** Stands above the words. */
  children?: ReactNode
}

/** A box for a person's own words and the button that sends them. What is blank or too long cannot be sent; nothing is cut off. */
export function WordsForm({
  label,
  hint,
  max,
  rows,
  submit,
  missing,
  value,
  onChange,
  safety,
  onSubmit,
  busy,
  progress,
  isBack = false,
  children,
}: WordsFormProps) {
  const text = value.trim()
  const problems = useProblems({ words: text === '' ? missing : tooMany(text, max) })
  const { focus } = problems
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes back
  useEffect(() => {
    if (isBack) focus('words')
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && problems.check()) onSubmit({ text })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {children}
      <TextArea
        ref={problems.ref('words')}
        error={problems.of('words')}
        label={label}
        hint={hint}
        max={max}
        rows={rows}
        value={value}
        readOnly={busy}
        onChange={(event) => onChange(event.target.value)}
      />
      {!busy && <ToolShelf text={value} onChange={onChange} />}
      {busy && progress}
      <ScreenedSend
        safety={safety}
        isConflict
        busy={busy}
        onSendAsItIs={() => onSubmit({ text, safety_acknowledged: true })}
        focusWords={() => problems.focus('words')}
        onDelete={() => onChange('')}
      >
        <Button type="submit" variant="primary" busy={busy} className="sm:self-start">
          {submit}
        </Button>
      </ScreenedSend>
    </form>
  )
}
