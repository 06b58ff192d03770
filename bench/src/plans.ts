import { listConflicts } from '@squash/server/features/conflicts/lists.store'
import { createRulings } from '@squash/server/features/rulings/rulings.service'
import { systemClock } from '@squash/server/platform/clock'
import type { Database } from '@squash/server/platform/database/database'
import { openDatabase } from '@squash/server/platform/database/open'
import { createLog } from '@squash/server/platform/log'
import { createOutbox } from '@squash/server/platform/outbox/outbox'
import type { Pool } from 'pg'
import { z } from 'zod'
import { findIds } from './find-ids.ts'
import type { Sent } from './pgbench-script.ts'
import { type Finding, findingOf } from './report.ts'
import { quantile } from './rounds.ts'

const TIMES = 100
/** PostgreSQL makes five custom plans for a prepared statement, and then one generic plan to compare them with. */
const ONCE = { below: 7 }
const PAGE = { limit: 20, before: null }

type Parts = { databaseUrl: string; pool: Pool; rounds: number }
/** Reads the page of one of the people. */
type Read = (person: string) => Promise<unknown>

/**
 * How often PostgreSQL plans the statements of two pages that many users read. The product's own stores send them
 * through its database layer, but from this process, because only the connection itself knows how often it has planned.
 */
export async function measurePlans({ databaseUrl, pool, rounds }: Parts): Promise<Finding[]> {
  const people = await findIds(pool, 'select person_id as id from conflict_counts order by total desc limit $1', TIMES)
  const measure = async (what: string, readOver: (database: Database) => Read): Promise<Finding> => {
    const measured: Planned[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await planningOf(databaseUrl, people, readOver))
    const inAll = (time: 'planning' | 'executing') =>
      quantile(
        measured.flatMap((round) => round[time]),
        0.5,
      ).toFixed(2)
    return findingOf(
      `${what}: plans of its statement`,
      `in ${TIMES} executions`,
      measured.map(({ plans }) => plans),
      ONCE,
      `one plan takes ${inAll('planning')} ms, executing it ${inAll('executing')} ms (medians); planned once means 6`,
    )
  }
  return [
    await measure(
      'the list of conflicts',
      ({ db }) =>
        (person) =>
          listConflicts(db, person, { group: 'active' }, PAGE),
    ),
    await measure('the signed-in feed', (database) => {
      const rulings = createRulings({ database, clock: systemClock, outbox: createOutbox(database) })
      return (person) => rulings.list(person, PAGE)
    }),
  ]
}

/** `plans`: how many were made. `planning` and `executing`: milliseconds for each execution, with a plan of its own. */
type Planned = { plans: number; planning: number[]; executing: number[] }

/** Reads the page over a new connection, as one user after the other. */
async function planningOf(
  databaseUrl: string,
  people: readonly string[],
  readOver: (database: Database) => Read,
): Promise<Planned> {
  const sent: Sent[] = []
  const onStatement = (sql: string, parameters: readonly unknown[]) => sent.push({ sql, parameters })
  const database = await openDatabase({ url: databaseUrl, dataDir: '', log: createLog('error'), onStatement })
  try {
    const read = readOver(database)
    for (let time = 0; time < TIMES; time += 1) await read(people[time % people.length] ?? '')
    const pages = sent.splice(0)
    const plans = await plansOf(database, pages.at(-1)?.sql ?? '')
    const explained = []
    for (const page of pages) explained.push(await explain(database, page))
    return {
      plans,
      planning: explained.map((one) => one['Planning Time']),
      executing: explained.map((one) => one['Execution Time']),
    }
  } finally {
    await database.close()
  }
}

const Counts = z.tuple([z.object({ custom: z.number(), generic: z.number() })])

/** Executions with the generic plan share it; each of the others had its own. The first two, without a name, don't count. */
async function plansOf(database: Database, statement: string): Promise<number> {
  const { rows } = await database.query(
    `select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where statement = $1`,
    [statement],
  )
  const [{ custom, generic }] = Counts.parse(rows)
  return custom + Math.min(generic, 1)
}

const Explained = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ 'Planning Time': z.number(), 'Execution Time': z.number() })]) }),
])

async function explain(database: Database, { sql, parameters }: Sent) {
  const { rows } = await database.query(`explain (analyze, timing off, format json) ${sql}`, parameters)
  return Explained.parse(rows)[0]['QUERY PLAN'][0]
}
