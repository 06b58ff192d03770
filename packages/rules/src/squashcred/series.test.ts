import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTime } from '../counters/local-time.ts'
import { DAY } from '../time/units.ts'
import { balanceSeries, type Change, seriesSince } from './series.ts'

/** Noon in London on Thursday, 12 March 2026. */
const now = new Date('2026-03-12T12:00:00Z')
const at = (time: string, amount: number): Change => ({ at: new Date(time), amount })

describe('the balance series', () => {
  it('is constant for a user without any events', () => {
    expect(balanceSeries(7, [], { now, days: 3, timeZone: 'UTC' })).toEqual([
      { day: '2026-03-10', balance: 7 },
      { day: '2026-03-11', balance: 7 },
      { day: '2026-03-12', balance: 7 },
    ])
  })

  it("rises and falls with each day's changes, whatever came before", () => {
    const changes = [
      at('2026-03-12T08:00:00Z', 10),
      at('2026-03-11T23:59:59Z', -5),
      at('2026-03-11T00:00:00Z', 20),
      at('2026-03-09T23:59:59Z', 100),
    ]
    expect(balanceSeries(125, changes, { now, days: 3, timeZone: 'UTC' }).map(({ balance }) => balance)).toEqual([
      100, 115, 125,
    ])
  })

  it('uses the days of the user’s own time zone', () => {
    const changes = [at('2026-03-11T11:30:00Z', 5)]
    const balances = (timeZone: string) =>
      Object.fromEntries(
        balanceSeries(5, changes, { now, days: 3, timeZone }).map(({ day, balance }) => [day.slice(-2), balance]),
      )
    // 00:30 on the 12th in Auckland, where it is the 13th by now; 04:30 on the 11th in Los Angeles
    expect(balances('Pacific/Auckland')).toEqual({ '11': 0, '12': 5, '13': 5 })
    expect(balances('America/Los_Angeles')).toEqual({ '10': 0, '11': 5, '12': 5 })
  })

  it('has each day once when the clocks change', () => {
    const days = (moment: string) =>
      balanceSeries(0, [], { now: new Date(moment), days: 4, timeZone: 'Europe/Berlin' }).map(({ day }) => day)
    expect(days('2026-03-30T22:30:00Z')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'])
    expect(days('2026-10-26T23:30:00Z')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'])
  })

  it('needs no changes from before `seriesSince`', () => {
    const times = fc.integer({ min: 0, max: 40 * 24 * 60 }).map((minutes) => new Date(now.getTime() - minutes * 60_000))
    const timeZones = fc.constantFrom(
      'UTC',
      'Pacific/Auckland',
      'Pacific/Kiritimati',
      'America/Los_Angeles',
      'Etc/GMT+12',
    )
    const ledgers = fc.array(fc.record({ at: times, amount: fc.integer({ min: -50, max: 50 }) }))
    fc.assert(
      fc.property(ledgers, fc.integer({ min: 1, max: 30 }), timeZones, (ledger, days, timeZone) => {
        const sum = (changes: readonly Change[]) => changes.reduce((total, { amount }) => total + amount, 0)
        const recent = ledger.filter((change) => change.at >= seriesSince(now, days))
        const series = balanceSeries(sum(ledger), recent, { now, days, timeZone })
        expect(series).toHaveLength(days)
        for (const { day, balance } of series)
          expect(balance).toBe(sum(ledger.filter((change) => localTime(change.at, timeZone).day <= day)))
      }),
    )
  })

  it('needs the changes of only one day more than it shows', () => {
    expect(now.getTime() - seriesSince(now, 90).getTime()).toBe(91 * DAY)
  })
})
