import { MESSAGES } from '@squash/contract/messages'
import { ada, apart, ben, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { conflictIn, done, respond, startConflict, submitCoreIssues, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Captured, linkIn, mailsIn } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
import { everythingTyped, privateWordsIn } from '../../../test/support/private-words.ts'
import { miscounts } from '../../../test/support/recount.ts'
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

/** What has been mailed to this address once all jobs are done. */
async function mailed(to?: string): Promise<Captured[]> {
  await untilQuiet(squash.database)
  return mailsIn(squash.database, to)
}
const subjects = async (to: string) => (await mailed(to)).map(({ subject }) => subject)
const INVITED = 'Maya would like to settle something with you'
const NOTIFIED = `Maya would like to settle something with you: ${words.title}`

const tokenIn = (mail: Captured | undefined): string => {
  if (!mail) throw new Error('No mail')
  return linkIn(mail, '/invite/').pathname.split('/').at(-1) ?? ''
}

describe('an invited person', () => {
  it('without an account gets one invite with the inviter, the title, and every way to opt out', async () => {
    const { invite, mail_queued } = await startConflict(m)
    expect({ invite, mail_queued }).toEqual({ invite: 'sent', mail_queued: true })
    expect(await subjects(jonas.email)).toEqual([INVITED])
    const [mail] = await mailed()
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Maya')
      expect(body).toContain('Dishes. Again. Always me.')
      expect(body).not.toMatch(/Okafor|maya_okafor|maya@/)
      expect(body).toMatch(/\/invite\/[\w-]+\?answer=decline/)
      expect(body).toMatch(/\/unsubscribe\/invites\//)
    }
  })

  it('with an account gets one notification instead, which opens the conflict', async () => {
    await squash.signUp(jonas)
    const { id, invite } = await startConflict(m)
    expect(invite).toBe('notified')
    expect(await subjects(jonas.email)).toEqual([NOTIFIED])
    const [mail] = await mailed()
    expect(mail && linkIn(mail, '/conflict/').pathname).toBe(`/conflict/${id}`)
  })

  it('sees no address, number or link that the sender hid in the title or in a name', async () => {
    const bait = { ...apart(maya, 'bait'), first_name: 'Win at www.evil.example' }
    const baiting = await squash.signUp(bait)
    const title = 'Call +49 170 1234567 or me@evil.example, see https://evil.example/now'
    await done(
      baiting.call('create_conflict', {
        title,
        user2_email: jonas.email,
        user1_mood: 'zen',
        user1_raw_message: 'Well.',
      }),
    )
    const [mail] = await mailed(jonas.email)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|1234567/)
  })
})

