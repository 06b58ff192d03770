import { describe, expect, it } from 'vitest'
import { isUuid } from './uuid.ts'

describe('an id in the address of a conflict or user', () => {
  it('can be in upper or lower case', () => {
    expect(isUuid('0190c0de-0000-7000-8000-000000000001')).toBe(true)
    expect(isUuid('0190C0DE-0000-7000-8000-00000000000A')).toBe(true)
  })

  it.each(['', 'undefined', '42', '0190c0de-0000-7000-8000-00000000000', '../dashboard'])('cannot be %j', (text) => {
    expect(isUuid(text)).toBe(false)
  })
})
