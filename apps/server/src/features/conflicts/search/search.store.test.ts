import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { rowsReadBy } from '../../../../test/support/plans.ts'
import { lockWithoutWords, waitForOneWithoutWords } from './search.store.ts'

const database = await testDatabase()
afterAll(database.close)

const CONFLICTS = 1_000

it('finding the sides without search words reads no others, even if the planner expects that all lack them', async () => {
  await database.query(
    `insert into conflicts (id, title, user2_email, user1_mood, status, created_at, last_move_at)
    select gen_random_uuid(), 'Dishes', 'x@example.com', 'meh', 'pending', now(), now() from generate_series(1, $1::int)`,
    [CONFLICTS],
  )
  await database.query(
    `insert into conflict_parties (conflict_id, party, created_at, grouping, state)
    select id, 'user1', created_at, 'active', 'waiting' from conflicts`,
  )
  await database.query('analyze conflict_parties')
  await database.query(`update conflict_parties set search_words = '{dishes}' where ctid <> (
    select max(ctid) from conflict_parties)`)

  const { statements } = database
  const before = statements.length
  const [found] = await database.transaction((tx) => lockWithoutWords(tx, 200))
  expect(await database.transaction(waitForOneWithoutWords)).toEqual([found])
  const locks = statements.slice(before)
  expect(locks).toHaveLength(2)
  // Their index may still list the sides that have just got their words; a second read skips those.
  for (const lock of locks) await rowsReadBy(database, lock)
  for (const lock of locks) expect(await rowsReadBy(database, lock)).toBeLessThan(50)
})
