import { ada, ben, carla, deniz, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
/** Another admin, who is not involved in any of it. */
let c: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
  c = await squash.signUp(carla)
  await squash.database.query('update profiles set is_admin = true where id = any($1)', [[personOf(m), personOf(c)]])
})
afterAll(() => squash.close())

type Kind = 'ruling' | 'debate' | 'profile' | 'message'
const report = (by: Actor, kind: Kind, id: string) =>
  done(by.call('report_content', { kind, id, reason: 'It calls me names.' }))
const ban = (by: Actor, person: Actor) =>
  by.call('ban_account', { user_id: personOf(person), reason: 'I do not like it.', days: 1 })
const unban = (by: Actor, person: Actor) => by.call('unban_account', { user_id: personOf(person), reason: 'Enough.' })
const hide = (by: Actor, kind: 'ruling' | 'debate' | 'profile', id: string) =>
  by.call('set_hidden', { kind, id, hidden: true })
const decide = (by: Actor, id: string) => by.call('decide_report', { id, verdict: 'uphold', reason: 'It is rude.' })

/** What the admins' queue allows for the only open report. */
async function offered(admin: Actor) {
  const [waiting] = await done(admin.call('get_reports', {}))
  return { decide: waiting?.can_decide, hide: waiting?.can_hide, ban: waiting?.author?.can_ban ?? null }
}

const refused = (code: string) => ({ status: 403, body: { code } })
const nothing = { decide: false, hide: false, ban: false }

describe('Maya, an admin with a conflict of interest', () => {
  it('can’t hide or decide about the ruling between her and Jonas, or ban him', async () => {
    const { id } = await conflictIn('ruled', j, m, maya.email)
    await squash.database.query(`update public_rulings set user1_shown = true, user2_shown = true`)
    const { id: filed } = await report(a, 'ruling', id)
    expect(await offered(m)).toEqual({ decide: false, hide: false, ban: expect.toBeOneOf([null, false]) })
    expect(await hide(m, 'ruling', id)).toMatchObject(refused('report.own'))
    expect(await decide(m, filed)).toMatchObject(refused('report.own'))
    expect(await ban(m, j)).toMatchObject(refused('ban.in_dispute'))

    expect(await offered(c)).toMatchObject({ decide: true, hide: true })
    expect((await hide(c, 'ruling', id)).status).toBe(200)
    expect((await ban(c, j)).status).toBe(200)
  })

  it('can’t decide about her own debate, or ban its opponent', async () => {
    const { id } = await debateIn('active', j, m, maya.email)
    const { id: filed } = await report(a, 'debate', id)
    expect(await offered(m)).toEqual(nothing)
    expect(await hide(m, 'debate', id)).toMatchObject(refused('report.own'))
    expect(await decide(m, filed)).toMatchObject(refused('report.own'))
    expect(await ban(m, j)).toMatchObject(refused('ban.in_dispute'))
    expect(await offered(c)).toEqual({ decide: true, hide: true, ban: true })
  })

  it('can’t decide about the profile of a user she is in a conflict with', async () => {
    await conflictIn('vote_1', m, j)
    const { id: filed } = await report(a, 'profile', personOf(j))
    expect(await offered(m)).toEqual(nothing)
    expect(await hide(m, 'profile', personOf(j))).toMatchObject(refused('report.own'))
    expect(await decide(m, filed)).toMatchObject(refused('report.own'))
    expect(await offered(c)).toEqual({ decide: true, hide: true, ban: true })
  })

  it('can’t decide about a message that she received', async () => {
    const { id } = await conflictIn('vote_1', j, m, maya.email)
    const { id: filed } = await report(m, 'message', id)
    expect(await offered(m)).toEqual(nothing)
    expect(await decide(m, filed)).toMatchObject(refused('report.own'))
    expect(await ban(m, j)).toMatchObject(refused('ban.in_dispute'))
    expect(await offered(c)).toEqual({ decide: true, hide: false, ban: true })
  })

  it('can’t decide about Jonas’s debate with Ada, while she is in a conflict with him', async () => {
    await conflictIn('resolved', m, j)
    const { id } = await debateIn('active', j, a, ada.email)
    const b = await squash.signUp(ben)
    const { id: filed } = await report(b, 'debate', id)
    expect(await offered(m)).toEqual(nothing)
    expect(await hide(m, 'debate', id)).toMatchObject(refused('report.own'))
    expect(await decide(m, filed)).toMatchObject(refused('report.own'))
    expect(await offered(c)).toEqual({ decide: true, hide: true, ban: true })
  })

  it('can’t hide what she reported, or ban its author', async () => {
    await report(m, 'profile', personOf(j))
    expect(await offered(m)).toEqual(nothing)
    expect(await hide(m, 'profile', personOf(j))).toMatchObject(refused('report.own'))
    expect(await ban(m, j)).toMatchObject(refused('ban.in_dispute'))
  })

  it('can’t ban a user who has not answered her invite yet', async () => {
    await startConflict(m, jonas.email)
    await startDebate(m, ada.email)
    expect(await ban(m, j)).toMatchObject(refused('ban.in_dispute'))
    expect(await ban(m, a)).toMatchObject(refused('ban.in_dispute'))
  })

  it('can’t end a ban, or show again what another admin has hidden', async () => {
    await conflictIn('vote_1', m, j)
    await done(ban(c, j))
    await done(hide(c, 'profile', personOf(j)))
    expect(await unban(m, j)).toMatchObject(refused('ban.in_dispute'))
    expect(await done(m.call('get_banned_accounts', {}))).toMatchObject([{ can_unban: false }])
    expect(await done(m.call('get_hidden', {}))).toMatchObject([{ can_show: false }])
    expect(await done(c.call('get_banned_accounts', {}))).toMatchObject([{ can_unban: true }])
    expect(await done(c.call('get_hidden', {}))).toMatchObject([{ can_show: true }])
    const show = { kind: 'profile', id: personOf(j), hidden: false } as const
    expect(await m.call('set_hidden', show)).toMatchObject(refused('report.own'))
  })
})

it('an invite to an admin doesn’t protect its sender from that admin', async () => {
  await startConflict(j, maya.email)
  await startDebate(j, maya.email)
  expect((await ban(m, j)).status).toBe(200)
})

it('the audit log names people and things as strangers see them, without ids', async () => {
  const d = await squash.signUp(deniz)
  const { id, title } = await debateIn('active', j, a, ada.email)
  const { id: filed } = await report(d, 'debate', id)
  await done(decide(c, filed))
  await done(ban(c, j))
  await done(hide(c, 'profile', personOf(j)))
  const acts = await done(m.call('get_admin_acts', {}))
  expect(acts.map(({ act, subject_name, report_kind }) => [act, subject_name, report_kind])).toEqual([
    ['profile.hidden', `Jonas (@${jonas.username})`, null],
    ['account.banned', `Jonas (@${jonas.username})`, null],
    ['debate.hidden', title, null],
    ['report.upheld', title, 'debate'],
  ])
  expect(JSON.stringify(acts)).not.toContain(jonas.last_name)
})
