import { expect, it } from 'vitest'
import { lastEndedMonth } from './last-ended-month.ts'

it.each([
  ['2026-04-01T11:59:59Z', '2026-02', '2026-02-01', '2026-03-01'],
  ['2026-04-01T12:00:00Z', '2026-03', '2026-03-01', '2026-04-01'],
  ['2026-04-30T23:00:00Z', '2026-03', '2026-03-01', '2026-04-01'],
  ['2027-01-01T12:00:00Z', '2026-12', '2026-12-01', '2027-01-01'],
  ['2028-03-01T13:00:00Z', '2028-02', '2028-02-01', '2028-03-01'],
])('at %s, the last month that is over in every time zone is %s', (now, month, from, until) => {
  expect(lastEndedMonth(new Date(now))).toEqual({ month, from: new Date(from), until: new Date(until) })
})
