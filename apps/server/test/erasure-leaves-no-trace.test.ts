import { randomUUID } from 'node:crypto'
import { addAuthenticatorApp } from '@squash/testkit/add-authenticator-app'
import { goodAnswer, inForm, taskOf } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { completion, refusing } from '@squash/testkit/ai-replies'
import { ada, ben, carla, deniz, jonas, type Person } from '@squash/testkit/cast'
import { conflictIn, done, reaches, startConflict, vote } from '@squash/testkit/conflict-steps'
import { answerDebate, debateIn, startDebate, voteInDebate } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { questUpToTheLastStep } from '@squash/testkit/quest-steps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdminCommand } from '../src/admin-command.ts'
import { type Found, findInEveryTable } from './support/find-in-every-table.ts'
import { leaveJobs } from './support/leave-jobs.ts'
import { personOf } from './support/person.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

/** Maya, under names that appear nowhere else. */
const maya: Person = {
  email: 'quillabeth.vandermolen@letters.example',
  password: 'quillabeth keeps a secret',
  first_name: 'Quillabeth',
  last_name: 'Vandermolen',
  username: 'quillamolen',
}
/** Her earlier first name, when a ruling about her was published. */
const FORMER = 'Tamsinette'
/** Her first name for a day before that, which appeared only in mail to others. */
const EARLIEST = 'Perpetuella'
/** Texts that no one else would type; the ruling is on her own title. */
const WORDS = {
  message: 'wombatzeugma: you never water the ficus, and I come home to brown leaves every Tuesday at seven.',
  answer: 'gnomonquill: my train is late each evening, and you know that as well as anybody in this house.',
  critique: 'wrenthistle: it says nothing about the window that I repaired with my own money.',
  core: 'larkspurvex: I am afraid that nobody in this home would notice if I were gone.',
  position: 'brindlefjord: plants first, because they cannot ask.',
  report: 'kestrelmoss: this is unkind.',
  commitment: 'thistlequern: water the ficus and nothing else.',
  quoted: 'quokkasquire, I feel left alone with the gas bill.',
  solo: 'marzipanowl: nobody has watered anything since March. I want one evening off.',
}

let provider: AiProvider
/** Whether the model's texts name her. */
let namesHer = true
/** Whether the model refuses, so that the canned mediator quotes her. */
let isRefusing = false
/** Whether the model answers a mediation only after her erasure; then, whether it was asked and has answered. */
let isSlow = false
const herErasure = Promise.withResolvers<void>()
let isAsked = false
let isWritten = false
let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
let b: Actor
let c: Actor
let id: string

beforeAll(async () => {
  provider = await startAiProvider()
  // A model that names her and identifying details wherever it writes.
  const said = `${maya.first_name} and Jonas want a calm home, and ${maya.last_name} may be asked at ${maya.email}. Take turns.`
  const reworded = `I am ${maya.first_name} ${maya.last_name}, reached by ${maya.email}, and I would like us to be kind.`
  provider.always((request) => {
    if (isRefusing) return refusing(request, [])
    const answer = completion(
      namesHer ? inForm(request, taskOf(request) === 'translate' ? reworded : said) : goodAnswer(request),
    )
    if (!isSlow || taskOf(request) !== 'resolve') return answer
    isAsked = true
    const after = herErasure.promise.then(() => {
      isWritten = true
    })
    return { ...answer, after }
  })
  squash = await startSquash({ env: { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'a model' } })
})
afterAll(async () => {
  await squash.close()
  await provider.close()
})

const { query } = { query: (...given: Parameters<TestSquash['database']['query']>) => squash.database.query(...given) }

/** A conflict that she starts in her own words. */
const start = (title: string, user2_email: string) =>
  done(m.call('create_conflict', { title, user2_email, user1_mood: 'annoyed', user1_raw_message: WORDS.message }))

