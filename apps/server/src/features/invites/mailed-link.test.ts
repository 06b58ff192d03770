import { ada, ben, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailedToken, mailsTo } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { runAdminCommand } from '../../admin-command.ts'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

const mailed = (person: Person) => mailsTo(squash.database, person)
const subjects = async (person: Person) => (await mailed(person)).map(({ subject }) => subject)

const tokenOf = (person: Person) => mailedToken(squash.database, person)
const block = (token: string, all_invites = false) => done(squash.visitor.call('block_inviter', { token, all_invites }))
const cardsOf = async (person: Actor) => (await done(person.call('get_my_conflicts', {}))).map(({ id }) => id)
const debatesOf = async (person: Actor) =>
  (await done(person.call('get_pending_debate_invites', {}))).map(({ id }) => id)

describe('blocking Maya by a mailed link, as Carla, who has no account', () => {
  it('withholds all of Maya’s invites, and Maya sees no difference', async () => {
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
    // Others can still invite her.
    const fromAda = await startConflict(await squash.signUp(ada), carla.email)
    expect(await subjects(carla)).toHaveLength(before.length + 1)

    // With an account, she can see and lift the block, which restores nothing.
    const c = await squash.signUp(carla)
    expect((await done(c.call('get_blocks', {}))).map(({ id }) => id)).toEqual([personOf(m)])
    expect([await cardsOf(c), await debatesOf(c)]).toEqual([[fromAda.id], []])
    await done(c.call('unblock_user', { p_user_id: personOf(m) }))
    const afterwards = await startConflict(m, carla.email)
    expect((await cardsOf(c)).sort()).toEqual([afterwards.id, fromAda.id].sort())
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('can stop the invites of all users', async () => {
    await startDebate(m, carla.email)
    await block(await tokenOf(carla), true)
    await startConflict(await squash.signUp(ada), carla.email)
    expect(await mailed(carla)).toHaveLength(1)
  })

  it('still holds after Carla creates an account and erases it', async () => {
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

  it('fails with a link that was never sent', async () => {
    const answer = await squash.visitor.call('block_inviter', { token: 'x'.repeat(32) })
    expect(answer).toMatchObject({ status: 404, body: { code: 'invite.not_found' } })
  })
})

describe('reporting an invite by its mailed link, as Carla, who has no account', () => {
  const report = (token: string) =>
    squash.visitor.call('report_invite', { token, reason: 'She was told to leave me alone.', category: 'abuse' })
  const cases = (admin: Actor) => done(admin.call('get_reports', {}))
  async function appoint(person = ada): Promise<Actor> {
    const admin = await squash.signUp(person)
    await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(admin)])
    return admin
  }

  it('works once, shows admins what the link shows, and if upheld closes the conflict and gives its sender the reason', async () => {
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

  it('works for a debate, and erasing Carla’s later account erases her reason', async () => {
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

  it('works after declining or blocking, and not once the invite is answered', async () => {
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
      // Other than for reports, the link stays dead.
      for (const call of ['get_invite', 'decline_invite', 'block_inviter'] as const)
        expect((await squash.visitor.call(call, { token })).status).toBe(404)
    }
    // Maya invited Ada too, who can't decide about Maya from then on, although a block has taken the invite from her.
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
    // A signed-in user reports what they read, and is notified of the decision.
    await done(squash.visitor.call('decline_invite', { token: toDecline }))
    const about = { kind: 'message', id: turnedDown.id, reason: 'It insults me.' } as const
    expect((await j.call('report_content', about)).status).toBe(200)
  })
})

it('blocking by the link in an old mail puts Maya on the block list of the account that Jonas has by then', async () => {
  const { id } = await startConflict(m)
  const token = await tokenOf(jonas)
  const j = await squash.signUp(jonas)
  expect(await cardsOf(j)).toEqual([id])
  await block(token)
  expect(await cardsOf(j)).toEqual([])
  expect((await done(j.call('get_blocks', {}))).map(({ id }) => id)).toEqual([personOf(m)])
  expect(await miscounts(squash.database)).toEqual([])
})