describe('a participant', () => {
  it('is mailed once for each event that needs attention, without any typed words', async () => {
    const j = await squash.signUp(jonas)
    const { id } = await startConflict(m)
    // An invite that is answered before it is mailed is not mailed at all.
    expect(await subjects(jonas.email)).toEqual([NOTIFIED])
    const turn = `Your turn: ${words.title}`
    const steps: [what: string, step: () => Promise<unknown>, toMaya: string[], toJonas: string[]][] = [
      ['Jonas answers', () => respond(j, id), [turn], []],
      ['Maya is not satisfied', () => vote(m, id, false), [], [turn]],
      ['nor is Jonas with the second idea', () => vote(j, id, false), [turn], []],
      ['both tell their core issue', () => submitCoreIssues(m, j, id), [turn], [turn]],
      ['Jonas is still not satisfied', () => vote(j, id, false), [turn], []],
      [
        'Maya asks for the ruling',
        () => done(m.call('request_final_ruling', { p_conflict_id: id })),
        [`The ruling is in: ${words.title}`],
        [`A public ruling was requested: ${words.title}`, `The ruling is in: ${words.title}`],
      ],
    ]
    for (const [what, step, toMaya, toJonas] of steps) {
      const before = await mailed()
      await step()
      const fresh = (await mailed()).slice(before.length)
      const to = (person: Person) => fresh.filter((mail) => mail.to === person.email).map(({ subject }) => subject)
      expect([what, to(maya), to(jonas).sort()]).toEqual([what, toMaya, toJonas])
    }
    for (const mail of await mailed()) {
      expect(privateWordsIn(mail, everythingTyped)).toEqual([])
      expect(mail.text).not.toMatch(/Okafor|Weber|dishes|midnight|adult|scared/)
      expect(mail.text).toContain(id)
    }
  })

  it('gets no notifications after switching them off', async () => {
    const j = await squash.signUp(jonas)
    await done(m.call('update_profile', { settings: { your_turn_mail: false, outcome_mail: false } }))
    await conflictIn('resolved', m, j)
    expect(await subjects(maya.email)).toEqual([])
  })

  it('can stop one kind of mail with one click in it, sees that in the profile, and can turn it on again', async () => {
    const j = await squash.signUp(jonas)
    await conflictIn('vote_1', m, j)
    const [mail] = await mailed(maya.email)
    if (!mail) throw new Error('No mail')
    const stop = linkIn(mail, '/unsubscribe/your_turn/').pathname
    expect((await m.request('POST', stop, {})).status).toBe(200)
    const mails = async () => (await done(m.call('get_profile', {})))?.settings
    expect(await mails()).toMatchObject({ your_turn_mail: false, outcome_mail: true, invite_mail: true })
    await conflictIn('vote_1', m, j)
    expect(await mailed(maya.email)).toHaveLength(1)

    await done(m.call('update_profile', { settings: { your_turn_mail: true } }))
    expect(await mails()).toMatchObject({ your_turn_mail: true })
    await conflictIn('vote_1', m, j)
    expect(await mailed(maya.email)).toHaveLength(2)
  })

  it('is notified of a public ruling even if they have blocked the other party', async () => {
    const j = await squash.signUp(jonas)
    const { id } = await conflictIn('vote_3', m, j)
    await mailed()
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    await done(m.call('request_final_ruling', { p_conflict_id: id }))
    expect(await subjects(jonas.email)).toContain(`A public ruling was requested: ${words.title}`)
  })
})

describe('an invite', () => {
  const again = (actor: Actor, conflict_id: string, more: object = {}) =>
    actor.request('POST', '/functions/v1/send-conflict-invite', { conflict_id, ...more })

  it('can be resent only by its creator', async () => {
    const { id } = await startConflict(m)
    squash.clock.advance({ hours: 2 })
    const [again_m, j, stranger] = [await squash.signIn(maya), await squash.signUp(jonas), await squash.signUp(ada)]
    for (const other of [j, stranger]) {
      const refused = await again(other, id)
      expect([refused.status, refused.body]).toEqual([404, { error: MESSAGES.conflict.notFound }])
    }
    expect((await again(again_m, id)).status).toBe(200)
  })

  it('can be resent once, after an hour at the earliest, and only to the original address', async () => {
    const { id } = await startConflict(m)
    const soon = await again(m, id)
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '3600'])
    squash.clock.advance({ hours: 1 })
    m = await squash.signIn(maya)
    const more = { to_email: 'somebody.else@example.com', inviter_name: 'The King' }
    expect((await again(m, id, more)).status).toBe(200)
    expect((await again(m, id)).status).toBe(429)
    squash.clock.advance({ days: 1 })
    const enough = await again(await squash.signIn(maya), id)
    expect([enough.status, enough.body]).toEqual([409, { error: MESSAGES.invite.failed }])
    expect((await mailed()).map(({ to, subject }) => [to, subject])).toEqual([
      [jonas.email, INVITED],
      [jonas.email, `Reminder: ${INVITED}`],
    ])
  })

  it("shows the link's holder the first name, the title, and an id only if it is theirs", async () => {
    const { id } = await startConflict(m)
    const [mail] = await mailed(jonas.email)
    const token = tokenIn(mail)
    const shown = {
      inviter: 'Maya',
      purpose: words.title,
      kind: 'conflict',
      id: null,
      mailed: true,
      own: false,
      email: null,
    }
    expect(await done(squash.visitor.call('get_invite', { token }))).toEqual({ ...shown, email: jonas.email })
    const j = await squash.signUp(jonas)
    expect(await done(j.call('get_invite', { token }))).toEqual({ ...shown, id })
    expect(await done(m.call('get_invite', { token }))).toEqual({ ...shown, own: true })
  })

  it("can be declined by the link's holder, without an account and without blame", async () => {
    const { id } = await startConflict(m)
    const [mail] = await mailed(jonas.email)
    const token = tokenIn(mail)
    expect(await done(squash.visitor.call('decline_invite', { token }))).toBe(null)
    const closed = await done(m.call('get_conflict', { p_conflict_id: id }))
    expect(closed).toMatchObject({ status: 'abandoned', closed_reason: 'declined', status_label: 'CLOSED' })
    for (const call of ['get_invite', 'decline_invite'] as const)
      expect((await squash.visitor.call(call, { token })).status).toBe(404)
    const j = await squash.signUp(jonas)
    const late = await j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas })
    expect(late.status).toBe(409)
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('is never mailed again to an address that unsubscribed with a click and a confirmation', async () => {
    await startConflict(m)
    const [mail] = await mailed(jonas.email)
    if (!mail) throw new Error('No mail')
    const { pathname } = linkIn(mail, '/unsubscribe/')
    const press = (method: string, path: string) => squash.visitor.request(method, path)
    expect((await press('GET', pathname)).status).toBe(200)
    await startConflict(m)
    expect((await mailed(jonas.email)).length).toBe(2)

    expect((await press('POST', `${pathname}x`)).status).toBe(404)
    expect((await press('POST', pathname)).status).toBe(200)
    await startConflict(m)
    await startConflict(await squash.signUp(ada))
    expect((await mailed(jonas.email)).length).toBe(2)
    // The address still gets its conflicts, and mail that it requests still arrives.
    const j = await squash.signUp(jonas)
    expect((await done(j.call('get_my_conflicts', {}))).length).toBe(4)
  })
})

