import { Mascot } from './mascot.tsx'

type ProgressNoteProps = {
  children: string /** How long it usually takes, in everyday words: 'about 10 seconds'. */
  estimate?: string
}

/** A note for slow work: says what is happening and how long it usually takes. */
export function ProgressNote({ children, estimate }: ProgressNoteProps) {
  return (
    <div role="status" className="flex items-center gap-4">
      <Mascot pose="thinking" className="h-14 shrink-0" />
      <div>
        <p className="font-bold">
          {children}{' '}
          <span aria-hidden className="inline-flex gap-1 align-middle">
            <span className="dot size-1.5 rounded-full bg-current" />
            <span className="dot size-1.5 rounded-full bg-current [animation-delay:150ms]" />
            <span className="dot size-1.5 rounded-full bg-current [animation-delay:300ms]" />
          </span>
        </p>
        {estimate && (
          <p className="text-sm text-muted">Usually {estimate}. You can leave, and it will carry on without you.</p>
        )}
      </div>
    </div>
  )
}
