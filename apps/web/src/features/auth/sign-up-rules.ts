import { isEmailAddress } from '@squash/contract/email-address'
import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { signUpMessages } from '@squash/contract/messages/sign-up'
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
    ...(fields.firstName.trim() === '' && { firstName: signUpMessages.firstNameRequired }),
    ...(fields.lastName.trim() === '' && { lastName: signUpMessages.lastNameRequired }),
    ...(username !== null && { username }),
    ...(!isEmailAddress(fields.email) && { email: signInMessages.emailInvalid }),
    ...(!sameAddress(fields.email, fields.confirmEmail) && { confirmEmail: signUpMessages.emailsDiffer }),
    ...(lengthOf(fields.password) < LIMITS.passwordMin && { password: signUpMessages.passwordTooShort }),
    ...(fields.password !== fields.confirmPassword && { confirmPassword: signUpMessages.passwordsDiffer }),
  }
}
