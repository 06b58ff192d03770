import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { MESSAGES } from '@squash/contract/messages'
import { usernameProblem } from '@squash/rules/people/username'

export type SignUpFields = {
  firstName: string
  lastName: string
  username: string
  email: string
  confirmEmail: string
  password: string
  confirmPassword: string
}

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
 * What stands in the way of this sign-up, by field, in the specification's words and order (core-flow §5). The server
 * has the last word; the address itself is judged there.
 */
export function signUpProblems(fields: SignUpFields): Partial<Record<keyof SignUpFields, string>> {
  const username = usernameProblem(fields.username.trim())
  return {
    ...(fields.firstName.trim() === '' && { firstName: MESSAGES.signUp.firstNameRequired }),
    ...(fields.lastName.trim() === '' && { lastName: MESSAGES.signUp.lastNameRequired }),
    ...(username !== null && { username }),
    ...(!fields.email.includes('@') && { email: MESSAGES.signIn.emailInvalid }),
    ...(!sameAddress(fields.email, fields.confirmEmail) && { confirmEmail: MESSAGES.signUp.emailsDiffer }),
    ...(lengthOf(fields.password) < LIMITS.passwordMin && { password: MESSAGES.signUp.passwordTooShort }),
    ...(fields.password !== fields.confirmPassword && { confirmPassword: MESSAGES.signUp.passwordsDiffer }),
  }
}
