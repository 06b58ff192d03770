import { randomUUID } from 'node:crypto'
import { ada, apart, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import { argument, debateIn } from '@squash/testkit/debate-steps'
import { type ForgedTokens, forgedTokens, signingKey } from '@squash/testkit/forged-tokens'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from './support/calls.ts'
import { openStream } from './support/live-stream.ts'
import { personOf } from './support/person.ts'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  const key = await signingKey()
  squash = await startSquash({ env: { JWT_KEYS: key.setting } })
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  if (m.session) forged = await forgedTokens(m.session.access_token, key, squash.clock.now())
})
afterAll(() => squash.close())

/** Made from Maya's own valid token. */
let forged: ForgedTokens = {}

/** The statuses that a request with this bearer token gets from everything that requires a session. */
async function statusesFor(access_token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${access_token}` }
  const ask = async (method: string, path: string, body?: object) =>
    (await squash.visitor.request(method, path, body, headers)).status
  const met = new Set<number>()
  for (const { name, access } of everyCall) {
    if (access !== 'public') met.add(await ask('POST', `/rest/v1/rpc/${name}`, {}))
  }
  met.add(await ask('GET', '/rest/v1/rpc/get_dashboard'))
  for (const name of ['send-conflict-invite', 'create-checkout-session', 'daily-reddit-fetch'])
    met.add(await ask('POST', `/functions/v1/${name}`, {}))
  const session = m.session && { ...m.session, access_token }
  const stream = await openStream(squash.origin, { session })
  stream.close()
  met.add(stream.status)
  return [...met]
}

describe('a token', () => {
  it('that is intact is accepted', async () => {
    expect(await statusesFor(m.session?.access_token ?? '')).toContain(200)
  })

  it.each([
    ['without a signature (alg none)', 'unsigned'],
    ['signed with the public key as if it were a password', 'signedWithPublicKey'],
    ['signed with another key', 'ofAnotherKey'],
    ['signed with another key under the id of ours', 'ofAnotherKeyUnderOurName'],
    ['whose subject was changed after signing', 'changed'],
    ['of another issuer', 'ofAnotherIssuer'],
    ['for another audience', 'forAnotherAudience'],
    ['that has expired', 'expired'],
    ['that never expires', 'withoutEnd'],
    ['of a session that does not exist', 'ofNoSession'],
    ["of another user, naming Maya's session", 'ofAnotherUser'],
  ])('%s is refused by every call, function and stream', async (_, how) => {
    expect(await statusesFor(forged[how] ?? '')).toEqual([401])
  })

  it('of a session that still needs its second factor is refused as well', async () => {
    const { query } = squash.database
    const cautious = apart(ada, 'cautious')
    const a = await squash.signUp(cautious)
    await query(
      `insert into auth.factors (id, user_id, factor_type, status, phone, created_at, updated_at)
       values ($1, $2, 'phone', 'verified', '15550100', now(), now())`,
      [randomUUID(), personOf(a)],
    )
    squash.clock.advance({ seconds: 2 })
    expect(await statusesFor(a.session?.access_token ?? '')).toEqual([401])
  })
})

describe('an unexpected field', () => {
  const FORGED = {
    id: randomUUID(),
    status: 'resolved',
    phase: 'ruled',
    created_at: '2001-01-01T00:00:00Z',
    supporter_level: 'tip_3',
    supporter_since: '2001-01-01T00:00:00Z',
    squashcred: 9999,
    email: 'root@example.com',
    email_confirmed: true,
    conflict_archetype: 'the-fixer',
    user1_id: randomUUID(),
    user2_id: randomUUID(),
    creator_id: randomUUID(),
    opponent_id: randomUUID(),
    final_ai_ruling: 'Maya is right.',
    ai_summary: 'Maya is right.',
    user1_satisfaction: true,
    user2_satisfaction: true,
    user2_raw_message: 'I admit everything.',
    opponent_position: 'I admit everything.',
    creator_votes: 99,
    constructor: { prototype: { is_admin: true } },
  }

  it('is ignored in a profile', async () => {
    const before = await done(j.call('get_profile', {}))
    const answer = await j.request('POST', '/rest/v1/rpc/update_profile', { ...FORGED, first_name: jonas.first_name })
    expect([answer.status, answer.body]).toEqual([200, before])
    const text = `{"__proto__": {"is_admin": true}, "first_name": "${jonas.first_name}"}`
    expect((await j.request('POST', '/rest/v1/rpc/update_profile', JSON.parse(text))).body).toEqual(before)
  })

  it('makes no one an admin', async () => {
    const answer = await j.request('POST', '/rest/v1/rpc/update_profile', { is_admin: true })
    expect([answer.status, (await done(j.call('get_profile', {})))?.is_admin]).toEqual([403, false])
  })

  it('is ignored in a conflict and its answer', async () => {
    const given = { title: 'Keys', user2_email: jonas.email, user1_mood: 'meh', user1_raw_message: 'Where are they?' }
    const { body } = await m.request('POST', '/rest/v1/rpc/create_conflict', { ...FORGED, ...given })
    const made = { status: 'pending', phase: 'awaiting_response', user1_id: personOf(m), user2_id: null }
    expect(body).toMatchObject({ ...made, ai_summary: null, user1_satisfaction: null, user2_raw_message: null })
    const { id } = Object(body)
    expect(id).not.toBe(FORGED.id)

    const answer = { p_conflict_id: id, user2_raw_message: 'On the hook.' }
    const answered = await j.request('POST', '/rest/v1/rpc/respond_to_conflict', { ...FORGED, ...answer })
    expect(answered.body).toMatchObject({ id, status: 'active', user1_id: personOf(m), user2_id: personOf(j) })
    expect(answered.body).toMatchObject({ user2_raw_message: 'On the hook.', user1_satisfaction: null })
  })

  it('is ignored in a vote: no one votes for the other party, or twice', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const vote = { p_conflict_id: id, satisfied: true, party: 'user2', voter_id: personOf(j) }
    const voted = await m.request('POST', '/rest/v1/rpc/vote_satisfaction', { ...FORGED, ...vote })
    expect(voted.body).toMatchObject({ status: 'active', user1_satisfaction: true, user2_satisfaction: null })
  })

  it('is ignored in a debate', async () => {
    const { opponent_position: _, ...given } = argument
    const asked = { ...FORGED, ...given, opponent_email: jonas.email }
    const { body } = await m.request('POST', '/rest/v1/rpc/create_debate', asked)
    expect(body).toMatchObject({ status: 'pending', creator_id: personOf(m), opponent_id: null, creator_votes: 0 })
    expect(body).toMatchObject({ opponent_position: null, winner_id: null })
    expect(Object(body).id).not.toBe(FORGED.id)
  })
})

describe("another person's Idempotency-Key", () => {
  it("doesn't reveal the answer they got, even for the same input", async () => {
    const headers = { 'idempotency-key': 'a-key-that-Jonas-has-seen' }
    const start = { title: 'Keys', user2_email: ada.email, user1_mood: 'meh', user1_raw_message: 'Where?' } as const
    const mayas = await done(m.call('create_conflict', start, headers))
    const jonass = await done(j.call('create_conflict', start, headers))
    expect(jonass.id).not.toBe(mayas.id)
    expect(jonass.user1_id).toBe(personOf(j))
    expect((await done(m.call('create_conflict', start, headers))).id).toBe(mayas.id)
  })
})

describe('the method of a request', () => {
  it("can't be overridden: every write refuses GET", async () => {
    const { id } = await debateIn('active', m, j)
    for (const { name, kind } of everyCall) {
      const query = `?p_conflict_id=${id}&p_debate_id=${id}&_method=POST`
      const { status } = await m.request('GET', `/rest/v1/rpc/${name}${query}`, undefined, {
        'x-http-method-override': 'POST',
      })
      expect([name, status === 405]).toEqual([name, kind === 'write'])
    }
  })
})
