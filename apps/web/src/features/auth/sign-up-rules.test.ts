import { MESSAGES } from '@squash/contract/messages'
import { describe, expect, it } from 'vitest'
import { emptySignUp, type SignUpFields, signUpProblems } from './sign-up-rules.ts'

const maya: SignUpFields = {
  firstName: 'Maya',
  lastName: 'Okafor',
  username: 'maya',
  email: 'maya@example.com',
  confirmEmail: 'Maya@example.com ',
  password: 'butternut',
  confirmPassword: 'butternut',
}

describe('what a sign-up needs', () => {
  it('lets Maya through, however she capitalises her address the second time', () => {
    expect(signUpProblems(maya)).toEqual({})
  })

  it.each<[keyof SignUpFields, Partial<SignUpFields>, string]>([
    ['firstName', { firstName: ' ' }, MESSAGES.signUp.firstNameRequired],
    ['lastName', { lastName: '' }, MESSAGES.signUp.lastNameRequired],
    ['username', { username: '' }, MESSAGES.signUp.usernameRequired],
    ['username', { username: 'mo' }, MESSAGES.signUp.usernameTooShort],
    ['email', { email: 'maya', confirmEmail: 'maya' }, MESSAGES.signIn.emailInvalid],
    ['confirmEmail', { confirmEmail: 'jonas@example.com' }, MESSAGES.signUp.emailsDiffer],
    ['password', { password: 'short', confirmPassword: 'short' }, MESSAGES.signUp.passwordTooShort],
    ['confirmPassword', { confirmPassword: 'Butternut' }, MESSAGES.signUp.passwordsDiffer],
  ])('marks %s alone for %o', (field, change, message) => {
    expect(signUpProblems({ ...maya, ...change })).toEqual({ [field]: message })
  })

  it('names everything that is missing at once', () => {
    expect(Object.keys(signUpProblems(emptySignUp))).toEqual(['firstName', 'lastName', 'username', 'email', 'password'])
  })
})
