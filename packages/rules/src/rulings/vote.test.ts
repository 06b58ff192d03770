import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { badFaithDay, decideRulingVote } from './vote.ts'

const ruling = { parties: ['maya', 'jonas'] as const, is_hidden: false }

describe('a vote on a public ruling', () => {
  it('is possible for Ada, who is not involved in the conflict', () => {
    expect(decideRulingVote(ruling, 'ada')).toEqual(ok(null))
    expect(decideRulingVote({ ...ruling, parties: [null, null] }, 'ada')).toEqual(ok(null))
  })

  it.each(['maya', 'jonas'])('is refused to %s, who is a party to the conflict', (party) => {
    expect(decideRulingVote(ruling, party)).toEqual(refuse('ruling.own'))
    expect(decideRulingVote({ ...ruling, is_hidden: true }, party)).toEqual(refuse('ruling.own'))
  })

  it('is refused on a ruling that was hidden or was never public', () => {
    expect(decideRulingVote({ ...ruling, is_hidden: true }, 'ada')).toEqual(refuse('ruling.closed'))
    expect(decideRulingVote(null, 'ada')).toEqual(refuse('conflict.not_found'))
  })
})

describe('a voter with many votes in a short time', () => {
  const midnight = new Date('2026-03-02T23:30:00Z')

  it('votes in bad faith from the twenty-first vote in ten minutes', () => {
    expect(badFaithDay(19, 'UTC', midnight)).toBeNull()
    expect(badFaithDay(20, 'UTC', midnight)).toBe('2026-03-02')
    expect(badFaithDay(500, 'UTC', midnight)).toBe('2026-03-02')
  })

  it('is penalised for the day in their own time zone', () => {
    expect(badFaithDay(20, 'Europe/Berlin', midnight)).toBe('2026-03-03')
  })
})
