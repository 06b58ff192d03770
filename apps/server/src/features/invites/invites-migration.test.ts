import type { ClosedReason, ConflictStatus, DebateClosedReason, DebateStatus } from '@squash/contract/values'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { ada, jonas, maya } from '@squash/testkit/cast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { insertRows, uuid } from '../../../test/support/rows.ts'
import { migrate } from '../../platform/database/migrate.ts'

const database = await testDatabase()
afterAll(database.close)

const [m, j, a] = [uuid(1), uuid(2), uuid(3)]
const at = '2026-03-02T09:00:00+00:00'
const later = '2026-03-05T09:00:00+00:00'
const day = `'2026-03-02 00:00Z'`

/** How an invite was sent. */
const SENDINGS = {
  mailed: { first_sent_at: at, last_sent_at: at, times_sent: 1 },
  reminded: { first_sent_at: at, last_sent_at: later, times_sent: 2 },
  queued: { first_sent_at: null, last_sent_at: null, times_sent: 0 },
  withheld: { first_sent_at: at, last_sent_at: at, times_sent: 1, held_back: true },
  'withheld and queued': { first_sent_at: null, last_sent_at: null, times_sent: 0, held_back: true },
  'to an address without an account': {
    ...{ first_sent_at: at, last_sent_at: at },
    times_sent: 1,
    email: 'x@example.com',
  },
  'to an erased address': { ...{ first_sent_at: at, last_sent_at: at }, times_sent: 1, email: ERASED_ADDRESS },
  'by an erased account': { first_sent_at: at, last_sent_at: at, times_sent: 1, inviter_id: null },
} as const

const CONFLICT_STATES: readonly (readonly [ConflictStatus, ClosedReason | null])[] = [
  ['pending', null],
  ['active', null],
  ['resolved', null],
  ['final_judgment', null],
  ...(['declined', 'expired', 'flagged', 'left'] as const).map((reason) => ['abandoned', reason] as const),
]
const DEBATE_STATES: readonly (readonly [DebateStatus, DebateClosedReason | null])[] = [
  ['pending', null],
  ['active', null],
  ['complete', null],
  ...(['declined', 'expired', 'left'] as const).map((reason) => ['expired', reason] as const),
]

const cases = <State>(states: readonly State[], first: number) =>
  states
    .flatMap((state) => Object.values(SENDINGS).map((sending) => ({ state, sending })))
    .map(({ state, sending }, n) => ({ id: uuid(first + n), state, sending }))
const conflicts = cases(CONFLICT_STATES, 100)
const debates = cases(DEBATE_STATES, 500)

const insert = (table: string, rows: readonly object[]) => insertRows(database, table, rows)

const invite = (id: string, sending: object) => ({
  ...{ token: `${id}-token`, pass_on_token: `${id}-pass-on`, email: jonas.email, inviter_id: m, created_at: at },
  ...sending,
})

async function fill(): Promise<void> {
  const people = [maya, jonas, ada].map(({ email }, n) => ({ id: uuid(n + 1), email, created_at: at }))
  await insert(
    'auth.users',
    people.map((person) => ({ ...person, updated_at: at })),
  )
  await insert(
    'profiles',
    people.map((person) => ({ ...person, email_confirmed: true })),
  )
  await insert(
    'conflicts',
    conflicts.map(({ id, state: [status, closed_reason] }) => ({
      ...{ id, status, closed_reason, title: 'Keys', user1_id: m, user2_email: jonas.email, user1_mood: 'meh' },
      ...{ user2_id: status === 'pending' || closed_reason ? null : j, created_at: at, last_move_at: at },
      resolved_at: status === 'resolved' ? at : null,
      final_ai_ruling: status === 'final_judgment' ? 'On the hook.' : null,
    })),
  )
  await insert(
    'invites',
    conflicts.map(({ id, sending }) => ({ conflict_id: id, ...invite(id, sending) })),
  )
  await insert(
    'public_debates',
    debates.map(({ id, state: [status, closed_reason] }) => {
      const isAnswered = status === 'active' || status === 'complete'
      return {
        ...{ id, status, closed_reason, title: 'Keys', creator_side: 'Hook', opponent_side: 'Bowl', creator_id: m },
        ...{ opponent_email: jonas.email, created_at: at, is_hidden: false, creator_votes: 0, opponent_votes: 0 },
        ...(isAnswered && { opponent_id: j, answered_at: at, expires_at: later }),
        closed_at: status === 'complete' || status === 'expired' ? later : null,
        outcome: status === 'complete' ? 'tie' : null,
      }
    }),
  )
  await insert(
    'debate_invites',
    debates.map(({ id, sending }) => ({ debate_id: id, ...invite(id, sending) })),
  )
}

