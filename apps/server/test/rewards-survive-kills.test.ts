import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ledgerOf } from '@squash/rules/squashcred/testing/ledger'
import { fixedClock } from '@squash/testkit/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdminCommand } from '../src/admin-command.ts'
import type { Database } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { chanceOf } from './support/chance.ts'
import { killChildren, startChild } from './support/child.ts'
import { type DatabaseForProcesses, databaseForProcesses } from './support/database-for-processes.ts'
import { actionsOf } from './support/reward-actions.ts'
import { countEverything, eventsAfter, insertPeople, publish, rewardsOver } from './support/rewards.ts'

/** Fewer on PostgreSQL, where each worker takes longer to start; the embedded database covers more. */
const KILLS = process.env.DATABASE_URL ? 8 : 20
const PEOPLE = 12
const ACTIONS = 400
/** A worker is killed after it has begun to count up to this many batches … */
const BATCHES_BEGUN = 6
/** … and up to this many milliseconds later, about as long as counting one takes. */
const COUNTING = 15

let where: DatabaseForProcesses
beforeAll(async () => {
  where = await databaseForProcesses()
})
afterAll(async () => {
  killChildren()
  await where.remove()
})

const inDatabase = async <Value>(work: (database: Database) => Promise<Value>): Promise<Value> => {
  const database = await where.open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

it(`each award is given exactly once even though the worker is killed ${KILLS} times while counting`, {
  timeout: 300_000,
}, async () => {
  const chance = chanceOf(7)
  const people = Array.from({ length: PEOPLE }, () => randomUUID()).toSorted()
  await inDatabase(async (database) => {
    await migrate(database)
    await insertPeople(
      database,
      people.map((id) => ({ id, time_zone: 'UTC' })),
    )
    const actions = actionsOf(people, chance, new Date('2026-03-02T00:00:00Z'))
    await publish(database, Array.from({ length: ACTIONS }, () => actions.next().value).flat())
  })

  for (let kills = 0; kills < KILLS; kills++) {
    const worker = startChild('count-rewards', where.env)
    await worker.printed(1 + chance.below(BATCHES_BEGUN))
    await pause(chance.below(COUNTING))
    await worker.kill()
  }

  await inDatabase(async (database) => {
    const { rows } = await database.query('select count(distinct event_id) as events from reward_events')
    expect(Number(rows[0]?.events)).toBeGreaterThan(KILLS)
    // Delivers every event from the first on, including those that have already been counted.
    const clock = fixedClock()
    await countEverything(database, rewardsOver(database, clock).counting)
    const said: string[] = []
    await runAdminCommand(['recount'], { database, clock, print: (line) => said.push(line) })
    expect(said, `SEED=${chance.seed}`).toEqual(['All counters are correct.'])
    const events = (await eventsAfter(database, 0)).map(({ event }) => event)
    const kept = await database.query('select user_id, code, subject from squashcred_events')
    expect(
      kept.rows.map((row) => `${row.user_id} ${row.code} ${row.subject}`).toSorted(),
      `SEED=${chance.seed}`,
    ).toEqual(
      ledgerOf(events)
        .map(({ person, code, subject }) => `${person} ${code} ${subject}`)
        .toSorted(),
    )
  })
})
