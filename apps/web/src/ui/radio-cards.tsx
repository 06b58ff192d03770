import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

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

/** One of a few, as cards: real radio buttons, so arrow keys move and forms know them. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange, columns = 'sm:grid-cols-3', disabled, error, ref } = props
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className={classNames('grid gap-2.5', columns)}>
        {options.map((option, place) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-control border-2 border-edge bg-card px-3.5 py-2',
              'has-checked:border-ink has-checked:bg-lime-soft has-checked:shadow-hard-sm has-disabled:opacity-55',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              ref={place === 0 ? ref : undefined}
              type="radio"
              aria-describedby={error && `${name}-error`}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.emoji && (
              <span aria-hidden className="text-2xl leading-none">
                {option.emoji}
              </span>
            )}
            <span className="min-w-0">
              <span className="block font-bold leading-tight">{option.label}</span>
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
