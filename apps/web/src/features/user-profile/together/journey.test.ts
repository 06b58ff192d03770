import { describe, expect, it } from 'vitest'
import { journeyText } from './journey.ts'

const withJonas = (total: number, closed: number) =>
  journeyText('Jonas', { total, closed, resolution_rate: Math.round((100 * closed) / total) })

describe('what Maya and Jonas have been through', () => {
  it.each([
    [1, 0, 'You and Jonas have one conflict open. Every one you close together makes the next one easier.'],
    [3, 0, 'You and Jonas have 3 conflicts open. Every one you close together makes the next one easier.'],
    [1, 1, 'You and Jonas had one conflict and closed it. That is how it starts.'],
    [4, 4, 'You and Jonas closed all 4 conflicts together. Whatever comes next, you know the way.'],
    [10, 8, 'You and Jonas have been through 10 conflicts and closed 80% of them. You two know how to land this.'],
    [
      10,
      7,
      'You and Jonas have been through 10 conflicts and closed 70% of them. More often than not, you find the way.',
    ],
    [
      2,
      1,
      'You and Jonas have been through 2 conflicts and closed 50% of them. More often than not, you find the way.',
    ],
    [10, 4, 'You and Jonas have been through 10 conflicts and closed 40% of them. Slow going, and still going.'],
  ])('%i conflicts, %i of them closed', (total, closed, text) => {
    expect(withJonas(total, closed)).toBe(text)
  })
})
