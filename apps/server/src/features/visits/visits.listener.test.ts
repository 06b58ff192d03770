import { fixedClock } from '@squash/testkit/clock'
import { beforeEach, expect, it } from 'vitest'
import { listenForVisits } from './visits.jobs.ts'

const clock = fixedClock()
let nudged: string[]
let handleCall: ReturnType<typeof listenForVisits>

beforeEach(() => {
  clock.set('2026-03-04T09:01:00.000Z')
  nudged = []
  handleCall = listenForVisits({
    clock,
    nudge: (job, key, data) => void nudged.push([job.name, key, 'at' in data && data.at].join(' | ')),
  })
})
const calls = (person: string, name = 'get_dashboard') => handleCall({ name, person })

it("the visit listener requests one job for Maya's calls within a quarter of an hour, and one for Jonas", () => {
  for (const person of ['maya', 'maya', 'jonas', 'maya', 'jonas']) calls(person)
  expect(nudged).toHaveLength(2)
  expect(nudged[0]).toMatch(/^visits.count \| maya \d+ \| 2026-03-04T09:01:00.000Z$/)
})

it('the visit listener requests a job in each quarter of an hour, as Maya’s next day may have begun', () => {
  calls('maya')
  clock.set('2026-03-04T09:14:59.999Z')
  calls('maya')
  expect(nudged).toHaveLength(1)
  clock.set('2026-03-04T09:15:00.000Z')
  calls('maya')
  calls('maya')
  expect(new Set(nudged).size).toBe(2)
})

it('the visit listener requests another job when Maya may have moved to another time zone', () => {
  calls('maya')
  calls('maya', 'update_profile')
  expect(nudged).toHaveLength(2)
})
