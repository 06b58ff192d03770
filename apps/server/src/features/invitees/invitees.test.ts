import { ada, ben, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIn, mailsIn } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { runAdminCommand } from '../../admin-command.ts'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await untilQuiet(squash.database)
  await squash.database.truncate()
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

async function mailed({ email }: Person) {
  await untilQuiet(squash.database)
  return mailsIn(squash.database, email)
}
const subjects = async (person: Person) => (await mailed(person)).map(({ subject }) => subject)

/** From the latest mail to somebody. */
async function tokenOf(person: Person): Promise<string> {
  const mail = (await mailed(person)).at(-1)
  return mail ? (linkIn(mail, '/invite/').pathname.split('/').at(-1) ?? '') : ''
}
const block = (token: string, all_invites = false) => done(squash.visitor.call('block_inviter', { token, all_invites }))
const cardsOf = async (person: Actor) => (await done(person.call('get_my_conflicts', {}))).map(({ id }) => id)
const debatesOf = async (person: Actor) =>
  (await done(person.call('get_pending_debate_invites', {}))).map(({ id }) => id)

describe('Carla, who has no account, blocks Maya by the link of a mailed invite', () => {
  it('and nothing of Maya’s reaches her any more, while Maya sees what she would see otherwise', async () => {
    const first = await startConflict(m, carla.email)
    const token = await tokenOf(carla)
    await startDebate(m, carla.email)
    const before = await mailed(carla)
    await block(token)

    for (const call of ['get_invite', 'decline_invite', 'block_inviter'] as const)
      expect((await squash.visitor.call(call, { token })).status).toBe(404)
    const later = await startConflict(m, carla.email)
    await startDebate(m, carla.email)
    const nobody = await startConflict(m, 'nobody@example.com')
    const seenByMaya = ({ id: _, ...seen }: typeof later) => JSON.stringify(seen)
    expect(seenByMaya(later).replaceAll(carla.email, 'nobody@example.com')).toBe(seenByMaya(nobody))
    expect(await done(m.call('get_conflict', { p_conflict_id: first.id }))).toMatchObject({
      phase: 'awaiting_response',
    })
    expect(await mailed(carla)).toEqual(before)
    // Others are not meant.
    const fromAda = await startConflict(await squash.signUp(ada), carla.email)
    expect(await subjects(carla)).toHaveLength(before.length + 1)

    // With an account, the block is hers to see and to lift, and revives nothing.
    const c = await squash.signUp(carla)
    expect((await done(c.call('get_blocks', {}))).map(({ id }) => id)).toEqual([personOf(m)])
    expect([await cardsOf(c), await debatesOf(c)]).toEqual([[fromAda.id], []])
    await done(c.call('unblock_user', { p_user_id: personOf(m) }))
    const afterwards = await startConflict(m, carla.email)
    expect((await cardsOf(c)).sort()).toEqual([afterwards.id, fromAda.id].sort())
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('and wants no more invites from anybody', async () => {
    await startDebate(m, carla.email)
    await block(await tokenOf(carla), true)
    await startConflict(await squash.signUp(ada), carla.email)
    expect(await mailed(carla)).toHaveLength(1)
  })

  it('and stays left alone when the account that she made has been erased', async () => {
    await startConflict(m, carla.email)
    await block(await tokenOf(carla))
    const c = await squash.signUp(carla)
    await done(c.call('delete_account', { password: carla.password }))
    squash.clock.advance({ days: 7 })
    await squash.runSchedule('account.erase')
    await startConflict(await squash.signIn(maya), carla.email)
    await startDebate(await squash.signIn(maya), carla.email)
    expect(await mailed(carla)).toEqual([])
  })

  it('and a link that was never sent blocks nobody', async () => {
    const answer = await squash.visitor.call('block_inviter', { token: 'x'.repeat(32) })
    expect(answer).toMatchObject({ status: 404, body: { code: 'invite.not_found' } })
  })
})

describe('Carla, who has no account, reports an invite by its mailed link', () => {
  const report = (token: string) =>
    squash.visitor.call('report_invite', { token, reason: 'She was told to leave me alone.', category: 'abuse' })
  const cases = (admin: Actor) => done(admin.call('get_reports', {}))
  async function appoint(person = ada): Promise<Actor> {
    const admin = await squash.signUp(person)
    await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(admin)])
    return admin
  }

  it('once, with what the link shows and nothing else; upheld, it ends the conflict, and its sender learns why', async () => {
    const { id } = await startConflict(m, carla.email)
    const token = await tokenOf(carla)
    const admin = await appoint()
    const answers = await Promise.all([report(token), report(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await report('x'.repeat(32))).status).toBe(404)
    const [waiting, ...others] = await cases(admin)
    expect(others).toEqual([])
    expect(waiting).toMatchObject({
      kind: 'message',
      category: 'abuse',
      reporter: null,
      unnamed: 'invite',
      author: { display_name: 'Maya' },
      context: { title: words.title, texts: [{ text: `Maya: ${words.title}` }] },
      can_decide: true,
    })
    await done(admin.call('decide_report', { id: waiting?.id ?? '', verdict: 'uphold', reason: 'Leave her alone.' }))
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ closed_reason: 'flagged' })
    expect(await done(m.call('get_my_reports', {}))).toMatchObject([{ decision_reason: 'Leave her alone.' }])
    expect((await report(token)).status).toBe(404)
  })

  it('to a debate, and nothing of her words stays once the account that she made is erased', async () => {
    const admin = await appoint()
    await startDebate(m, carla.email)
    expect((await report(await tokenOf(carla))).status).toBe(200)
    expect(await cases(admin)).toMatchObject([
      { kind: 'debate', side: 'creator', reason: expect.stringMatching(/alone/) },
    ])
    await squash.signUp(carla)
    await runAdminCommand(['erase', carla.email], { ...squash, print: () => {} })
    await squash.runSchedule('account.erase')
    expect(await cases(admin)).toMatchObject([{ reason: null }])
  })

  it('once also after declining or blocking by it; and where Jonas has answered, no more', async () => {
    const declined = await startConflict(m, carla.email)
    const refused = [await tokenOf(carla)]
    await startDebate(m, carla.email)
    refused.push(await tokenOf(carla))
    for (const token of refused) await done(squash.visitor.call('decline_invite', { token }))
    for (const invited of [carla, ada]) {
      await startConflict(m, invited.email)
      const token = await tokenOf(invited)
      await block(token)
      refused.push(token)
    }
    const admin = await appoint()
    for (const token of refused) {
      expect((await report(token)).status).toBe(200)
      expect(await report(token)).toMatchObject({ status: 409, body: { code: 'report.repeated' } })
      // Nothing else is open to the link again.
      for (const call of ['get_invite', 'decline_invite', 'block_inviter'] as const)
        expect((await squash.visitor.call(call, { token })).status).toBe(404)
    }
    // Maya invited Ada too, who decides nothing about Maya from then on, although a block has taken the invite from her.
    expect((await cases(admin)).map(({ can_decide }) => can_decide)).toEqual([false, false, false, false])
    const outsider = await appoint(ben)
    const waiting = await cases(outsider)
    expect(waiting.map(({ kind, can_decide }) => `${kind} ${can_decide}`).sort()).toEqual([
      'debate true',
      'message true',
      'message true',
      'message true',
    ])
    for (const { id } of waiting)
      await done(outsider.call('decide_report', { id, verdict: 'uphold', reason: 'Leave her alone.' }))
    expect(await done(m.call('get_my_reports', {}))).toHaveLength(4)
    const after = await done(m.call('get_conflict', { p_conflict_id: declined.id }))
    expect(after).toMatchObject({ closed_reason: 'declined' })

    const answered = await startConflict(m)
    const toAnswer = await tokenOf(jonas)
    const turnedDown = await startConflict(m)
    const toDecline = await tokenOf(jonas)
    const j = await squash.signUp(jonas)
    await done(j.call('respond_to_conflict', { p_conflict_id: answered.id, user2_raw_message: words.jonas }))
    expect((await report(toAnswer)).status).toBe(404)
    // Who is signed in reports what they read, and is told what came of it.
    await done(squash.visitor.call('decline_invite', { token: toDecline }))
    const about = { kind: 'message', id: turnedDown.id, reason: 'It insults me.' } as const
    expect((await j.call('report_content', about)).status).toBe(200)
  })
})

