import { randomUUID } from 'node:crypto'
import { ada, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenStream, openStream } from './support/live-stream.ts'
import { everythingTyped, privateWordsIn } from './support/private-words.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor
const open: OpenStream[] = []
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => squash.close())

async function listen(actor: Actor, from?: { lastEventId: string }): Promise<OpenStream> {
  const stream = await openStream(squash.origin, actor, from)
  open.push(stream)
  return stream
}

/** Waits until the stream has announced this conflict this many times. */
const hears = (stream: OpenStream, id: string, times = 1) =>
  eventually(`${times} events`, async () => about(stream, id).length >= times && about(stream, id))

const about = (stream: OpenStream, id: string) =>
  stream.heard.filter(
    ({ event, data }) => event === 'conflict.changed' && JSON.stringify(data) === JSON.stringify({ conflict_id: id }),
  )

describe('the live stream', () => {
  it('notifies both parties of every step, without revealing its content', async () => {
    const [mayas, jonass] = [await listen(m), await listen(j)]
    const { id } = await startConflict(m)
    await Promise.all([hears(mayas, id), hears(jonass, id)])
    await respond(j, id)
    // the answer, and the mediation that follows
    await Promise.all([hears(mayas, id, 3), hears(jonass, id, 3)])
    const ids = mayas.heard.map((event) => Number(event.id))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(privateWordsIn([...mayas.heard, ...jonass.heard], everythingTyped)).toEqual([])
  })

  it('replays after a lost connection exactly what was missed', async () => {
    const first = await listen(j)
    const { id } = await startConflict(m)
    const [seen] = await hears(first, id)
    first.close()
    await first.ended
    await respond(j, id)
    await untilQuiet(squash.database)
    await vote(m, id, true)
    const second = await listen(j, { lastEventId: seen?.id ?? '' })
    const missed = await hears(second, id, 3)
    expect(missed.map((event) => event.id)).not.toContain(seen?.id)
    await untilQuiet(squash.database)
    expect(about(second, id).length).toBe(3)
  })

  it('replays nothing that is older than a day', async () => {
    const { id } = await startConflict(m)
    await untilQuiet(squash.database)
    squash.clock.advance({ hours: 25 })
    const stream = await listen(await squash.signIn(jonas), { lastEventId: '0' })
    const { id: fresh } = await startConflict(await squash.signIn(maya))
    await hears(stream, fresh)
    expect(about(stream, id)).toEqual([])
  })

  it('reveals nothing to Ada about the conflict of Maya and Jonas', async () => {
    const a = await squash.signUp(ada)
    const live = await listen(a)
    const { id } = await conflictIn('vote_1', m, j)
    await untilQuiet(squash.database)
    const replayed = await listen(a, { lastEventId: '0' })
    const own = await startConflict(m, ada.email)
    for (const stream of [live, replayed]) {
      await hears(stream, own.id)
      expect(about(stream, id)).toEqual([])
    }
  })

  it('requires a session', async () => {
    expect((await listen(squash.visitor)).status).toBe(401)
  })

  it('ends for a session that signs out, without delivering anything more', async () => {
    const stream = await listen(m)
    await done(m.request('POST', '/auth/v1/logout?scope=local'))
    const again = await squash.signIn(maya)
    const { id } = await startConflict(again)
    await stream.ended
    expect(about(stream, id)).toEqual([])
    expect((await listen(m)).status).toBe(401)
  })
})

describe('a read', () => {
  const get = (actor: Actor, path: string, tag?: string) =>
    actor.request('GET', `/rest/v1/rpc/${path}`, undefined, tag ? { 'if-none-match': tag } : {})

  it('that Maya repeats is "not modified" until something changes', async () => {
    const { id } = await startConflict(m)
    const path = `get_conflict?p_conflict_id=${id}`
    const first = await get(m, path)
    const tag = first.headers.get('etag') ?? ''
    expect(first.body).toEqual(await done(m.call('get_conflict', { p_conflict_id: id })))
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect((await get(m, path, tag)).status).toBe(304)
    await respond(j, id)
    const changed = await get(m, path, tag)
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false])
  })

  it('has a different tag for the other party, who sees another side of it', async () => {
    const { id } = await startConflict(m)
    const path = `get_conflict?p_conflict_id=${id}`
    const tag = (await get(m, path)).headers.get('etag') ?? ''
    expect((await get(j, path, tag)).status).toBe(200)
    expect((await get(squash.visitor, path, tag)).status).toBe(401)
  })

  it('takes its input from the query, including lists and numbers', async () => {
    const { id } = await startConflict(m)
    expect((await get(m, 'get_my_conflicts?p_group=active&p_limit=1')).body).toMatchObject([{ id }])
    expect((await get(m, 'get_my_conflicts?p_limit=51')).status).toBe(400)
    expect((await get(m, 'create_conflict?title=x')).status).toBe(405)
  })
})

describe('an Idempotency-Key', () => {
  const draft = {
    title: words.title,
    user2_email: jonas.email,
    user1_mood: 'meh',
    user1_raw_message: words.maya,
  } as const
  const titles = async () => (await squash.database.query('select title from conflicts')).rows.length

  it('returns the first answer again, and creates one conflict', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await done(m.call('create_conflict', draft, headers))
    expect(await done(m.call('create_conflict', draft, headers))).toEqual(first)
    expect(await titles()).toBe(1)
  })

  it('creates one conflict for concurrent requests', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => m.call('create_conflict', draft, headers)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await titles()).toBe(1)
    const { rows } = await squash.database.query("select 1 from outbox where type = 'conflict.started'")
    expect(rows.length).toBe(1)
  })

  it('answers a repeated vote with the vote, not with "already voted"', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const headers = { 'idempotency-key': randomUUID() }
    const ballot = { p_conflict_id: id, satisfied: true }
    const first = await done(m.call('vote_satisfaction', ballot, headers))
    expect(await done(m.call('vote_satisfaction', ballot, headers))).toEqual(first)
    expect((await m.call('vote_satisfaction', ballot)).status).toBe(409)
  })

  it('that was used for another request is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await done(m.call('create_conflict', draft, headers))
    const other = await m.call('create_conflict', { ...draft, title: 'Something else' }, headers)
    expect([other.status, other.ok || other.body.code]).toEqual([409, 'request.key_reused'])
    expect(await titles()).toBe(1)
  })

  it('belongs to one user: the same key of another user is independent', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const mayas = await done(m.call('create_conflict', draft, headers))
    const jonass = await done(j.call('create_conflict', { ...draft, user2_email: maya.email }, headers))
    expect(jonass.id).not.toBe(mayas.id)
  })

  it('is forgotten on a refusal, so that a retry can succeed', async () => {
    const { id } = await startConflict(m)
    const headers = { 'idempotency-key': randomUUID() }
    const ballot = { p_conflict_id: id, satisfied: true }
    expect((await m.call('vote_satisfaction', ballot, headers)).status).toBe(409)
    await respond(j, id)
    await untilQuiet(squash.database)
    await done(m.call('vote_satisfaction', ballot, headers))
  })
})
