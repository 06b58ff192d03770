import { randomUUID } from 'node:crypto'
import { HOUR } from '@squash/rules/time/units'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStream } from '../../../test/support/live-stream.ts'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
/** Maya's first sign-in, and a second one an hour later. */
let laptop: Actor
let phone: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.database.truncate()
  laptop = await squash.signUp(maya)
  squash.clock.advance({ hours: 1 })
  laptop = await refreshed(laptop)
  phone = await squash.signIn(maya)
})
afterAll(() => squash.close())

const sessionsOf = (actor: Actor) => done(actor.call('get_sessions', {}))
const currentOf = async (actor: Actor) => (await sessionsOf(actor)).find(({ is_current }) => is_current)?.id ?? ''
const eventsOf = async (actor: Actor) => (await done(actor.call('get_security_events', {}))).map(({ type }) => type)

function refresh({ session }: Actor) {
  const body = { refresh_token: session?.refresh_token }
  return squash.visitor.request('POST', '/auth/v1/token?grant_type=refresh_token', body)
}

async function refreshed(actor: Actor): Promise<Actor> {
  const { body } = await refresh(actor)
  if (actor.session && typeof body === 'object') Object.assign(actor.session, body)
  return actor
}

describe('the list of sessions', () => {
  it('shows Maya both of her sessions, and which one is the current one', async () => {
    const seen = await sessionsOf(phone)
    expect(seen.map(({ is_current }) => is_current)).toEqual([true, false])
    expect(seen.map(({ created_at }) => created_at)).toEqual([
      squash.clock.now().toISOString(),
      new Date(squash.clock.now().getTime() - HOUR).toISOString(),
    ])
    expect(seen[1]).toMatchObject({ aal: 'aal1', user_agent: 'node', refreshed_at: squash.clock.now().toISOString() })
    expect((await sessionsOf(laptop)).map(({ is_current }) => is_current)).toEqual([false, true])
  })

  it('is private', async () => {
    const j = await squash.signUp(jonas)
    expect(await sessionsOf(j)).toHaveLength(1)
    expect((await squash.visitor.call('get_sessions', {})).status).toBe(401)
  })
})

describe('a session that Maya revokes', () => {
  it('stops working immediately: its calls, its live stream, its refresh token', async () => {
    const id = await currentOf(laptop)
    expect(await done(phone.call('revoke_session', { session_id: id }))).toBe(null)

    expect((await laptop.call('get_dashboard', {})).status).toBe(401)
    expect(await refresh(laptop)).toMatchObject({ ok: false, status: 400 })
    expect((await openStream(squash.origin, laptop)).status).toBe(401)
    expect((await sessionsOf(phone)).map(({ is_current }) => is_current)).toEqual([true])
  })

  it('may be the current one', async () => {
    await done(phone.call('revoke_session', { session_id: await currentOf(phone) }))
    expect((await phone.call('get_sessions', {})).status).toBe(401)
    expect(await sessionsOf(laptop)).toHaveLength(1)
  })

  it('is revoked only once when the request is repeated with the same key', async () => {
    const input = { session_id: await currentOf(laptop) }
    const headers = { 'idempotency-key': randomUUID() }
    const answers = [
      await phone.call('revoke_session', input, headers),
      await phone.call('revoke_session', input, headers),
    ]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: null },
      { status: 200, body: null },
    ])
    expect((await eventsOf(phone)).filter((type) => type === 'session_revoked')).toHaveLength(1)
    expect((await phone.call('revoke_session', input)).status).toBe(404)
  })

  it('cannot be another user’s, and the answer does not reveal that it exists', async () => {
    const j = await squash.signUp(jonas)
    const theirs = await phone.call('revoke_session', { session_id: await currentOf(j) })
    const nobodys = await phone.call('revoke_session', { session_id: randomUUID() })
    expect(theirs).toMatchObject({ status: 404, body: { code: 'session.not_found' } })
    expect(theirs.body).toEqual(nobodys.body)
    expect(await sessionsOf(j)).toHaveLength(1)
    expect((await phone.request('POST', '/rest/v1/rpc/revoke_session', { session_id: 'mine' })).status).toBe(400)
  })
})

describe('the history of an account', () => {
  it('lists its events, newest first, page by page', async () => {
    const laptopSession = await currentOf(laptop)
    await done(phone.call('revoke_session', { session_id: laptopSession }))
    await squash.signUp(jonas)

    expect(await eventsOf(phone)).toEqual(['session_revoked', 'signed_in', 'signed_in', 'signed_up'])
    const [first] = await done(phone.call('get_security_events', { p_limit: 1 }))
    expect(first).toMatchObject({ session_id: laptopSession, at: squash.clock.now().toISOString() })
    const rest = await done(phone.call('get_security_events', { p_before: first?.id }))
    expect(rest.map(({ type }) => type)).toEqual(['signed_in', 'signed_in', 'signed_up'])
    const asRead = await phone.request('GET', `/rest/v1/rpc/get_security_events?p_limit=5&p_before=${first?.id}`)
    expect(asRead.body).toEqual(rest)
  })

  it('contains no address', async () => {
    expect(JSON.stringify(await done(phone.call('get_security_events', {})))).not.toContain('@')
    expect(personOf(phone)).toBe(personOf(laptop))
  })
})
