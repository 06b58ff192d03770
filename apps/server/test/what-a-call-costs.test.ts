import { randomUUID } from 'node:crypto'
import type { Commitment } from '@squash/contract/commitments'
import type { Phase } from '@squash/contract/values'
import { ada, ben, carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor, CallName } from '@squash/testkit/http'
import { answerTo, questUpToTheLastStep } from '@squash/testkit/quest-steps'
import { format } from 'sql-formatter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdminCommand } from '../src/admin-command.ts'
import { everyCall, type ForEveryCall, kindOf, rowsOf } from './support/calls.ts'
import { openStream } from './support/live-stream.ts'
import { operatorOf, withServiceKey } from './support/operator.ts'
import { personOf } from './support/person.ts'
import { wholeTablesReadBy } from './support/plans.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

/** The most statements that a call may send, whatever the size of the tables. */
const MOST = { read: 4, write: 6 } as const

type Scene = { id: string; debate: string; token: string; other: string; session: string; quest: string }
type Row = {
  /** `moderator`: an admin who is not involved in any dispute. */
  as?: 'visitor' | 'creator' | 'responder' | 'onlooker' | 'moderator' | 'operator'
  phase?: Phase
  debate?: 'pending' | 'active'
  /** For calls that are neither a list, a screen nor a command. */
  most?: number
  input: (scene: Scene) => object
}

const ofConflict = ({ id }: Scene) => ({ p_conflict_id: id })
const ofRuling = ({ id }: Scene) => ({ conflict_uuid: id })
const ofDebate = ({ debate }: Scene) => ({ p_debate_id: debate })
const nothing = () => ({})
let forumConflict = ''
let upheldReport = ''
let openReport = ''
let safetyReview = ''
let soloNote = ''
let mailedAnHourAgo = ''
const ofForum = () => ({ conflict_uuid: forumConflict })

const COMMITMENTS: Commitment[] = [{ who: 'both', what: 'Ask before using it.', by: null }]

