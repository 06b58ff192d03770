import type { ClosedReason, ConflictStatus } from '@squash/contract/values'
import { type Counters, plus } from '@squash/rules/counters/counters'
import { after, conflictBetween, countersOf, JONAS, MAYA, TUESDAY } from '@squash/rules/counters/testing/histories'
import type { DomainEvent } from '@squash/rules/events'
import { DAY, HOUR } from '@squash/rules/time/units'
import { jonas, maya } from '@squash/testkit/cast'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { miscounts } from '../../../../test/support/recount.ts'
import { insertRows, uuid } from '../../../../test/support/rows.ts'
import { migrate } from '../../../platform/database/migrate.ts'

const database = await testDatabase()
afterAll(database.close)

const answeredAt = after(HOUR)
const closedAt = after(DAY)

/** The states of Maya's conflicts with Jonas. */
const STATES: readonly (readonly [ConflictStatus, ClosedReason | null, wasAnswered: boolean, blocked?: boolean])[] = [
  ['abandoned', 'declined', false],
  ['abandoned', 'flagged', true],
  ['abandoned', 'expired', true, true],
  ['abandoned', 'expired', false],
  ['resolved', null, true],
  ['active', null, true],
  ['pending', null, false],
]
const histories = STATES.map(([status, reason, wasAnswered, blocked], n) => {
  const it = conflictBetween(MAYA, JONAS, uuid(n + 1))
  const end: DomainEvent[] = reason
    ? [
        it.abandoned(
          { was: wasAnswered ? 'active' : 'pending', waiting_on: ['user2'], reason, ...(blocked && { blocked }) },
          closedAt,
        ),
      ]
    : []
  return [
    it.started(),
    ...(wasAnswered ? [it.responded('', answeredAt)] : []),
    ...(status === 'resolved' ? [it.resolved(2, closedAt)] : end),
  ]
})
const facts = histories.flat()

/**
 * As the previous version counted them: an invite was open for the invited user, too, and only unanswered ones could be
 * excused.
 */
const countersBefore = (person: string, open: number, excused: number): Counters => {
  const now = countersOf(facts, person)
  const tallies = { open: open - (now.tallies.open ?? 0), excused: excused - (now.tallies.excused ?? 0) }
  const before = plus(now, tallies)
  return { ...before, tallies: { ...before.tallies, ...JSON.parse('{"startedAnswered": 4}') } }
}

const insert = (table: string, rows: readonly object[]) => insertRows(database, table, rows)

async function fill(): Promise<void> {
  const people = [
    { id: MAYA, ...maya },
    { id: JONAS, ...jonas },
  ]
  await insert(
    'auth.users',
    people.map(({ id, email }) => ({ id, email, created_at: TUESDAY, updated_at: TUESDAY })),
  )
  await insert(
    'profiles',
    people.map(({ id, email }) => ({ id, email, email_confirmed: true, created_at: TUESDAY })),
  )
  const conflicts = STATES.map(([status, closed_reason, wasAnswered], n) => ({
    ...{
      id: uuid(n + 1),
      title: 'Keys',
      user1_id: MAYA,
      user2_id: wasAnswered ? JONAS : null,
      user2_email: jonas.email,
    },
    ...{ user1_mood: 'meh', status, closed_reason, created_at: TUESDAY },
    ...{ last_move_at: closedAt, resolved_at: status === 'resolved' ? closedAt : null },
  }))
  await insert('conflicts', conflicts)
  await insert(
    'conflict_parties',
    conflicts.flatMap(({ id, user2_id, status }) => {
      const side = {
        conflict_id: id,
        created_at: TUESDAY,
        grouping: status === 'pending' || status === 'active' ? 'active' : 'history',
      }
      return [
        { ...side, party: 'user1', person_id: MAYA, other_id: user2_id },
        { ...side, party: 'user2', person_id: JONAS, other_id: user2_id && MAYA },
      ]
    }),
  )
  await insert('conflict_counts', [
    { person_id: MAYA, total: 7, active: 2, history: 5, resolved: 1, people: 1 },
    { person_id: JONAS, total: 7, active: 2, history: 5, resolved: 1, people: 1 },
  ])
  const shared = { total: 4, active: 1, resolved: 1, ruled: 0 }
  await insert('shared_conflict_counts', [
    { person_id: MAYA, other_id: JONAS, ...shared },
    { person_id: JONAS, other_id: MAYA, ...shared },
  ])
  await database.query(`insert into public_conflict_counts (person_id, week, total, resolved)
    select person, week, total, 1 from (values ('${MAYA}'::uuid, 7), ('${JONAS}', 4)) counted (person, total),
      (values ('-infinity'::date), ('2026-03-02')) weeks (week)`)
  await database.query(`insert into weekly_stats (week, shard, total_conflicts, resolved_conflicts) values ('2026-03-02', 0, 7, 1);
    update global_stats set total_conflicts = 7, resolved_conflicts = 1 where shard = 0`)
  await insert('reward_standings', [
    { person_id: MAYA, counters: countersBefore(MAYA, 2, 0), squashcred: 0, achievements: 0 },
    { person_id: JONAS, counters: countersBefore(JONAS, 2, 1), squashcred: 0, achievements: 0 },
  ])
  await insert(
    'reward_events',
    [MAYA, JONAS].flatMap((person_id) =>
      facts.map((event, n) => ({ person_id, event_id: n + 1, event, time_zone: 'UTC' })),
    ),
  )
}

it('the migration converts the counters of an older version into those that this version would have counted', async () => {
  await database.query('drop schema if exists public, auth cascade; create schema public')
  await migrate(database, { upTo: '0026_inbox_lock' })
  await fill()
  await migrate(database)

  expect(await miscounts(database)).toEqual([])
  const { rows } = await database.query('select person_id, counters from reward_standings')
  for (const { person_id, counters } of rows) {
    const counted = countersOf(facts, String(person_id))
    expect(counters).toEqual({ ...counted, tallies: { excused: 0, ...counted.tallies } })
  }
  const { rows: stored } = await database.query(`select count(*) filter (where closed_without_blame)::int as blameless,
    count(*) filter (where answered_at = '${answeredAt.toISOString()}')::int as answered from conflicts`)
  expect(stored).toEqual([{ blameless: 3, answered: 4 }])
})
