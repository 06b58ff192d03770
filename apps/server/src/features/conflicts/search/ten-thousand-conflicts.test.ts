import { ada, jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../../../test/support/person.ts'
import { rowsReadBy } from '../../../../test/support/plans.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'

const CONFLICTS = 10_000

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash()
  m = await squash.signUp(maya)
  const [j, a] = [await squash.signUp(jonas), await squash.signUp(ada)]
  await fill(personOf(m), personOf(j), CONFLICTS)
  // Someone else's, with the same words in the titles.
  await fill(personOf(a), personOf(j), CONFLICTS)
  await squash.database.query('analyze conflicts, conflict_parties, profiles')
}, 120_000)
afterAll(() => squash.close())

/** Conflicts about the dishes: one in a hundred waits for the creator's vote, one in a thousand is about a bicycle. */
async function fill(creator: string, responder: string, count: number): Promise<void> {
  await squash.database.query(
    `insert into conflicts (id, title, user1_id, user2_id, user2_email, user1_mood, status, created_at, last_move_at, ai_summary)
    select gen_random_uuid(), 'Dishes ' || case when n % 1000 = 500 then 'Bicycle ' else 'Again ' end || n, $1, $2,
      'x@example.com', 'meh', 'active', '2025-01-01'::timestamptz + n * interval '1 minute',
      '2025-01-01'::timestamptz + n * interval '1 minute', case when n % 100 = 0 then 'Both are tired.' end
    from generate_series(1, $3::int) n`,
    [creator, responder, count],
  )
  await squash.database.query(
    `insert into conflict_parties (conflict_id, party, person_id, other_id, created_at, grouping, state, search_words)
    select id, party, case party when 'user1' then user1_id else user2_id end,
      case party when 'user1' then user2_id else user1_id end, created_at, 'active',
      case when ai_summary is null then 'waiting' else 'your_turn' end, string_to_array(lower(title), ' ')
    from conflicts, (values ('user1'), ('user2')) parties (party) where user1_id = $1`,
    [creator],
  )
}

async function listing(actor: Actor, input: object): Promise<{ listed: number; read: number }> {
  const { statements } = squash.database
  const before = statements.length
  const listed = await done(actor.call('get_my_conflicts', input))
  const list = statements.slice(before).find(({ sql }) => sql.includes('as "mine"'))
  if (!list) throw new Error('The list was not read')
  return { listed: listed.length, read: await rowsReadBy(squash.database, list) }
}

describe(`a page of ${CONFLICTS.toLocaleString('en')} conflicts reads about as many rows as it lists`, () => {
  it.each([
    ['without a filter', {}, 20],
    ['of those that wait for the user', { p_state: 'your_turn' }, 20],
    ['of a search for a rare word', { p_search: 'bicy' }, 10],
    ['of a search for a word in every title', { p_search: 'dish' }, 20],
    ['of a search for two words', { p_search: 'dish bicy' }, 10],
    ['of a search that finds nothing', { p_search: 'guitar' }, 0],
    ['of a rare word among those that wait for the user', { p_search: '100', p_state: 'your_turn' }, 3],
  ])('%s', async (_, input, expected) => {
    const { listed, read } = await listing(m, input)
    expect(listed).toBe(expected)
    expect(read).toBeLessThanOrEqual(60)
  })

  it('on the last page as on the first', async () => {
    const { rows } = await squash.database.query(
      `select conflict_id from conflict_parties where person_id = $1 order by created_at, conflict_id offset 10 limit 1`,
      [personOf(m)],
    )
    const { listed, read } = await listing(m, { p_before: rows[0]?.conflict_id })
    expect(listed).toBe(10)
    expect(read).toBeLessThanOrEqual(60)
  })
})
