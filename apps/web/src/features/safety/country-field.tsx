import { Field } from '../../ui/field.tsx'

const NAMES = new Intl.DisplayNames('en', { type: 'region' })

type CountryFieldProps = {
  countries: readonly string[]
  /** Two capitals; null while nothing tells the country. */
  value: string | null
  onChange: (country: string) => void
}

/** Where one is: a browser's language may tell of another country. */
export function CountryField({ countries, value, onChange }: CountryFieldProps) {
  const named = countries
    .map((code) => ({ code, name: NAMES.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return (
    <Field
      label="Where are you?"
      hint="Not listed? The last entry below knows help in most countries."
      className="max-w-sm"
    >
      {(control) => (
        <select {...control} value={value ?? ''} onChange={(event) => onChange(event.target.value)} className="control">
          {value === null && <option value="">Choose a country</option>}
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
