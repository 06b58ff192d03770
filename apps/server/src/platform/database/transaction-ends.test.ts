import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import type { Ends } from './joined-statement.ts'
import { createTransactionEnds } from './transaction-ends.ts'

/** A connection on which these statements are prepared. @returns what is sent over it, one entry for each round trip */
function connection(prepared: readonly string[], fails: readonly string[] = []) {
  const sent: string[] = []
  const ends = createTransactionEnds()
  async function send(text: string, { begin, commit }: Partial<Ends> = {}) {
    sent.push([begin && 'begin', text, commit && 'commit'].filter(Boolean).join(' + '))
    if (fails.includes(text)) throw new Error(`${text} failed`)
  }
  const run = (text: string) =>
    ends.deliver(text, {
      send,
      sendStatement: () => send(text),
      sendJoined: prepared.includes(text) ? (joined) => send(text, joined) : null,
    })
  return { sent, ends, run }
}

describe('a transaction', () => {
  it('begins with its first statement', async () => {
    const { sent, run } = connection(['lock', 'store'])
    for (const text of ['begin', 'lock', 'store', 'commit']) await run(text)
    expect(sent).toEqual(['begin + lock', 'store', 'commit'])
  })

  it('commits with the statement that is announced as its last', async () => {
    const { sent, ends, run } = connection(['lock', 'store'])
    for (const text of ['begin', 'lock']) await run(text)
    ends.announceLast()
    for (const text of ['store', 'commit']) await run(text)
    expect(sent).toEqual(['begin + lock', 'store + commit'])
    await expect(run('lock')).rejects.toThrow('nothing can follow')
  })

  it('is one round trip if its first statement is its last', async () => {
    const { sent, ends, run } = connection(['store'])
    await run('begin')
    ends.announceLast()
    for (const text of ['store', 'commit']) await run(text)
    expect(sent).toEqual(['begin + store + commit'])
  })

  it('sends both ends separately if its statements are not prepared', async () => {
    const { sent, ends, run } = connection([])
    for (const text of ['begin', 'lock']) await run(text)
    ends.announceLast()
    for (const text of ['store', 'commit']) await run(text)
    expect(sent).toEqual(['begin', 'lock', 'store', 'commit'])
  })

  it('sends nothing if it has no statement', async () => {
    const { sent, run } = connection([])
    for (const text of ['begin', 'rollback']) await run(text)
    expect(sent).toEqual([])
  })

  it('sends no other statement until it has begun, and none if it fails to begin', async () => {
    const { sent, run } = connection(['lock', 'store'], ['lock'])
    await run('begin')
    const both = await Promise.allSettled([run('lock'), run('store')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await run('rollback')
    expect(sent).toEqual(['begin + lock', 'rollback'])
  })

  it('is rolled back when its last statement fails', async () => {
    const { sent, ends, run } = connection(['lock', 'store'], ['store'])
    for (const text of ['begin', 'lock']) await run(text)
    ends.announceLast()
    await expect(run('store')).rejects.toThrow('store failed')
    await run('rollback')
    expect(sent).toEqual(['begin + lock', 'store + commit', 'rollback'])
  })
})

/** The embedded database prepares no statements, so both ends are sent separately there. */
describe.runIf(process.env.DATABASE_URL)('on a PostgreSQL server, once its statements are prepared', () => {
  let database: TestDatabase
  const store = (key: string) => database.query('insert into sent_mails values ($1, now())', [key])
  const find = async (key: string) => (await database.query('select key from sent_mails where key = $1', [key])).rows
  const storeLast = (key: string) => database.commitWith(() => store(key))

  beforeAll(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    await database.truncate()
    for (const key of ['a', 'b', 'c', 'd']) await database.transaction(() => store(key))
    for (let times = 0; times < 4; times += 1) await database.transaction(() => find('a'))
  })
  afterAll(() => database.close())

  it('a transaction keeps what it stored, and gives each statement its own result', async () => {
    const rows = await database.transaction(async () => {
      const found = await find('a')
      await storeLast('e')
      return found
    })
    expect(rows).toEqual([{ key: 'a' }])
    expect(await find('e')).toEqual([{ key: 'e' }])
  })
  it('a transaction stores nothing if its first statement fails, and leaves a usable connection', async () => {
    const stored = database.transaction(() => Promise.all([store('a'), store('f')]))
    await expect(stored).rejects.toMatchObject({ code: '23505' })
    expect(await find('f')).toEqual([])
  })
  it('a transaction stores nothing if its last statement fails', async () => {
    const stored = database.transaction(async () => {
      await store('g')
      await storeLast('a')
    })
    await expect(stored).rejects.toMatchObject({ code: '23505' })
    expect(await find('g')).toEqual([])
  })
  it('a transaction of one statement commits with it, and refuses any other', async () => {
    await database.transaction(() => storeLast('h'))
    expect(await find('h')).toEqual([{ key: 'h' }])
    const stored = database.transaction(async () => {
      await storeLast('i')
      await find('i')
    })
    await expect(stored).rejects.toThrow('nothing can follow')
  })
})
