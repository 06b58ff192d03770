import { randomUUID } from 'node:crypto'
import type { Phase } from '@squash/contract/values'
import { ada, ben, carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor, CallName } from '@squash/testkit/http'
import { questUpToTheLastStep } from '@squash/testkit/quest-steps'
import { format } from 'sql-formatter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdminCommand } from '../src/admin-command.ts'
import { type Cast, COMMITMENTS, EXAMPLES, type Example, type Scene } from './support/call-examples.ts'
import { everyCall, kindOf, rowsOf } from './support/calls.ts'
import { GROWING } from './support/growing-tables.ts'
import { openStream } from './support/live-stream.ts'
import { operatorOf, withServiceKey } from './support/operator.ts'
import { personOf } from './support/person.ts'
import { wholeTablesReadBy } from './support/plans.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

/** The most statements that a call may send, whatever the size of the tables. */
const MOST = { read: 4, write: 6 } as const

let squash: TestSquash
let creator: Actor
let responder: Actor
let onlooker: Actor
let moderator: Actor
const scenes = new Map<CallName, Scene>()
let cast: Cast

beforeAll(async () => {
  squash = await startSquash({ env: { RATE_LIMITS: '1000', ...withServiceKey } })
  const sender = await squash.signUp(maya)
  const { id: unanswered } = await startConflict(sender, carla.email)
  const mailedAnHourAgo = (await startDebate(sender, 'mailed@example.com')).id
  squash.clock.advance({ hours: 1 })
  creator = await squash.signIn(maya)
  responder = await squash.signUp(jonas)
  // Invited by Maya, so that her sign-up is a referral.
  await startDebate(creator, ada.email)
  onlooker = await squash.signUp(ada)
  const session = (await done(creator.call('get_sessions', {}))).find(({ is_current }) => !is_current)?.id ?? ''
  moderator = await squash.signUp(ben)
  for (const admin of [creator, onlooker, moderator])
    await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(admin)])
  const upheldReport = await reportOn(creator, responder)
  await done(moderator.call('decide_report', { id: upheldReport, verdict: 'uphold', reason: 'Names hurt.' }))
  const openReport = await reportOn(onlooker, responder)
  const quest = await questUpToTheLastStep(creator, 'i-statements')
  for (const [name, { phase, debate: status }] of rowsOf(EXAMPLES)) {
    const debate = status ? (await debateIn(status, creator, responder)).id : randomUUID()
    const { id } = await conflictFor(name, phase)
    const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
    scenes.set(name, { id, debate, token: String(rows[0]?.token) })
  }
  await agreeOn('confirm_agreement', 'answer_check_in')
  await keepPrivate(scenes.get('request_safety_review')?.id ?? '')
  const safetyReview = await reviewOf((await conflictIn('vote_1', creator, responder)).id)
  const soloNote = (await done(creator.call('write_solo_note', { raw_message: words.maya }))).id
  await payTip(creator)
  await squash.runSchedule('forum.daily')
  const forumConflict = (await done(creator.call('get_current_reddit_conflict', {})))[0]?.id ?? ''
  cast = {
    other: personOf(responder),
    session,
    quest,
    forumConflict,
    upheldReport,
    openReport,
    safetyReview,
    soloNote,
    mailedAnHourAgo,
  }
  await everythingElse(unanswered)
  await untilQuiet(squash.database)
  await squash.stopWorker()
})
afterAll(() => squash.close())

const shared = new Map<Phase, Promise<{ id: string }>>()

/** Reads share one conflict; each write has one of its own. */
async function conflictFor(name: CallName, named: Phase | undefined): Promise<{ id: string }> {
  if (kindOf(name) === 'write') return named ? conflictIn(named, creator, responder) : { id: randomUUID() }
  const phase = named ?? 'vote_1'
  const known = shared.get(phase) ?? conflictIn(phase, creator, responder)
  shared.set(phase, known)
  return known
}

/** Leaves one agreement for the creator to confirm, and one that is confirmed, whose check-in is due. */
async function agreeOn(confirming: CallName, answering: CallName): Promise<void> {
  for (const name of [confirming, answering]) {
    const p_conflict_id = scenes.get(name)?.id ?? ''
    await done(responder.call('save_commitments', { p_conflict_id, commitments: COMMITMENTS }))
    await done(responder.call('confirm_agreement', { p_conflict_id }))
    if (name === answering) await done(creator.call('confirm_agreement', { p_conflict_id }))
    await squash.database.query('update agreement_check_ins set due_at = $1 where day = 7', [squash.clock.now()])
  }
}

async function reportOn(person: Actor, by: Actor): Promise<string> {
  const about = { kind: 'profile', id: personOf(person), reason: 'It calls me names.' } as const
  return (await done(by.call('report_content', about))).id
}

/** As if its creator had acknowledged a warning sign. */
const keepPrivate = (id: string) =>
  squash.database.query(`update conflicts set kept_private = true, user1_private_reason = 'sign' where id = $1`, [id])

async function reviewOf(p_conflict_id: string): Promise<string> {
  await keepPrivate(p_conflict_id)
  return (await done(creator.call('request_safety_review', { p_conflict_id }))).id
}

