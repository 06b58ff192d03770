import { LIMITS } from '@squash/contract/limits'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { signUpMessages } from '@squash/contract/messages/sign-up'
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

const problemsOf = (fields: SignUpFields) => signUpProblems(fields, LIMITS.passwordMin)

describe('the sign-up rules', () => {
  it('accept a repeated address with different capitalisation', () => {
    expect(problemsOf(maya)).toEqual({})
  })

  it.each<[keyof SignUpFields, Partial<SignUpFields>, string]>([
    ['firstName', { firstName: ' ' }, signUpMessages.firstNameRequired],
    ['lastName', { lastName: '' }, signUpMessages.lastNameRequired],
    ['username', { username: '' }, signUpMessages.usernameRequired],
    ['username', { username: 'mo' }, signUpMessages.usernameTooShort],
    ['email', { email: 'maya@', confirmEmail: 'maya@' }, signInMessages.emailInvalid],
    ['confirmEmail', { confirmEmail: 'jonas@example.com' }, signUpMessages.emailsDiffer],
    ['password', { password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters long'],
    ['confirmPassword', { confirmPassword: 'Butternut' }, signUpMessages.passwordsDiffer],
  ])('report only %s for %o', (field, change, message) => {
    expect(problemsOf({ ...maya, ...change })).toEqual({ [field]: message })
  })

  it('require the length that the operator has set', () => {
    expect(signUpProblems(maya, 12)).toEqual({ password: 'Password must be at least 12 characters long' })
    const longer = { ...maya, password: 'butternut pie', confirmPassword: 'butternut pie' }
    expect(signUpProblems(longer, 12)).toEqual({})
  })

  it('report all missing fields at once', () => {
    expect(Object.keys(problemsOf(emptySignUp))).toEqual(['firstName', 'lastName', 'username', 'email', 'password'])
  })
})
