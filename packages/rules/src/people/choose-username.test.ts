import { signUpMessages } from '@squash/contract/messages/sign-up'
import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { chooseUsername } from './choose-username.ts'

describe('a user without a username', () => {
  it('can choose one, stored in lower case', () => {
    expect(chooseUsername(null, 'Maya_O')).toEqual(ok('maya_o'))
  })

  it('can skip the choice', () => {
    expect(chooseUsername(null, null)).toEqual(ok(null))
  })

  it.each([
    ['ma', signUpMessages.usernameTooShort],
    ['maya okafor', expect.any(String)],
    ['m'.repeat(31), expect.any(String)],
    ['<maya>', expect.any(String)],
  ])('gets a message that says what is wrong with %s', (wanted, username) => {
    expect(chooseUsername(null, wanted)).toEqual(refuse('request.invalid', { username }))
  })
})

describe('a user with a username', () => {
  it('keeps it when a form resubmits it, in any case', () => {
    expect(chooseUsername('maya', 'maya')).toEqual(ok('maya'))
    expect(chooseUsername('maya', 'MAYA')).toEqual(ok('maya'))
    expect(chooseUsername('maya', null)).toEqual(ok('maya'))
  })

  it.each(['maya2', 'x', 'not a name'])('cannot change it to %s', (wanted) => {
    const username = 'Username cannot be changed after account creation'
    expect(chooseUsername('maya', wanted)).toEqual(refuse('profile.username_fixed', { username }))
  })
})