it('Jonas, who has an account by then, finds Maya in his list after following the link in the old mail', async () => {
  const { id } = await startConflict(m)
  const token = await tokenOf(jonas)
  const j = await squash.signUp(jonas)
  expect(await cardsOf(j)).toEqual([id])
  await block(token)
  expect(await cardsOf(j)).toEqual([])
  expect((await done(j.call('get_blocks', {}))).map(({ id }) => id)).toEqual([personOf(m)])
  expect(await miscounts(squash.database)).toEqual([])
})

describe('an invite that nobody answers', () => {
  const INVITES = ['Maya would like to settle something with you', 'Maya would like to debate something with you']
  const reminders = INVITES.map((subject) => `A reminder: ${subject}`)
  const pass = async (days: number) => {
    squash.clock.advance({ days })
    await squash.runSchedule('invites.remind')
  }

  it('is reminded of once, after three days, and says that this is the only time', async () => {
    await startConflict(m)
    await startDebate(m)
    await pass(2)
    expect(await subjects(jonas)).toEqual(INVITES)
    for (const days of [1, 0, 1, 4]) await pass(days)
    expect((await subjects(jonas)).sort()).toEqual([...INVITES, ...reminders].sort())
    const reminder = (await mailed(jonas)).at(-1)
    expect(reminder?.text).toContain('This is the only reminder')
    // The creator cannot send one more.
    const body = { conflict_id: (await cardsOf(await squash.signIn(maya)))[0] }
    const again = await (await squash.signIn(maya)).request('POST', '/functions/v1/send-conflict-invite', body)
    expect(again.status).toBe(409)
  })

  it('is reminded of on the next day where the address has had enough mail for this one', async () => {
    await startConflict(m)
    squash.clock.advance({ days: 3 })
    const a = await squash.signUp(ada)
    for (let n = 0; n < 5; n++) await startConflict(a)
    await squash.runSchedule('invites.remind')
    expect(await subjects(jonas)).not.toContain(reminders[0])
    await pass(1)
    expect((await subjects(jonas)).filter((subject) => subject === reminders[0])).toHaveLength(1)
  })

  it('is reminded of by a mail that opens the conflict, where there is an account by now', async () => {
    const { id } = await startConflict(m)
    await mailed(jonas)
    await squash.signUp(jonas)
    await pass(3)
    const mail = (await mailed(jonas)).at(-1)
    expect(mail?.subject).toBe(`A reminder: Maya started a conflict with you: ${words.title}`)
    expect(mail && linkIn(mail, '/conflict/').pathname).toBe(`/conflict/${id}`)
  })

  it('is not reminded of while whoever sent it is kept out, or is about to leave for good', async () => {
    await startConflict(m)
    await startDebate(m)
    const leaving = await squash.signUp(ada)
    await startDebate(leaving)
    await startConflict(await squash.signUp(carla))
    await done(leaving.call('delete_account', { password: ada.password }))
    const ban = (command: 'ban' | 'unban') => runAdminCommand([command, carla.email], { ...squash, print: () => {} })
    await ban('ban')
    await pass(3)
    const reminded = async () => (await subjects(jonas)).filter((subject) => subject.startsWith('A reminder'))
    expect((await reminded()).sort()).toEqual([...reminders].sort())
    await ban('unban')
    await pass(1)
    expect(await reminded()).toHaveLength(3)
  })

  it('is not reminded of once it is declined, blocked, unsubscribed from, a week old, or was sent again by hand', async () => {
    const invited = ['declined', 'blocked', 'stopped', 'again', 'old'].map((name) => ({
      ...jonas,
      email: `${name}@example.com`,
    }))
    const [declined, blocked, stopped, again] = invited
    if (!declined || !blocked || !stopped || !again) throw new Error('Nobody is invited')
    const started: string[] = []
    for (const { email } of invited) started.push((await startConflict(m, email)).id)
    await done(squash.visitor.call('decline_invite', { token: await tokenOf(declined) }))
    await block(await tokenOf(blocked))
    const [mail] = await mailed(stopped)
    if (!mail) throw new Error('No mail')
    await squash.visitor.request('POST', linkIn(mail, '/unsubscribe/').pathname, {})
    squash.clock.advance({ hours: 1 })
    const late = await squash.signIn(maya)
    await done(late.request('POST', '/functions/v1/send-conflict-invite', { conflict_id: started[3] }))
    await mailed(again)
    await squash.database.query(
      `update invites set last_sent_at = last_sent_at - interval '5 days' where email like 'old%'`,
    )
    await pass(4)
    for (const person of invited)
      expect([person.email, await mailed(person)]).toMatchObject([
        person.email,
        Array.from({ length: person === again ? 2 : 1 }, () => ({})),
      ])
  })
})
