import { randomUUID } from 'node:crypto'
import type { AdminReport } from '@squash/contract/reports'
import { ada, ben, carla, deniz, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import { argument, debateIn, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findInEveryTable } from '../../../test/support/find-in-every-table.ts'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { runAdminCommand } from '../../admin-command.ts'
import { appoint, reportSteps } from './testing/report-steps.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
let admin: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
  admin = await appoint(squash, await squash.signUp(deniz))
})
afterAll(() => squash.close())

const { reportCall, report, decideCall, decide, queue, filedBy, seen, nameOf, hidden, setHidden, acts } = reportSteps(
  () => ({ squash, admin }),
)

it('a hidden profile shows no name, username or photo to strangers, and shows them to users who share a conflict', async () => {
  const conflict = await conflictIn('ruled', m, j)
  await untilQuiet(squash.database)
  const { id } = await debateIn('active', m, j)
  await done(a.call('block_user', { p_user_id: personOf(m) }))
  await done(a.call('unblock_user', { p_user_id: personOf(m) }))
  await startDebate(m, 'nobody@example.com')
  const { rows } = await squash.database.query(
    "select token from invites where kind = 'debate' and email = 'nobody@example.com'",
  )
  const looks = async (by: Actor) => ({
    profile: await done(by.call('get_profile', { p_user_id: personOf(m) })),
    debate: await seen(by, id),
    debates: await done(by.call('get_active_debates', {})),
    rulings: await done(by.call('get_public_ai_rulings', {})),
    leaderboard: await done(by.call('get_user_conflict_stats', {})),
    invite: await done(by.call('get_invite', { token: String(rows[0]?.token) })),
  })
  const namesMaya = (what: object) =>
    Object.entries(what).flatMap(([where, it]) => (/maya/i.test(JSON.stringify(it)) ? where : []))
  expect(namesMaya(await looks(a))).toEqual(['profile', 'debate', 'debates', 'rulings', 'leaderboard', 'invite'])

  await done(admin.call('set_hidden', { kind: 'profile', id: personOf(m), hidden: true }))
  await untilQuiet(squash.database)
  expect(namesMaya(await looks(a))).toEqual([])
  await done(a.call('block_user', { p_user_id: personOf(m) }))
  expect(await done(a.call('get_blocks', {}))).toMatchObject([{ display_name: 'Anonymous User', username: null }])
  expect((await reportCall(a, 'profile', personOf(m))).status).toBe(404)
  expect(await nameOf(m, j)).toBe('Maya Okafor')
  expect((await done(j.call('get_conflict', { p_conflict_id: conflict.id }))).other_party.display_name).toBe(
    'Maya Okafor',
  )
  expect((await seen(j, id))?.creator_display_name).toBe('Maya Okafor')

  await done(admin.call('set_hidden', { kind: 'profile', id: personOf(m), hidden: false }))
  await done(a.call('unblock_user', { p_user_id: personOf(m) }))
  await untilQuiet(squash.database)
  expect(namesMaya(await looks(a))).toHaveLength(6)
})

