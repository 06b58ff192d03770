import { describe, expect, it } from 'vitest'
import { remainder } from './constant-time.ts'

describe('a constant-time answer', () => {
  it.each([
    [0, 250],
    [80, 170],
    [250, 0],
    [251, 249],
    [600, 150],
  ])('%i ms after the request, waits another %i ms', (passed, wait) => {
    expect(remainder(passed, 250)).toBe(wait)
  })
})