async function ruledInHerWords(): Promise<string> {
  const { id: conflict } = await start(`${FORMER}, call ${maya.email}`, jonas.email)
  await done(
    j.call('respond_to_conflict', { p_conflict_id: conflict, user2_raw_message: `${maya.first_name} is never home.` }),
  )
  const phase = async () => (await done(j.call('get_conflict', { p_conflict_id: conflict }))).phase
  const until = async (wanted: string) => {
    await untilQuiet(squash.database)
    expect(await phase()).toBe(wanted)
  }
  await until('vote_1')
  await done(m.call('vote_satisfaction', { p_conflict_id: conflict, satisfied: false, critique: WORDS.critique }))
  await until('vote_2')
  await vote(j, conflict, false)
  await done(m.call('submit_core_issue', { p_conflict_id: conflict, core_issue: WORDS.core }))
  await done(j.call('submit_core_issue', { p_conflict_id: conflict, core_issue: 'I want to be seen as well.' }))
  await until('vote_3')
  await done(m.call('request_final_ruling', { p_conflict_id: conflict, show_my_name: true }))
  await until('ruled')
  return conflict
}

/** A conflict with Carla in which the model refuses, so that the summary quotes both. */
async function quotedByTheCannedMediator(): Promise<string> {
  isRefusing = true
  const { id: conflict } = await startConflict(c, maya.email)
  await done(m.call('respond_to_conflict', { p_conflict_id: conflict, user2_raw_message: WORDS.quoted }))
  await untilQuiet(squash.database)
  const { ai_summary } = await done(c.call('get_conflict', { p_conflict_id: conflict }))
  expect(ai_summary?.toLowerCase()).toContain('“quokkasquire')
  isRefusing = false
  return conflict
}

/** A conflict that is resolved once she has said what the first proposal lacks. */
async function resolvedWithAda(): Promise<string> {
  const { id: conflict } = await conflictIn('vote_1', a, m, maya.email)
  await done(m.call('vote_satisfaction', { p_conflict_id: conflict, satisfied: false, critique: WORDS.critique }))
  await reaches(a, conflict, 'vote_2')
  for (const voter of [a, m]) await vote(voter, conflict, true)
  await reaches(a, conflict, 'resolved')
  return conflict
}

/** An agreement that names her and quotes what she wrote for the mediator, and a draft of hers that Ada never confirmed. */
async function agreeWithAda(p_conflict_id: string): Promise<void> {
  const agreed = { who: 'both', what: `${maya.first_name} cooks, and ${WORDS.critique}`, by: null } as const
  await done(a.call('save_commitments', { p_conflict_id, commitments: [agreed] }))
  await done(a.call('confirm_agreement', { p_conflict_id }))
  await done(m.call('confirm_agreement', { p_conflict_id }))
  const draft = { who: 'second', what: WORDS.commitment, by: null } as const
  await done(m.call('save_commitments', { p_conflict_id, commitments: [agreed, draft] }))
}

