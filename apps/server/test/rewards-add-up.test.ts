import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@squash/rules/events'
import { ledgerOf } from '@squash/rules/squashcred/testing/ledger'
import { fixedClock } from '@squash/testkit/clock'
import { afterAll, expect, it } from 'vitest'
import { runAdminCommand } from '../src/admin-command.ts'
import type { NumberedEvent } from '../src/features/squashcred/counting.ts'
import { chanceOf } from './support/chance.ts'
import { testDatabase } from './support/database.ts'
import { actionsOf } from './support/reward-actions.ts'
import { eventsAfter, insertPeople, publish, rewardsOver } from './support/rewards.ts'

const PEOPLE = 200
const ACTIONS = 20_000
/** Events that are in flight at the same time, and how many of them are handled concurrently. */
const ON_THEIR_WAY = 600
const AT_ONCE = 150
const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata'] as const

const database = await testDatabase()
afterAll(database.close)

it(`rewards add up for ${PEOPLE} people after ${ACTIONS} actions, counted out of order and some of them twice`, {
  timeout: 300_000,
}, async () => {
  const chance = chanceOf(41)
  const clock = fixedClock()
  const { counting } = rewardsOver(database, clock)
  const zones = Object.fromEntries(
    Array.from({ length: PEOPLE }, (_, number) => [randomUUID(), ZONES[number % ZONES.length] ?? 'UTC']),
  )
  const people = Object.keys(zones).toSorted()
  await insertPeople(
    database,
    people.map((id) => ({ id, time_zone: zones[id] ?? 'UTC' })),
  )

  const actions = actionsOf(people, chance, new Date('2026-01-05T00:00:00Z'))
  let acted = 0
  let counted = 0
  for (;;) {
    const news: DomainEvent[] = []
    for (; acted < ACTIONS && news.length < ON_THEIR_WAY; acted++) news.push(...actions.next().value)
    if (news.length > 0) await publish(database, news)
    const waiting = await eventsAfter(database, counted, ON_THEIR_WAY)
    if (waiting.length === 0) break
    counted = waiting.at(-1)?.id ?? counted
    const shuffled = shuffle([...waiting, ...waiting.slice(0, 30)], chance.next)
    await Promise.all(inBatches(shuffled).map(counting.countAll))
  }

  const said: string[] = []
  const code = await runAdminCommand(['recount'], { database, clock, print: (line) => said.push(line) })
  expect({ said, code }, `SEED=${chance.seed}`).toEqual({ said: ['All counters are correct.'], code: 0 })

  const all = (await eventsAfter(database, 0)).map(({ event }) => event)
  const { rows } = await database.query('select user_id, code, subject, amount from squashcred_events')
  const kept = rows.map((row) => `${row.user_id} ${row.code} ${row.subject} ${row.amount}`)
  const expected = ledgerOf(all, zones).map((entry) => `${entry.person} ${entry.code} ${entry.subject} ${entry.amount}`)
  expect(kept.toSorted(), `SEED=${chance.seed}`).toEqual(expected.toSorted())
  expect(kept.length).toBeGreaterThan(ACTIONS / 2)
})

const shuffle = (events: readonly NumberedEvent[], next: () => number): NumberedEvent[] =>
  events
    .map((event) => ({ event, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ event }) => event)

const inBatches = (events: readonly NumberedEvent[]): NumberedEvent[][] =>
  Array.from({ length: Math.ceil(events.length / AT_ONCE) }, (_, number) =>
    events.slice(number * AT_ONCE, (number + 1) * AT_ONCE),
  )
