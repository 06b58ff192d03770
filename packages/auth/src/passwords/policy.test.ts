import { describe, expect, it } from 'vitest'
import { checkNewPassword, weakness } from './policy.ts'

describe('a new password', () => {
  it.each(['password', 'PASSWORD', '123456', 'qwertyuiop', 'iloveyou', 'dragon'])(
    'is refused if it is among the first that attackers try: %s',
    async (text) => {
      expect((await weakness(text, 6))?.reasons).toEqual(['pwned'])
    },
  )

  it('is refused with both reasons when it is too short and common', async () => {
    expect(await weakness('123456', 8)).toEqual({
      message: 'Password should be at least 8 characters.',
      reasons: ['length', 'pwned'],
    })
    // The list has no password as short as this.
    expect((await weakness('12345', 6))?.reasons).toEqual(['length'])
  })

  it.each(['maya keeps a secret', 'quiet mornings', 'correct horse', 'password of mine', 'ünïcödé'])(
    'is accepted if it is uncommon and long enough: %s',
    async (text) => {
      expect((await checkNewPassword(text, 6)).ok).toBe(true)
    },
  )

  it('is limited to 72 bytes, while its minimum length counts characters', async () => {
    expect(await weakness('🦊🦊🦊🦊🦊🦊', 6)).toBeNull()
    expect((await weakness('🦊🦊🦊🦊🦊', 6))?.reasons).toEqual(['length'])
    expect((await checkNewPassword('ü'.repeat(36), 6)).ok).toBe(true)
    expect(await checkNewPassword('ü'.repeat(37), 6)).toMatchObject({ ok: false, code: 'validation_failed' })
  })
})
