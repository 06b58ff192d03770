import { describe, expect, it } from 'vitest'
import { isVerified } from './challenge.ts'

describe('a challenge', () => {
  // A known pair, calculated by another program.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

  it('accepts only the verifier that it was derived from', () => {
    expect(isVerified({ challenge, method: 's256' }, verifier)).toBe(true)
    expect(isVerified({ challenge, method: 's256' }, challenge)).toBe(false)
    expect(isVerified({ challenge: verifier, method: 'plain' }, verifier)).toBe(true)
    expect(isVerified({ challenge: verifier, method: 'plain' }, '')).toBe(false)
  })
})
