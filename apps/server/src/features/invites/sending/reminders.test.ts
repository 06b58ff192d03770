import { ada, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIn, mailedToken, mailsTo } from '../../../../test/support/mails.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { runAdminCommand } from '../../../admin-command.ts'

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
const cardsOf = async (person: Actor) => (await done(person.call('get_my_conflicts', {}))).map(({ id }) => id)

describe('the reminder of an unanswered invite', () => {
  const INVITES = ['Maya would like to settle something with you', 'Maya would like to debate something with you']
  const reminders = INVITES.map((subject) => `Reminder: ${subject}`)
  const pass = async (days: number) => {
    squash.clock.advance({ days })
    await squash.runSchedule('invites.remind')
  }

  it('is mailed once, after three days, and says that it is the only one', async () => {
    await startConflict(m)
    await startDebate(m)
    await pass(2)
    expect((await subjects(jonas)).sort()).toEqual([...INVITES].sort())
    for (const days of [1, 0, 1, 4]) await pass(days)
    expect((await subjects(jonas)).sort()).toEqual([...INVITES, ...reminders].sort())
    const reminder = (await mailed(jonas)).at(-1)
    expect(reminder?.text).toContain('This is the only reminder')
    // The creator can't send another.
    const body = { conflict_id: (await cardsOf(await squash.signIn(maya)))[0] }
    const again = await (await squash.signIn(maya)).request('POST', '/functions/v1/send-conflict-invite', body)
    expect(again.status).toBe(409)
  })

  it('waits a day when the address has received its five mails of the day', async () => {
    await startConflict(m)
    squash.clock.advance({ days: 3 })
    const a = await squash.signUp(ada)
    for (let n = 0; n < 5; n++) await startConflict(a)
    await squash.runSchedule('invites.remind')
    expect(await subjects(jonas)).not.toContain(reminders[0])
    await pass(1)
    expect((await subjects(jonas)).filter((subject) => subject === reminders[0])).toHaveLength(1)
  })

  it('links to the conflict if the invited user has an account by then', async () => {
    const { id } = await startConflict(m)
    await mailed(jonas)
    await squash.signUp(jonas)
    await pass(3)
    const mail = (await mailed(jonas)).at(-1)
    expect(mail?.subject).toBe(`Reminder: Maya would like to settle something with you: ${words.title}`)
    expect(mail && linkIn(mail, '/conflict/').pathname).toBe(`/conflict/${id}`)
  })

  it('waits while its sender is banned or about to delete their account', async () => {
    await startConflict(m)
    await startDebate(m)
    const leaving = await squash.signUp(ada)
    await startDebate(leaving)
    await startConflict(await squash.signUp(carla))
    await done(leaving.call('delete_account', { password: ada.password }))
    const ban = (command: 'ban' | 'unban') => runAdminCommand([command, carla.email], { ...squash, print: () => {} })
    await ban('ban')
    await pass(3)
    const reminded = async () => (await subjects(jonas)).filter((subject) => subject.startsWith('Reminder'))
    expect((await reminded()).sort()).toEqual([...reminders].sort())
    await ban('unban')
    await pass(1)
    expect(await reminded()).toHaveLength(3)
  })

  it('is not mailed after a decline, a block, an unsubscribe, a manual resend, or a week', async () => {
    const invited = ['declined', 'blocked', 'stopped', 'again', 'old'].map((name) => ({
      ...jonas,
      email: `${name}@example.com`,
    }))
    const [declined, blocked, stopped, again] = invited
    if (!declined || !blocked || !stopped || !again) throw new Error('Nobody is invited')
    const started: string[] = []
    for (const { email } of invited) started.push((await startConflict(m, email)).id)
    await done(squash.visitor.call('decline_invite', { token: await tokenOf(declined) }))
    await done(squash.visitor.call('block_inviter', { token: await tokenOf(blocked), all_invites: false }))
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
