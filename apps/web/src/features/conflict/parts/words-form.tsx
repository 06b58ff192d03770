import { type FormEvent, type ReactNode, useEffect } from 'react'
import { ScreenedSend } from '../../../lib/safety/screened-send.tsx'
import type { Safety, SentText } from '../../../lib/safety/use-safety.ts'
import { ToolShelf } from '../../../lib/tools/tool-shelf.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { tooMany, useProblems } from '../../../ui/use-problems.ts'

type WordsFormProps = {
  label: string
  hint: ReactNode
  max: number
  rows: number
  submit: string
  /** The error for submitting an empty text; null where a text is optional. */
  missing: string | null
  value: string
  onChange: (text: string) => void
  safety: Safety
  onSubmit: (sending: SentText) => void
  busy: boolean
  /** Progress, for a send that takes a while. */
  progress?: ReactNode
  /** Focuses the text when the form appears. */
  takesFocus?: boolean
  /** Beside the send button. */
  aside?: ReactNode
  /** Shown above the text area. */
  children?: ReactNode
}

/** A text area and the button that sends its text. Blank and overlong texts can't be sent; nothing is cut off. */
export function WordsForm({
  submit,
  missing,
  safety,
  onSubmit,
  busy,
  progress,
  aside,
  children,
  ...field
}: WordsFormProps) {
  const { value, onChange, max, takesFocus = false, ...shown } = field
  const text = value.trim()
  const problems = useProblems({ words: text === '' && missing !== null ? missing : tooMany(text, max) })
  const { focus } = problems
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (takesFocus) focus('words')
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && problems.check()) onSubmit({ text })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {children}
      <TextArea
        {...problems.field('words')}
        {...shown}
        max={max}
        value={value}
        readOnly={busy}
        onChange={(event) => onChange(event.target.value)}
      />
      {!busy && <ToolShelf text={value} onChange={onChange} />}
      {busy && progress}
      <ScreenedSend
        safety={safety}
        isConflict
        practise={text}
        busy={busy}
        onSendAsItIs={() => onSubmit({ text, safety_acknowledged: true })}
        focusWords={() => problems.focus('words')}
        onDelete={() => onChange('')}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
          {aside}
        </div>
      </ScreenedSend>
    </form>
  )
}
