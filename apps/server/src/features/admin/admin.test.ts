import { randomUUID } from 'node:crypto'
import { MINUTE, WEEK } from '@squash/rules/time/units'
import { ada, ben, jonas, maya, type Person } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { keyIdOf } from '@squash/testkit/token-parts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { runAdminCommand } from '../../admin-command.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.database.truncate()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

/** The output of `npm run admin -- …`, and its exit code. */
async function admin(...args: string[]): Promise<{ said: string; code: number }> {
  const lines: string[] = []
  const code = await runAdminCommand(args, {
    database: squash.database,
    clock: squash.clock,
    print: (line) => lines.push(line),
  })
  return { said: lines.join('\n'), code }
}

const USAGE = `Usage: npm run admin -- COMMAND

  grant EMAIL                   make this user an admin
  revoke EMAIL                  take the admin role away
  ban EMAIL [DAYS|forever]      sign this user out everywhere and keep them out, forever by default
  unban EMAIL                   let them sign in again
  erase EMAIL                   erase this account
  recount [--fix]               check every stored counter; --fix corrects the wrong ones
  assign-archetypes             assign everyone’s archetype again
  rotate-keys                   create a new signing key
  check-ai                      try the language model
  migrate                       bring the database up to date
  move to-postgres|to-embedded  copy everything into the other database`

const grant = ({ email }: Person) => admin('grant', email)
const acts = async () =>
  (await squash.database.query('select admin_id, act, subject, at from admin_acts order by id')).rows
const isAdmin = async (person: Actor) => (await done(person.call('get_profile', {})))?.is_admin

describe('the operator’s commands', () => {
  it('grant the first admin role', async () => {
    expect((await m.call('get_job_failures', {})).status).toBe(403)
    expect(await grant({ ...maya, email: 'Maya@Example.com' })).toEqual({
      said: 'maya@example.com is now an admin.',
      code: 0,
    })
    expect((await m.call('get_job_failures', {})).status).toBe(200)
    expect(await isAdmin(m)).toBe(true)
    expect(await isAdmin(j)).toBe(false)
  })

  it('revoke the admin role', async () => {
    await grant(maya)
    expect(await admin('revoke', maya.email)).toEqual({ said: 'maya@example.com is no longer an admin.', code: 0 })
    expect((await m.call('get_job_failures', {})).status).toBe(403)
  })

  it('erase an account without a grace period, and log the order alone', async () => {
    const subject = personOf(j)
    expect(await admin('erase', 'Jonas@Example.com')).toEqual({
      said: 'A running worker will erase the account of jonas@example.com within the hour.',
      code: 0,
    })
    await squash.runSchedule('account.erase')
    expect(await done(m.call('get_profile', { p_user_id: subject }))).toBeNull()
    expect(await acts()).toMatchObject([{ admin_id: null, act: 'account.erasure_ordered', subject }])
    expect(await admin('erase', jonas.email)).toMatchObject({ code: 1 })
  })

  it('say when there is nothing to change, or no such user', async () => {
    await grant(maya)
    expect(await grant(maya)).toEqual({ said: 'maya@example.com is already an admin.', code: 0 })
    expect(await admin('revoke', jonas.email)).toEqual({ said: 'jonas@example.com is not an admin.', code: 0 })
    expect(await grant(ada)).toEqual({ said: 'No account has the confirmed address ada@example.com.', code: 1 })
    await squash.database.query('update profiles set email_confirmed = false where id = $1', [personOf(j)])
    expect((await grant(jonas)).code).toBe(1)
    expect(await admin('migrate')).toEqual({ said: 'The tables are up to date.', code: 0 })
    expect(await acts()).toHaveLength(1)
  })

  it.each([
    [],
    ['help'],
    ['grant'],
    ['grant', 'maya'],
    ['grant', 'maya@example.com', 'jonas@example.com'],
    ['ban', 'jonas@example.com', 'soon'],
    ['unban', 'jonas'],
    ['erase', 'jonas'],
    ['recount', '--all'],
    ['assign-archetypes', 'maya@example.com'],
  ])('show the usage, given %s %s', async (...args) => {
    const { said, code } = await admin(...args.filter((arg) => arg !== undefined))
    expect(said).toBe(USAGE)
    expect(code).toBe(2)
  })
})

