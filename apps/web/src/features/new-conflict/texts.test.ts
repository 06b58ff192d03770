import { LIMITS } from '@squash/contract/limits'
import { describe, expect, it } from 'vitest'
import { SUGGESTED_TITLES } from './conflict-form.tsx'

describe('the suggested titles', () => {
  it('are nine, all different, and short enough to send', () => {
    expect(new Set(SUGGESTED_TITLES).size).toBe(9)
    for (const title of SUGGESTED_TITLES) expect(title.length).toBeLessThanOrEqual(LIMITS.conflictTitle)
  })
})
