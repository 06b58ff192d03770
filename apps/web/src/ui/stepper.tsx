import { classNames } from './class-names.ts'
import { fullTone, type Tone } from './tone.ts'

/** `spared` is a step that was never needed. */
export type StepState = 'done' | 'current' | 'next' | 'spared'
/** `tone` is the colour of the party or the mediator, depending on whose step it is. */
export type Step = { label: string; state: StepState; tone: Tone }

/** The bars of all steps but the current one, which has an outline and the colour of its tone. */
const bars: Record<Exclude<StepState, 'current'>, string> = {
  done: 'h-1.5 bg-ink',
  next: 'h-1.5 bg-faint',
  spared: 'h-1.5 bg-faint',
}
const barOf = ({ state, tone }: Step): string =>
  state === 'current' ? classNames('h-3 border-2 border-edge', fullTone[tone]) : bars[state]
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
          <span aria-hidden className="flex h-3 items-center">
            <span className={classNames('flex-1 rounded-full', barOf(step))} />
          </span>
          <span className={classNames('mt-1.5 block text-sm font-bold leading-tight', words[step.state])}>
            {step.label}
            <span className="sr-only">, {spoken[step.state]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
