import { describe, expect, it } from 'vitest'
import { remainder } from './evenly.ts'

describe('an answer that must not tell by its time', () => {
  it.each([
    [0, 250],
    [80, 170],
    [250, 0],
    [251, 249],
    [600, 150],
  ])('waits, %i ms after the request, another %i ms', (passed, wait) => {
    expect(remainder(passed, 250)).toBe(wait)
  })
})
