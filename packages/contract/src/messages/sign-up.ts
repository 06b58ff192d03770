import { LIMITS } from '../limits.ts'

/** @param least the minimum number of characters, which the operator can raise */
export const passwordTooShort = (least: number): string => `Password must be at least ${least} characters long`

export const signUpMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  usernameRequired: 'Username is required',
  usernameTooShort: `Username must be at least ${LIMITS.usernameMin} characters long`,
  emailsDiffer: 'Email addresses do not match',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: passwordTooShort(LIMITS.passwordMin),
  created: 'Account created! Time to squash some beef.',
  usernameTaken: 'This username is already taken. Please choose a different username.',
} as const
