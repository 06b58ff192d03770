import { ada, jonas, maya, words } from '@squash/testkit/cast'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { uuid } from '../../../test/support/rows.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
afterAll(database.close)

const [m, j, a] = [uuid(1), uuid(2), uuid(3)]
const [waiting, ruled, debate] = [uuid(11), uuid(12), uuid(13)]
const at = '2026-03-02T09:00:00+00:00'
const hiddenAt = '2026-03-05T09:00:00+00:00'

/** Rows as written by the version before the 22nd migration. */
const OLD: [table: string, rows: object[]][] = [
  [
    'auth.users',
    [maya, jonas, ada].map(({ email }, n) => ({ id: uuid(n + 1), email, created_at: at, updated_at: at })),
  ],
  [
    'public.profiles',
    [maya, jonas, ada].map(({ email, first_name }, n) => ({
      ...{ id: uuid(n + 1), email, email_confirmed: true, first_name, created_at: at },
      is_hidden: n === 1,
    })),
  ],
  [
    'public.conflicts',
    [
      { id: waiting, status: 'pending', user2_id: null, final_ai_ruling: null, ruling_by: null },
      { id: ruled, status: 'final_judgment', user2_id: j, final_ai_ruling: 'Both do the dishes.', ruling_by: 'ai' },
    ].map((one) => ({
      ...{ ...one, title: words.title, user1_id: m, user2_email: jonas.email, user1_mood: 'meh' },
      ...{ user1_raw_message: words.maya, created_at: at, last_move_at: at },
    })),
  ],
  [
    'public.conflict_parties',
    [waiting, ruled].flatMap((conflict_id) => [
      { conflict_id, party: 'user1', person_id: m, created_at: at, grouping: 'active' },
      { conflict_id, party: 'user2', person_id: j, created_at: at, grouping: 'active' },
    ]),
  ],
  [
    'public.invites',
    [waiting, ruled].map((conflict_id) => ({
      ...{ conflict_id, token: `${conflict_id}-token`, email: jonas.email, inviter_id: m, created_at: at },
      ...{ last_sent_at: at, times_sent: 2 },
    })),
  ],
  [
    'public.public_rulings',
    [
      {
        ...{ conflict_id: ruled, issued_at: at, title: words.title, summary: 'Dishes.', ruling: 'Both do the dishes.' },
        ...{ user1_id: m, user2_id: j, user1_shown: true, user2_shown: true, user1_names: [], user2_names: [] },
        is_hidden: true,
      },
    ],
  ],
  [
    'public.public_debates',
    [
      {
        ...{ id: debate, title: 'Keys', creator_side: 'Hook', opponent_side: 'Bowl', opponent_email: jonas.email },
        ...{ status: 'pending', creator_id: m, invitee_id: j, invitee_since: at, created_at: at, is_hidden: true },
      },
    ],
  ],
  [
    'public.reports',
    [
      {
        ...{ id: uuid(21), kind: 'profile', subject_id: j, category: 'abuse', status: 'open', author_shown: true },
        ...{
          people: [j],
          reporter_id: a,
          author_id: j,
          is_independent: true,
          has_hidden: true,
          reason: 'It insults me.',
        },
        ...{ evidence: { title: 'Jonas', texts: [] }, created_at: hiddenAt, moved_at: hiddenAt },
      },
    ],
  ],
  ['public.admin_acts', [{ act: 'ruling.hidden', at: hiddenAt, admin_id: a, subject: ruled }]],
  [
    'public.outbox',
    [
      {
        type: 'ruling.hidden',
        event: { type: 'ruling.hidden', conflict: ruled, hidden: true, at: hiddenAt },
        occurred_at: hiddenAt,
      },
    ],
  ],
]

/** Columns that later migrations change: the new row has at least these. */
const CHANGED: Record<string, (row: Record<string, unknown>) => Record<string, unknown>> = {
  // Events that the relay has not delivered yet name their parties.
  'public.outbox': ({ event: _, ...row }) => row,
  'public.invites': ({ held_back, ...row }) => ({ ...row, withheld: held_back, kind: 'conflict' }),
}

const rowsOf = async (table: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(database.db)
  return rows.map(({ row }) => row)
}
const everything = () => Promise.all(OLD.map(async ([table]) => [table, await rowsOf(table)] as const))

it('a database filled by an older version is upgraded and keeps all its rows', async () => {
  await database.query('drop schema if exists public, auth cascade; create schema public')
  await migrate(database, { upTo: '0021_address_blocks' })
  for (const [table, rows] of OLD)
    for (const row of rows) {
      const names = Object.keys(row).map((name) => sql.ref(name))
      await sql`
        insert into ${sql.table(table)} (${sql.join(names)})
        select ${sql.join(names)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
        database.db,
      )
    }
  const before = await everything()
  await migrate(database)

  for (const [table, rows] of before) {
    const kept = rows.map(CHANGED[table] ?? ((row) => row))
    const after = await rowsOf(table)
    expect([table, after.length]).toEqual([table, rows.length])
    for (const row of kept) expect(after).toContainEqual(expect.objectContaining(row))
  }
  expect(await rowsOf('public.outbox')).toMatchObject([{ event: { conflict: ruled, parties: [m, j] } }])
  // Who hid the content and when: an admin according to the log, otherwise the reports.
  const hidden = (by: string) => ({ is_hidden: true, hidden_by: by, hidden_at: hiddenAt })
  expect(await rowsOf('public.public_rulings')).toMatchObject([{ ...hidden('admin'), written_by: 'ai' }])
  expect((await rowsOf('public.profiles')).filter(({ is_hidden }) => is_hidden)).toMatchObject([hidden('reports')])
  expect(await rowsOf('public.public_debates')).toMatchObject([
    { is_hidden: true, hidden_by: 'reports', hidden_at: expect.any(String) },
  ])
  const { rows: counted } = await database.query(
    `select invites_mailed('${jonas.email}', '2026-03-01', '${m}') as mails`,
  )
  expect(counted).toEqual([{ mails: 4 }])
})
