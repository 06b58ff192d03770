import { carla, maya } from '@squash/testkit/cast'
import { conflictIn, reaches, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventsOf } from '../../../../test/support/events.ts'
import { personOf } from '../../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { declineByLink, freshMayaAndJonas, signInAgain } from '../../../../test/support/two-people.ts'
import { untilQuiet } from '../../../../test/support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  ;[m, j] = await freshMayaAndJonas(squash)
})
afterAll(() => squash.close())

async function evaluateAt(time: string): Promise<void> {
  squash.clock.set(time)
  await squash.runSchedule('conflicts.judge-rates')
  await squash.runSchedule('conflicts.judge-rates')
}
const evaluated = async () =>
  (await eventsOf(squash.database, 'resolution_rate.judged')).map(
    ({ person, month, total, resolved, blameless }) =>
      `${nameOf(person)} ${month} ${resolved}/${total}${blameless ? `, ${blameless} without blame` : ''}`,
  )
const nameOf = (person: string) =>
  new Map([
    [personOf(m), 'Maya'],
    [personOf(j), 'Jonas'],
  ]).get(person) ?? 'someone else'

it('the monthly evaluation covers every active user once, when the month is over in all time zones', async () => {
  await conflictIn('resolved', m, j)
  await startConflict(m, carla.email)
  await evaluateAt('2026-04-01T11:30:00Z')
  expect(await evaluated()).toEqual([])
  await evaluateAt('2026-04-01T13:11:00Z')
  await evaluateAt('2026-04-02T13:11:00Z')
  expect((await evaluated()).toSorted()).toEqual(['Jonas 2026-03 1/1', 'Maya 2026-03 1/2'])
})

it('the monthly evaluation skips a user whose counters have not changed', async () => {
  await conflictIn('resolved', m, j)
  await startConflict(m, carla.email)
  await evaluateAt('2026-04-01T13:11:00Z')
  const first = await evaluated()
  await evaluateAt('2026-05-01T13:11:00Z')
  expect(await evaluated()).toEqual(first)
})

it('the monthly evaluation covers both parties for a month in which a conflict of theirs is answered or resolved', async () => {
  const { id } = await startConflict(m)
  await evaluateAt('2026-04-01T13:11:00Z')
  squash.clock.set('2026-04-20T09:00:00Z')
  ;[m, j] = await signInAgain(squash)
  await respond(j, id)
  await reaches(m, id, 'vote_1')
  await evaluateAt('2026-05-01T13:11:00Z')
  squash.clock.set('2026-05-10T09:00:00Z')
  ;[m, j] = await signInAgain(squash)
  await vote(m, id, true)
  await vote(j, id, true)
  await evaluateAt('2026-06-01T13:11:00Z')
  await evaluateAt('2026-07-01T13:11:00Z')
  expect((await evaluated()).toSorted()).toEqual(
    ['Maya 2026-03 0/1', 'Jonas 2026-04 0/1', 'Maya 2026-04 0/1', 'Jonas 2026-05 1/1', 'Maya 2026-05 1/1'].toSorted(),
  )
})

it('the evaluated rate excludes what Jonas declined, and says how many of Maya’s conflicts were declined', async () => {
  await conflictIn('resolved', m, j)
  for (let number = 0; number < 10; number++) await startConflict(m)
  await declineByLink(squash)
  await evaluateAt('2026-04-01T13:11:00Z')
  expect((await evaluated()).toSorted()).toEqual(['Jonas 2026-03 1/1', 'Maya 2026-03 1/11, 10 without blame'])
  await untilQuiet(squash.database)
  const { rows: penalties } = await squash.database.query(
    "select from squashcred_events where code = 'LOW_RESOLUTION_RATE'",
  )
  expect(penalties).toEqual([])
})

it('the monthly evaluation catches up when the first of the month was missed, and skips months that were missed entirely', async () => {
  await conflictIn('resolved', m, j)
  squash.clock.set('2026-05-30T09:00:00Z')
  ;[m, j] = await signInAgain(squash)
  await conflictIn('resolved', m, j)
  await evaluateAt('2026-06-09T13:11:00Z')
  expect((await evaluated()).toSorted()).toEqual(['Jonas 2026-05 2/2', 'Maya 2026-05 2/2'])
})

it('the monthly evaluation skips users who joined after the month', async () => {
  squash.clock.set('2026-04-02T09:00:00Z')
  m = await squash.signIn(maya)
  await startConflict(m, carla.email)
  await evaluateAt('2026-04-03T13:11:00Z')
  expect(await evaluated()).toEqual([])
  await evaluateAt('2026-05-01T13:11:00Z')
  expect(await evaluated()).toEqual(['Maya 2026-04 0/1'])
})

it('the monthly evaluation processes many users page by page, and continues where it was stopped', async () => {
  await squash.database.query(
    `with people as (
      insert into auth.users (id, created_at, updated_at) select gen_random_uuid(), now(), now() from generate_series(1, 1200)
      returning id
    ), named as (insert into profiles (id, created_at) select id, now() from people returning id),
    counted as (insert into conflict_counts (person_id, total) select id, 12 from named returning person_id),
    held as (
      insert into conflicts (id, title, user1_id, user2_email, user1_mood, status, created_at, last_move_at)
      select gen_random_uuid(), 'Keys', person_id, 'nobody@example.com', 'meh', 'pending', '2026-03-05', '2026-03-05'
      from counted returning id, user1_id
    )
    insert into conflict_parties (conflict_id, party, person_id, created_at, grouping, state)
    select id, 'user1', user1_id, '2026-03-05', 'active', 'waiting' from held`,
  )
  // As left by a process killed after the first page.
  await squash.database.query(
    `insert into judged_months (month, up_to)
    select '2026-03', person_id from conflict_counts where total = 12 order by person_id offset 499 limit 1`,
  )
  await evaluateAt('2026-04-01T13:11:00Z')
  const events = await eventsOf(squash.database, 'resolution_rate.judged')
  expect(events).toHaveLength(700)
  expect(new Set(events.map(({ person }) => person)).size).toBe(700)
})