describe('an admin', () => {
  it('may give up the role, in their own profile', async () => {
    await grant(maya)
    expect(await done(m.call('update_profile', { is_admin: true }))).toMatchObject({ is_admin: true })
    expect(await done(m.call('update_profile', { is_admin: false }))).toMatchObject({ is_admin: false })
    expect((await m.call('get_job_failures', {})).status).toBe(403)
    expect((await m.call('update_profile', { is_admin: true })).status).toBe(403)
  })

  it('is never self-appointed', async () => {
    for (const is_admin of [true, false]) {
      const answer = await j.call('update_profile', { is_admin, first_name: 'Jo' })
      expect(answer).toMatchObject({ status: 403, body: { code: 'access.denied' } })
    }
    expect(await done(j.call('get_profile', {}))).toMatchObject({ is_admin: false, first_name: 'Jonas' })
  })

  it('leaves a log entry for every action: the admin, the action, the user and the time', async () => {
    await grant(maya)
    squash.clock.advance({ minutes: 5 })
    await done(m.call('update_profile', { is_admin: true }))
    await done(m.call('update_profile', { is_admin: false }))
    await grant(jonas)
    await admin('revoke', jonas.email)
    const at = squash.clock.now()
    expect(await acts()).toEqual([
      { admin_id: null, act: 'admin.granted', subject: personOf(m), at: new Date(at.getTime() - 300_000) },
      { admin_id: personOf(m), act: 'admin.given_up', subject: personOf(m), at },
      { admin_id: null, act: 'admin.granted', subject: personOf(j), at },
      { admin_id: null, act: 'admin.revoked', subject: personOf(j), at },
    ])
  })

  it('sees the jobs that failed permanently, newest first, page by page, without their data', async () => {
    await grant(maya)
    const ids = []
    // A deletion_seconds of 0 means never: by the real time, which the queue uses, these jobs failed months ago.
    for (const [minute, reason] of ['no answer', 'no room'].entries()) {
      const { rows } = await squash.database.query(
        `insert into pgboss.job (name, data, state, completed_on, retry_count, output, deletion_seconds)
        values ('auth.mail', '{"to": "jonas@example.com"}', 'failed', $1, 8, $2, 0) returning id`,
        [new Date(squash.clock.now().getTime() + minute * MINUTE), JSON.stringify({ message: reason })],
      )
      ids.push(String(rows[0]?.id))
    }
    const first = await done(m.call('get_job_failures', { p_limit: 1 }))
    const failure = { name: 'auth.mail', attempts: 9 }
    expect(first).toEqual([
      {
        ...failure,
        id: ids[1],
        error: 'no room',
        failed_at: new Date(squash.clock.now().getTime() + MINUTE).toISOString(),
      },
    ])
    const rest = await done(m.call('get_job_failures', { p_before: ids[1] }))
    expect(rest).toEqual([{ ...failure, id: ids[0], error: 'no answer', failed_at: squash.clock.now().toISOString() }])
    expect(JSON.stringify([first, rest])).not.toContain('@')
  })
})

describe('a banned account', () => {
  it('is locked out everywhere within a second, cannot sign in, and returns when the ban expires or is lifted', async () => {
    const other = await squash.signIn(jonas)
    const paths = (by: Actor) =>
      Promise.all([
        by.call('get_profile', {}),
        by.request('GET', '/auth/v1/user'),
        by.request('GET', '/realtime/v1/stream'),
        by.request('POST', '/functions/v1/send-conflict-invite', { conflict_id: personOf(j) }),
      ])
    await done(j.call('get_profile', {}))
    const { said, code } = await admin('ban', jonas.email, '7')
    expect({ said, code }).toEqual({
      said: expect.stringMatching(/^jonas@example.com has been signed out everywhere and banned until 2/),
      code: 0,
    })
    squash.clock.advance({ seconds: 1 })
    for (const by of [j, other]) expect((await paths(by)).map(({ status }) => status)).toEqual([401, 403, 401, 401])
    const signIn = () =>
      squash.visitor.request('POST', '/auth/v1/token?grant_type=password', {
        email: jonas.email,
        password: jonas.password,
      })
    expect((await signIn()).body).toMatchObject({ error_code: 'user_banned' })

    squash.clock.advance({ days: 7 })
    expect((await signIn()).status).toBe(200)
    expect((await admin('ban', jonas.email)).said).toBe(
      'jonas@example.com has been signed out everywhere and banned permanently.',
    )
    expect((await admin('ban', jonas.email, 'forever')).said).toBe('jonas@example.com is already banned permanently.')
    expect((await signIn()).status).toBe(400)
    expect((await admin('unban', jonas.email)).said).toBe('jonas@example.com can sign in again.')
    expect((await signIn()).status).toBe(200)
    expect((await admin('ban', 'nobody@example.com')).code).toBe(1)
    expect((await acts()).map(({ act, subject }) => [act, subject])).toEqual(
      ['account.banned', 'account.banned', 'account.unbanned'].map((act) => [act, personOf(j)]),
    )
  })
})

