import { useEffect, useState } from 'react'
import { Mascot } from './mascot.tsx'

type ProgressNoteProps = {
  children: string
  /** How long it usually takes, in everyday words: 'about 10 seconds'. */
  estimate?: string
}

/** A note for slow work: says what is happening and how long it usually takes. */
export function ProgressNote({ children, estimate }: ProgressNoteProps) {
  return (
    <div role="status" className="flex items-center gap-4">
      <Mascot pose="thinking" className="h-14 shrink-0" />
      <div>
        <p className="font-bold">{children}</p>
        {estimate && (
          <p className="text-sm text-muted">Usually {estimate}. You can leave, and it will carry on without you.</p>
        )}
      </div>
    </div>
  )
}

/** Progress messages for a slow call, each with the milliseconds after which it appears. */
const STAGES: readonly { after: number; text: string }[] = [
  { after: 0, text: 'Finding calmer words…' },
  { after: 3500, text: 'Checking that every fact is kept…' },
  { after: 7500, text: 'Nearly there. This can take up to 10 seconds…' },
]

/** Progress messages for a call that can take up to 10 seconds. */
export function CallProgress() {
  const [text, setText] = useState(STAGES[0]?.text ?? '')
  useEffect(() => {
    const timers = STAGES.map((stage) => setTimeout(() => setText(stage.text), stage.after))
    return () => timers.forEach(clearTimeout)
  }, [])
  return <ProgressNote>{text}</ProgressNote>
}
