import { describe, expect, it } from 'vitest'
import { emailCheckState, isWorthChecking } from './account-field.tsx'

const maya = 'maya@example.org'
const jonas = 'jonas@example.org'
const settled = (email: string, facts: { exists?: boolean; failed?: boolean } = {}) =>
  emailCheckState({ typed: email, settled: email, own: maya, exists: facts.exists, failed: facts.failed ?? false })

describe('the live account check', () => {
  it('stays idle for an empty field or an incomplete address', () => {
    expect(settled('')).toBe('idle')
    for (const half of ['jonas', 'jonas@', 'jonas@example']) {
      expect(settled(half)).toBe('idle')
      expect(isWorthChecking(half, maya)).toBe(false)
    }
  })

  it('shows that it is checking while Maya types and until the answer arrives', () => {
    expect(emailCheckState({ typed: jonas, settled: 'jonas@example.or', own: maya, exists: true, failed: false })).toBe(
      'checking',
    )
    expect(settled(jonas)).toBe('checking')
  })

  it('says whether Jonas has an account', () => {
    expect(settled(jonas, { exists: true })).toBe('has_account')
    expect(settled(jonas, { exists: false })).toBe('no_account')
  })

  it('reports when the check failed', () => {
    expect(settled(jonas, { failed: true })).toBe('unverified')
  })

  it('never looks up Maya’s own address, however she spells it', () => {
    expect(settled(' Maya@Example.org ')).toBe('own')
    expect(isWorthChecking('MAYA@example.org', maya)).toBe(false)
  })
})
