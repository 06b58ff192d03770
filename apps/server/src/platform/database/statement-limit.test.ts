import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import { startDatabaseLink } from '../../../test/support/database-link.ts'
import { isDatabaseUnavailable } from '../http/database-unavailable.ts'
import { createDatabase } from './create-database.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

/** Milliseconds. */
const LIMIT = 200

/** Statements on the embedded database have no limit. */
describe.runIf(process.env.DATABASE_URL)('a statement that times out', () => {
  let testDb: TestDatabase
  let database: Database
  beforeAll(async () => {
    testDb = await testDatabase()
    const source = await openPostgres(testDb.url ?? '', pino({ level: 'silent' }))
    database = createDatabase({ ...source, statementLimit: LIMIT })
  })
  beforeEach(() => testDb.truncate())
  afterAll(async () => {
    await database.close()
    await testDb.close()
  })

  const wait = (seconds: number) => database.query('select pg_sleep($1)', [seconds])

  it('fails as if the database were down, and its connection is replaced', async () => {
    for (let time = 0; time < 12; time++) expect(await wait(30).catch(isDatabaseUnavailable)).toBe(true)
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('aborts its transaction: nothing that follows is written outside it', async () => {
    const remember = () =>
      database.db
        .insertInto('sent_mails')
        .values({ key: 'invite:1', sent_at: new Date('2026-03-02') })
        .execute()
    const work = database.transaction(async () => {
      await wait(30).catch(() => {})
      await remember()
    })
    expect(await work.catch(isDatabaseUnavailable)).toBe(true)
    expect((await testDb.query('select key from sent_mails')).rows).toEqual([])
  })

  it('does not delay the start of a process', async () => {
    const link = await startDatabaseLink(testDb.url ?? '')
    link.freeze()
    const opening = openPostgres(link.url, pino({ level: 'silent' }))
    expect(await opening.catch(isDatabaseUnavailable)).toBe(true)
    await link.close()
  })

  it.each(['0', "'0'"])(
    'may run as long as it needs where its own transaction has lifted the limit (%s)',
    async (none) => {
      await database.transaction(async () => {
        await database.query(`set local statement_timeout = ${none}`)
        await wait((2 * LIMIT) / 1000)
      })
      expect(await wait(30).catch(isDatabaseUnavailable)).toBe(true)
    },
  )
})
