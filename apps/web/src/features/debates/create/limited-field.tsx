import { Counter } from '../../../ui/counter.tsx'
import { TextField } from '../../../ui/field.tsx'

type LimitedFieldProps = {
  label: string
  /** In code points. */
  max: number
  value: string
  onChange: (text: string) => void
  placeholder?: string
}

/** One line with how much of its limit is used. */
export function LimitedField({ label, max, value, onChange, placeholder }: LimitedFieldProps) {
  return (
    <TextField
      label={label}
      aside={<Counter text={value} max={max} />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      autoComplete="off"
    />
  )
}
