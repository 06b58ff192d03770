import { classNames } from './class-names.ts'

/** `spared` is a step that was never needed. */
type StepState = 'done' | 'current' | 'next' | 'spared'
export type Step = { label: string; state: StepState }

const bars: Record<StepState, string> = {
  done: 'bg-ink',
  current: 'bg-tangerine',
  next: 'bg-faint',
  spared: 'bg-faint',
}
const words: Record<StepState, string> = {
  done: '',
  current: '',
  next: 'text-muted',
  spared: 'text-muted line-through',
}
const spoken: Record<StepState, string> = {
  done: 'done',
  current: 'you are here',
  next: 'to come',
  spared: 'not needed',
}

/** The progress of a conflict: three steps per row on a phone, all in one row on a desktop. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="grid grid-cols-3 gap-x-2 gap-y-3 sm:flex">
      {steps.map((step) => (
        <li key={step.label} aria-current={step.state === 'current' ? 'step' : undefined} className="min-w-0 flex-1">
          <span aria-hidden className={classNames('block h-1.5 rounded-full', bars[step.state])} />
          <span className={classNames('mt-2 block text-sm font-bold leading-tight', words[step.state])}>
            {step.label}
            <span className="sr-only">, {spoken[step.state]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
