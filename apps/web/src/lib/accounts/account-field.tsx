import type { Ref } from 'react'
import { TextField } from '../../ui/field.tsx'
import type { EmailCheck } from './email-check.ts'
import { EmailCheckNote } from './email-check-note.tsx'

type AccountFieldProps = {
  label: string
  /** Stands under the field before there is an address to check. */
  hint: string
  /** What to say to somebody who types their own address. */
  ownMessage: string
  value: string
  onChange: (email: string) => void
  check: EmailCheck
  /** What is wrong with it, once the form was sent. */
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** Another person's address, and whether they are here already. */
export function AccountField({ label, hint, ownMessage, value, onChange, check, error, ref }: AccountFieldProps) {
  return (
    <div>
      <TextField
        ref={ref}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="their@email.com"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={check === 'own' ? ownMessage : error}
      />
      <EmailCheckNote check={check} idle={hint} />
    </div>
  )
}
