import { expect, it } from 'vitest'
import { lastEndedMonth } from './judged-month.ts'

it.each([
  ['2026-04-01T11:59:59Z', '2026-02', '2026-03-01T12:00:00.000Z'],
  ['2026-04-01T12:00:00Z', '2026-03', '2026-04-01T12:00:00.000Z'],
  ['2026-04-30T23:00:00Z', '2026-03', '2026-04-01T12:00:00.000Z'],
  ['2027-01-01T12:00:00Z', '2026-12', '2027-01-01T12:00:00.000Z'],
  ['2028-03-01T13:00:00Z', '2028-02', '2028-03-01T12:00:00.000Z'],
])('at %s the last month that has ended everywhere is %s', (now, month, over) => {
  const judged = lastEndedMonth(new Date(now))
  expect([judged.month, judged.over.toISOString()]).toEqual([month, over])
})
