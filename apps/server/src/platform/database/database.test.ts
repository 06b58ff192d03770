import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
beforeEach(database.truncate)
afterAll(database.close)

const remember = (key: string) => ({ key, sent_at: new Date('2026-03-02T09:00:00Z') })
const sentMails = async () =>
  (await database.db.selectFrom('sent_mails').select('key').orderBy('key').execute()).map((mail) => mail.key)

describe('a transaction', () => {
  it('leaves nothing behind when its work throws', async () => {
    const work = database.transaction(async (tx) => {
      await tx.insertInto('sent_mails').values(remember('invite:1')).execute()
      throw new Error('the mail server went away')
    })
    await expect(work).rejects.toThrow('the mail server went away')
    expect(await sentMails()).toEqual([])
  })

  it('includes queries made inside it without the transaction handle', async () => {
    const work = database.transaction(async (tx) => {
      await tx.insertInto('sent_mails').values(remember('invite:1')).execute()
      expect(await sentMails()).toEqual(['invite:1'])
      expect(await database.query('select key from sent_mails')).toEqual({ rows: [{ key: 'invite:1' }] })
      await database.db.insertInto('sent_mails').values(remember('invite:2')).execute()
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await sentMails()).toEqual([])
  })

  it('refuses to begin inside another one', async () => {
    await expect(database.transaction(() => database.transaction(async () => 'done'))).rejects.toThrow(
      'Nested transaction',
    )
  })

  it('lets queries that outlive it run outside it', async () => {
    const { promise: committed, resolve } = Promise.withResolvers<void>()
    const later = await database.transaction(async (tx) => {
      await tx.insertInto('sent_mails').values(remember('invite:1')).execute()
      return { keys: committed.then(sentMails) }
    })
    resolve()
    expect(await later.keys).toEqual(['invite:1'])
  })

  it.each(['40P01', '40001'])('runs again after the error %s, and gives up after the third retry', async (code) => {
    let tries = 0
    const fail = (times: number) =>
      database.transaction(async (tx) => {
        tries += 1
        await tx
          .insertInto('sent_mails')
          .values(remember(`try:${tries}`))
          .execute()
        if (tries <= times) await database.query(`do $$ begin raise exception using errcode = '${code}'; end $$`)
        return tries
      })
    expect(await fail(3)).toBe(4)
    expect(await sentMails()).toEqual(['try:4'])
    await database.truncate()
    tries = 0
    await expect(fail(4)).rejects.toMatchObject({ code })
    expect(await sentMails()).toEqual([])
  })
})

it('the database driver reads bigint as a number, including in several statements at once', async () => {
  expect(await database.query('select 9007199254740991 as big; select count(*) from sent_mails')).toEqual({
    rows: [{ big: 9007199254740991 }, { count: 0 }],
  })
})

it('a notification reaches each listener after the commit, but none that has stopped', async () => {
  const heard: string[] = []
  const first = Promise.withResolvers<void>()
  const stop = await database.listen('doorbell', (payload) => heard.push(payload))
  await database.listen('doorbell', () => first.resolve())
  await database.query("select pg_notify('doorbell', 'Maya')")
  await first.promise
  expect(heard).toEqual(['Maya'])

  await stop()
  const second = Promise.withResolvers<string>()
  await database.listen('doorbell', second.resolve)
  await database.query("select pg_notify('doorbell', 'Jonas')")
  expect(await second.promise).toBe('Jonas')
  expect(heard).toEqual(['Maya'])
})

it('a database reports the statements sent, without begin and commit', async () => {
  await database.transaction((tx) => tx.insertInto('sent_mails').values(remember('invite:1')).execute())
  expect(database.statements).toEqual([
    { sql: 'insert into "sent_mails" ("key", "sent_at") values ($1, $2)', parameters: ['invite:1', expect.any(Date)] },
  ])
})

it('a test database is reset to its migrated state, including the rows that migrations insert', async () => {
  await database.db.updateTable('global_stats').set({ total_conflicts: 5 }).execute()
  await database.db.insertInto('sent_mails').values(remember('invite:1')).execute()
  await database.truncate()
  expect(await sentMails()).toEqual([])
  const stats = await database.db.selectFrom('global_stats').selectAll().execute()
  expect(stats).toHaveLength(16)
  expect(stats.every((shard) => shard.total_conflicts === 0)).toBe(true)
})

it('an up-to-date database is left unchanged by migrating it, even several times at once', async () => {
  await expect(Promise.all([migrate(database), migrate(database), migrate(database)])).resolves.toBeDefined()
})
