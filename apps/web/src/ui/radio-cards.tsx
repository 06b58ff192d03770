import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import { Emoji } from './emoji.tsx'
import { FieldError } from './field.tsx'

/** A native radio button, so that arrow keys and forms work, in a label that shows its focus. Styles can use `peer`. */
export function Radio({ className, children, ...button }: ComponentProps<'input'>) {
  return (
    <label
      className={classNames(
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input type="radio" className="peer sr-only" {...button} />
      {children}
    </label>
  )
}

export type RadioOption<Value extends string> = { value: Value; label: string; emoji?: string; hint?: string }

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Grid classes, such as `grid-cols-2 sm:grid-cols-5`. */
  columns?: string
  disabled?: boolean
  error?: string | undefined
  /** The first of the radio buttons. */
  ref?: Ref<HTMLInputElement>
}

/** A choice of a few options as cards. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange, columns = 'sm:grid-cols-3', disabled, error, ref } = props
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className={classNames('grid gap-2.5', columns)}>
        {options.map((option, place) => (
          <Radio
            key={option.value}
            ref={place === 0 ? ref : undefined}
            aria-describedby={error && `${name}-error`}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={classNames(
              'flex min-h-12 gap-3 rounded-control border-2 border-edge bg-card px-3.5 py-2',
              'has-checked:border-ink has-checked:bg-lime-soft has-checked:shadow-hard-sm has-disabled:opacity-55',
              // Labels in a row line up, however long their hints are.
              option.hint && !option.emoji ? 'items-start' : 'items-center',
            )}
          >
            {option.emoji && <Emoji className="w-8 shrink-0 text-center text-2xl">{option.emoji}</Emoji>}
            <span className="min-w-0">
              <span className="block font-bold leading-tight wrap-anywhere">{option.label}</span>
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}

type Segment<Value extends string> = { value: Value; label: string }

type SegmentsProps<Value extends string> = {
  /** The group's label, for screen readers only. */
  legend: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of two or three options in a single outlined bar. */
export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="outlined grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-card p-1">
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={
              'grid min-h-11 place-items-center rounded-lg border-2 border-transparent px-1 text-center text-sm leading-tight font-bold text-muted sm:px-4 sm:text-base ' +
              'hover:text-ink has-checked:border-edge has-checked:bg-lime-soft has-checked:text-ink'
            }
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