describe('an admin', () => {
  it('can’t decide about their own report or one about themselves, and if two decide at once, one is refused', async () => {
    const other = await appoint(squash, await squash.signUp(ben))
    const own = await report(admin, 'profile', personOf(m))
    const about = await report(a, 'profile', personOf(admin))
    for (const { id } of [own, about])
      expect(await decideCall(id, 'dismiss')).toMatchObject({ status: 403, body: { code: 'report.own' } })
    expect((await queue()).map(({ can_decide }: AdminReport) => can_decide)).toEqual([false, false])
    // The reported user doesn't learn from the queue who reported them.
    await report(j, 'profile', personOf(admin))
    const cases = new Map((await queue()).map((one) => [one.id, one]))
    expect(cases.get(own.id)).toMatchObject({ reporter: { display_name: 'Deniz' }, unnamed: null })
    expect(cases.get(about.id)).toMatchObject({ reporter: null, unnamed: 'own', reason: null, joined: [] })
    const both = await Promise.all([decideCall(own.id, 'uphold', {}, other), decideCall(own.id, 'dismiss', {}, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decideCall(randomUUID(), 'uphold')).status).toBe(404)
    expect((await acts()).filter((act) => act.includes('report.'))).toHaveLength(1)
  })

  it('goes through the queue page by page, the longest waiting first', async () => {
    for (const about of [m, j, admin]) {
      squash.clock.advance({ seconds: 1 })
      await report(a, 'profile', personOf(about))
    }
    const names = (page: AdminReport[]) => page.map(({ context }) => context.title)
    const first = await done(admin.call('get_reports', { p_limit: 2 }))
    const second = await done(admin.call('get_reports', { p_limit: 2, p_before: first[1]?.id }))
    expect([names(first), names(second)]).toEqual([['Maya', 'Jonas'], ['Deniz']])
    for (const { id } of first) await decide(id, 'dismiss')
    const decided = await done(admin.call('get_reports', { p_status: 'decided', p_limit: 1 }))
    const next = await done(admin.call('get_reports', { p_status: 'decided', p_before: decided[0]?.id }))
    expect(names([...decided, ...next]).sort()).toEqual(['Jonas', 'Maya'])
    const [newest] = await done(admin.call('get_admin_acts', { p_limit: 1 }))
    expect(await done(admin.call('get_admin_acts', { p_before: newest?.id }))).toHaveLength(1)
    expect((await filedBy(a)).map(({ title }) => title)).toEqual(['Deniz', 'Jonas', 'Maya'])
    expect((await admin.call('set_hidden', { kind: 'debate', id: personOf(m), hidden: true })).status).toBe(404)
  })
})

describe('hidden subjects', () => {
  it('are listed for admins, the latest first, with what the reporter saw, until they are shown again', async () => {
    const { id: debate } = await debateIn('active', m, j)
    await decide((await report(a, 'debate', debate)).id, 'uphold')
    squash.clock.advance({ seconds: 1 })
    for (const by of [a, await squash.signUp(ben), await squash.signUp(carla)]) await report(by, 'profile', personOf(m))
    squash.clock.advance({ seconds: 1 })
    await done(setHidden('profile', personOf(j), true))
    const { id: unanswered } = await startDebate(a)
    squash.clock.advance({ seconds: 1 })
    await done(setHidden('debate', unanswered, true))

    const list = await hidden()
    expect(list).toMatchObject([
      // Only its two parties ever knew its title.
      { kind: 'debate', id: unanswered, title: null, by: 'admin', report: null },
      { kind: 'profile', id: personOf(j), title: 'Jonas', by: 'admin', report: null, can_show: true },
      { kind: 'profile', title: 'Maya', by: 'reports', report: { status: 'open', context: { title: 'Maya' } } },
      { kind: 'debate', id: debate, title: argument.title, by: 'admin', report: { status: 'upheld' } },
    ])
    expect(list.map(({ since }) => since)).toEqual(
      [0, 1, 2, 3].map((before) => new Date(squash.clock.now().getTime() - before * 1000).toISOString()),
    )
    const [first, ...rest] = list
    expect(await hidden({ p_limit: 1 })).toEqual([first])
    await done(setHidden('debate', unanswered, false))
    expect(await hidden({ p_before: unanswered })).toEqual(rest)
    expect(await hidden()).toEqual(rest)
    expect((await a.call('get_hidden', {})).status).toBe(403)
  })

  it('can be shown and hidden again by an admin who is not involved in them', async () => {
    const other = await appoint(squash, await squash.signUp(ben))
    const refused = { status: 403, body: { code: 'report.own' } }
    expect(await setHidden('profile', personOf(admin), true)).toMatchObject(refused)
    await done(setHidden('profile', personOf(admin), true, other))
    const conflict = await conflictIn('ruled', admin, other, ben.email)
    await untilQuiet(squash.database)
    const { id: debate } = await debateIn('active', other, admin, deniz.email)
    expect(await setHidden('ruling', conflict.id, true)).toMatchObject(refused)
    expect(await setHidden('debate', debate, true)).toMatchObject(refused)
    expect(await setHidden('profile', personOf(admin), false)).toMatchObject(refused)
    expect(await hidden()).toMatchObject([{ id: personOf(admin), can_show: false }])
    // By now the two admins are in a dispute with each other.
    expect(await hidden({}, other)).toMatchObject([{ id: personOf(admin), can_show: false }])
    expect(await hidden({}, await appoint(squash, a))).toMatchObject([{ id: personOf(admin), can_show: true }])
  })
})

it('erasing an account erases its texts from reports and closes the open ones about it', async () => {
  const { id } = await debateIn('active', m, j)
  const profile = await report(a, 'profile', personOf(m), { reason: 'Maya is a parrot with a trumpet.' })
  const appealed = await report(a, 'debate', id)
  await decide(appealed.id, 'uphold')
  await done(m.call('appeal_report', { id: appealed.id, text: 'My argument is a lighthouse in the fog.' }))
  await report(m, 'debate', id, { reason: 'He compares me to a toaster.' })
  await done(admin.call('ban_account', { user_id: personOf(m), reason: 'Maya plays the trombone at night.' }))
  await runAdminCommand(['erase', maya.email], { ...squash, print: () => {} })
  await squash.runSchedule('account.erase')
  await untilQuiet(squash.database)

  const parts = ['parrot', 'lighthouse', 'toaster', 'trombone', maya.username, maya.email, personOf(m)]
  const found = await findInEveryTable(squash.database, parts)
  // The bare id stays in the audit log, and for a day together with the stand-in (docs/decisions/0035).
  const known = ['public.admin_acts.subject', 'public.erasures.person_id']
  expect(found.filter(({ column }) => !known.includes(column))).toEqual([])
  expect(await queue()).toMatchObject([
    {
      reporter: null,
      unnamed: 'erased',
      reason: null,
      author: { display_name: 'Jonas' },
      context: { title: null, texts: [] },
    },
  ])
  const decided = await done(admin.call('get_reports', { p_status: 'decided' }))
  const ends = new Map(decided.map((one) => [one.id, one]))
  expect(ends.get(profile.id)).toMatchObject({ status: 'dismissed', author: null, reason: null })
  expect((await filedBy(a)).map(({ is_gone }) => is_gone)).toEqual([true, true])
  expect(ends.get(appealed.id)).toMatchObject({
    status: 'confirmed',
    author: null,
    appeal: null,
    decision_reason: null,
  })
})

it('admins can still decide about a message after its recipient is erased', async () => {
  const { id } = await conflictIn('vote_1', m, j)
  const { id: filed } = await report(m, 'message', id, { reason: 'He frightens me.' })
  const [before] = await queue()
  await runAdminCommand(['erase', maya.email], { ...squash, print: () => {} })
  await squash.runSchedule('account.erase')
  await untilQuiet(squash.database)
  expect(before?.context.texts[0]?.text).toMatch(/\w{4}/)
  expect(await queue()).toMatchObject([
    { id: filed, unnamed: 'erased', reason: null, author: { display_name: 'Jonas' }, context: before?.context },
  ])
  expect(await decide(filed, 'uphold')).toMatchObject({ status: 'upheld' })
})
