import { describe, expect, it } from 'vitest'
import { delayOf } from './policy.ts'

describe('the answers to ten wrong passwords', () => {
  it('are immediate three times, then slow down step by step to two seconds', () => {
    const delays = Array.from({ length: 10 }, (_, index) => delayOf((index + 1) / 10))
    expect(delays).toEqual([0, 0, 0, 250, 500, 1000, 2000, 2000, 2000, 2000])
  })
})
