import { ada, ben, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { answerDebate, argument, debateIn, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followMailedLinks, linkIn, mailsIn } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
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

async function mailed(to: Pick<Person, 'email'>) {
  await untilQuiet(squash.database)
  return mailsIn(squash.database, to.email)
}
const subjects = async (to: Pick<Person, 'email'>) => (await mailed(to)).map(({ subject }) => subject)
const eventsOf = async (type: string) => {
  await untilQuiet(squash.database)
  const { rows } = await squash.database.query('select event from outbox where type = $1 order by id', [type])
  return rows.map(({ event }) => event)
}
const tokenOf = async (id: string) => {
  const { rows } = await squash.database.query('select token from invites where debate_id = $1', [id])
  return String(rows[0]?.token)
}
const invitesOf = async (person: Actor) =>
  (await done(person.call('get_pending_debate_invites', {}))).map(({ id }) => id)
const pendingOf = async (person: Actor) => (await done(person.call('get_debate_counts', {}))).invites
const block = (person: Actor, other: Actor) => done(person.call('block_user', { p_user_id: personOf(other) }))

const INVITED = 'Maya would like to debate something with you'
const NOTIFIED = `Maya invited you to a debate: ${argument.title}`

describe('a user who is invited to a debate', () => {
  it('without an account gets one invite, which shows its sender, its question, that it is public, and every way out', async () => {
    const { id, invite } = await startDebate(m)
    expect(invite).toBe('sent')
    expect(await subjects(jonas)).toEqual([INVITED])
    const [mail] = await mailed(jonas)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(argument.title)
      expect(body).not.toMatch(/Okafor|maya_okafor|maya@/)
      expect(body).not.toContain(argument.creator_position)
      expect(body).not.toContain(argument.creator_side)
      expect(body).toMatch(/\/invite\/[\w-]+\?answer=decline/)
      expect(body).toMatch(/\/unsubscribe\/invites\//)
    }
    expect(mail && linkIn(mail, '/invite/').pathname).toBe(`/invite/${await tokenOf(id)}`)
  })

  it('with an account gets one notice instead, which opens the form to answer', async () => {
    await squash.signUp(jonas)
    const { id, invite } = await startDebate(m)
    expect(invite).toBe('notified')
    expect(await subjects(jonas)).toEqual([NOTIFIED])
    const [mail] = await mailed(jonas)
    expect(mail && linkIn(mail, '/debates/respond/').pathname).toBe(`/debates/respond/${id}`)
  })

  it('sees no address, number or link that the sender hid in the title', async () => {
    const title = 'Call +49 170 1234567 or me@evil.example, see https://evil.example/now'
    await done(m.call('create_debate', { ...argument, title, opponent_email: jonas.email }))
    const [mail] = await mailed(jonas)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|1234567/)
  })

  it('is found by the address whatever its case, and joins by signing up with it', async () => {
    const { id } = await startDebate(m, 'JONAS@Example.com')
    const j = await squash.signUp(jonas)
    expect(await invitesOf(j)).toEqual([id])
    expect(await pendingOf(j)).toBe(1)
    await answerDebate(j, id)
    expect(await pendingOf(j)).toBe(0)
    expect(await pendingOf(m)).toBe(0)
  })

  it('counts as one referral for each inviter, however many conflicts and debates waited', async () => {
    const a = await squash.signUp(ada)
    await startDebate(m)
    await startDebate(m)
    await startConflict(m)
    await startDebate(a)
    const j = await squash.signUp(jonas)
    const referrals = await eventsOf('referral.completed')
    expect(referrals).toHaveLength(2)
    expect(referrals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ inviter: personOf(m), person: personOf(j) }),
        expect.objectContaining({ inviter: personOf(a), person: personOf(j) }),
      ]),
    )
  })

  it('does not count as a referral if the account existed before', async () => {
    const j = await squash.signUp(jonas)
    await answerDebate(j, (await startDebate(m)).id)
    expect(await eventsOf('referral.completed')).toEqual([])
  })
})

describe('the mailed link of a debate', () => {
  it('shows the inviter and the question, and the id only to the invited user', async () => {
    const { id } = await startDebate(m)
    const token = await tokenOf(id)
    const shown = {
      inviter: 'Maya',
      purpose: argument.title,
      kind: 'debate',
      id: null,
      mailed: true,
      email: null,
      own: false,
    }
    expect(await done(squash.visitor.call('get_invite', { token }))).toEqual({ ...shown, email: jonas.email })
    const j = await squash.signUp(jonas)
    expect(await done(j.call('get_invite', { token }))).toEqual({ ...shown, id })
    expect(await done(m.call('get_invite', { token }))).toEqual({ ...shown, own: true })
  })

  it('declines without an account and without blame', async () => {
    const { id } = await startDebate(m)
    const token = await tokenOf(id)
    expect(await done(squash.visitor.call('decline_invite', { token }))).toBe(null)
    expect(await done(m.call('get_debate_by_id', { p_debate_id: id }))).toMatchObject({ status: 'expired' })
    for (const call of ['get_invite', 'decline_invite'] as const)
      expect((await squash.visitor.call(call, { token })).status).toBe(404)
    expect(await pendingOf(m)).toBe(0)
    const j = await squash.signUp(jonas)
    expect(await invitesOf(j)).toEqual([])
    squash.clock.advance({ days: 8 })
    await squash.runSchedule('debates.ignored')
    expect(await eventsOf('invite.ignored')).toEqual([])
  })
})

