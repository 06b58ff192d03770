import { randomUUID } from 'node:crypto'
import { ada, ben, carla, jonas, maya, type Person } from '@squash/testkit/cast'
import { conflictIn, done, reaches, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { passedOnToken, sentInvite } from '@squash/testkit/invite-steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followMailedLinks } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

const block = (blocker: Actor, blocked: Actor) => blocker.call('block_user', { p_user_id: personOf(blocked) })
const unblock = (blocker: Actor, blocked: Actor) => blocker.call('unblock_user', { p_user_id: personOf(blocked) })
const exists = async (asking: Actor, { email }: Person) =>
  (await done(asking.call('check_user_exists_by_email', { email_to_check: email })))[0]
const cardsOf = async (person: Actor) => (await done(person.call('get_my_conflicts', {}))).map(({ id }) => id)

/** Mails and live events about conflicts that reached a person, once all jobs are done. */
async function whatReached(person: Actor, { email }: Person): Promise<{ mails: number; liveEvents: number }> {
  await untilQuiet(squash.database)
  const { rows } = await squash.database.query(
    `select (select count(*)::int from captured_mails where recipient = $1) as mails,
      (select count(*)::int from live_events where person_id = $2 and event = 'conflict.changed') as "liveEvents"`,
    [email, personOf(person)],
  )
  return { mails: Number(rows[0]?.mails), liveEvents: Number(rows[0]?.liveEvents) }
}

describe('when Maya has blocked Jonas', () => {
  beforeEach(async () => {
    await done(block(m, j))
  })

  it('no conflict that he starts reaches her: no card, count, mail or live event', async () => {
    const { id } = await startConflict(j, maya.email)
    expect(await whatReached(m, maya)).toEqual({ mails: 0, liveEvents: 0 })
    expect(await cardsOf(m)).toEqual([])
    expect(await done(m.call('get_dashboard', {}))).toMatchObject({ active: 0 })
    expect((await m.call('get_conflict', { p_conflict_id: id })).status).toBe(404)
    const answer = await m.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: 'Stop.' })
    expect(answer.status).toBe(404)
  })

  it('he gets the same answers as about Ben, who has not blocked him', async () => {
    await squash.signUp(ben)
    const sameAnswers = async (ask: (email: string) => Promise<unknown>) => {
      const [hers, his] = [plain(await ask(maya.email), maya.email), plain(await ask(ben.email), ben.email)]
      expect(hers).toEqual(his)
      return hers
    }
    const latest = new Map<string, string>()
    expect(await sameAnswers((email) => exists(j, { ...maya, email }))).toMatchObject({ user_exists: true })
    const started = await sameAnswers(async (email) => {
      const conflict = await startConflict(j, email)
      latest.set(email, conflict.id)
      return conflict
    })
    expect(started).toMatchObject({ invite: 'notified', mail_queued: true })
    await untilQuiet(squash.database)
    // The oldest invite gets its reminder first, whatever the daily limit allows.
    squash.clock.advance({ minutes: 1 })
    await sameAnswers((email) => j.call('get_conflict', { p_conflict_id: latest.get(email) ?? '' }))
    await sameAnswers(async (email) => {
      const { id, ...debate } = await startDebate(j, email)
      return { debate, later: await j.call('get_debate_by_id', { p_debate_id: id }) }
    })
    expect(await sameAnswers(resendInvite)).toBe(429)
    // The first five invites of a day are mailed, and the sixth isn't.
    const mailed = []
    for (let sent = 0; sent < 4; sent++)
      mailed.push(await sameAnswers(async (email) => (await startConflict(j, email)).mail_queued))
    expect(mailed).toEqual([true, true, true, false])
    // Another waits for the next day, too, and its pass-on link opens for him in the same way.
    await sameAnswers(async (email) => {
      const sixth = await startConflict(j, email)
      const link = { token: await passedOnToken(j, sixth) }
      const read = async () => (await j.call('get_conflict', { p_conflict_id: sixth.id })).body
      return [
        sixth,
        await read(),
        await sentInvite(j, sixth),
        await j.call('get_invite', link),
        await squash.visitor.call('get_invite', link),
      ]
    })
    // An invite can't be sent again after its reminder, whether or not a mail went out.
    squash.clock.advance({ days: 4 })
    await squash.runSchedule('invites.remind')
    j = await squash.signIn(jonas)
    const resend = (email: string) =>
      j.request('POST', '/functions/v1/send-conflict-invite', { conflict_id: latest.get(email) })
    expect(await sameAnswers(async (email) => (await resend(email)).status)).toBe(429)
    squash.clock.advance({ hours: 2 })
    j = await squash.signIn(jonas)
    expect(await sameAnswers(async (email) => (await resend(email)).status)).toBe(409)
    expect(await done(j.call('get_dashboard', {}))).toMatchObject({ active: 12 })
    expect(await whatReached(m, maya)).toEqual({ mails: 0, liveEvents: 0 })
  })

  it('sending the invite again changes nothing, now or after an hour', async () => {
    await startConflict(j, maya.email)
    squash.clock.advance({ hours: 2 })
    j = await squash.signIn(jonas)
    expect(await resendInvite(maya.email)).toBe(200)
    expect(await whatReached(m, maya)).toEqual({ mails: 0, liveEvents: 0 })
  })

  it('his invites don’t use up her five mails of the day', async () => {
    for (let sent = 0; sent < 6; sent++) await startConflict(j, maya.email)
    const { mail_queued, invite } = await startConflict(await squash.signUp(ada), maya.email)
    expect({ mail_queued, invite }).toEqual({ mail_queued: true, invite: 'notified' })
    expect(await whatReached(m, maya)).toEqual({ mails: 1, liveEvents: 1 })
  })

  it('others still find her, and he still finds others', async () => {
    const a = await squash.signUp(ada)
    expect(await exists(a, maya)).toEqual({ user_exists: true, user_id: null })
    expect(await exists(j, ada)).toEqual({ user_exists: true, user_id: null })
    expect(await exists(m, jonas)).toEqual({ user_exists: true, user_id: null })
    expect((await startConflict(j, ada.email)).invite).toBe('notified')
    expect(await cardsOf(a)).toHaveLength(1)
  })

  it('an address that she takes over later brings none of his invites', async () => {
    await startConflict(j, 'maya@example.org')
    const fromAda = await startConflict(await squash.signUp(ada), 'maya@example.org')
    await moveTo('maya@example.org')
    expect(await cardsOf(m)).toEqual([fromAda.id])
  })

  it('unblocking lets new invites through, and no withheld ones', async () => {
    const old = await startConflict(j, maya.email)
    await done(unblock(m, j))
    expect(await cardsOf(m)).toEqual([])
    squash.clock.advance({ hours: 2 })
    ;[m, j] = [await squash.signIn(maya), await squash.signIn(jonas)]
    await resendInvite(maya.email)
    expect(await whatReached(m, maya)).toEqual({ mails: 0, liveEvents: 0 })

    const fresh = await startConflict(j, maya.email)
    expect(fresh.invite).toBe('notified')
    expect(await cardsOf(m)).toEqual([fresh.id])
    expect((await cardsOf(j)).sort()).toEqual([old.id, fresh.id].sort())
  })
})

