import { LIMITS } from '@squash/contract/limits'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}

/** A password with a toggle that shows it. */
export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="control pr-18"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-bold underline-offset-4 hover:underline"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}

/** The rules for a new password. Only the server knows which passwords are too common. */
export const PASSWORD_HINT = `At least ${LIMITS.passwordMin} characters, and not a common password.`