describe('when Jonas has blocked Maya', () => {
  it('no debate that she starts reaches him, and she can’t tell', async () => {
    const j = await squash.signUp(jonas)
    await block(j, m)
    const plain = ({ id: _, ...seen }: object & { id: string }, email: string) =>
      JSON.parse(JSON.stringify(seen).replaceAll(email, 'ADDRESS'))
    const { id, ...toJonas } = await startDebate(m)
    await squash.signUp(ben)
    const { id: other, ...toBen } = await startDebate(m, ben.email)
    expect(plain({ id, ...toJonas }, jonas.email)).toEqual(plain({ id: other, ...toBen }, ben.email))
    expect(await mailed(jonas)).toEqual([])
    expect(await invitesOf(j)).toEqual([])
    expect(await pendingOf(j)).toBe(0)
    expect(await done(j.call('get_debate_by_id', { p_debate_id: id }))).toBe(null)
    expect((await j.call('respond_to_debate_invite', { p_debate_id: id, p_position: 'No.' })).status).toBe(404)
    expect((await squash.visitor.call('get_invite', { token: await tokenOf(id) })).status).toBe(404)
    await done(j.call('unblock_user', { p_user_id: personOf(m) }))
    expect(await invitesOf(j)).toEqual([])
  })

  it('her unanswered debates disappear for him, and the public ones stay', async () => {
    const j = await squash.signUp(jonas)
    const { id: open } = await debateIn('active', m, j)
    const { id: unanswered } = await startDebate(m)
    const { id: his } = await startDebate(j, maya.email)
    await block(j, m)
    expect(await invitesOf(j)).toEqual([his])
    expect(await pendingOf(j)).toBe(1)
    expect((await invitesOf(m)).sort()).toEqual([his, unanswered].sort())
    expect(await done(j.call('get_debate_by_id', { p_debate_id: open }))).toMatchObject({ status: 'active' })
  })

  it('neither sees the other’s debates with Ada in the lists, and others see both', async () => {
    const [j, a] = [await squash.signUp(jonas), await squash.signUp(ada)]
    const { id: together } = await debateIn('active', m, j)
    const { id: hers } = await debateIn('active', m, a, ada.email)
    const { id: his } = await debateIn('active', a, j)
    await block(j, m)
    const activeOf = async (person: Actor) => {
      const ids = (await done(person.call('get_active_debates', {}))).map(({ id }) => id).sort()
      return { ids, count: (await done(person.call('get_debate_counts', {}))).active }
    }
    expect(await activeOf(j)).toEqual({ ids: [his, together].sort(), count: 2 })
    expect(await activeOf(m)).toEqual({ ids: [hers, together].sort(), count: 2 })
    expect(await activeOf(a)).toEqual({ ids: [hers, his, together].sort(), count: 3 })
    expect(await done(m.call('get_profile', { p_user_id: personOf(j) }))).toMatchObject({ blocked_by_me: false })
    expect(await done(j.call('get_profile', { p_user_id: personOf(m) }))).toMatchObject({ blocked_by_me: true })
    await done(j.call('unblock_user', { p_user_id: personOf(m) }))
    expect(await activeOf(m)).toMatchObject({ count: 3 })
  })

  it('an address that he takes over later brings none of her debates', async () => {
    const j = await squash.signUp(jonas)
    await startDebate(m, 'jonas@work.example')
    await block(j, m)
    await squash.database.query(
      `update public_debates set opponent_email = 'jonas@example.org'; update invites set email = 'jonas@example.org'`,
    )
    await done(j.request('PUT', '/auth/v1/user', { email: 'jonas@example.org' }))
    await untilQuiet(squash.database)
    await followMailedLinks(squash.database, squash.origin)
    expect(await invitesOf(j)).toEqual([])
  })
})

