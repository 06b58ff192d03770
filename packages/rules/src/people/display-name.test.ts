import { describe, expect, it } from 'vitest'
import { displayName } from './display-name.ts'

const maya = { first_name: 'Maya', last_name: 'Weber', username: 'maya_w' }

describe('a display name', () => {
  it('is the full name for Jonas, who shares a conflict with Maya', () => {
    expect(displayName(maya, true)).toBe('Maya Weber')
  })
  it('has no last name for strangers', () => {
    expect(displayName(maya, false)).toBe('Maya')
  })
  it('falls back to the username, then to "Anonymous User"', () => {
    expect(displayName({ ...maya, first_name: null, last_name: null }, true)).toBe('maya_w')
    expect(displayName({ first_name: null, last_name: 'Weber', username: null }, false)).toBe('Anonymous User')
    expect(displayName(null, true)).toBe('Anonymous User')
  })
})
