import { isEmailAddress } from '@squash/contract/email-address'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, TextField } from '../../ui/field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string }

/** An email field; phones show their email keyboard. */
export const EmailField = ({ label = 'Email', ...field }: EmailFieldProps) => (
  <TextField label={label} type="email" autoComplete="username" inputMode="email" {...field} />
)

/** Why the input can't be an address; undefined if it can. */
export const emailProblem = (email: string): string | undefined => {
  if (email.trim() === '') return 'Enter your email address.'
  return isEmailAddress(email) ? undefined : signInMessages.emailInvalid
}

/** For `register('email', emailRules)`. */
export const emailRules = { validate: (email: string) => emailProblem(email) ?? true }

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
export const passwordHint = (least: number): string => `At least ${least} characters, and not a common password.`

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** A field for six digits. Phones show the number pad and suggest a code that has just arrived. */
export function CodeField({ label = 'Code', ...field }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={12}
      placeholder="000 000"
      {...field}
    />
  )
}

/** Why the input can't be a valid code, checked before sending it; undefined if it can. */
export const codeProblem = (code: string): string | undefined =>
  /^\d{6,10}$/.test(code.replace(/\s/g, '')) ? undefined : 'Enter the six digits.'
