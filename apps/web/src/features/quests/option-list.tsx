import { type Ref, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field-error.tsx'

type OptionListProps = {
  options: readonly { id: string; text: string }[]
  value: string | null
  onChange: (id: string) => void
  disabled: boolean
  error: string | undefined
  /** The first of the radio buttons. */
  ref: Ref<HTMLInputElement>
}

/** Sentences to choose one from, as real radio buttons: arrow keys move between them. */
export function OptionList({ options, value, onChange, disabled, error, ref }: OptionListProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Your answer</legend>
      {options.map(({ id, text }, place) => (
        <label
          key={id}
          className={classNames(
            'flex min-h-12 items-start gap-3 rounded-control border-2 border-edge bg-card px-4 py-3',
            'hover:bg-lime-soft has-checked:border-ink has-checked:bg-lime-soft has-checked:shadow-hard-sm has-disabled:opacity-55',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            ref={place === 0 ? ref : undefined}
            type="radio"
            aria-describedby={error && `${name}-error`}
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge bg-card after:size-2.5 after:rounded-full peer-checked:border-ink peer-checked:after:bg-ink"
          />
          <span className="min-w-0">{text}</span>
        </label>
      ))}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
