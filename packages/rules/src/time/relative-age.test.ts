import { describe, expect, it } from 'vitest'
import { relativeAge } from './relative-age.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const now = new Date('2026-03-29T12:00:00Z')

describe('the age of a conflict', () => {
  it.each([
    ['that comes from a clock running ahead', -5 * minute, 'Just now'],
    ['of this moment', 0, 'Just now'],
    ['just under an hour', hour - 1, 'Just now'],
    ['of an hour', hour, '1 hour ago'],
    ['just under two hours', 2 * hour - 1, '1 hour ago'],
    ['of two hours', 2 * hour, '2 hours ago'],
    ['just under a day', day - 1, '23 hours ago'],
    ['of a day', day, '1 day ago'],
    ['of two and a half days', 2.5 * day, '2 days ago'],
    ['just under a week', 7 * day - 1, '6 days ago'],
    ['of a week', 7 * day, '1 week ago'],
    ['just under two weeks', 14 * day - 1, '1 week ago'],
    ['of a year', 365 * day, '52 weeks ago'],
  ])('%s', (_age, milliseconds, text) => {
    expect(relativeAge(new Date(now.getTime() - milliseconds), now)).toBe(text)
  })
})