/** Everything that a user can do here, with everyone. */
async function useEverything(): Promise<Record<'ruled' | 'pending' | 'toHer' | 'open' | 'late' | 'quoted', string>> {
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
  b = await squash.signUp(ben)
  c = await squash.signUp(carla)
  // Invited by Jonas; invites Deniz.
  const toHer = (await startConflict(j, maya.email)).id
  m = await squash.signUp({ ...maya, first_name: FORMER })
  id = personOf(m)
  await done(m.call('update_profile', { first_name: EARLIEST }))
  const late = (await start('Nobody here', deniz.email)).id
  await untilQuiet(squash.database)
  await done(m.call('update_profile', { first_name: FORMER }))
  await squash.signUp(deniz)

  const ruled = await ruledInHerWords()
  await done(m.call('update_profile', { first_name: maya.first_name, onboarding_complete: true }))
  await untilQuiet(squash.database)
  const pending = (await start('Brown leaves', ada.email)).id
  await start('Nobody there', 'nobody@example.com')
  const open = (await conflictIn('vote_2', j, m, maya.email)).id
  await agreeWithAda(await resolvedWithAda())
  const quoted = await quotedByTheCannedMediator()
  const answered = await startConflict(c, maya.email)
  await done(m.call('respond_to_conflict', { p_conflict_id: answered.id, user2_raw_message: WORDS.answer }))
  await startConflict(b, maya.email)
  await done(m.call('block_user', { p_user_id: personOf(b) }))
  await done(
    m.call('allow_notifications', {
      endpoint: 'https://push.example/quillabeth',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      conflict: true,
      debate: true,
      check_in: true,
    }),
  )
  await done(a.call('block_user', { p_user_id: id }))

  const { id: debate } = await debateIn('active', m, j)
  await voteInDebate(c, debate, id)
  const words = { title: 'Plants?', creator_side: `${maya.first_name}’s`, opponent_side: 'Mine' }
  await done(m.call('create_debate', { ...words, creator_position: WORDS.position, opponent_email: carla.email }))
  await startDebate(c, maya.email)
  const { id: theirs } = await startDebate(c, jonas.email)
  await answerDebate(j, theirs)
  await voteInDebate(m, theirs, personOf(c))

  await untilQuiet(squash.database)
  namesHer = false
  const other = await conflictIn('ruled', a, b, ben.email)
  await done(m.call('cast_conflict_vote', { conflict_uuid: other.id, vote_type: 'ai_right' }))
  await done(c.call('cast_conflict_vote', { conflict_uuid: ruled, vote_type: 'user1_wrong' }))
  await squash.runSchedule('forum.daily')
  const [post] = await done(m.call('get_current_reddit_conflict', {}))
  await done(m.call('cast_reddit_vote', { conflict_uuid: post?.id ?? '', vote_type: 'nta' }))
  await questUpToTheLastStep(m, 'boundaries')
  await done(m.call('write_solo_note', { title: 'Marzipanowl', raw_message: WORDS.solo }))
  await done(m.call('log_leaderboard_view', {}))
  await done(m.call('update_profile', { settings: { your_turn_mail: false } }))
  await m.request('POST', '/functions/v1/create-checkout-session', { user_id: id, tip_level: 'tip_1' })
  await done(m.call('report_content', { kind: 'ruling', id: other.id, reason: WORDS.report }))
  await done(c.call('report_content', { kind: 'profile', id, reason: `${maya.username} again` }))
  await query('insert into profile_photos (person_id, name, bytes, created_at) values ($1, $2, $3, now())', [
    id,
    'abcdefghijklmnopqrstuv',
    Buffer.from(maya.username),
  ])

  await m.request('PUT', '/auth/v1/user', { email: `new.${maya.email}` })
  await squash.visitor.request('POST', '/auth/v1/recover', { email: maya.email })
  await m.request('GET', '/auth/v1/reauthenticate')
  await j.call('get_profile', { p_user_id: id })
  await done(j.call('vote_satisfaction', { p_conflict_id: open, satisfied: true }, { 'idempotency-key': randomUUID() }))
  await addAuthenticatorApp(m, squash.clock.now(), maya.username)
  await untilQuiet(squash.database)
  return { ruled, pending, toHer, open, late, quoted }
}

/** Makes the mediator work on a conflict of hers, and answer only after her erasure. */
async function startSlowMediation(conflict: string): Promise<void> {
  const d = await squash.signIn(deniz)
  namesHer = true
  isSlow = true
  await done(d.call('respond_to_conflict', { p_conflict_id: conflict, user2_raw_message: 'I did not see it.' }))
  await eventually('the question', async () => isAsked)
}

/** Places where traces of her may remain, and why. */
const STAYS: readonly { column: string; part: string; because: string }[] = [
  { column: 'public.conflicts.user2_raw_message', part: maya.first_name, because: 'Jonas’s own words, for him alone' },
  { column: 'public.erasures.person_id', part: 'id', because: 'for a day, until late writes have been replaced' },
]
const unexplained = (found: readonly Found[], isLater = false) =>
  found.filter(
    ({ column, part }) =>
      !STAYS.some(
        (stays) =>
          stays.column === column &&
          (stays.part === 'id' ? id : stays.part).toLowerCase() === part &&
          !(isLater && stays.column.startsWith('public.erasures')),
      ),
  )

const recount = async () => {
  const lines: string[] = []
  const parts = { database: squash.database, clock: squash.clock, print: (line: string) => void lines.push(line) }
  return { code: await runAdminCommand(['recount'], parts), lines }
}

