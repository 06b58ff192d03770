import { ada, ben, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { passedOnToken, sentInvite } from '@squash/testkit/invite-steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStream } from '../../../../test/support/live-stream.ts'
import { linkIn, mailsTo } from '../../../../test/support/mails.ts'
import { personOf } from '../../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { eventually } from '../../../../test/support/until.ts'
import { runAdminCommand } from '../../../admin-command.ts'

let squash: TestSquash
let m: Actor
let a: Actor
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  squash.clock.set('2026-03-04T09:00:00Z')
  m = await squash.signUp(maya)
  a = await squash.signUp(ada)
})
afterAll(() => squash.close())

const mailed = (person: Pick<Person, 'email'>) => mailsTo(squash.database, person)
/** Ada sends five invites to Jonas, the daily limit of his address. */
async function fillInbox(email = jonas.email, sender = a): Promise<void> {
  for (let n = 0; n < 5; n++) await startConflict(sender, email)
}
const pass = async (time: { days?: number; hours?: number; minutes?: number }) => {
  squash.clock.advance(time)
  await squash.runSchedule('invites.release')
}
const called = (title: string, person = m, email = jonas.email) =>
  done(person.call('create_conflict', { title, user2_email: email, user1_mood: 'meh', user1_raw_message: words.maya }))
const titlesMailed = async (person: Pick<Person, 'email'> = jonas) =>
  (await mailed(person)).map(({ text }) => /Postponed \w+/.exec(text)?.[0]).filter((title) => title !== undefined)
const tokenOf = (path: string) => path.split('/').at(-1) ?? ''

