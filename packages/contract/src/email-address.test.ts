import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'
import { signInMessages } from './messages/sign-in.ts'
import { email } from './schemas.ts'

const complete = ['ben@example.org', ' Ben@Example.org ', "o'hara+squash@mail.example.co.uk", 'a/b@example.org']
const label = 'b'.repeat(63)
const tooLong = `${'a'.repeat(64)}@${label}.${label}.${label}`
const incomplete = ['', 'ben', 'ben@', '@example.org', 'ben@example', 'ben@@example.org', 'ben @example.org', tooLong]

describe('an email address', () => {
  it.each(complete)('is accepted when complete: %s', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })

  it.each(incomplete)('is rejected when incomplete: %j', (address) => {
    expect(isEmailAddress(address)).toBe(false)
  })

  it('gets the same verdict from the browser and the server', () => {
    const schema = email('Who is it?')
    for (const address of [...complete, ...incomplete])
      expect(schema.safeParse(address).success, address).toBe(isEmailAddress(address))
  })

  it('is rejected with a message that says what to do', () => {
    expect(email('Who is it?').safeParse('ben@').error?.issues).toMatchObject([
      { message: signInMessages.emailInvalid },
    ])
    expect(email('Who is it?').safeParse(' ').error?.issues).toMatchObject([{ message: 'Who is it?' }])
  })
})
