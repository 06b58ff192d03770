import { randomUUID } from 'node:crypto'
import { RULING_VOTES } from '@squash/contract/values'
import { ben, carla, deniz } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStream } from '../../../test/support/live-stream.ts'
import { personOf } from '../../../test/support/person.ts'
import { NO_VOTES, publicRulings, startWithRuling } from '../../../test/support/public-rulings.ts'
import { insertPeople } from '../../../test/support/rewards.ts'
import type { TestSquash } from '../../../test/support/squash.ts'
import { runAdminCommand } from '../../admin-command.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { createRulings } from './rulings.service.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
/** A conflict between Maya and Jonas that got a ruling; Maya, who requested it, shows her name. */
let ruled: string

beforeAll(async () => {
  ;({ squash, m, j, a, ruled } = await startWithRuling())
})
afterAll(() => squash.close())

const { anotherRuling, rulingOf, cast, hide, wrongTallies, publishedVotes } = publicRulings(() => ({ squash, ruled }))

describe('a vote', () => {
  let id: string
  beforeEach(async () => {
    id = await anotherRuling()
  })
  const counts = () => done(squash.visitor.call('get_conflict_vote_counts', { conflict_uuid: id }))

  it('counts, can be changed, and counts once', async () => {
    expect(await cast(a, id, 'ai_right')).toMatchObject({
      status: 200,
      body: { vote_type: 'ai_right', vote_counts: { ...NO_VOTES, ai_right: 1 } },
    })
    await cast(a, id, 'ai_right')
    expect((await cast(a, id, 'both_wrong')).body).toEqual({
      vote_type: 'both_wrong',
      vote_counts: { ...NO_VOTES, both_wrong: 1 },
    })
    expect(await counts()).toEqual(
      RULING_VOTES.map((vote_type) => ({ vote_type, vote_count: Number(vote_type === 'both_wrong') })),
    )
    expect(await done(a.call('get_user_vote_for_conflict', { conflict_uuid: id }))).toEqual([
      { vote_type: 'both_wrong' },
    ])
    const voted = { type: 'ruling.voted', conflict: id, voter: personOf(a), at: squash.clock.now().toISOString() }
    expect(await publishedVotes(id)).toEqual([
      { ...voted, vote: 'ai_right', previous: null },
      { ...voted, vote: 'both_wrong', previous: 'ai_right' },
    ])
  })

  it('is refused to both parties, with its own message', async () => {
    for (const party of [m, j]) {
      expect(await cast(party, id, 'user1_wrong')).toMatchObject({
        status: 403,
        body: { code: 'ruling.own', message: 'Cannot vote on your own conflict' },
      })
      expect(await done(party.call('check_can_vote', { conflict_uuid: id }))).toEqual({
        can_vote: false,
        reason: 'Cannot vote on your own conflict',
      })
    }
    expect(await done(a.call('check_can_vote', { conflict_uuid: id }))).toEqual({ can_vote: true, reason: null })
  })

  it('requires a signed-in user', async () => {
    for (const name of ['cast_conflict_vote', 'check_can_vote', 'get_user_vote_for_conflict']) {
      const input = { conflict_uuid: id, vote_type: 'ai_right' }
      expect(await squash.visitor.request('POST', `/rest/v1/rpc/${name}`, input)).toMatchObject({
        status: 401,
        body: { code: 'session.required', message: 'Please log in to vote' },
      })
    }
  })

  it('requires a public ruling', async () => {
    const { id: mediating } = await conflictIn('awaiting_response', m, j)
    for (const unknown of [randomUUID(), mediating]) {
      const refused = { status: 404, body: { message: 'Conflict not found' } }
      expect(await cast(a, unknown, 'ai_right')).toMatchObject(refused)
      expect(await cast(m, unknown, 'ai_right')).toMatchObject(refused)
      expect(await a.call('get_conflict_vote_counts', { conflict_uuid: unknown })).toMatchObject(refused)
      expect(await done(a.call('check_can_vote', { conflict_uuid: unknown }))).toEqual({
        can_vote: false,
        reason: 'Conflict not found',
      })
      expect(await a.call('get_user_vote_for_conflict', { conflict_uuid: unknown })).toMatchObject(refused)
    }
    await hide(id)
    expect(await cast(a, id, 'ai_right')).toMatchObject({
      status: 403,
      body: { message: 'Cannot vote on this conflict' },
    })
    expect((await done(a.call('check_can_vote', { conflict_uuid: id }))).reason).toBe('Cannot vote on this conflict')
    expect((await squash.visitor.call('get_conflict_vote_counts', { conflict_uuid: id })).status).toBe(404)
    expect(await publishedVotes(id)).toEqual([])
  })

  it('must be one of six options, on a valid conflict id', async () => {
    for (const [conflict, type] of [
      [id, 'nta'],
      [id, ''],
      ['dishes', 'ai_right'],
    ] as const) {
      const answer = await cast(a, conflict, type)
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', details: expect.anything() } })
    }
  })

  it('can be read and withdrawn only by its voter', async () => {
    await cast(a, id, 'reset_conflict')
    const others = await m.call('get_user_vote_for_conflict', { conflict_uuid: id, user_uuid: personOf(a) })
    expect(others).toMatchObject({ status: 403, body: { code: 'access.not_yourself' } })
    expect(await done(a.call('get_user_vote_for_conflict', { conflict_uuid: id, user_uuid: personOf(a) }))).toEqual([
      { vote_type: 'reset_conflict' },
    ])
    expect((await done(a.call('export_my_data', {}))).public_votes).toContainEqual({
      conflict_id: id,
      vote_type: 'reset_conflict',
      voted_at: squash.clock.now().toISOString(),
    })
  })

  it("stays counted after its voter's account is gone", async () => {
    const b = await squash.signUp(ben)
    await cast(b, id, 'ai_right')
    await squash.database.query('delete from auth.users where id = $1', [personOf(b)])
    expect((await rulingOf(id))?.vote_counts.ai_right).toBe(1)
    expect(await wrongTallies()).toEqual([])
  })

  it('shows immediately to users who follow the ruling', async () => {
    const stream = await openStream(squash.origin, m, { topics: [`ruling:${id}`, `ruling:${randomUUID()}`] })
    const tallies = () => stream.heard.filter(({ event }) => event === 'ruling.tallied')
    await eventually('the tallies as they are', async () => tallies().length === 1)
    await cast(a, id, 'user2_wrong')
    await eventually('the vote', async () => tallies().length === 2)
    expect(tallies().at(-1)).toEqual({
      id: '',
      event: 'ruling.tallied',
      data: { conflict_id: id, vote_counts: { ...NO_VOTES, user2_wrong: 1 } },
    })
    stream.close()
  })

  it('is counted correctly when one user presses every option concurrently', async () => {
    const answers = await Promise.all(RULING_VOTES.map((type) => cast(a, id, type)))
    expect(answers.map(({ status }) => status)).toEqual(RULING_VOTES.map(() => 200))
    const total = (await counts()).reduce((sum, { vote_count }) => sum + vote_count, 0)
    expect(total).toBe(1)
    expect(await wrongTallies()).toEqual([])
    const published = await publishedVotes(id)
    expect(published.filter((event) => Reflect.get(Object(event), 'previous') === null)).toHaveLength(1)
  })
})

