import { useEffect, useState } from 'react'
import { ProgressNote } from '../../ui/progress-note.tsx'
import { STAGES } from './texts.ts'

/** Progress messages for a call that can take up to 10 seconds. */
export function CallProgress() {
  const [text, setText] = useState(STAGES[0]?.text ?? '')
  useEffect(() => {
    const timers = STAGES.map((stage) => setTimeout(() => setText(stage.text), stage.after))
    return () => timers.forEach(clearTimeout)
  }, [])
  return <ProgressNote>{text}</ProgressNote>
}
