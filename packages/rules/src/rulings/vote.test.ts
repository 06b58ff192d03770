import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { badFaithDay, decideRulingVote } from './vote.ts'

const ruling = { parties: ['maya', 'jonas'] as const, is_hidden: false }

describe('a vote on a public ruling', () => {
  it('is open to Ada, who has no part in it', () => {
    expect(decideRulingVote(ruling, 'ada')).toEqual(ok(null))
    expect(decideRulingVote({ ...ruling, parties: [null, null] }, 'ada')).toEqual(ok(null))
  })

  it.each(['maya', 'jonas'])('is not for %s, whose conflict it is', (party) => {
    expect(decideRulingVote(ruling, party)).toEqual(refuse('ruling.own'))
    expect(decideRulingVote({ ...ruling, is_hidden: true }, party)).toEqual(refuse('ruling.own'))
  })

  it('is not taken on one that was taken off the board, or never was on it', () => {
    expect(decideRulingVote({ ...ruling, is_hidden: true }, 'ada')).toEqual(refuse('ruling.closed'))
    expect(decideRulingVote(null, 'ada')).toEqual(refuse('conflict.not_found'))
  })
})

describe('a voter who rushes through the board', () => {
  const midnight = new Date('2026-03-02T23:30:00Z')

  it('is in bad faith from the twenty-first vote in ten minutes on', () => {
    expect(badFaithDay(19, 'UTC', midnight)).toBeNull()
    expect(badFaithDay(20, 'UTC', midnight)).toBe('2026-03-02')
    expect(badFaithDay(500, 'UTC', midnight)).toBe('2026-03-02')
  })

  it('is so on their own calendar', () => {
    expect(badFaithDay(20, 'Europe/Berlin', midnight)).toBe('2026-03-03')
  })
})