describe('conflicts from before the block', () => {
  it('disappear for Maya if unanswered, and keep waiting for Jonas', async () => {
    const { id } = await startConflict(j, maya.email)
    await done(block(m, j))
    expect(await cardsOf(m)).toEqual([])
    expect(await done(m.call('get_dashboard', {}))).toMatchObject({ active: 0, history: 0 })
    expect(await done(j.call('get_conflict', { p_conflict_id: id }))).toMatchObject({
      status_label: 'WAITING FOR THEM',
      other_party: { id: null, display_name: maya.email },
    })
    expect((await squash.visitor.call('get_invite', { token: await tokenOf(id) })).status).toBe(404)
    expect((await squash.visitor.call('decline_invite', { token: await tokenOf(id) })).status).toBe(404)
    await done(unblock(m, j))
    expect(await cardsOf(m)).toEqual([])
  })

  it('stay if Maya sent them to Jonas, or others sent them to her', async () => {
    const mine = await startConflict(m, jonas.email)
    const adas = await startConflict(await squash.signUp(ada), maya.email)
    await done(block(m, j))
    expect((await cardsOf(m)).sort()).toEqual([mine.id, adas.id].sort())
    expect(await cardsOf(j)).toEqual([mine.id])
  })

  it('stay if both take part: both can finish them, and Maya gets no mail about them', async () => {
    const { id } = await startConflict(j, maya.email)
    await respond(m, id)
    await reaches(m, id, 'vote_1')
    const before = await whatReached(m, maya)
    await done(block(m, j))
    await vote(j, id, true)
    expect(await vote(m, id, true)).toMatchObject({ status: 'resolved' })
    expect((await whatReached(m, maya)).mails).toBe(before.mails)
    expect((await whatReached(j, jonas)).mails).toBeGreaterThan(0)
    expect(await exists(j, maya)).toEqual({ user_exists: true, user_id: personOf(m) })
    expect(await done(m.call('get_shared_stats', { p_user_id: personOf(j) }))).toMatchObject({ total: 1, closed: 1 })
  })
})

