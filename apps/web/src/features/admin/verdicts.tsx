import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Choice } from './texts.ts'

type VerdictsProps<Verdict extends string> = {
  choices: readonly Choice<Verdict>[]
  /** The element to focus after a decision, because the card is removed from the list. */
  list: () => HTMLElement | null
  /** The form that asks for the reason. */
  form: (choice: Choice<Verdict>, onClose: () => void, onDecided: () => void) => ReactNode
  /** Further buttons next to the verdicts'. */
  children?: ReactNode
}

/** A button for each verdict, opening a dialog that explains the consequences and asks for the reason. */
export function Verdicts<Verdict extends string>({ choices, list, form, children }: VerdictsProps<Verdict>) {
  const [choice, setChoice] = useState<Choice<Verdict> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDecided = useRef(false)
  const close = () => setOpen(false)
  const decided = () => {
    isDecided.current = true
    list()?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {choices.map((option) => (
          <Button
            key={option.verdict}
            variant={option.isDanger ? 'danger' : 'quiet'}
            onClick={() => {
              setChoice(option)
              setOpen(true)
            }}
          >
            {option.label}
          </Button>
        ))}
        {children}
      </div>
      {choice && (
        <Dialog
          open={isOpen}
          onClose={close}
          title={choice.title}
          description={choice.follows}
          focusAfter={() => (isDecided.current ? list() : null)}
        >
          {form(choice, close, decided)}
        </Dialog>
      )}
    </>
  )
}