it('no table contains a trace of Maya after her erasure, and everyone else keeps their own data', async () => {
  const { ruled, pending, toHer, open, late, quoted } = await useEverything()
  const parts = [id, maya.email, maya.first_name, maya.last_name, maya.username, FORMER, EARLIEST]
  parts.push(...Object.values(WORDS).map((text) => text.split(/[:,]/)[0] ?? text))
  const before = await done(squash.visitor.call('get_global_stats', {}))
  const metBefore = (await done(j.call('get_dashboard', {}))).people
  expect(await recount()).toMatchObject({ code: 0 })

  await done(m.call('delete_account', { password: maya.password }))
  await untilQuiet(squash.database)
  squash.clock.advance({ days: 7 })
  const lastSession = await squash.signIn(maya)
  await untilQuiet(squash.database)
  await leaveJobs(squash, { id, email: maya.email }, personOf(j))
  await startSlowMediation(late)
  const found = await findInEveryTable(squash.database, parts)
  for (const part of parts) expect(found.map((one) => one.part)).toContain(part.toLowerCase())

  await Promise.all([squash.runSchedule('account.erase'), squash.runSchedule('account.erase')])
  expect(isWritten).toBe(false)
  herErasure.resolve()
  expect(unexplained(await findInEveryTable(squash.database, parts))).toEqual([])
  await query("delete from pgboss.job where start_after > now() + interval '1 month'")
  await untilQuiet(squash.database)
  expect(isWritten).toBe(true)
  squash.clock.advance({ days: 1 })
  await squash.runSchedule('account.erase')
  expect(unexplained(await findInEveryTable(squash.database, parts), true)).toEqual([])

  // Her token, her password and her address give no access to it.
  expect((await lastSession.call('get_dashboard', {})).status).toBe(401)
  await expect(squash.signIn(maya)).rejects.toThrow('invalid_credentials')

  // Jonas can still read their conflict.
  j = await squash.signIn(jonas)
  const shared = await done(j.call('get_conflict', { p_conflict_id: ruled }))
  expect(shared).toMatchObject({
    title: '[name], call [email]',
    other_party: { id: null, display_name: 'Anonymous User', username: null, email: null },
    user1_raw_message: null,
    user1_translated_message: null,
    user2_raw_message: `${maya.first_name} is never home.`,
    ai_summary: '[name] and Jonas want a calm home, and [name] may be asked at [email]. Take turns.',
    phase: 'ruled',
  })
  expect(await done(j.call('get_conflict', { p_conflict_id: open }))).toMatchObject({
    phase: 'abandoned',
    closed_reason: 'left',
    status_label: 'CLOSED',
    user2_email: null,
    other_party: { display_name: 'Anonymous User' },
  })
  expect(await done(j.call('get_conflict', { p_conflict_id: toHer }))).toMatchObject({ closed_reason: 'declined' })
  expect(await a.call('get_conflict', { p_conflict_id: pending })).not.toMatchObject({ status: 200 })
  c = await squash.signIn(carla)
  const { ai_summary } = await done(c.call('get_conflict', { p_conflict_id: quoted }))
  expect(ai_summary).toMatch(/^Carla says: “.*You never do the dishes.*”\s+\[name\] says: “\[deleted\]”$/)
  const [onBoard] = (await done(squash.visitor.call('get_public_ai_rulings', { p_limit: 50 }))).filter(
    ({ conflict_id }) => conflict_id === ruled,
  )
  expect(onBoard).toMatchObject({
    user1_id: null,
    user1_display_name: 'Anonymous User',
    vote_counts: { user1_wrong: 1 },
  })

  // The counters match the facts, without the conflicts she started that no one answered.
  expect(await recount()).toEqual({ code: 0, lines: ['All counters are correct.'] })
  expect((await done(j.call('get_dashboard', {}))).people).toBe(metBefore - 1)
  const after = await done(squash.visitor.call('get_global_stats', {}))
  expect(after).toEqual({ ...before, total_conflicts: before.total_conflicts - 2 })
  const board = await done(j.call('get_user_conflict_stats', {}))
  expect(board.map(({ user_id }) => user_id)).not.toContain(id)

  // A new owner of her address gets nothing of the old account.
  const signedUpAgain = await squash.signUp(maya)
  await untilQuiet(squash.database)
  expect(personOf(signedUpAgain)).not.toBe(id)
  expect(await done(signedUpAgain.call('get_dashboard', {}))).toEqual({
    active: 0,
    resolved: 0,
    people: 0,
    history: 0,
    your_turn: { count: 0, first: [] },
    debate_invites: { count: 0, first: [] },
    check_ins: [],
  })
  expect((await done(signedUpAgain.call('export_my_data', {}))).conflicts).toEqual([])
}, 240_000)
