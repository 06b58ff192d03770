import { useId } from 'react'

type Segment<Value extends string> = { value: Value; label: string }

type SegmentsProps<Value extends string> = {
  /** What is chosen between; read out, not shown. */
  legend: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of two or three in a single outlined bar: real radio buttons, so arrow keys move. */
export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="outlined grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-card p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'grid min-h-11 place-items-center rounded-lg border-2 border-transparent px-1 text-center text-sm leading-tight font-bold text-muted sm:px-4 sm:text-base ' +
              'hover:text-ink has-checked:border-edge has-checked:bg-lime-soft has-checked:text-ink ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
