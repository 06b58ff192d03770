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

describe('the sign-up rules', () => {
  it('accept a repeated address with different capitalisation', () => {
    expect(signUpProblems(maya)).toEqual({})
  })

  it.each<[keyof SignUpFields, Partial<SignUpFields>, string]>([
    ['firstName', { firstName: ' ' }, signUpMessages.firstNameRequired],
    ['lastName', { lastName: '' }, signUpMessages.lastNameRequired],
    ['username', { username: '' }, signUpMessages.usernameRequired],
    ['username', { username: 'mo' }, signUpMessages.usernameTooShort],
    ['email', { email: 'maya@', confirmEmail: 'maya@' }, signInMessages.emailInvalid],
    ['confirmEmail', { confirmEmail: 'jonas@example.com' }, signUpMessages.emailsDiffer],
    ['password', { password: 'short', confirmPassword: 'short' }, signUpMessages.passwordTooShort],
    ['confirmPassword', { confirmPassword: 'Butternut' }, signUpMessages.passwordsDiffer],
  ])('report only %s for %o', (field, change, message) => {
    expect(signUpProblems({ ...maya, ...change })).toEqual({ [field]: message })
  })

  it('report all missing fields at once', () => {
    expect(Object.keys(signUpProblems(emptySignUp))).toEqual(['firstName', 'lastName', 'username', 'email', 'password'])
  })
})