describe('the list of blocks', () => {
  it('names the blocked users as strangers see them, the latest first, page by page', async () => {
    await conflictIn('vote_1', m, j)
    const others = [j, await squash.signUp(ada), await squash.signUp(ben)]
    const blockedAt: string[] = []
    for (const other of others) {
      blockedAt.push(squash.clock.advance({ seconds: 1 }).toISOString())
      await done(block(m, other))
    }
    const first = await done(m.call('get_blocks', { p_limit: 2 }))
    expect(first.map(({ display_name }) => display_name)).toEqual(['Ben', 'Ada'])
    const second = await done(m.call('get_blocks', { p_limit: 2, p_before: first[1]?.id }))
    expect(second).toEqual([
      {
        id: personOf(j),
        username: jonas.username,
        display_name: 'Jonas',
        avatar_url: null,
        blocked_at: blockedAt[0],
      },
    ])
    expect(await done(j.call('get_blocks', {}))).toEqual([])
  })

  it('is the same when a block is created twice, or lifted twice', async () => {
    await done(block(m, j))
    const [once] = await done(m.call('get_blocks', {}))
    squash.clock.advance({ minutes: 1 })
    await done(block(m, j))
    expect(await done(m.call('get_blocks', {}))).toEqual([once])
    await done(unblock(m, j))
    await done(unblock(m, j))
    expect(await done(m.call('get_blocks', {}))).toEqual([])
    const { rows } = await squash.database.query(
      `select type from outbox where type like 'person.%blocked' order by id`,
    )
    expect(rows.map(({ type }) => type)).toEqual(['person.blocked', 'person.unblocked'])
  })

  it('accepts neither the user themselves nor an unknown user', async () => {
    expect(await block(m, m)).toMatchObject({ status: 400, body: { code: 'block.yourself' } })
    const nobody = await m.call('block_user', { p_user_id: randomUUID() })
    expect(nobody).toMatchObject({ status: 404, body: { code: 'profile.not_found' } })
    expect((await squash.visitor.call('block_user', { p_user_id: personOf(m) })).status).toBe(401)
  })
})

it('Carla can neither see nor lift Maya’s blocks', async () => {
  const c = await squash.signUp(carla)
  await done(block(m, j))
  await done(unblock(c, j))
  expect(await done(c.call('get_blocks', {}))).toEqual([])
  expect(await done(m.call('get_blocks', {}))).toHaveLength(1)
})

/** Jonas resends the invite of his latest conflict with that address. */
async function resendInvite(email: string): Promise<number> {
  const { rows } = await squash.database.query(
    "select conflict_id from invites where kind = 'conflict' and email = $1 order by created_at desc limit 1",
    [email],
  )
  const body = { conflict_id: rows[0]?.conflict_id }
  return (await j.request('POST', '/functions/v1/send-conflict-invite', body)).status
}

/** Maya changes her address, and follows the links that were mailed to the old one and the new one. */
async function moveTo(email: string): Promise<void> {
  await done(m.request('PUT', '/auth/v1/user', { email }))
  await untilQuiet(squash.database)
  await followMailedLinks(squash.database, squash.origin)
  expect(await done(m.call('get_profile', {}))).toMatchObject({ email })
}

async function tokenOf(id: string): Promise<string> {
  const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
  return String(rows[0]?.token)
}

/** An answer without the fields that differ every time. */
const plain = (seen: unknown, email: string): unknown =>
  JSON.parse(
    JSON.stringify(seen)
      .replaceAll(email, 'ADDRESS')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replace(/\/invite\/[\w-]+/g, 'LINK'),
  )