/** Each call, made so that it succeeds. */
const TABLE: ForEveryCall<Row> = {
  get_profile: { input: ({ other }) => ({ p_user_id: other }) },
  update_profile: { input: () => ({ first_name: 'May', onboarding_complete: true, time_zone: 'Europe/Berlin' }) },
  check_user_exists_by_email: { input: () => ({ email_to_check: jonas.email }) },
  get_global_stats: { as: 'visitor', input: nothing },
  get_profile_stats: { input: ({ other }) => ({ p_user_id: other }) },
  // Also whether the two have met, and how the reader then likes to be addressed; and the note it started from.
  create_conflict: {
    most: 8,
    input: () => ({
      title: 'Keys',
      user2_email: carla.email,
      user1_mood: 'meh',
      user1_raw_message: words.maya,
      solo_note_id: soloNote,
    }),
  },
  get_conflict: { input: ofConflict },
  get_my_conflicts: { input: ({ id }) => ({ p_before: id, p_state: 'waiting', p_search: words.title }) },
  // Also everything that waits for the user, and how many conflicts there are of it.
  get_dashboard: { most: 6, input: nothing },
  // Also how the creator likes to be addressed.
  respond_to_conflict: {
    most: 7,
    as: 'responder',
    phase: 'awaiting_response',
    input: (scene) => ({ ...ofConflict(scene), user2_raw_message: words.jonas }),
  },
  // Looks for an existing wording, reads about the reader, uses the allowance, takes the lock, counts, stores, and reads what it returns.
  preview_message: {
    most: 11,
    input: () => ({
      kind: 'conflict',
      title: 'Keys',
      raw_message: words.maya,
      mood: 'meh',
      variation: 'shorter',
      user2_email: jonas.email,
    }),
  },
  // Uses the allowance, reads how its author likes to be addressed, stores note and answer, and reads what it returns.
  write_solo_note: { most: 8, input: () => ({ title: 'Keys', raw_message: words.maya, mood: 'meh' }) },
  get_solo_notes: { input: () => ({ p_before: soloNote }) },
  get_solo_note: { input: () => ({ p_note_id: soloNote }) },
  delete_solo_note: { input: () => ({ p_note_id: soloNote }) },
  vote_satisfaction: { phase: 'vote_1', input: (scene) => ({ ...ofConflict(scene), satisfied: false }) },
  submit_core_issue: {
    phase: 'core_issues',
    input: (scene) => ({ ...ofConflict(scene), core_issue: words.mayaCore }),
  },
  request_final_ruling: { phase: 'vote_3', input: ofConflict },
  close_without_ruling: { phase: 'vote_3', input: ofConflict },
  set_ruling_name_shown: { phase: 'ruled', input: (scene) => ({ ...ofConflict(scene), shown: false }) },
  delete_conflict: { phase: 'awaiting_response', input: ofConflict },
  get_agreement: { phase: 'resolved', input: ofConflict },
  save_commitments: { phase: 'resolved', input: (scene) => ({ ...ofConflict(scene), commitments: COMMITMENTS }) },
  confirm_agreement: { phase: 'resolved', input: ofConflict },
  answer_check_in: { phase: 'resolved', input: (scene) => ({ ...ofConflict(scene), day: 7, held: 'kept' }) },
  get_shared_conflicts: { input: ({ other, id }) => ({ p_user_id: other, p_before: id }) },
  get_shared_stats: { input: ({ other }) => ({ p_user_id: other }) },
  get_invite: { as: 'visitor', phase: 'awaiting_response', input: ({ token }) => ({ token }) },
  get_sent_invite: { phase: 'awaiting_response', input: ({ id }) => ({ kind: 'conflict', id }) },
  // Spends one of the day, locks both inboxes, the conflict and the invite, and moves each side, with its counters.
  correct_invite: {
    most: 19,
    phase: 'awaiting_response',
    input: ({ id }) => ({ kind: 'conflict', id, email: 'corrected@example.com' }),
  },
  // Counts what was mailed to the address, and what is queued for it.
  resend_invite: { most: 7, input: () => ({ kind: 'debate', id: mailedAnHourAgo }) },
  get_invite_message: { as: 'visitor', phase: 'awaiting_response', input: ({ token }) => ({ token }) },
  decline_invite: { as: 'visitor', phase: 'awaiting_response', input: ({ token }) => ({ token }) },
  get_available_quests: { input: nothing },
  get_quest_details: { input: () => ({ p_quest_id: 'i-statements' }) },
  // Called again, which looks up where the user is.
  start_quest: { input: () => ({ p_quest_id: 'i-statements' }) },
  submit_quest_step: { input: ({ quest }) => ({ ...answerTo('i-statements', 4, 'right'), p_user_quest_id: quest }) },
  get_sessions: { input: nothing },
  revoke_session: { input: ({ session }) => ({ session_id: session }) },
  get_security_events: { input: () => ({ p_before: 1000 }) },
  // One for each kind of record, one for the allowance, and another for each fifty conflicts or ledger entries.
  export_my_data: { most: 32, input: nothing },
  // Includes comparing the password, and taking back the attempt that was counted as a guess.
  delete_account: { most: 10, input: () => ({ password: maya.password }) },
  cancel_deletion: { input: nothing },
  // Reads, takes the lock and checks before it stores; it also counts, and looks for an earlier answer.
  report_content: { most: 9, input: ({ other }) => ({ kind: 'profile', id: other, reason: 'It calls me names.' }) },
  get_my_reports: { input: () => ({ p_before: upheldReport }) },
  appeal_report: { input: () => ({ id: upheldReport, text: 'It was a joke.' }) },
  get_reports: { input: () => ({ p_before: openReport }) },
  get_waiting_reports_count: { input: nothing },
  // Also what it hides.
  decide_report: {
    as: 'moderator',
    most: 10,
    input: () => ({ id: openReport, verdict: 'uphold', reason: 'Names hurt.' }),
  },
  // The day's allowance, the conflict, an earlier request, and the request itself.
  request_safety_review: { most: 7, phase: 'vote_1', input: ofConflict },
  get_safety_reviews: { as: 'moderator', input: () => ({ p_before: safetyReview }) },
  // Locks the conflict and the request, checks for a dispute, and updates both.
  decide_safety_review: {
    as: 'moderator',
    most: 11,
    input: () => ({ id: safetyReview, verdict: 'lifted', answer: 'It was about the dishes.' }),
  },
  get_hidden: { as: 'onlooker', input: ({ debate }) => ({ p_before: debate }), debate: 'active' },
  set_hidden: {
    as: 'moderator',
    most: 8,
    debate: 'active',
    input: ({ debate: id }) => ({ kind: 'debate', id, hidden: true }),
  },
  get_admin_acts: { input: () => ({ p_before: 1000 }) },
  get_banned_accounts: { input: () => ({ p_before: 1000 }) },
  get_job_failures: { input: ({ other }) => ({ p_before: other }) },
  get_notifications: { input: nothing },
  allow_notifications: {
    input: () => ({
      endpoint: 'https://push.example/device',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      conflict: true,
      debate: true,
      check_in: true,
    }),
  },
  stop_notifications: { input: nothing },
  get_waiting: { input: nothing },
  block_user: { input: ({ other }) => ({ p_user_id: other }) },
  get_blocks: { input: ({ other }) => ({ p_before: other }) },
  unblock_user: { input: ({ other }) => ({ p_user_id: other }) },
  get_fairness: { as: 'visitor', input: nothing },
  get_public_ai_rulings: { phase: 'ruled', input: ({ id }) => ({ p_before: id }) },
  get_conflict_vote_counts: { as: 'visitor', phase: 'ruled', input: ofRuling },
  get_user_vote_for_conflict: { as: 'onlooker', phase: 'ruled', input: ofRuling },
  check_can_vote: { as: 'onlooker', phase: 'ruled', input: ofRuling },
  cast_conflict_vote: {
    as: 'onlooker',
    phase: 'ruled',
    input: (scene) => ({ ...ofRuling(scene), vote_type: 'ai_right' }),
  },
  get_active_debates: { debate: 'active', input: ({ debate }) => ({ p_before: debate }) },
  get_pending_debate_invites: { debate: 'pending', input: ({ debate }) => ({ p_before: debate }) },
  get_completed_debates: { debate: 'active', input: ({ debate }) => ({ p_before: debate }) },
  get_debate_by_id: { debate: 'active', input: ofDebate },
  create_debate: {
    input: () => ({
      title: 'Keys',
      creator_side: 'Hook',
      creator_position: 'Always the same place.',
      opponent_side: 'Bowl',
      opponent_email: carla.email,
    }),
  },
  respond_to_debate_invite: {
    as: 'responder',
    debate: 'pending',
    input: (scene) => ({ ...ofDebate(scene), p_position: 'A bowl is prettier.' }),
  },
  cast_debate_vote: {
    as: 'onlooker',
    debate: 'active',
    input: (scene) => ({ ...ofDebate(scene), p_vote_for_id: scene.other }),
  },
  get_debate_stats: { input: ({ other }) => ({ p_user_id: other }) },
  get_debate_counts: { input: nothing },
  get_user_conflict_stats: { input: ({ other }) => ({ p_after: other, p_sort: 'most' }) },
  get_leaderboard_summary: { input: () => ({ start_date: '2026-03-04T00:00:00Z' }) },
  log_leaderboard_view: { input: nothing },
  get_leaderboard_view_count: { input: nothing },
  get_user_squashcred: { input: nothing },
  get_user_points_with_tier: { input: ({ other }) => ({ p_user_id: other }) },
  get_squashcred_tier: { as: 'visitor', input: () => ({ p_points: 120 }) },
  get_squashcred_events: { input: ({ other }) => ({ p_before: other }) },
  get_squashcred_series: { input: nothing },
  get_unseen_unlocks: { input: nothing },
  mark_unlocks_seen: { input: ({ id, other }) => ({ ids: [id, other] }) },
  get_user_achievements: { input: ({ other }) => ({ p_user_id: other }) },
  get_achievement_catalogue: { as: 'visitor', input: nothing },
  user_has_achievement: { input: ({ other }) => ({ p_user_id: other, p_code: 'first_conflict' }) },
  get_user_archetype_achievements: { input: ({ other }) => ({ p_user_id: other }) },
  award_squashcred: {
    as: 'operator',
    input: ({ other }) => ({ p_user_id: other, p_amount: 5, p_reason: 'A kind word' }),
  },
  unlock_user_achievement: {
    as: 'operator',
    input: ({ other }) => ({ p_user_id: other, p_code: 'quest_master' }),
  },
  get_crisis_resources: { as: 'visitor', most: 0, input: nothing },
  get_current_reddit_conflict: { as: 'visitor', input: nothing },
  get_user_reddit_vote: { input: ofForum },
  cast_reddit_vote: { input: () => ({ ...ofForum(), vote_type: 'nta' }) },
  // Reads before its transaction, and the stand-in for the card provider keeps its checkouts in our database.
  confirm_tip: { most: 10, input: () => ({ tip_level: 'tip_1' }) },
  unlock_archetype_achievement: {
    as: 'operator',
    input: ({ other }) => ({ p_user_id: other, p_archetype_name: 'the-fixer' }),
  },
  // Late, because it ends the responder's sessions, each with an entry in their security events.
  ban_account: {
    as: 'moderator',
    most: 10,
    input: ({ other }) => ({ user_id: other, reason: 'Insults everybody.', days: 7 }),
  },
  // Locks the profile and its account.
  unban_account: { as: 'moderator', most: 8, input: ({ other }) => ({ user_id: other, reason: 'Says sorry.' }) },
  report_invite: {
    as: 'visitor',
    most: 9,
    phase: 'awaiting_response',
    input: ({ token }) => ({ token, reason: 'I do not know them.' }),
  },
  // Last of all, because it keeps the creator's invites from the responder. Looks up the link's owner before it blocks.
  block_inviter: { as: 'visitor', most: 10, phase: 'awaiting_response', input: ({ token }) => ({ token }) },
}

