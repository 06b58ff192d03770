import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { TOUR_STEPS } from './tour-steps.ts'

type TourProps = { open: boolean; onDone: () => void; onClosed: () => void }

/** The seven steps. Closing it at any of them counts as done. */
export function Tour({ open, onDone, onClosed }: TourProps) {
  const [index, setIndex] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const step = TOUR_STEPS[index]
  if (!step) return null
  const isLast = index === TOUR_STEPS.length - 1
  const back = () => {
    setIndex(index - 1)
    // The first step has no way back, and a button that goes would take the focus with it.
    if (index === 1) next.current?.focus()
  }

  return (
    <Dialog
      open={open}
      onClose={onDone}
      onClosed={onClosed}
      fades
      title={
        <span className="flex items-center gap-3">
          <span className="outlined grid size-14 shrink-0 place-items-center rounded-card bg-tangerine-soft text-3xl">
            <Emoji>{step.emoji}</Emoji>
          </span>
          {step.title}
        </span>
      }
      actions={
        <>
          <Button ref={next} variant="primary" onClick={isLast ? onDone : () => setIndex(index + 1)}>
            {isLast ? 'GET STARTED' : 'NEXT'}
          </Button>
          {index > 0 && <Button onClick={back}>Back</Button>}
          {!isLast && (
            <Button variant="bare" onClick={onDone} className="sm:mr-auto">
              Skip the tour
            </Button>
          )}
        </>
      }
    >
      <div aria-live="polite" className="sm:min-h-28">
        <p className="sr-only">{step.title}</p>
        <p className="text-lg">{step.text}</p>
      </div>
      <Progress index={index} />
    </Dialog>
  )
}

function Progress({ index }: { index: number }) {
  return (
    <div className="mt-5 flex items-center gap-3">
      <span className="text-sm font-semibold text-muted tabular-nums">
        Step {index + 1} of {TOUR_STEPS.length}
      </span>
      <span aria-hidden className="flex flex-1 gap-1.5">
        {TOUR_STEPS.map(({ title }, place) => (
          <span key={title} className={`h-1.5 flex-1 rounded-full ${place <= index ? 'bg-tangerine' : 'bg-faint'}`} />
        ))}
      </span>
    </div>
  )
}
