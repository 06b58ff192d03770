import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

type FeedbackProps = {
  isCorrect: boolean
  text: string
  /** The user's answer, for comparison. */
  answer: string | null
  onContinue: () => void
}

/** The verdict on an answer, with the reason. It stays until the user continues. */
export function Feedback({ isCorrect, text, answer, onContinue }: FeedbackProps) {
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => verdict.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      {answer && (
        <div className="rounded-control border-2 border-dashed border-muted px-4 py-3">
          <p className="eyebrow mb-1">Your answer</p>
          <p className="whitespace-pre-line">{answer}</p>
        </div>
      )}
      <div
        data-moment
        className={classNames(
          'drop-in outlined rounded-control px-4 py-4 sm:px-5',
          isCorrect ? 'bg-lime-soft' : 'bg-rose-soft',
        )}
      >
        <h3 ref={verdict} tabIndex={-1} className="text-xl outline-none">
          <span aria-hidden>{isCorrect ? '✓ ' : '↻ '}</span>
          {isCorrect ? 'CORRECT!' : 'NOT QUITE'}
        </h3>
        {text.split('\n\n').map((part) => (
          <p key={part} className="mt-2 max-w-[68ch]">
            {part}
          </p>
        ))}
      </div>
      <Button variant={isCorrect ? 'success' : 'primary'} size="large" onClick={onContinue} className="sm:self-start">
        CONTINUE
      </Button>
    </div>
  )
}
