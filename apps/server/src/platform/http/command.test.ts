import { ok, type Result, refuse } from '@squash/rules/result'
import { DAY } from '@squash/rules/time/units'
import { fixedClock } from '@squash/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import { idempotencyCleanup } from '../idempotency/idempotency.ts'
import { createCommand, type DeclaredErrors } from './command.ts'
import type { CallContext } from './context.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let database: TestDatabase
let server: TestServer
let clock = fixedClock()
const hash = async (value: string) => `the hash of ${value}`
let pinned: string[] = []
let drafts = 0

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = fixedClock()
  pinned = []
  drafts = 0
  server = await startTestServer({
    database,
    clock: { now: () => clock.now() },
    notes: {
      /** A note is pinned once, as a vote is cast once; the sent mail represents what a feature writes. */
      async pin(tx, text) {
        const inserted = await tx
          .insertInto('sent_mails')
          .values({ key: text, sent_at: clock.now() })
          .onConflict((clash) => clash.doNothing())
          .returning('key')
          .executeTakeFirst()
        if (!inserted) return refuse('conflict.already_answered')
        pinned.push(text)
        return ok({ count: pinned.length })
      },
      async draft() {
        drafts += 1
      },
    },
  })
  return () => server.stop()
})
afterAll(() => database.close())

const pin = (text: string, key?: string, as = 'maya', more: object = {}) =>
  server.call('pin_note', { text, ...more }, { as, headers: key === undefined ? {} : { 'idempotency-key': key } })

const stored = async () => (await database.db.selectFrom('sent_mails').select('key').execute()).map(({ key }) => key)

describe('a write without an Idempotency-Key', () => {
  it('succeeds, and is refused when repeated if the rules refuse that', async () => {
    expect(await (await pin('Milk')).json()).toEqual({ count: 1 })
    const again = await pin('Milk')
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'conflict.already_answered' })
    expect(await database.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  it('leaves nothing behind when it is refused', async () => {
    const response = await pin('Bread', undefined, 'maya', { outcome: 'too_soon' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('91')
    expect(await stored()).toEqual([])
  })
})

describe('a write with an Idempotency-Key', () => {
  it('returns the first answer again and changes nothing, even if the rules would now refuse', async () => {
    const first = await pin('Milk', 'k1')
    const again = await pin('Milk', 'k1')
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toEqual(await first.json())
    expect(await stored()).toEqual(['Milk'])
  })

  it('ignores the order of keys when comparing requests', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const first = await server.call('pin_note', '{"text":"Milk","extra":{"a":1,"b":[2,3]}}', { as: 'maya', headers })
    const again = await server.call('pin_note', '{"extra":{"b":[2,3],"a":1},"text":"Milk"}', { as: 'maya', headers })
    expect([first.status, again.status]).toEqual([200, 200])
    const other = await server.call('pin_note', '{"extra":{"b":[3,2],"a":1},"text":"Milk"}', { as: 'maya', headers })
    expect(other.status).toBe(409)
    expect(await stored()).toEqual(['Milk'])
  })

  it('refuses the same key with another body and does nothing', async () => {
    await pin('Milk', 'k1')
    const other = await pin('Bread', 'k1')
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ code: 'request.key_reused' })
    expect(await stored()).toEqual(['Milk'])
  })

  it('runs once when sent ten times concurrently, with the same answer for all', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => pin('Milk', 'k1')))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(bodies).size).toBe(1)
    expect(await stored()).toEqual(['Milk'])
  })

  it('shares no answers between users or between calls', async () => {
    await pin('Milk', 'k1')
    expect((await pin('Bread', 'k1', 'jonas')).status).toBe(200)
    const headers = { 'idempotency-key': 'k1' }
    expect((await server.call('draft_note', { text: 'Milk' }, { as: 'maya', headers })).status).toBe(200)
    expect(await stored()).toEqual(expect.arrayContaining(['Bread', 'Milk']))
  })

  it('does not store refusals: the same key may succeed later', async () => {
    await pin('Milk', 'k1', 'maya', { outcome: 'too_soon' })
    expect((await pin('Milk', 'k1')).status).toBe(200)
  })

  it('expires after 24 hours, to the second', async () => {
    await pin('Milk', 'k1')
    clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    expect((await pin('Bread', 'k1')).status).toBe(409)
    clock.advance({ seconds: 1 })
    expect((await pin('Bread', 'k1')).status).toBe(200)
    expect((await pin('Bread', 'k1')).status).toBe(200)
    expect((await pin('Milk', 'k1')).status).toBe(409)
  })

  it('is cleaned up only after it expires', async () => {
    const cleanup = idempotencyCleanup(database)
    const count = async () => (await database.db.selectFrom('idempotency_keys').selectAll().execute()).length
    await pin('Milk', 'k1')
    await cleanup.run(new Date(clock.now().getTime() + DAY - 1))
    expect(await count()).toBe(1)
    await cleanup.run(new Date(clock.now().getTime() + DAY))
    expect(await count()).toBe(0)
  })

  it('costs one statement more than a write without a key', async () => {
    await pin('Milk')
    const plain = database.statements.length
    database.statements.length = 0
    await pin('Bread', 'k1')
    expect(database.statements.length - plain).toBe(1)
  })
})