describe('the daily limit', () => {
  it('lets an address get five invites, no matter who sends them or how often', async () => {
    const senders = [m, await squash.signUp(ada), await squash.signUp(ben)]
    const queued: boolean[] = []
    const started: string[] = []
    for (let n = 0; n < 7; n++) {
      const { id, mail_queued } = await startConflict(senders[n % 3] ?? m)
      queued.push(mail_queued)
      started.push(id)
    }
    expect(queued).toEqual([true, true, true, true, true, false, false])
    expect((await mailed(jonas.email)).length).toBe(5)

    squash.clock.advance({ hours: 2 })
    m = await squash.signIn(maya)
    // The seventh is Maya's: it was never mailed, because the address had reached its limit.
    const refused = await m.request('POST', '/functions/v1/send-conflict-invite', { conflict_id: started[6] })
    expect(refused.status).toBe(429)
    expect((await mailed(jonas.email)).length).toBe(5)

    squash.clock.advance({ hours: 23 })
    expect((await startConflict(await squash.signIn(maya))).mail_queued).toBe(true)
    expect((await mailed(jonas.email)).length).toBe(6)
  })

  it('lets it get only five even when three users resend theirs concurrently', async () => {
    const senders = [maya, ada, ben]
    await Promise.all([ada, ben].map(squash.signUp))
    const started = await Promise.all(
      senders.map(async (sender) => ({ sender, ...(await startConflict(await squash.signIn(sender))) })),
    )
    squash.clock.advance({ hours: 2 })
    const later = await Promise.all(started.map(async ({ sender, id }) => ({ id, as: await squash.signIn(sender) })))
    const answers = await Promise.all(
      later.map(({ id, as }) => as.request('POST', '/functions/v1/send-conflict-invite', { conflict_id: id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect((await mailed(jonas.email)).length).toBe(5)
  })

  it('lets a person start twenty conflicts', async () => {
    const limited = await startSquash({ env: { RATE_LIMITS: 'on' } })
    try {
      const sender = await limited.signUp(maya)
      for (let n = 0; n < 20; n++) await startConflict(sender, `friend${n}@example.com`)
      const answer = await sender.call('create_conflict', {
        title: words.title,
        user2_email: 'one.more@example.com',
        user1_mood: 'rage',
        user1_raw_message: words.maya,
      })
      expect([answer.status, answer.ok || answer.body.code]).toEqual([429, 'invite.too_many'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600)
    } finally {
      await limited.close()
    }
  })
})
