import { describe, expect, it } from 'vitest'
import { boardOf, searchOf, startOf } from './leaderboard-screen.tsx'

describe('the address of a leaderboard', () => {
  it.each([
    ['', { span: 'all', sort: 'least' }],
    ['time=week', { span: 'week', sort: 'least' }],
    ['sort=most', { span: 'all', sort: 'most' }],
    ['time=week&sort=most', { span: 'week', sort: 'most' }],
  ] as const)('with the query "%s" leads to that board, and back', (query, board) => {
    expect(boardOf(new URLSearchParams(query))).toEqual(board)
    expect(new URLSearchParams(searchOf(board)).toString()).toBe(query)
  })

  it('falls back to the default board when it is invalid', () => {
    expect(boardOf(new URLSearchParams('time=year&sort=worst'))).toEqual({ span: 'all', sort: 'least' })
  })
})

it('the leaderboard’s current week is the week in UTC, where it may still be Sunday', () => {
  expect(startOf('week', new Date('2026-03-09T00:30:00+01:00'))).toBe('2026-03-02T00:00:00.000Z')
  expect(startOf('week', new Date('2026-03-09T01:30:00+01:00'))).toBe('2026-03-09T00:00:00.000Z')
  expect(startOf('all', new Date())).toBe(null)
})
