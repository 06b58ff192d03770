import { isEmailAddress } from '@squash/contract/email-address'
import { signInMessages } from '@squash/contract/messages/sign-in'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string }

/** An email field; phones show their email keyboard. */
export const EmailField = ({ label = 'Email', ...field }: EmailFieldProps) => (
  <TextField label={label} type="email" autoComplete="username" inputMode="email" {...field} />
)

/** For `register('email', emailRules)`. */
export const emailRules = { validate: (email: string) => isEmailAddress(email) || signInMessages.emailInvalid }
