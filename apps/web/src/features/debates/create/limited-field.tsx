import type { Ref } from 'react'
import { Counter } from '../../../ui/counter.tsx'
import { TextField } from '../../../ui/field.tsx'

type LimitedFieldProps = {
  label: string
  /** In code points. */
  max: number
  value: string
  onChange: (text: string) => void
  placeholder?: string
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** One line with how much of its limit is used. */
export function LimitedField({ label, max, value, onChange, placeholder, error, ref }: LimitedFieldProps) {
  return (
    <TextField
      ref={ref}
      error={error}
      label={label}
      aside={<Counter text={value} max={max} />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      autoComplete="off"
    />
  )
}