describe('a write with preparation before its transaction', () => {
  const draft = (key: string) =>
    server.call('draft_note', { text: 'Milk' }, { as: 'maya', headers: { 'idempotency-key': key } })

  it('prepares once for a repeated request', async () => {
    const first = await draft('k1')
    expect(await (await draft('k1')).json()).toEqual(await first.json())
    expect(drafts).toBe(1)
    await draft('k2')
    expect(drafts).toBe(2)
  })
})

describe('what a preparation used up', () => {
  const undo = vi.fn(async () => undefined)
  beforeEach(() => undo.mockClear())
  const answers = { 'conflict.not_found': () => new Error('not found') }
  const contextWith = (idempotency: CallContext['request']['idempotency']): CallContext => ({
    caller: null,
    request: { id: 'r', address: '127.0.0.1', call: 'c', access: 'user', locales: [], idempotency },
    log: server.log,
  })
  type Answer = Result<number, 'conflict.not_found'>
  const run = (prepare: () => Promise<Answer>, worked: Answer, context = contextWith(null)) =>
    createCommand(database, clock, hash)(context, answers, { prepare, work: async () => worked, undo })
  const refused: Answer = refuse('conflict.not_found')

  it('is taken back once if the work refuses', async () => {
    await expect(run(async () => ok(1), refused)).rejects.toThrow('not found')
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('is not taken back if the work succeeds, or if the preparation itself refuses', async () => {
    expect(await run(async () => ok(1), ok(2))).toBe(2)
    await expect(run(async () => refused, ok(2))).rejects.toThrow('not found')
    expect(undo).not.toHaveBeenCalled()
  })

  it('is taken back for all but one of several equal requests', async () => {
    const context = contextWith({ key: 'k1', hash: Buffer.from('the same') })
    const all = Promise.withResolvers<void>()
    let preparing = 0
    const together = async () => {
      preparing += 1
      if (preparing === 3) all.resolve()
      await all.promise
      return ok(1)
    }
    const sent = Array.from({ length: 3 }, () => run(together, ok(2), context))
    expect(await Promise.all(sent)).toEqual([2, 2, 2])
    expect(undo).toHaveBeenCalledTimes(2)
  })
})

describe('the refusals of a command', () => {
  it('must be declared by the contract of its call', () => {
    const command = createCommand(database, clock, hash)
    const errors: DeclaredErrors<'conflict.not_found'> = { 'conflict.not_found': () => new Error('not found') }
    const context: CallContext = {
      caller: null,
      request: { id: 'r', address: '127.0.0.1', call: 'c', access: 'user', locales: [], idempotency: null },
      log: server.log,
    }
    const declared = () => command(context, errors, async () => refuse('conflict.not_found'))
    // @ts-expect-error this call's contract has no such refusal
    const undeclared = () => command(context, errors, async () => refuse('conflict.wrong_phase'))
    expect([declared, undeclared]).toHaveLength(2)
  })
})
