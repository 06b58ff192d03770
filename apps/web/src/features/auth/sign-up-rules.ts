import { lengthOf } from '@squash/contract/length'
import { passwordTooShort, signUpMessages } from '@squash/contract/messages/sign-up'
import { usernameProblem } from '@squash/rules/people/username'
import type { FieldErrors } from 'react-hook-form'
import { emailProblem } from '../../lib/forms/sign-in-fields.tsx'

/** In the order of the form. */
const FIELDS = ['firstName', 'lastName', 'username', 'email', 'confirmEmail', 'password', 'confirmPassword'] as const
export type SignUpFields = Record<(typeof FIELDS)[number], string>

export const emptySignUp: SignUpFields = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * What is missing or invalid, by field, in the order of the form. The server has the last word, for instance on the
 * address.
 * @param passwordMin the minimum length of a password
 */
export function signUpProblems(fields: SignUpFields, passwordMin: number): Partial<Record<keyof SignUpFields, string>> {
  const username = usernameProblem(fields.username.trim())
  const email = emailProblem(fields.email)
  return {
    ...(fields.firstName.trim() === '' && { firstName: signUpMessages.firstNameRequired }),
    ...(fields.lastName.trim() === '' && { lastName: signUpMessages.lastNameRequired }),
    ...(username !== null && { username }),
    ...(email !== undefined && { email }),
    ...(!sameAddress(fields.email, fields.confirmEmail) && { confirmEmail: signUpMessages.emailsDiffer }),
    ...(lengthOf(fields.password) < passwordMin && { password: passwordTooShort(passwordMin) }),
    ...(fields.password !== fields.confirmPassword && { confirmPassword: signUpMessages.passwordsDiffer }),
  }
}

/** The same problems, as the form library's errors. */
export function resolveSignUp(fields: SignUpFields, passwordMin: number) {
  const problems = signUpProblems(fields, passwordMin)
  const errors: FieldErrors<SignUpFields> = {}
  for (const name of FIELDS) {
    const message = problems[name]
    if (message !== undefined) errors[name] = { type: 'rule', message }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} }
}
