import { carla } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { runAdminCommand } from '../../admin-command.ts'

const THIS_WEEK = '2026-03-04T09:00:00.000Z'
const PEOPLE = 600
const CONFLICTS = 2400

type Conflict = { user1_id: string; user2_id: string | null; status: string; is_this_week: boolean }

let squash: TestSquash
let c: Actor
let conflicts: Conflict[]

beforeAll(async () => {
  squash = await startSquash()
  c = await squash.signUp(carla)
  const { database, clock } = squash
  await database.query('select setseed(0.2026)')
  await database.query(`
    with accounts as (
      insert into auth.users (id, created_at, updated_at)
      select gen_random_uuid(), now(), now() from generate_series(1, ${PEOPLE}) returning id
    )
    insert into profiles (id, created_at) select id, now() from accounts`)
  await database.query(`
    with people as (select array_agg(id) as ids from profiles),
    made as (
      select floor(random() * ${PEOPLE})::int as one, floor(random() * ${PEOPLE - 1})::int as step, random() as fate,
        timestamptz '2026-03-04T09:00:00Z' - random() * interval '14 days' as at
      from generate_series(1, ${CONFLICTS})
    )
    insert into conflicts (id, title, user1_id, user2_id, user2_email, user1_mood, status, created_at, last_move_at, resolved_at)
    select gen_random_uuid(), 'Keys', ids[1 + one], case when fate > 0.2 then ids[1 + (one + 1 + step) % ${PEOPLE}] end,
      'nobody@example.com', 'meh', case when fate > 0.6 then 'resolved' when fate > 0.2 then 'active' else 'pending' end,
      at, at, case when fate > 0.6 then at end
    from made, people`)
  await runAdminCommand(['recount', '--fix'], { database, clock, print: () => {} })
  const { rows } = await database.query(
    `select user1_id, user2_id, status, created_at >= '2026-03-02' as is_this_week from conflicts`,
  )
  conflicts = rows.map((row) => ({
    user1_id: String(row.user1_id),
    user2_id: row.user2_id === null ? null : String(row.user2_id),
    status: String(row.status),
    is_this_week: row.is_this_week === true,
  }))
})
afterAll(() => squash.close())

type Figures = { person: string; total: number; resolved: number }

/** All users' counters, computed from the conflicts alone. */
function figuresOf(counted: readonly Conflict[]): Figures[] {
  const figures = new Map<string, Figures>()
  for (const { user1_id, user2_id, status } of counted) {
    for (const person of [user1_id, user2_id].filter((id) => id !== null)) {
      const { total, resolved } = figures.get(person) ?? { total: 0, resolved: 0 }
      figures.set(person, { person, total: total + 1, resolved: resolved + (status === 'resolved' ? 1 : 0) })
    }
  }
  return [...figures.values()]
}

/** Compares two rates exactly, in integers; the higher one comes first. */
const byRate = (one: Figures, other: Figures) => other.resolved * one.total - one.resolved * other.total

function ordered(figures: readonly Figures[], sort: 'least' | 'most'): Figures[] {
  const direction = sort === 'least' ? 1 : -1
  return figures.toSorted(
    (one, other) =>
      Number(other.total >= 3) - Number(one.total >= 3) ||
      direction * byRate(one, other) ||
      other.total - one.total ||
      (one.person < other.person ? 1 : -1),
  )
}

async function wholeBoard(sort: 'least' | 'most', start_date: string | null) {
  const whole = []
  for (let p_after: string | undefined; ; ) {
    const page = await done(c.call('get_user_conflict_stats', { start_date, p_sort: sort, p_limit: 100, p_after }))
    whole.push(...page)
    if (page.length < 100) return whole
    p_after = page.at(-1)?.user_id
  }
}

describe.each(['least', 'most'] as const)('the whole leaderboard, %s problematic first', (sort) => {
  it.each([
    ['all time', null],
    ['one week', THIS_WEEK],
  ])('for %s matches the conflicts down to the last row', async (_, start_date) => {
    const facts = conflicts.filter(({ is_this_week }) => start_date === null || is_this_week)
    const expected = ordered(figuresOf(facts), sort)
    expect(expected.length).toBeGreaterThan(300)
    const rows = await wholeBoard(sort, start_date)
    expect(
      rows.map((row) => [row.rank, row.user_id, row.total_conflicts, row.resolved_conflicts, row.resolution_rate]),
    ).toEqual(
      expected.map(({ person, total, resolved }, index) => [
        index + 1,
        person,
        total,
        resolved,
        Math.round((100 * resolved) / total),
      ]),
    )
  })
})