async function payTip(person: Actor): Promise<void> {
  const started = await done(person.request('POST', '/functions/v1/create-checkout-session', { tip_level: 'tip_1' }))
  const { pathname } = new URL(String(Reflect.get(Object(started), 'url')))
  await person.request('POST', `${pathname}/pay`, {})
}

/** What users and schedules do besides calls, so that those statements are checked too. */
async function everythingElse(conflict_id: string): Promise<void> {
  await done(creator.request('POST', '/functions/v1/send-conflict-invite', { conflict_id }))
  await done(
    responder.request('PUT', '/auth/v1/user', { email: 'jonas@example.org', password: 'a new one, and longer' }),
  )
  await squash.signIn({ ...jonas, password: 'a new one, and longer' })
  await done(
    squash.visitor.request('POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: creator.session?.refresh_token,
    }),
  )
  await squash.visitor.request('POST', '/auth/v1/recover', { email: maya.email })
  await squash.visitor.request('POST', '/auth/v1/verify', { type: 'recovery', email: maya.email, token: '000000' })
  await squash.visitor.request('GET', '/dev/mail.json')
  await squash.visitor.request('GET', '/photos/aaaaaaaaaaaaaaaaaaaaaa.webp')
  await runAdminCommand(['assign-archetypes'], { ...squash, print: () => {}, pause: async () => {} })
  // Its ANALYZE would tell the planner that these tables are small.
  const schedules = squash.schedules.filter((name) => name !== 'embedded-vacuum')
  for (const schedule of schedules) await squash.runSchedule(schedule)
}

type Cost = { statements: string[]; notifications: string[] }

/** What a call sends to the database until its answer, and which channels it has notified after its commit. */
async function costOf(name: CallName, { as = 'creator', input }: Example): Promise<Cost> {
  const scene = scenes.get(name)
  if (!scene) throw new Error(`No scene for ${name}`)
  const actor = { visitor: squash.visitor, operator: operatorOf(squash), creator, responder, onlooker, moderator }[as]
  // The first request of a session within a second checks whether it is alive; the following ones use the cache.
  if (actor.session) await done(actor.call('get_dashboard', {}))
  const { statements, notifications } = squash.database
  const before = [statements.length, notifications.length]
  const answer = await actor.request('POST', `/rest/v1/rpc/${name}`, input({ ...scene, ...cast }), {
    'idempotency-key': randomUUID(),
  })
  expect([name, answer.status]).toEqual([name, 200])
  return {
    statements: statements.slice(before[0]).map(({ sql }) => sql),
    notifications: notifications.slice(before[1]),
  }
}

/** Formatted for reviewers: a changed query shows in the diff of the file. */
const readable = ({ statements, notifications }: Cost): string =>
  [
    ...statements.map(
      (sql) => `${format(sql.replace(/;\s*$/, ''), { language: 'postgresql', paramTypes: { numbered: ['$'] } })};\n`,
    ),
    ...[...new Set(notifications)].map((channel) => `-- After the commit: notify ${channel}\n`),
  ].join('\n')

describe('a call', () => {
  it('is measured with an example input', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(everyCall.map(({ name }) => name).sort())
  })

  for (const [name, row] of rowsOf(EXAMPLES)) {
    const most = row.most ?? MOST[kindOf(name)]
    it(`${name} sends up to ${most} statements, the ones in queries/${name}.sql`, async () => {
      const cost = await costOf(name, row)
      const sql = cost.statements.join('\n')
      expect.soft(cost.statements.length, sql).toBeLessThanOrEqual(most)
      // Transactions that notify commit one after the other.
      expect.soft(sql).not.toContain('pg_notify')
      await expect(readable(cost)).toMatchFileSnapshot(`../queries/${name}.sql`)
    })
  }
})

describe('the statements', () => {
  /** The public figures have a fixed number of rows and the operator's key is one, whatever happens. */
  const NEVER_GROWS = [
    'log_positions',
    'global_stats',
    'agreement_stats',
    'fairness_counts',
    'debate_totals',
    'signing_keys',
  ]
  const isOurs = (sql: string) => /^\s*(with|select|insert|update|delete)\b/i.test(sql) && !sql.includes('pgboss')

  it('of requests, jobs, relay and streams never scan a whole table that grows', async () => {
    const stream = await openStream(squash.origin, creator, { lastEventId: '0' })
    await eventually('the events of a stream', async () => stream.heard.length > 0)
    stream.close()
    const sent = new Map(squash.database.statements.map((statement) => [statement.sql, statement]))
    const read = [...sent.values()].filter(({ sql }) => isOurs(sql))
    const touched = (table: string) => read.some(({ sql }) => sql.includes(table))
    expect(GROWING.filter((table) => !touched(table))).toEqual([])
    const walks: { sql: string; tables: string[] }[] = []
    for (const statement of read) {
      const whole = await wholeTablesReadBy(squash.database, statement)
      const tables = whole.filter((table) => !NEVER_GROWS.includes(table))
      if (tables.length > 0) walks.push({ sql: statement.sql, tables })
    }
    expect(walks).toEqual([])
  })
})