let squash: TestSquash
let creator: Actor
let responder: Actor
let onlooker: Actor
let moderator: Actor
const scenes = new Map<CallName, Scene>()

beforeAll(async () => {
  squash = await startSquash({ env: { RATE_LIMITS: '1000', ...withServiceKey } })
  const sender = await squash.signUp(maya)
  const { id: unanswered } = await startConflict(sender, carla.email)
  mailedAnHourAgo = (await startDebate(sender, 'mailed@example.com')).id
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
  upheldReport = await reportOn(creator, responder)
  await done(moderator.call('decide_report', { id: upheldReport, verdict: 'uphold', reason: 'Names hurt.' }))
  openReport = await reportOn(onlooker, responder)
  const quest = await questUpToTheLastStep(creator, 'i-statements')
  for (const [name, { phase, debate: status }] of rowsOf(TABLE)) {
    const debate = status ? (await debateIn(status, creator, responder)).id : randomUUID()
    const { id } = await conflictFor(name, phase)
    const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
    scenes.set(name, { id, debate, token: String(rows[0]?.token), other: personOf(responder), session, quest })
  }
  await agreeOn('confirm_agreement', 'answer_check_in')
  await keepPrivate(scenes.get('request_safety_review')?.id ?? '')
  safetyReview = await reviewOf((await conflictIn('vote_1', creator, responder)).id)
  soloNote = (await done(creator.call('write_solo_note', { raw_message: words.maya }))).id
  await payTip(creator)
  await squash.runSchedule('forum.daily')
  forumConflict = (await done(creator.call('get_current_reddit_conflict', {})))[0]?.id ?? ''
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

/** The creator confirms at last; the check-in of the other agreement is due. */
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
  const begun = await done(person.request('POST', '/functions/v1/create-checkout-session', { tip_level: 'tip_1' }))
  const { pathname } = new URL(String(Reflect.get(Object(begun), 'url')))
  await person.request('POST', `${pathname}/pay`, {})
}

/** What users and schedules do besides calls, so that its statements are checked too. */
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

async function statementsOf(name: CallName, { as = 'creator', input }: Row): Promise<string[]> {
  const scene = scenes.get(name)
  if (!scene) throw new Error(`No scene for ${name}`)
  const actor = { visitor: squash.visitor, operator: operatorOf(squash), creator, responder, onlooker, moderator }[as]
  // The first request of a session within a second checks whether it is alive; the following ones use the cache.
  if (actor.session) await done(actor.call('get_dashboard', {}))
  const { statements } = squash.database
  const before = statements.length
  const answer = await actor.request('POST', `/rest/v1/rpc/${name}`, input(scene), { 'idempotency-key': randomUUID() })
  expect([name, answer.status]).toEqual([name, 200])
  return statements.slice(before).map(({ sql }) => sql)
}

/** Formatted for reviewers: a changed query shows in the diff of the file. */
const readable = (statements: string[]): string =>
  statements
    .map((sql) => `${format(sql.replace(/;\s*$/, ''), { language: 'postgresql', paramTypes: { numbered: ['$'] } })};\n`)
    .join('\n')

describe('a call', () => {
  it('has a row in the table above', () => {
    expect(Object.keys(TABLE).sort()).toEqual(everyCall.map(({ name }) => name).sort())
  })

  for (const [name, row] of rowsOf(TABLE)) {
    const most = row.most ?? MOST[kindOf(name)]
    it(`${name} sends up to ${most} statements, the ones in queries/${name}.sql`, async () => {
      const sql = await statementsOf(name, row)
      expect.soft(sql.length, sql.join('\n')).toBeLessThanOrEqual(most)
      await expect(readable(sql)).toMatchFileSnapshot(`../queries/${name}.sql`)
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

/** Every table with a row for each person, conflict, session, event or mail. */
const GROWING = [
  'conflicts',
  'conflict_parties',
  'conflict_counts',
  'shared_conflict_counts',
  'public_conflict_counts',
  'weekly_stats',
  'satisfaction_votes',
  'invites',
  'corrected_invites',
  'former_invite_links',
  'public_rulings',
  'conflict_votes',
  'ruling_tallies',
  'public_debates',
  'debate_votes',
  'debate_figures',
  'referrals',
  'reward_standings',
  'reward_events',
  'squashcred_events',
  'user_achievements',
  'archetype_achievements',
  'profiles',
  'user_quests',
  'user_quest_steps',
  'visits',
  'profile_photos',
  'mail_preferences',
  'blocks',
  'reports',
  'safety_reviews',
  'solo_notes',
  'admin_acts',
  'address_blocks',
  'outbox',
  'live_events',
  'idempotency_keys',
  'rate_limits',
  'sent_mails',
  'captured_mails',
  'users',
  'identities',
  'sessions',
  'refresh_tokens',
  'one_time_tokens',
  'security_events',
]
