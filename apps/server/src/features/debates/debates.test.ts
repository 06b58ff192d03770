import { randomUUID } from 'node:crypto'
import { MESSAGES } from '@squash/contract/messages'
import { WEEK } from '@squash/rules/time/units'
import { ada, apart, ben, carla, jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { answerDebate, argument, debateIn, startDebate, voteInDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
})
afterAll(() => squash.close())

const seenBy = (person: Actor, id: string) => done(person.call('get_debate_by_id', { p_debate_id: id }))
const countsOf = (person: Actor) => done(person.call('get_debate_counts', {}))
const statsOf = (viewer: Actor, person: Actor) => done(viewer.call('get_debate_stats', { p_user_id: personOf(person) }))
const respond = (person: Actor, id: string) =>
  person.call('respond_to_debate_invite', { p_debate_id: id, p_position: argument.opponent_position })
const vote = (person: Actor, id: string, choice: Actor) =>
  person.call('cast_debate_vote', { p_debate_id: id, p_vote_for_id: personOf(choice) })

/** Moves the clock, runs the schedule's job, and signs the three in again, because their sessions have expired. */
async function later(time: { days: number }, job: string): Promise<void> {
  squash.clock.advance(time)
  await squash.runSchedule(job)
  ;[m, j, a] = [await squash.signIn(maya), await squash.signIn(jonas), await squash.signIn(ada)]
}

