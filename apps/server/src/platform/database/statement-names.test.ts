import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import { createStatementNames } from './statement-names.ts'

describe('a statement', () => {
  it('has its own name from the third time on', () => {
    const names = createStatementNames()
    const [one, other] = ['select 1 where $1', 'select 2 where $1']
    expect([one, one, one, one, other].map(names.nameOf)).toEqual([
      undefined,
      undefined,
      'squash_1',
      'squash_1',
      undefined,
    ])
    expect([other, other].map(names.nameOf)).toEqual([undefined, 'squash_2'])
  })
  it('gets no name once the maximum number of others have one', () => {
    const names = createStatementNames({ from: 1, max: 2 })
    expect(['a', 'b', 'c', 'a'].map(names.nameOf)).toEqual(['squash_1', 'squash_2', undefined, 'squash_1'])
  })
  it('gets another name once its plan is outdated', () => {
    const names = createStatementNames({ from: 1 })
    expect(names.nameOf('a')).toBe('squash_1')
    names.forget('a')
    expect(names.nameOf('a')).toBe('squash_2')
  })
})

/** The embedded database has one connection and little memory: its statements aren't named. */
describe.runIf(process.env.DATABASE_URL)('on a PostgreSQL server', () => {
  let database: TestDatabase
  const key = 'invite:1'
  const found = async () => (await database.query('select * from sent_mails where key = $1', [key])).rows
  const uses = async () =>
    (await database.query(`select name from pg_prepared_statements where statement like '%from sent_mails where key%'`))
      .rows

  beforeAll(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    await database.truncate()
    await database.query('alter table sent_mails drop column if exists subject')
    await database.query('insert into sent_mails values ($1, now())', [key])
    for (let times = 0; times < 3; times += 1) await found()
  })
  afterAll(() => database.close())

  it('a recurring statement stays prepared on its connection', async () => {
    expect((await uses()).length).toBeGreaterThan(0)
  })
  it('a read still answers after a migration has added a column to its result', async () => {
    await database.query("alter table sent_mails add column subject text default 'Hello'")
    expect(await found()).toMatchObject([{ key, subject: 'Hello' }])
  })
  it('a transaction runs again when a migration has added a column to one of its results', async () => {
    await database.query("alter table sent_mails add column subject text default 'Hello'")
    let runs = 0
    const rows = await database.transaction(async () => {
      runs += 1
      return found()
    })
    expect({ rows, runs }).toMatchObject({ rows: [{ key, subject: 'Hello' }], runs: 2 })
  })
})