describe('an admin who bans a user', () => {
  const banning = (by: Actor, call: 'ban_account' | 'unban_account', user_id: string, reason = 'Insults everybody.') =>
    by.call(call, { user_id, reason })
  const listed = (page: { p_limit?: number; p_before?: number | undefined } = {}) =>
    done(m.call('get_banned_accounts', page))

  it('gives a reason; the user is locked out everywhere within a second, until they are unbanned', async () => {
    await grant(maya)
    await done(j.call('get_profile', {}))
    for (let time = 0; time < 2; time++) await done(banning(m, 'ban_account', personOf(j)))
    squash.clock.advance({ seconds: 1 })
    expect((await j.call('get_profile', {})).status).toBe(401)
    await expect(squash.signIn(jonas)).rejects.toThrow('user_banned')
    await done(banning(m, 'unban_account', personOf(j), 'Has said sorry.'))
    expect((await j.call('get_profile', {})).status).toBe(401)
    expect((await (await squash.signIn(jonas)).call('get_profile', {})).status).toBe(200)
    expect(await done(m.call('get_admin_acts', {}))).toMatchObject([
      { act: 'account.unbanned', subject: personOf(j), reason: 'Has said sorry.', admin: { display_name: 'Maya' } },
      { act: 'account.banned', subject: personOf(j), reason: 'Insults everybody.', ban: { until: null } },
      { act: 'admin.granted', reason: null, ban: null },
    ])
  })

  it('may ban a user for some days, after which they can sign in again', async () => {
    await grant(maya)
    const ban = (days: number | null) =>
      m.call('ban_account', { user_id: personOf(j), reason: 'Insults everybody.', days })
    for (const days of [0, 1.5, 366]) expect((await ban(days)).body).toMatchObject({ code: 'request.invalid' })
    await done(j.call('get_profile', {}))
    await done(ban(7))
    const until = new Date(squash.clock.now().getTime() + WEEK).toISOString()
    expect(await listed()).toMatchObject([{ until }])
    expect((await done(m.call('get_admin_acts', { p_limit: 1 })))[0]).toMatchObject({ ban: { until } })

    // Even with the session that the ban ended, they learn that they are banned.
    squash.clock.advance({ seconds: 1 })
    expect(await j.call('get_profile', {})).toMatchObject({ status: 401, body: { code: 'session.banned' } })
    squash.clock.advance({ days: 7, minutes: -1 })
    await expect(squash.signIn(jonas)).rejects.toThrow('user_banned')
    m = await squash.signIn(maya)
    expect(await listed()).toHaveLength(1)
    squash.clock.advance({ minutes: 1 })
    expect((await (await squash.signIn(jonas)).call('get_profile', {})).status).toBe(200)
    expect(await listed()).toEqual([])
    // There is no ban left to lift.
    await done(banning(m, 'unban_account', personOf(j)))
    expect((await acts()).map(({ act }) => act)).toEqual(['admin.granted', 'account.banned'])
  })

  it('finds all banned users, the latest first, and can unban them', async () => {
    await grant(maya)
    const [a, b] = [await squash.signUp(ada), await squash.signUp(ben)]
    await grant(ben)
    await done(banning(m, 'ban_account', personOf(j)))
    await admin('ban', ada.email, '30')
    await admin('ban', ben.email)
    // Ada’s ban becomes permanent.
    await done(banning(m, 'ban_account', personOf(a), 'Threatens people.'))
    const list = await listed()
    expect(list).toMatchObject([
      {
        person: { id: personOf(a), display_name: 'Ada', username: ada.username },
        since: squash.clock.now().toISOString(),
        until: null,
        reason: 'Threatens people.',
        by: { id: personOf(m), display_name: 'Maya' },
        can_unban: true,
      },
      // Only the operator can ban another admin.
      { person: { id: personOf(b) }, by: null, reason: null, can_unban: false },
      { person: { id: personOf(j) }, reason: 'Insults everybody.' },
    ])
    const [first, ...rest] = list
    expect(await listed({ p_limit: 1 })).toEqual([first])
    await done(banning(m, 'unban_account', personOf(a)))
    expect(await listed({ p_before: first?.id })).toEqual(rest)
    expect(await listed()).toEqual(rest)
    expect((await (await squash.signIn(ada)).call('get_banned_accounts', {})).status).toBe(403)
  })

  it('can ban neither themselves, another admin nor an unknown user, and must give a reason', async () => {
    for (const person of [maya, jonas]) await grant(person)
    await admin('ban', jonas.email)
    for (const call of ['ban_account', 'unban_account'] as const) {
      const refused = async (...[id, reason]: [id: string, reason?: string]) =>
        (await banning(m, call, id, reason)).body
      expect(await refused(personOf(m))).toMatchObject({ code: 'ban.yourself' })
      expect(await refused(personOf(j))).toMatchObject({ code: 'ban.admin' })
      expect(await refused(randomUUID())).toMatchObject({ code: 'profile.not_found' })
      expect(await refused(personOf(j), ' ')).toMatchObject({ code: 'request.invalid' })
    }
    expect((await acts()).filter(({ admin_id }) => admin_id !== null)).toEqual([])
  })

  it('sees on a report whether its author is banned, and whether they may ban them', async () => {
    await grant(maya)
    const a = await squash.signUp(ada)
    await done(a.call('report_content', { kind: 'profile', id: personOf(j), reason: 'It calls me names.' }))
    const author = async () => (await done(m.call('get_reports', {})))[0]?.author
    expect(await author()).toMatchObject({ is_banned: false, can_ban: true })
    await done(banning(m, 'ban_account', personOf(j)))
    expect(await author()).toMatchObject({ is_banned: true, can_ban: true })
    await grant(jonas)
    expect(await author()).toMatchObject({ can_ban: false })
  })
})

