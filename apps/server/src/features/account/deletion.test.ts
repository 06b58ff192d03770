import { WEEK } from '@squash/rules/time/units'
import { jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeIn, mailsIn } from '../../../test/support/mails.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

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

const { password } = maya
const inSevenDays = () => new Date(squash.clock.now().getTime() + WEEK).toISOString()
const eraseAtOf = async (actor: Actor) => (await done(actor.call('get_profile', {})))?.erase_at
const mailToMaya = (subject: string) =>
  eventually(subject, async () => (await mailsIn(squash.database, maya.email)).find((mail) => mail.subject === subject))
const historyOf = async (actor: Actor) => (await done(actor.call('get_security_events', {}))).map(({ type }) => type)

describe('deleting an account', () => {
  it('is scheduled for seven days later, and repeating the request does not change that', async () => {
    expect(await eraseAtOf(m)).toBeNull()
    const erase_at = inSevenDays()
    expect(await done(m.call('delete_account', { password }))).toEqual({ erase_at })
    squash.clock.advance({ minutes: 30 })
    expect(await done(m.call('delete_account', {}))).toEqual({ erase_at })
    expect(await eraseAtOf(m)).toBe(erase_at)
    expect((await historyOf(m)).filter((type) => type === 'deletion_requested')).toHaveLength(1)
    expect((await done(m.call('export_my_data', {}))).profile).toMatchObject({ erase_at })
  })

  it.each([{}, { password: 'not hers' }, { nonce: '123456' }])(
    'requires proof of identity, and rejects %j',
    async (proof) => {
      const refused = await m.call('delete_account', proof)
      expect(refused).toMatchObject({ status: 403, body: { code: 'account.reauthentication_required' } })
      expect(await eraseAtOf(m)).toBeNull()
    },
  )

  it('accepts a code mailed to Maya instead of the password, once', async () => {
    expect((await m.request('GET', '/auth/v1/reauthenticate')).status).toBe(200)
    const nonce = codeIn(await mailToMaya('Your code for Squash'))
    await done(m.call('delete_account', { nonce }))
    await done(m.call('cancel_deletion', {}))
    expect((await m.call('delete_account', { nonce })).status).toBe(403)
  })

  it('signs out Maya’s other sessions, mails her how to cancel, and is visible to no one else', async () => {
    const phone = await squash.signIn(maya)
    const j = await squash.signUp(jonas)
    await done(m.call('delete_account', { password }))
    squash.clock.advance({ seconds: 2 })
    expect((await phone.call('get_dashboard', {})).status).toBe(401)
    const mail = await mailToMaya('Your Squash account will be deleted')
    expect(mail.text).toContain('sign in and keep your account')
    const seen = await done(j.call('get_profile', { p_user_id: m.session?.user.id ?? '' }))
    expect(seen).not.toHaveProperty('erase_at')
  })

  it('can be cancelled as long as the account exists', async () => {
    await done(m.call('delete_account', { password }))
    squash.clock.advance({ days: 6 })
    const back = await squash.signIn(maya)
    expect(await done(back.call('cancel_deletion', {}))).toBeNull()
    expect(await done(back.call('cancel_deletion', {}))).toBeNull()
    squash.clock.advance({ days: 2 })
    await squash.runSchedule('account.erase')
    const again = await squash.signIn(maya)
    expect(await eraseAtOf(again)).toBeNull()
    expect((await historyOf(again)).filter((type) => type === 'deletion_cancelled')).toHaveLength(1)
  })

  it('leaves the account usable until then, and sends no more mail about it', async () => {
    const j = await squash.signUp(jonas)
    await done(m.call('delete_account', { password }))
    await conflictIn('vote_1', m, j)
    await startConflict(j, maya.email)
    await startDebate(j, maya.email)
    await untilQuiet(squash.database)
    const subjects = (await mailsIn(squash.database, maya.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your Squash account will be deleted'])
  })

  it('happens when it is due and not before, and frees the address', async () => {
    await done(m.call('delete_account', { password }))
    const queueMail = (to: string) =>
      squash.database.query(
        `insert into pgboss.job (name, data, start_after) values ('auth.mail', $1, now() + interval '1 year')`,
        [JSON.stringify({ to })],
      )
    // Mail to people whose addresses contain hers.
    const namesakes = [`anna.${maya.email}`, `${maya.email}.au`]
    for (const to of [maya.email, `At\n${maya.email}.`, ...namesakes]) await queueMail(to)
    squash.clock.advance({ days: 6, hours: 23 })
    await squash.runSchedule('account.erase')
    const last = await squash.signIn(maya)
    squash.clock.advance({ minutes: 59 })
    expect(await eraseAtOf(last)).not.toBeNull()
    squash.clock.advance({ minutes: 1 })
    await squash.runSchedule('account.erase')
    await squash.runSchedule('account.erase')
    await expect(squash.signIn(maya)).rejects.toThrow('invalid_credentials')
    expect(await last.call('get_profile', {})).toMatchObject({ status: 401, body: { code: 'session.dead' } })
    const { rows } = await squash.database.query(
      "delete from pgboss.job where start_after > now() + interval '1 month' returning data ->> 'to' as to",
    )
    expect(rows.map(({ to }) => to).sort()).toEqual(namesakes)
    const newAccount = await squash.signUp(maya)
    expect(await done(newAccount.call('get_security_events', {}))).toHaveLength(2)
  })
})
