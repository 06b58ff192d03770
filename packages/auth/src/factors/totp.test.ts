import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newTotp, stepOfCode } from './totp.ts'

const now = new Date('2026-03-06T12:00:00.000Z')
const step = Math.floor(now.getTime() / 30_000)
const codeAt = (secret: string, at: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at * 30_000, algorithm: 'SHA1', digits: 6, period: 30 })

describe('a code of an authenticator app', () => {
  // Known codes of the secret "12345678901234567890", calculated by another program.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('is recognised at second %i', (seconds, code) => {
    expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })

  it('is accepted up to one step early or late', () => {
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, codeAt(secret, step + steps), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ])
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345', '1e5   '])(
    'is rejected when malformed: %j',
    (code) => {
      expect(stepOfCode(secret, code, now)).toBeNull()
    },
  )
})

describe('a new authenticator app', () => {
  it('gets a secret of 20 bytes, a URI that names the account, and both as a QR code', () => {
    const { secret, uri, qr_code } = newTotp('squash.example', 'maya+home@example.com')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(uri)
    expect(decodeURIComponent(url.pathname)).toContain('squash.example:maya+home@example.com')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret,
      issuer: 'squash.example',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(qr_code).toMatch(/^<svg [^#%]*<\/svg>$/)
  })

  it('gets a QR code even with the longest names', () => {
    expect(newTotp('🍋'.repeat(32), `${'🍋'.repeat(60)}@example.com`).qr_code).toContain('<svg')
  })
})
