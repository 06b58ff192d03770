import { MESSAGES } from '@squash/contract/messages'
import { TextField } from '../../ui/field.tsx'
import type { EmailCheck } from './email-check.ts'
import { EmailCheckNote } from './email-check-note.tsx'

type EmailFieldProps = { value: string; onChange: (email: string) => void; check: EmailCheck }

/** Who it is with, and whether they are here already. */
export function EmailField({ value, onChange, check }: EmailFieldProps) {
  return (
    <div>
      <TextField
        label="Who is it with?"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="their@email.com"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={check === 'own' ? MESSAGES.newConflict.withYourself : undefined}
      />
      <EmailCheckNote check={check} />
    </div>
  )
}
