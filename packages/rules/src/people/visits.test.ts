import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTime } from '../counters/local-time.ts'
import { DAY, MINUTE } from '../time/units.ts'
import { decideVisit, inactiveBefore, newVisits, quarterOf, type Visits } from './visits.ts'

const maya = 'maya'
const signedUp = new Date('2026-03-01T08:00:00Z')
const later = (ms: number, from = signedUp) => new Date(from.getTime() + ms)

/** Applies Maya's visits in sequence. @returns what is stored after them, and the days reported */
function visiting(timeZone: string, ...times: (string | Date)[]) {
  let visits: Visits = newVisits(signedUp)
  const told: string[] = []
  for (const time of times) {
    const decision = decideVisit(visits, { person: maya, at: new Date(time), timeZone })
    visits = decision?.visits ?? visits
    for (const event of decision?.events ?? []) if (event.type === 'person.visited') told.push(event.local_day)
  }
  return { visits, told }
}

describe('a visit', () => {
  it("is reported when it is the first of Maya's day", () => {
    const at = new Date('2026-03-02T07:00:00Z')
    expect(decideVisit(newVisits(signedUp), { person: maya, at, timeZone: 'UTC' })).toEqual({
      visits: { last_at: at, recent_days: ['2026-03-02'], absence_told: false },
      events: [{ type: 'person.visited', person: maya, local_day: '2026-03-02', at }],
    })
  })

  it('later on the same day is stored after half an hour, without being reported again', () => {
    const { told, visits } = visiting('UTC', '2026-03-02T07:00:00Z', '2026-03-02T07:29:00Z')
    expect(visits.last_at).toEqual(new Date('2026-03-02T07:00:00Z'))
    const more = visiting('UTC', '2026-03-02T07:00:00Z', '2026-03-02T07:30:00Z')
    expect(more.visits.last_at).toEqual(new Date('2026-03-02T07:30:00Z'))
    expect([told, more.told]).toEqual([['2026-03-02'], ['2026-03-02']])
  })

  it.each([
    ['Pacific/Auckland', '2026-03-02T10:59:00Z', '2026-03-02T11:00:00Z'],
    ['America/Los_Angeles', '2026-03-03T07:59:00Z', '2026-03-03T08:00:00Z'],
    ['Asia/Kathmandu', '2026-03-02T18:14:00Z', '2026-03-02T18:15:00Z'],
  ])('before and after midnight in %s is counted on both days', (zone, before, after) => {
    expect(visiting(zone, before, after).told).toEqual(['2026-03-02', '2026-03-03'])
  })

  it('is reported only once on a day on which the clocks change', () => {
    for (const day of ['2026-03-08', '2026-11-01']) {
      const start = new Date(`${day}T08:30:00Z`)
      const hours = Array.from({ length: 22 }, (_, hour) => later(hour * 60 * MINUTE, start))
      expect(visiting('America/Los_Angeles', ...hours).told).toEqual([day])
    }
  })

  it('on a day that was already reported before Maya flew west is not reported again', () => {
    let visits = visiting('Pacific/Auckland', '2026-03-04T20:00:00Z').visits
    expect(visits.recent_days).toEqual(['2026-03-05'])
    const told = ['2026-03-05T02:00:00Z', '2026-03-05T20:00:00Z'].flatMap((at) => {
      const decision = decideVisit(visits, { person: maya, at: new Date(at), timeZone: 'America/Los_Angeles' })
      visits = decision?.visits ?? visits
      return decision?.events.map((event) => event.type === 'person.visited' && event.local_day) ?? []
    })
    expect(told).toEqual(['2026-03-04'])
  })

  it('that is counted late is reported for its own day, and never moves the last visit back', () => {
    const { told, visits } = visiting('UTC', '2026-03-03T10:00:00Z', '2026-03-02T22:00:00Z', '2026-03-02T22:00:00Z')
    expect(told).toEqual(['2026-03-03', '2026-03-02'])
    expect(visits.last_at).toEqual(new Date('2026-03-03T10:00:00Z'))
  })

  it('counts each day once, in any order within a week', () => {
    const week = Array.from({ length: 7 }, (_, day) => later(day * DAY))
    const twice = [...week, ...week.map((at) => later(MINUTE, at))]
    fc.assert(
      fc.property(fc.shuffledSubarray(twice, { minLength: twice.length }), (times) => {
        const { told, visits } = visiting('UTC', ...times)
        expect(told.toSorted()).toEqual(week.map((at) => at.toISOString().slice(0, 10)))
        expect(visits.last_at >= later(6 * DAY)).toBe(true)
      }),
    )
  })

  it('from before the stored days is not reported, because it may have been reported already', () => {
    const days = Array.from({ length: 8 }, (_, day) => later(day * DAY))
    expect(visiting('UTC', ...days, later(0)).told).toHaveLength(8)
  })
})

describe('an absence', () => {
  it('lasts more than 30 days, plus the hour by which the stored last visit may lag', () => {
    const now = new Date('2026-05-01T03:00:00Z')
    expect(inactiveBefore(now)).toEqual(new Date('2026-04-01T02:00:00Z'))
  })

  it('ends with the next visit, even one on a day that was already counted', () => {
    const away: Visits = { last_at: signedUp, recent_days: ['2026-03-01'], absence_told: true }
    const back = decideVisit(away, { person: maya, at: later(MINUTE), timeZone: 'UTC' })
    expect(back).toEqual({ visits: { ...away, last_at: later(MINUTE), absence_told: false }, events: [] })
  })

  it('is not ended by an earlier visit', () => {
    const away: Visits = { last_at: signedUp, recent_days: ['2026-03-01'], absence_told: true }
    expect(decideVisit(away, { person: maya, at: later(-DAY), timeZone: 'UTC' })?.visits.absence_told).toBe(true)
  })
})

describe('a quarter-hour of the clock', () => {
  it('never contains midnight in any time zone', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const time = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(time, fc.constantFrom(...zones), fc.nat(15 * MINUTE), (at, zone, pause) => {
        const next = later(pause, at)
        fc.pre(quarterOf(at) === quarterOf(next))
        expect(localTime(next, zone).day).toBe(localTime(at, zone).day)
      }),
    )
  })
})