describe('a debate that Maya starts', () => {
  it('is visible only to her and Jonas until he has answered', async () => {
    const { invite, mail_queued, ...debate } = await startDebate(m)
    expect({ invite, mail_queued }).toEqual({ invite: 'notified', mail_queued: true })
    expect(debate).toMatchObject({
      status: 'pending',
      creator_id: personOf(m),
      creator_display_name: 'Maya Okafor',
      creator_username: maya.username,
      opponent_id: null,
      opponent_display_name: null,
      opponent_email: jonas.email,
      opponent_position: null,
      expires_at: null,
      viewer_role: 'creator',
      can: { respond: false, vote: false },
    })
    expect(await seenBy(j, debate.id)).toMatchObject({
      creator_position: argument.creator_position,
      opponent_side: argument.opponent_side,
      opponent_email: jonas.email,
      viewer_role: 'opponent',
      can: { respond: true, vote: false },
    })
    expect(await seenBy(a, debate.id)).toBe(null)
    for (const person of [m, j]) {
      expect(await done(person.call('get_pending_debate_invites', {}))).toHaveLength(1)
      expect(await countsOf(person)).toEqual({ active: 0, invites: 1, completed: 0 })
    }
    expect(await done(a.call('get_pending_debate_invites', {}))).toEqual([])
    expect(await countsOf(a)).toEqual({ active: 0, invites: 0, completed: 0 })
  })

  it('is refused with an insult in its question or sides, and the refusal names it', async () => {
    const { opponent_position: _, ...question } = argument
    const insulting = { ...question, opponent_side: 'Tomorrow, you lazy pig', opponent_email: jonas.email }
    expect(await m.call('create_debate', insulting)).toMatchObject({
      status: 422,
      body: { code: 'debate.insulting', details: { words: ['you lazy pig'] } },
    })
    expect(await countsOf(m)).toMatchObject({ invites: 0 })
  })

  it('is public once he has answered: both sides, for seven days, and no address', async () => {
    const { id } = await debateIn('active', m, j)
    const seen = await seenBy(a, id)
    expect(seen).toMatchObject({
      ...argument,
      status: 'active',
      creator_display_name: 'Maya',
      opponent_id: personOf(j),
      opponent_display_name: 'Jonas',
      opponent_email: null,
      expires_at: new Date(squash.clock.now().getTime() + WEEK).toISOString(),
      viewer_role: null,
      can: { respond: false, vote: true },
    })
    expect(JSON.stringify(seen)).not.toMatch(/Okafor|Weber|@/)
    expect(await done(a.call('get_active_debates', {}))).toEqual([seen])
    expect(await countsOf(a)).toEqual({ active: 1, invites: 0, completed: 0 })
    expect(await countsOf(m)).toEqual({ active: 1, invites: 0, completed: 0 })
    expect(await statsOf(a, j)).toEqual({ wins: 0, participations: 1 })
  })

  it('shows its parties each other’s last name, here and on their profiles, but no one else', async () => {
    const { id } = await debateIn('active', m, j)
    expect(await seenBy(m, id)).toMatchObject({ opponent_display_name: 'Jonas Weber' })
    const profileOf = (viewer: Actor, person: Actor) =>
      done(viewer.call('get_profile', { p_user_id: personOf(person) }))
    expect(await profileOf(m, j)).toMatchObject({ last_name: 'Weber' })
    expect(await profileOf(j, m)).toMatchObject({ last_name: 'Okafor' })
    expect(await profileOf(a, j)).toMatchObject({ last_name: null })
    const known = (viewer: Actor) => done(viewer.call('check_user_exists_by_email', { email_to_check: jonas.email }))
    expect(await known(m)).toEqual([{ user_exists: true, user_id: personOf(j) }])
    expect(await known(a)).toEqual([{ user_exists: true, user_id: null }])
  })

  it('masks personal data for others, but not for its parties', async () => {
    const hidden = 'Call +49 170 1234567 or maya@example.com'
    const { id } = await done(
      m.call('create_debate', {
        ...argument,
        title: hidden,
        creator_side: '@maya_o',
        creator_position: hidden,
        opponent_email: jonas.email,
      }),
    )
    await answerDebate(j, id)
    expect(await seenBy(m, id)).toMatchObject({ title: hidden, creator_position: hidden })
    const seen = await seenBy(a, id)
    expect(seen).toMatchObject({ title: 'Call [phone] or [email]', creator_side: '[handle]' })
    expect(JSON.stringify(seen)).not.toMatch(/1234567|maya@/)
  })

  it.each([
    ['title', ' '],
    ['creator_side', ''],
    ['creator_position', '\u200b'],
    ['opponent_side', ' '],
    ['opponent_email', ' '],
  ])('requires its %s', async (field, blank) => {
    const answer = await m.call('create_debate', { ...argument, opponent_email: jonas.email, [field]: blank })
    expect(answer).toMatchObject({ status: 400, body: { details: { [field]: MESSAGES.newDebate.fillInAllFields } } })
  })

  it.each([
    ['title', 100],
    ['creator_side', 50],
    ['opponent_side', 50],
    ['creator_position', 500],
  ])('limits the %s to %i characters, counting code points', async (field, most) => {
    const withLength = (length: number) =>
      m.call('create_debate', { ...argument, opponent_email: jonas.email, [field]: '🍽'.repeat(length) })
    expect((await withLength(most)).status).toBe(200)
    expect((await withLength(most + 1)).status).toBe(400)
  })

  it('can’t be with herself', async () => {
    const answer = await m.call('create_debate', { ...argument, opponent_email: maya.email.toUpperCase() })
    expect(answer).toMatchObject({ status: 400, body: { message: "You can't debate yourself. Invite someone else!" } })
  })
})

