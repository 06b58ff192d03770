import { expect, it } from 'vitest'
import { apart, maya } from './cast.ts'
import { fixedClock } from './clock.ts'
import { countingIds, idOf } from './ids.ts'

it('fixedClock moves only when a test moves it', () => {
  const clock = fixedClock('2026-03-04T09:00:00Z')
  expect(clock.advance({ days: 1, minutes: 30 })).toEqual(new Date('2026-03-05T09:30:00Z'))
  expect(clock.now()).toEqual(clock.now())
  expect(clock.set('2026-01-01T00:00:00Z')).toEqual(new Date('2026-01-01T00:00:00Z'))
  expect(() => fixedClock('tomorrow')).toThrow('Not a time: tomorrow')
})

it('countingIds yields UUIDs that are the same in every run', () => {
  const next = countingIds(7)
  expect([next(), next()]).toEqual([idOf(1, 7), idOf(2, 7)])
  expect(idOf(255)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-0000000000ff$/)
})

it('apart gives Maya a separate address and username for a suite', () => {
  expect(apart(maya, 'votes')).toMatchObject({ email: 'maya+votes@example.com', username: 'maya_okafor_votes' })
})