describe('five hundred voters, a hundred at a time', () => {
  /** On a busy machine, more voters would wait for a connection longer than the pool allows. */
  const AT_ONCE = 100

  it('are all counted, whether they vote, repeat their vote, or change it at the same moment', async () => {
    const id = await anotherRuling()
    const { database, clock } = squash
    const rulings = createRulings({ database, clock, outbox: createOutbox(database) })
    const people = Array.from({ length: 500 }, () => randomUUID())
    await insertPeople(
      database,
      people.map((person) => ({ id: person, time_zone: 'UTC' })),
    )
    const voteAt = (person: string, place: number) =>
      database.transaction((tx) =>
        rulings.vote(tx, person, id, RULING_VOTES[place % RULING_VOTES.length] ?? 'ai_right'),
      )
    for (let first = 0; first < people.length; first += AT_ONCE) {
      const answers = await Promise.all(
        people
          .slice(first, first + AT_ONCE)
          .flatMap((person, place) => [voteAt(person, place), ...(place % 2 ? [voteAt(person, place + 1)] : [])]),
      )
      expect(answers.every(({ ok }) => ok)).toBe(true)
    }
    expect(await wrongTallies()).toEqual([])
    const shown = (await rulingOf(id))?.vote_counts
    expect(Object.values(shown ?? {}).reduce((sum, votes) => sum + votes, 0)).toBe(500)
    const published = await publishedVotes(id)
    expect(published.filter((event) => Reflect.get(Object(event), 'previous') === null)).toHaveLength(500)
  })
})

describe('a user who votes on everything', () => {
  it('causes a bad-faith event once a day, from the twenty-first vote in ten minutes', async () => {
    const b = await squash.signUp(carla)
    const published = async () => {
      const { rows } = await squash.database.query("select event from outbox where type = 'voting.bad_faith'")
      return rows.map(({ event }) => event)
    }
    const ids: string[] = []
    for (let made = 0; made < 25; made++) ids.push(await anotherRuling())
    for (const id of ids.slice(0, 20)) await cast(b, id, 'ai_right')
    await cast(b, ids[0] ?? '', 'both_wrong')
    expect(await published()).toEqual([])
    for (const id of ids.slice(20)) await cast(b, id, 'ai_right')
    const at = squash.clock.now().toISOString()
    expect(await published()).toEqual([
      { type: 'voting.bad_faith', voter: personOf(b), local_day: at.slice(0, 10), at },
    ])
  })
})

describe('the vote tallies of the board', () => {
  /** What `npm run admin -- recount` reports about them. */
  async function recount(...options: string[]): Promise<string[]> {
    const said: string[] = []
    const { database, clock } = squash
    await runAdminCommand(['recount', ...options], { database, clock, print: (line) => said.push(line) })
    return said.filter((line) => line.startsWith('ruling_tallies'))
  }

  it('are recounted, reported where they are wrong, and repaired', async () => {
    const [d, id] = [await squash.signUp(deniz), await anotherRuling()]
    await cast(a, id, 'ai_right')
    await cast(d, id, 'ai_right')
    await cast(d, id, 'both_wrong')
    expect(await recount()).toEqual([])
    await squash.database.query('update ruling_tallies set ai_right = 7 where conflict_id = $1', [id])
    expect(await recount()).toEqual([expect.stringMatching(`^ruling_tallies ${id}: stored {"ai_right":7`)])
    await recount('--fix')
    expect(await recount()).toEqual([])
    expect((await rulingOf(id))?.vote_counts).toEqual({ ...NO_VOTES, ai_right: 1, both_wrong: 1 })
  })
})
