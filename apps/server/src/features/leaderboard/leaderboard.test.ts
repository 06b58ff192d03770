import { randomUUID } from 'node:crypto'
import { ada, apart, ben, carla, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, reaches, respond, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'

const THIS_WEEK = '2026-03-04T09:00:00.000Z'
const LAST_WEEK = '2026-02-25T09:00:00.000Z'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  squash.clock.set(THIS_WEEK)
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
})
afterAll(() => squash.close())

type Board = { start_date?: string; p_sort?: 'least' | 'most'; p_limit?: number; p_after?: string }

/** Each row as 'place name resolved of total rate'. */
async function board(viewer: Actor, which: Board = {}): Promise<string[]> {
  const rows = await done(viewer.call('get_user_conflict_stats', which))
  return rows.map(
    (row) =>
      `${row.rank} ${row.first_name} ${row.resolved_conflicts} of ${row.total_conflicts} ${row.resolution_rate}%`,
  )
}

const summary = (viewer: Actor, start_date?: string) => done(viewer.call('get_leaderboard_summary', { start_date }))

describe('the leaderboard', () => {
  it('is empty until there are conflicts', async () => {
    expect(await board(m)).toEqual([])
    expect(await board(m, { start_date: THIS_WEEK })).toEqual([])
    expect(await summary(m)).toEqual({ total_conflicts: 0, total_resolved: 0, overall_rate: 0 })
    expect(await summary(m, THIS_WEEK)).toEqual({ total_conflicts: 0, total_resolved: 0, overall_rate: 0 })
  })

  it('puts the highest rate first, or the lowest, breaks ties by number of conflicts, and ranks users with fewer than three last', async () => {
    await conflictIn('resolved', m, j)
    await conflictIn('resolved', m, j)
    await conflictIn('vote_1', m, a, ada.email)
    await startConflict(a, 'nobody@example.com')
    await startConflict(await squash.signUp(ben), 'nobody@example.com')
    expect(await board(a)).toEqual(['1 Maya 2 of 3 67%', '2 Jonas 2 of 2 100%', '3 Ada 0 of 2 0%', '4 Ben 0 of 1 0%'])
    expect(await board(a, { p_sort: 'most' })).toEqual([
      '1 Maya 2 of 3 67%',
      '2 Ada 0 of 2 0%',
      '3 Ben 0 of 1 0%',
      '4 Jonas 2 of 2 100%',
    ])
  })

  it('counts each conflict once in its summary, however many users are in it', async () => {
    await conflictIn('resolved', m, j)
    await conflictIn('vote_1', m, j)
    await startConflict(a, 'nobody@example.com')
    const figures = { total_conflicts: 3, total_resolved: 1, overall_rate: 33 }
    expect(await summary(m)).toEqual(figures)
    expect(await summary(m, THIS_WEEK)).toEqual(figures)
  })

  it('continues after the last user of a page, with continuous ranks', async () => {
    await conflictIn('resolved', m, j)
    await startConflict(a, 'nobody@example.com')
    const [first, second] = await done(m.call('get_user_conflict_stats', { p_limit: 2 }))
    expect([first?.rank, second?.rank]).toEqual([1, 2])
    expect(await board(m, { p_after: first?.user_id ?? '', p_limit: 1 })).toEqual([
      `2 ${second?.first_name} 1 of 1 100%`,
    ])
    expect(await board(m, { p_after: second?.user_id ?? '' })).toEqual(['3 Ada 0 of 1 0%'])
    expect(await board(m, { p_after: personOf(a) })).toEqual([])
    expect(await board(m, { p_after: randomUUID() })).toEqual([])
  })

  it('shows only public data of a user', async () => {
    await startConflict(m)
    const [row] = await done(j.call('get_user_conflict_stats', {}))
    expect(row).toEqual({
      rank: 1,
      user_id: personOf(m),
      username: maya.username,
      first_name: 'Maya',
      avatar_url: null,
      archetype_emoji: expect.toBeOneOf([null, expect.any(String)]),
      supporter_emoji: null,
      total_conflicts: 1,
      resolved_conflicts: 0,
      resolution_rate: 0,
    })
  })

  it('still lists a user Maya has blocked', async () => {
    await startConflict(j, 'nobody@example.com')
    await done(m.call('block_user', { p_user_id: personOf(j) }))
    expect(await board(m)).toEqual(['1 Jonas 0 of 1 0%'])
  })
})