describe('an unanswered debate', () => {
  it('counts as ignored once after a week, and expires after thirty days', async () => {
    const j = await squash.signUp(jonas)
    const { id } = await startDebate(m)
    squash.clock.advance({ days: 7 })
    for (let times = 0; times < 2; times++) await squash.runSchedule('debates.ignored')
    const ignored = { kind: 'debate', subject: id, person: personOf(j), blocked: false }
    expect(await eventsOf('invite.ignored')).toMatchObject([ignored])
    squash.clock.advance({ days: 23 })
    for (let times = 0; times < 2; times++) await squash.runSchedule('debates.expire')
    expect(await eventsOf('debate.expired')).toMatchObject([{ debate: id, creator: personOf(m), invitee: personOf(j) }])
    const late = await squash.signIn(jonas)
    const answer = await late.call('respond_to_debate_invite', { p_debate_id: id, p_position: 'Sorry, I was away.' })
    expect(answer).toMatchObject({ status: 409, body: { message: 'This debate is no longer pending' } })
    expect(await pendingOf(late)).toBe(0)
  })

  it('is published with the block noted if one party has blocked the other', async () => {
    const j = await squash.signUp(jonas)
    await startDebate(m)
    await block(m, j)
    squash.clock.advance({ days: 7 })
    await squash.runSchedule('debates.ignored')
    expect(await eventsOf('invite.ignored')).toMatchObject([{ blocked: true }])
  })
})

describe('the daily limit of invites', () => {
  it('is five for an address, conflicts and debates together, even when all are sent at once', async () => {
    const senders = [m, await squash.signUp(ada), await squash.signUp(ben)]
    const started = await Promise.all([
      ...senders.map((one) => startConflict(one)),
      ...senders.map((one) => startDebate(one)),
    ])
    expect(started.filter(({ mail_queued }) => mail_queued)).toHaveLength(5)
    expect(await mailed(jonas)).toHaveLength(5)
  })

  it('is twenty for a sender, conflicts and debates together, even when all are sent at once', async () => {
    const limited = await startSquash({ env: { RATE_LIMITS: 'on' } })
    try {
      const sender = await limited.signUp(maya)
      const sent = await Promise.allSettled(
        Array.from({ length: 22 }, (_, n) =>
          (n % 2 === 0 ? startConflict : startDebate)(sender, `friend${n}@example.com`),
        ),
      )
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
      const answer = await sender.call('create_debate', { ...argument, opponent_email: 'one.more@example.com' })
      expect(answer).toMatchObject({ status: 429, body: { code: 'invite.too_many' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600)
    } finally {
      await limited.close()
    }
  })
})

describe('an attempt that is refused', () => {
  it('doesn’t use up one of the day’s invites', async () => {
    // Three invites, nine writes and five previews.
    const limited = await startSquash({ env: { RATE_LIMITS: '0.15' } })
    try {
      const sender = await limited.signUp(maya)
      const conflict = { title: words.title, user1_mood: 'rage', user2_email: 'friend@example.com' } as const
      const refused = [
        await sender.call('create_conflict', { ...conflict, user2_email: maya.email, user1_raw_message: words.maya }),
        await sender.call('create_conflict', { ...conflict, user1_raw_message: 'You idiot!' }),
        await sender.call('create_debate', { ...argument, opponent_email: maya.email }),
      ]
      expect(refused.map((answer) => answer.ok || answer.body.code)).toEqual([
        'conflict.with_yourself',
        'message.nothing_left',
        'debate.with_yourself',
      ])
      for (const friend of ['a', 'b', 'c']) await startConflict(sender, `${friend}@example.com`)
      const fourth = await sender.call('create_debate', { ...argument, opponent_email: 'd@example.com' })
      expect(fourth).toMatchObject({ status: 429, body: { code: 'invite.too_many' } })
    } finally {
      await limited.close()
    }
  })

  it('uses one up if its message was reworded and the sender has no previews left', async () => {
    // One preview, one invite and three writes.
    const limited = await startSquash({ env: { RATE_LIMITS: '0.045' } })
    try {
      const sender = await limited.signUp(maya)
      const insult = () =>
        sender.call('create_conflict', {
          title: words.title,
          user2_email: 'friend@example.com',
          user1_mood: 'rage',
          user1_raw_message: 'You idiot!',
        })
      const codes = []
      for (let n = 0; n < 3; n++) {
        const answer = await insult()
        codes.push(answer.ok || answer.body.code)
      }
      expect(codes).toEqual(['message.nothing_left', 'message.nothing_left', 'invite.too_many'])
    } finally {
      await limited.close()
    }
  })
})

describe('both parties of a debate', () => {
  it('are mailed when it opens and when it is decided, once each, and not after switching such mail off', async () => {
    const j = await squash.signUp(jonas)
    await done(j.call('update_profile', { settings: { debate_mail: false } }))
    const { id } = await startDebate(m)
    await untilQuiet(squash.database)
    await answerDebate(j, id)
    // Otherwise, the mails about its opening and its end could be sent in either order.
    await untilQuiet(squash.database)
    squash.clock.advance({ days: 7 })
    for (let times = 0; times < 2; times++) await squash.runSchedule('debates.complete')
    expect(await subjects(maya)).toEqual([
      `Your debate is open for votes: ${argument.title}`,
      `The votes are in: ${argument.title}`,
    ])
    expect(await subjects(jonas)).toEqual([NOTIFIED])
    const c = await squash.signUp(carla)
    expect(await done(c.call('get_completed_debates', {}))).toHaveLength(1)
    expect(await mailed(carla)).toEqual([])
  })
})