describe('answering', () => {
  it('is possible only for the holder of the invited address, and only once', async () => {
    const { id } = await startDebate(m)
    expect(await respond(m, id)).toMatchObject({ status: 403, body: { message: MESSAGES.debate.notAuthorized } })
    expect(await respond(a, id)).toMatchObject({ status: 404, body: { message: MESSAGES.debate.notFound } })
    expect(await respond(j, id)).toMatchObject({ status: 200, body: true })
    expect(await respond(j, id)).toMatchObject({ status: 409, body: { message: MESSAGES.debate.notPending } })
    expect(await respond(a, id)).toMatchObject({ status: 403, body: { message: MESSAGES.debate.notAuthorized } })
    expect((await respond(j, randomUUID())).status).toBe(404)
  })

  it('requires an argument of up to 500 characters', async () => {
    const { id } = await startDebate(m)
    const say = (p_position: string) => j.call('respond_to_debate_invite', { p_debate_id: id, p_position })
    const details = { p_position: MESSAGES.debate.argumentRequired }
    expect(await say('  ')).toMatchObject({ status: 400, body: { details } })
    expect((await say('x'.repeat(501))).status).toBe(400)
    expect((await say('x'.repeat(500))).status).toBe(200)
  })

  it('returns the same answer to a repeated request', async () => {
    const { id } = await startDebate(m)
    const key = { 'idempotency-key': randomUUID() }
    const input = { p_debate_id: id, p_position: 'Tomorrow.' }
    for (let times = 0; times < 2; times++)
      expect(await j.call('respond_to_debate_invite', input, key)).toMatchObject({ status: 200, body: true })
    expect(await statsOf(j, j)).toEqual({ wins: 0, participations: 1 })
  })
})

describe('voting', () => {
  it('counts, is remembered, and can be changed', async () => {
    const { id } = await debateIn('active', m, j)
    const b = await squash.signUp(ben)
    expect(await voteInDebate(a, id, personOf(m))).toEqual({
      creator_votes: 1,
      opponent_votes: 0,
      user_vote_for_id: personOf(m),
    })
    await voteInDebate(b, id, personOf(m))
    await voteInDebate(a, id, personOf(m))
    expect(await voteInDebate(a, id, personOf(j))).toEqual({
      creator_votes: 1,
      opponent_votes: 1,
      user_vote_for_id: personOf(j),
    })
    expect(await seenBy(a, id)).toMatchObject({ creator_votes: 1, opponent_votes: 1, user_vote_for_id: personOf(j) })
    expect(await seenBy(m, id)).toMatchObject({ creator_votes: 1, opponent_votes: 1, user_vote_for_id: null })
  })

  it('is refused to parties and visitors, for a user on neither side, and where no vote is open', async () => {
    const { id } = await debateIn('active', m, j)
    const own = { status: 403, body: { message: 'You cannot vote on your own debate' } }
    expect(await vote(m, id, j)).toMatchObject(own)
    expect(await vote(j, id, j)).toMatchObject(own)
    expect(await vote(a, id, a)).toMatchObject({ status: 400, body: { code: 'debate.no_such_side' } })
    expect((await vote(a, randomUUID(), m)).status).toBe(404)
    expect((await vote(a, (await startDebate(m)).id, m)).status).toBe(404)
    expect(
      (await squash.visitor.call('cast_debate_vote', { p_debate_id: id, p_vote_for_id: personOf(m) })).status,
    ).toBe(401)
  })

  it('ends after seven days, whether or not the votes have been counted', async () => {
    const { id } = await debateIn('active', m, j)
    await voteInDebate(a, id, personOf(m))
    squash.clock.advance({ days: 7 })
    a = await squash.signIn(ada)
    expect(await vote(a, id, j)).toMatchObject({ status: 409, body: { message: 'Failed to cast vote' } })
    expect(await seenBy(a, id)).toMatchObject({ status: 'active', creator_votes: 1, can: { vote: false } })
  })

  it('stays counted when the voter is erased', async () => {
    const { id } = await debateIn('active', m, j)
    await voteInDebate(a, id, personOf(m))
    await squash.database.query('delete from profiles where id = $1', [personOf(a)])
    expect(await seenBy(m, id)).toMatchObject({ creator_votes: 1 })
    await voteInDebate(await squash.signUp(ben), id, personOf(m))
    expect(await seenBy(m, id)).toMatchObject({ creator_votes: 2 })
  })
})