type Row = Record<string, unknown>
const rowsOf = async (query: string): Promise<Row[]> => (await database.query(query)).rows
const counted = async () => {
  const perSender = [m, a].map((sender) =>
    rowsOf(`
    select invites_mailed('${jonas.email}', ${day}, '${sender}') as mailed, invites_queued('${jonas.email}', '${sender}') as queued,
      mails_to_address, holder_id, creator_email
    from invite_facts('${jonas.email}', '\\x00', '${sender}', ${day})`),
  )
  return (await Promise.all(perSender)).flat()
}

let before: { conflicts: Row[]; debates: Row[]; counted: Row[] }
beforeAll(async () => {
  await database.query('drop schema if exists public, auth cascade; create schema public')
  await migrate(database, { upTo: '0032_safety_reviews' })
  await fill()
  before = {
    conflicts: await rowsOf('select * from invites order by conflict_id'),
    debates: await rowsOf('select * from debate_invites order by debate_id'),
    counted: await counted(),
  }
  await migrate(database)
})

describe('a database from before invites shared one table', () => {
  it('keeps every invite in every state, with all its columns', async () => {
    expect([before.conflicts.length, before.debates.length]).toEqual([conflicts.length, debates.length])
    const renamed = ({ held_back, ...row }: Row) => ({ ...row, withheld: held_back, corrections: 0 })
    expect(await rowsOf('select * from invites order by kind, conflict_id, debate_id')).toEqual([
      ...before.conflicts.map((row) => ({ ...renamed(row), kind: 'conflict', debate_id: null })),
      ...before.debates.map((row) => ({ ...renamed(row), kind: 'debate', conflict_id: null })),
    ])
  })

  it('counts the mails of an address as before, for the sender and for others', async () => {
    const [own, others] = before.counted
    expect(own?.mails_to_address).toBeGreaterThan(Number(others?.mails_to_address))
    expect(await counted()).toEqual(before.counted)
  })
})

describe('the table of invites', () => {
  const add = (columns: string, values: string) =>
    database.query(`insert into invites (${columns}, email, created_at) values (${values}, 'x@example.com', now())`)
  const [conflict, debate] = [conflicts[0]?.id, debates[0]?.id]

  it.each([
    ['neither a conflict nor a debate', 'kind, token', "'conflict', 'new'"],
    ['a conflict and a debate', 'kind, conflict_id, debate_id, token', `'debate', '${conflict}', '${debate}', 'new'`],
    ['a subject of another kind', 'kind, debate_id, token', `'conflict', '${debate}', 'new'`],
    ['an unknown kind', 'kind, debate_id, token', `'quest', '${debate}', 'new'`],
  ])('refuses an invite to %s', async (_what, columns, values) => {
    await expect(add(columns, values)).rejects.toThrow(/invites_one_subject/)
  })

  it.each([
    ['conflict', 'conflict_id', conflict],
    ['debate', 'debate_id', debate],
  ])('refuses a second invite to one %s', async (kind, column, id) => {
    await expect(add(`kind, ${column}, token`, `'${kind}', '${id}', 'new'`)).rejects.toThrow(/_id_key/)
  })

  it('refuses a token that another invite already has', async () => {
    await database.query(`delete from invites where debate_id = '${debate}'`)
    const values = `'debate', '${debate}', '${conflict}-token'`
    await expect(add('kind, debate_id, token', values)).rejects.toThrow(/token_key/)
  })

  it('deletes an invite with its conflict or debate, but keeps it when its sender is deleted', async () => {
    const [deleted, gone] = [conflicts[1]?.id, debates[1]?.id]
    await database.query(
      `delete from conflicts where id = '${deleted}'; delete from public_debates where id = '${gone}'`,
    )
    const left = `from invites where coalesce(conflict_id, debate_id) in ('${deleted}', '${gone}')`
    expect(await rowsOf(`select count(*)::int as n ${left}`)).toEqual([{ n: 0 }])
    const all = await rowsOf('select count(*)::int as n from invites')
    await database.query(`delete from auth.users where id = '${m}'`)
    expect(await rowsOf('select count(*)::int as n from invites where inviter_id is null')).toEqual(all)
  })
})
