import { describe, expect, it } from 'vitest'
import { displayName } from './display-name.ts'

const maya = { first_name: 'Maya', last_name: 'Weber', username: 'maya_w' }

describe('what a person is called', () => {
  it('tells Jonas, who shares a conflict with Maya, her whole name', () => {
    expect(displayName(maya, true)).toBe('Maya Weber')
  })
  it('keeps the last name from strangers', () => {
    expect(displayName(maya, false)).toBe('Maya')
  })
  it('falls back to the username, then to nobody in particular', () => {
    expect(displayName({ ...maya, first_name: null, last_name: null }, true)).toBe('maya_w')
    expect(displayName({ first_name: null, last_name: 'Weber', username: null }, false)).toBe('Anonymous User')
    expect(displayName(null, true)).toBe('Anonymous User')
  })
})