describe('the end of a debate', () => {
  it('makes the side with more votes the winner, once, however often and late the schedule runs', async () => {
    const { id } = await debateIn('active', m, j)
    await voteInDebate(a, id, personOf(j))
    await later({ days: 6 }, 'debates.complete')
    expect(await seenBy(a, id)).toMatchObject({ status: 'active' })
    await later({ days: 3 }, 'debates.complete')
    await squash.runSchedule('debates.complete')
    const decided = {
      status: 'complete',
      outcome: 'opponent',
      winner_id: personOf(j),
      completed_at: squash.clock.now().toISOString(),
    }
    expect(await seenBy(a, id)).toMatchObject({ ...decided, user_vote_for_id: personOf(j), can: { vote: false } })
    expect(await done(a.call('get_completed_debates', {}))).toMatchObject([decided])
    expect(await done(a.call('get_active_debates', {}))).toEqual([])
    expect(await countsOf(a)).toEqual({ active: 0, invites: 0, completed: 1 })
    expect(await statsOf(a, j)).toEqual({ wins: 1, participations: 1 })
    expect(await statsOf(a, m)).toEqual({ wins: 0, participations: 1 })
    const { rows } = await squash.database.query(`select event from outbox where type = 'debate.completed'`)
    expect(rows).toMatchObject([{ event: { debate: id, parties: [personOf(m), personOf(j)], winner: personOf(j) } }])
  })

  it('is a tie if both sides have equal votes', async () => {
    const { id } = await debateIn('active', m, j)
    await later({ days: 7 }, 'debates.complete')
    expect(await seenBy(a, id)).toMatchObject({ status: 'complete', outcome: 'tie', winner_id: null })
    expect(await statsOf(m, m)).toEqual({ wins: 0, participations: 1 })
  })
})

describe('the lists of debates', () => {
  it('paginate, newest first, while debates come and go', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      squash.clock.advance({ minutes: 1 })
      ids.unshift((await debateIn('active', m, j)).id)
    }
    const page = async (p_before?: string) =>
      (await done(a.call('get_active_debates', { p_limit: 2, p_before }))).map(({ id }) => id)
    const first = await page()
    const second = await page(first[1])
    expect([...first, ...second, ...(await page(second[1]))]).toEqual(ids)
    squash.clock.advance({ minutes: 1 })
    await debateIn('active', m, j)
    expect(await page(first[1])).toEqual(second)
  })

  it('mix sent and received invites, in the order they were created', async () => {
    const asked: string[] = []
    for (const [from, to] of [
      [m, ada],
      [a, maya],
      [m, carla],
      [j, maya],
    ] as const) {
      squash.clock.advance({ minutes: 1 })
      asked.unshift((await startDebate(from, to.email)).id)
    }
    const page = async (p_before?: string) =>
      (await done(m.call('get_pending_debate_invites', { p_limit: 3, p_before }))).map(({ id }) => id)
    const first = await page()
    expect([...first, ...(await page(first[2]))]).toEqual(asked)
    expect(await countsOf(m)).toMatchObject({ invites: 4 })
    expect(await countsOf(a)).toMatchObject({ invites: 2 })
  })
})

describe('a debate when a participant’s account is erased', () => {
  it('stays readable, without a name on that side, and accepts no more votes', async () => {
    const { id } = await debateIn('active', m, j)
    await voteInDebate(a, id, personOf(j))
    const jonasId = personOf(j)
    await squash.database.query('delete from profiles where id = $1', [jonasId])
    expect(await seenBy(a, id)).toMatchObject({
      opponent_id: null,
      opponent_display_name: 'Anonymous User',
      opponent_votes: 1,
    })
    expect((await vote(await squash.signUp(apart(ben, 'late')), id, m)).status).toBe(409)
    squash.clock.advance({ days: 7 })
    await squash.runSchedule('debates.complete')
    const { rows } = await squash.database.query('select status, outcome from public_debates')
    expect(rows).toEqual([{ status: 'complete', outcome: 'opponent' }])
  })
})