describe('the sixth invite to an address in a day', () => {
  it('is mailed once the address is below the limit again, and only once', async () => {
    await fillInbox()
    const sixth = await called('Postponed six')
    expect(sixth).toMatchObject({ invite: 'sent', mail_queued: false })
    await pass({ hours: 23 })
    expect(await titlesMailed()).toEqual([])
    await pass({ hours: 1 })
    await Promise.all([squash.runSchedule('invites.release'), squash.runSchedule('invites.release')])
    await pass({ days: 1 })
    expect(await titlesMailed()).toEqual(['Postponed six'])
    expect((await mailed(jonas))[5]).toMatchObject({ subject: 'Maya would like to settle something with you' })
  })

  it('gets one reminder like any invite, three days after its mail', async () => {
    await fillInbox()
    await called('Postponed six')
    await pass({ days: 1 })
    for (const days of [2, 1, 1]) {
      squash.clock.advance({ days })
      await squash.runSchedule('invites.remind')
    }
    expect(await titlesMailed()).toEqual(['Postponed six', 'Postponed six'])
    const subjects = (await mailed(jonas)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Reminder: Maya'))).toHaveLength(1)
  })

  it('is mailed after days without a worker, the oldest of a long queue first, five a day', async () => {
    await fillInbox()
    const b = await squash.signUp(ben)
    const titled = (some: string[]) => some.map((name) => `Postponed ${name}`).sort()
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
    for (const [n, name] of names.entries()) {
      squash.clock.advance({ minutes: 1 })
      await called(`Postponed ${name}`, n % 2 ? b : m)
    }
    await pass({ days: 4 })
    // Mails that are released together may leave in any order.
    expect((await titlesMailed()).sort()).toEqual(titled(names.slice(0, 5)))
    // A new one now waits behind the two that are left.
    expect(await called('Postponed eight', await squash.signIn(ben))).toMatchObject({ mail_queued: false })
    await pass({ days: 1 })
    expect((await titlesMailed()).sort()).toEqual(titled([...names, 'eight']))
  })

  it('takes precedence over a reminder that is due on the same day', async () => {
    await called('Postponed reminder')
    squash.clock.advance({ days: 3, hours: -1 })
    a = await squash.signIn(ada)
    await fillInbox()
    m = await squash.signIn(maya)
    for (const name of ['one', 'two', 'three', 'four', 'five']) await called(`Postponed ${name}`)
    squash.clock.advance({ days: 1 })
    await squash.runSchedule('invites.remind')
    await squash.runSchedule('invites.release')
    await squash.runSchedule('invites.remind')
    expect((await titlesMailed()).filter((title) => title === 'Postponed reminder')).toHaveLength(1)
    squash.clock.advance({ days: 1 })
    await squash.runSchedule('invites.remind')
    expect((await titlesMailed()).filter((title) => title === 'Postponed reminder')).toHaveLength(2)
  })

  it('is not mailed once it is deleted, declined or blocked, or the address has unsubscribed', async () => {
    const [deleted, declined, blocked, stopped] = [{ email: 'deleted@example.com' }, carla, jonas, ben] as const
    const everyone = [deleted, declined, blocked, stopped]
    const postponed = new Map<string, string>()
    for (const { email } of everyone) {
      await fillInbox(email, m)
      postponed.set(email, (await called('Postponed invite', m, email)).id)
    }
    const postponedFor = ({ email }: { email: string }) => postponed.get(email) ?? ''
    await done(m.call('delete_conflict', { p_conflict_id: postponedFor(deleted) }))
    const c = await squash.signUp(carla)
    await done(c.call('decline_invite', { kind: 'conflict', id: postponedFor(declined) }))
    const [[toBlock], [toStop]] = [await mailed(blocked), await mailed(stopped)]
    if (!toBlock || !toStop) throw new Error('No mail')
    await done(squash.visitor.call('block_inviter', { token: tokenOf(linkIn(toBlock, '/invite/').pathname) }))
    await squash.visitor.request('POST', linkIn(toStop, '/unsubscribe/').pathname, {})
    await pass({ days: 1 })
    for (const { email } of everyone) expect(await titlesMailed({ email })).toEqual([])
  })

  it('waits while its sender is banned, and is mailed after the ban', async () => {
    await fillInbox()
    await called('Postponed six')
    const run = (command: 'ban' | 'unban') => runAdminCommand([command, maya.email], { ...squash, print: () => {} })
    await run('ban')
    await pass({ days: 1 })
    expect(await titlesMailed()).toEqual([])
    await run('unban')
    await pass({ minutes: 20 })
    expect(await titlesMailed()).toEqual(['Postponed six'])
  })

  it('to a debate is in the same queue, and mailed the next day', async () => {
    await fillInbox()
    const debate = await startDebate(m)
    expect(debate).toMatchObject({ mail_queued: false })
    const read = () => sentInvite(m, { kind: 'debate', id: debate.id })
    expect(await read()).toMatchObject({ mailed_at: null, reminder_due_at: null, resend_from: null })
    await pass({ days: 1 })
    const invites = (await mailed(jonas)).filter(({ subject }) => subject.includes('debate something'))
    expect(invites).toHaveLength(1)
    m = await squash.signIn(maya)
    expect(await read()).toMatchObject({ mailed_at: squash.clock.now().toISOString() })
  })
})

it('the daily limit of an address counts a reminder as one mail', async () => {
  await startConflict(m)
  squash.clock.advance({ days: 3 })
  await squash.runSchedule('invites.remind')
  a = await squash.signIn(ada)
  const queued: boolean[] = []
  for (let n = 0; n < 5; n++) queued.push((await startConflict(a)).mail_queued)
  expect(queued).toEqual([true, true, true, true, false])
  expect(await mailed(jonas)).toHaveLength(6)
})

describe('the link to pass on', () => {
  it('is available only to the creator, and only until the invite is answered', async () => {
    const { id } = await startConflict(m)
    expect(await sentInvite(m, { id })).toMatchObject({ link: expect.stringMatching(/^\/invite\/[\w-]{32,}$/) })
    const j = await squash.signUp(jonas)
    const read = (by: Actor) => by.call('get_sent_invite', { kind: 'conflict', id })
    expect((await read(j)).status).toBe(404)
    await done(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas }))
    expect(await done(read(m))).toBeNull()
  })

  it('stays the same when the postponed mail is sent, and its creator learns of that live', async () => {
    await fillInbox()
    const { id } = await called('Postponed six')
    const postponed = await sentInvite(m, { id })
    expect(postponed).toMatchObject({ mailed_at: null })
    squash.clock.advance({ days: 1 })
    m = await squash.signIn(maya)
    const stream = await openStream(squash.origin, m)
    await squash.runSchedule('invites.release')
    await eventually(() =>
      expect(stream.heard).toContainEqual(
        expect.objectContaining({ event: 'conflict.changed', data: { conflict_id: id } }),
      ),
    )
    stream.close()
    const mailed_at = squash.clock.now().toISOString()
    expect(await sentInvite(m, { id })).toMatchObject({ link: postponed.link, mailed_at })
  })

  it('opens the invite, and only the account with the invited address can answer', async () => {
    const { id } = await called('Dishes')
    const token = await passedOnToken(m, { id })
    const shown = {
      inviter: 'Maya',
      purpose: 'Dishes',
      kind: 'conflict',
      id: null,
      mailed: false,
      own: false,
      email: null,
    }
    expect(await done(squash.visitor.call('get_invite', { token }))).toEqual(shown)
    expect(await done((await squash.signUp(ben)).call('get_invite', { token }))).toEqual(shown)
    const j = await squash.signUp(jonas)
    expect(await done(j.call('get_invite', { token }))).toEqual({ ...shown, id })
    const answer = { p_conflict_id: id, user2_raw_message: words.jonas }
    expect((await (await squash.signIn(ben)).call('respond_to_conflict', answer)).status).toBe(404)
    expect((await j.call('respond_to_conflict', answer)).status).toBe(200)
    expect((await squash.visitor.call('get_invite', { token })).status).toBe(404)
  })

  it('opens for the creator and visitors as if nothing were withheld, but not for the user who blocked', async () => {
    const j = await squash.signUp(jonas)
    const { id } = await called('Dishes')
    const [token, sent] = [await passedOnToken(m, { id }), await sentInvite(m, { id })]
    const before = await done(squash.visitor.call('get_invite', { token }))
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    expect(await sentInvite(m, { id })).toEqual(sent)
    expect(await done(squash.visitor.call('get_invite', { token }))).toEqual(before)
    expect(await done(m.call('get_invite', { token }))).toEqual({ ...before, own: true })
    expect((await j.call('get_invite', { token })).status).toBe(404)
  })
})