describe('an unanswered invite', () => {
  it('does not reveal to Carla who holds an address: it counts only for its sender, in every list', async () => {
    const c = await squash.signUp(carla)
    const { id } = await startConflict(c)
    for (const which of [{}, { start_date: THIS_WEEK }]) {
      expect(await board(c, which)).toEqual(['1 Carla 0 of 1 0%'])
      expect(await board(j, which)).toEqual(['1 Carla 0 of 1 0%'])
    }
    await respond(j, id)
    await reaches(c, id, 'vote_1')
    for (const which of [{}, { start_date: THIS_WEEK }]) expect(await board(c, which)).toHaveLength(2)
  })

  it('no longer counts after Maya deletes it', async () => {
    const { id } = await startConflict(m)
    await done(m.call('delete_conflict', { p_conflict_id: id }))
    expect(await board(m)).toEqual([])
    expect(await board(m, { start_date: THIS_WEEK })).toEqual([])
    expect(await summary(m, THIS_WEEK)).toMatchObject({ total_conflicts: 0 })
  })
})

describe('the leaderboard week', () => {
  it('contains the conflicts created in it, whenever they are answered or resolved', async () => {
    squash.clock.set(LAST_WEEK)
    m = await squash.signIn(maya)
    const { id } = await startConflict(m)
    squash.clock.set(THIS_WEEK)
    ;[m, j] = [await squash.signIn(maya), await squash.signIn(jonas)]
    await respond(j, id)
    await reaches(m, id, 'vote_1')
    for (const party of [m, j]) await done(party.call('vote_satisfaction', { p_conflict_id: id, satisfied: true }))
    await startConflict(m, 'nobody@example.com')

    expect(await board(a, { start_date: LAST_WEEK })).toHaveLength(2)
    expect(await board(a, { start_date: THIS_WEEK })).toEqual(['1 Maya 0 of 1 0%'])
    expect(await board(a)).toEqual(['1 Jonas 1 of 1 100%', '2 Maya 1 of 2 50%'])
    expect(await summary(a, LAST_WEEK)).toEqual({ total_conflicts: 1, total_resolved: 1, overall_rate: 100 })
    expect(await summary(a, THIS_WEEK)).toEqual({ total_conflicts: 1, total_resolved: 0, overall_rate: 0 })
  })

  it.each(['2026-03-02T00:00:00Z', '2026-03-08T23:59:59.999Z'])('includes %s', async (start_date) => {
    await startConflict(m)
    expect(await board(m, { start_date })).toHaveLength(1)
  })

  it.each(['2026-03-01T23:59:59.999Z', '2026-03-09T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'doesn’t include %s',
    async (start_date) => {
      await startConflict(m)
      expect(await board(m, { start_date })).toEqual([])
    },
  )

  it.each(['0000-06-01T00:00:00Z', 'Monday', '2026-03-02', 7])('can’t be requested as %s', async (start_date) => {
    const answer = await m.request('POST', '/rest/v1/rpc/get_user_conflict_stats', { start_date })
    expect(answer.status).toBe(400)
  })
})

describe('a view of the leaderboard', () => {
  it('counts for the viewer', async () => {
    for (let times = 0; times < 3; times += 1) await done(m.call('log_leaderboard_view', {}))
    await eventually(async () => expect(await done(m.call('get_leaderboard_view_count', {}))).toBe(3))
    expect(await done(j.call('get_leaderboard_view_count', { p_user_id: personOf(j) }))).toBe(0)
  })

  it('cannot be recorded or counted for another user', async () => {
    const jonass = { p_user_id: personOf(j) }
    for (const name of ['log_leaderboard_view', 'get_leaderboard_view_count']) {
      const answer = await m.request('POST', `/rest/v1/rpc/${name}`, jonass)
      expect([name, answer.status]).toEqual([name, 403])
    }
  })

  it('earns Maya the top ten, once ten users are listed', async () => {
    const hasTopTen = (person: Actor) => done(person.call('user_has_achievement', { p_code: 'top_ten' }))
    await conflictIn('resolved', m, j)
    for (let one = 0; one < 7; one += 1) {
      await startConflict(await squash.signUp(apart(ben, `no${one}`)), 'nobody@example.com')
    }
    await done(m.call('log_leaderboard_view', {}))
    await untilQuiet(squash.database)
    expect(await hasTopTen(m)).toBe(false)

    await startConflict(a, 'nobody@example.com')
    await done(m.call('log_leaderboard_view', {}))
    await eventually(async () => expect(await hasTopTen(m)).toBe(true))
  })
})
