import { jonas, maya } from '@squash/testkit/cast'
import { startConflict } from '@squash/testkit/conflict-steps'
import { testClient } from '@squash/testkit/http'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { moveDatabase } from '../src/move-command.ts'
import { createDatabase } from '../src/platform/database/create-database.ts'
import type { Database } from '../src/platform/database/database.ts'
import { type TestDatabase, testDatabase } from './support/database.ts'
import { pooledEmbedded } from './support/embedded-pool.ts'
import { miscounts } from './support/recount.ts'
import { startServer } from './support/server-process.ts'
import { testSettings } from './support/settings.ts'
import { untilQuiet } from './support/until.ts'

const log = pino({ level: 'silent' })

/** Moves everything. @returns the exit code and what was printed */
async function move(from: Database, to: Database) {
  const said: string[] = []
  const code = await moveDatabase({ from, to, settings: testSettings(), log, print: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

const urlOf = ({ url = '' }: TestDatabase) => ({ DATABASE_URL: url })

it.runIf(process.env.DATABASE_URL)(
  'a database moves from a server to the embedded one and back without losing a row',
  { timeout: 90_000 },
  async () => {
    const first = await testDatabase()
    const embedded = createDatabase(await pooledEmbedded())
    const second = await testDatabase()
    const before = await startServer(urlOf(first))
    const { signUp } = testClient(before.origin)
    await signUp(jonas)
    await startConflict(await signUp(maya))
    await untilQuiet(first)

    // As the job queue does every day.
    await first.query(
      "create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats for values from ('2020-01-01') to ('2020-01-02')",
    )
    expect((await move(first, embedded)).said).toContain('stop every Squash on both databases first')
    await before.stop()
    expect(await move(first, embedded)).toMatchObject({ code: 0, said: expect.stringContaining('are the same') })
    expect((await move(first, embedded)).said).toContain('already has accounts')
    expect(await move(embedded, second)).toMatchObject({ code: 0 })

    expect(await miscounts(second)).toEqual([])
    await Promise.all([first.close(), second.close()])
    // Changes the schema, so that the pool doesn't give this database and its rows to another test file.
    await embedded.query('create table moved ()')
    await embedded.close()
  },
)

it.runIf(process.env.DATABASE_URL)('a move between databases with different tables changes neither', async () => {
  const from = await testDatabase()
  const to = await testDatabase()
  await from.query('create table only_here (id integer)')
  await expect(move(from, to)).rejects.toThrow('different tables')
  expect((await to.query('select count(*)::integer as shards from global_stats')).rows).toEqual([{ shards: 16 }])
  await Promise.all([from.close(), to.close()])
})