describe('the signing keys', () => {
  const KeySet = z.object({ keys: z.array(z.object({ kid: z.string() })) })
  const kids = async () => {
    const { body } = await squash.visitor.request('GET', '/auth/v1/.well-known/jwks.json')
    return KeySet.parse(body).keys.map(({ kid }) => kid)
  }
  const signedBy = (actor: Actor): string => keyIdOf(actor.session?.access_token ?? '')

  it('are changed without a restart and without signing anyone out', async () => {
    const [former] = await kids()
    const { said, code } = await admin('rotate-keys')
    expect([said, code]).toEqual([expect.stringMatching(/^The key \S+ is published, and signs tokens from \S+Z\./), 0])
    squash.clock.advance({ minutes: 1 })
    const [, next] = await kids()
    expect(said).toContain(next)
    expect(signedBy(await squash.signIn(maya))).toBe(former)

    squash.clock.advance({ minutes: 15 })
    const later = await squash.signIn(maya)
    expect(signedBy(later)).toBe(next)
    for (const actor of [m, later]) expect((await actor.call('get_profile', {})).status).toBe(200)
    // An hour for the last token of the old key, plus five minutes for clock skew.
    squash.clock.advance({ minutes: 66 })
    expect(await kids()).toEqual([next])
    await squash.runSchedule('auth.remove-expired')
    expect((await squash.database.query('select kid from auth.signing_keys')).rows).toEqual([{ kid: next }])
  })

  it('are left alone if they come from JWT_KEYS', async () => {
    const before = await kids()
    const lines: string[] = []
    const { database, clock } = squash
    const print = (line: string) => lines.push(line)
    expect(await runAdminCommand(['rotate-keys'], { database, clock, print, hasOwnKeys: true })).toBe(1)
    expect(lines.join()).toMatch(/^Nothing was done: the keys come from JWT_KEYS\./)
    squash.clock.advance({ minutes: 1 })
    expect(await kids()).toEqual(before)
  })
})
