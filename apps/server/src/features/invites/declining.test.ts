import { ada, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, respond, startConflict } from '@squash/testkit/conflict-steps'
import { argument, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventsOf } from '../../../test/support/events.ts'
import { openStream } from '../../../test/support/live-stream.ts'
import { linkIn, mailsTo } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { freshMayaAndJonas } from '../../../test/support/two-people.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  ;[m, j] = await freshMayaAndJonas(squash)
})
afterAll(() => squash.close())

const mailed = (person: Person) => mailsTo(squash.database, person)
const decline = (person: Actor, kind: 'conflict' | 'debate', id: string) => person.call('decline_invite', { kind, id })
const penaltiesOf = async (person: Actor) => {
  await untilQuiet(squash.database)
  return (await done(person.call('get_squashcred_events', {}))).filter(({ amount }) => amount < 0)
}

describe('declining as Jonas, who has an account', () => {
  it('closes a conflict without blame for both, and notifies Maya at once and by mail', async () => {
    const { id } = await startConflict(m)
    const stream = await openStream(squash.origin, m)
    expect(await done(decline(j, 'conflict', id))).toBeNull()
    await eventually(() =>
      expect(stream.heard).toContainEqual(
        expect.objectContaining({ event: 'conflict.changed', data: { conflict_id: id } }),
      ),
    )
    stream.close()
    for (const person of [m, j])
      expect(await done(person.call('get_conflict', { p_conflict_id: id }))).toMatchObject({
        status: 'abandoned',
        phase: 'abandoned',
        closed_reason: 'declined',
        status_label: 'CLOSED',
        can: { respond: false, delete: false },
      })
    const [mail, ...others] = await mailed(maya)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Your invite was declined: ${words.title}`)
    expect(mail && linkIn(mail, '/conflict/').pathname).toBe(`/conflict/${id}`)
    // She still doesn't know who holds the address.
    expect(mail?.text).not.toContain(jonas.first_name)
    expect([await penaltiesOf(m), await penaltiesOf(j)]).toEqual([[], []])
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('closes a debate, shows both why, and mails Maya', async () => {
    const { id } = await startDebate(m)
    expect(await done(decline(j, 'debate', id))).toBeNull()
    for (const person of [m, j]) {
      expect(await done(person.call('get_debate_by_id', { p_debate_id: id }))).toMatchObject({
        status: 'expired',
        closed_reason: 'declined',
        can: { respond: false },
      })
      expect(await done(person.call('get_pending_debate_invites', {}))).toEqual([])
      expect(await done(person.call('get_debate_counts', {}))).toMatchObject({ invites: 0 })
    }
    expect(await eventsOf(squash.database, 'debate.expired')).toMatchObject([{ debate: id, reason: 'declined' }])
    expect((await mailed(maya)).map(({ subject }) => subject)).toEqual([
      `Your debate invite was declined: ${argument.title}`,
    ])
    expect([await penaltiesOf(m), await penaltiesOf(j)]).toEqual([[], []])
  })

  it('works by the link in the mail to his account, signed in or not', async () => {
    const [conflict, debate] = [await startConflict(m), await startDebate(m)]
    const links = (await mailed(jonas)).map((mail) => linkIn(mail, '/invite/'))
    expect(links).toHaveLength(2)
    for (const [index, { pathname, search }] of links.entries()) {
      expect(search).toBe('?answer=decline')
      const token = pathname.split('/').at(-1) ?? ''
      await done((index === 0 ? squash.visitor : j).call('decline_invite', { token }))
    }
    expect((await done(m.call('get_conflict', { p_conflict_id: conflict.id }))).closed_reason).toBe('declined')
    expect((await done(m.call('get_debate_by_id', { p_debate_id: debate.id })))?.closed_reason).toBe('declined')
  })

  it('works once, and not after he has answered', async () => {
    const [declined, answered] = [await startConflict(m), await startConflict(m)]
    await done(decline(j, 'conflict', declined.id))
    await respond(j, answered.id)
    for (const { id } of [declined, answered])
      expect(await decline(j, 'conflict', id)).toMatchObject({
        status: 409,
        body: { code: 'conflict.wrong_phase', message: expect.stringContaining('too late') },
      })
    const debate = await startDebate(m)
    await done(decline(j, 'debate', debate.id))
    expect(await decline(j, 'debate', debate.id)).toMatchObject({ status: 409, body: { code: 'debate.not_pending' } })
    // One mail for each of the two that he declined.
    expect((await mailed(maya)).filter(({ subject }) => subject.includes('declined'))).toHaveLength(2)
  })

  it('returns the first answer again for a repeated Idempotency-Key', async () => {
    const { id } = await startConflict(m)
    const again = () => j.call('decline_invite', { kind: 'conflict', id }, { 'idempotency-key': 'the-same-key' })
    expect([await done(again()), await done(again())]).toEqual([null, null])
  })

  it('is refused to him once he is no longer invited, and to Ada', async () => {
    const { id } = await startConflict(m)
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    expect((await decline(j, 'conflict', id)).status).toBe(404)
    expect((await decline(await squash.signUp(ada), 'conflict', id)).status).toBe(404)
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ phase: 'awaiting_response' })
  })
})

it('declining without a token needs both a kind and an id, and the refusal says so', async () => {
  const { id } = await startConflict(m)
  for (const input of [{}, { id }, { kind: 'conflict' } as const])
    expect(await j.call('decline_invite', input)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { token: expect.stringContaining('kind and id') } },
    })
  expect((await squash.visitor.call('decline_invite', { kind: 'conflict', id })).status).toBe(401)
})

it('Carla, without an account, declines a debate by the link, and her later account has nothing to answer', async () => {
  const { id } = await startDebate(m, carla.email)
  const [mail] = await mailed(carla)
  const token = mail ? (linkIn(mail, '/invite/').pathname.split('/').at(-1) ?? '') : ''
  await done(squash.visitor.call('decline_invite', { token }))
  expect(await done(m.call('get_debate_by_id', { p_debate_id: id }))).toMatchObject({ closed_reason: 'declined' })
  const c = await squash.signUp(carla)
  expect(await done(c.call('get_pending_debate_invites', {}))).toEqual([])
})

it('a debate that expired unanswered says so, and Maya gets no mail that it was declined', async () => {
  const { id } = await startDebate(m)
  squash.clock.advance({ days: 30 })
  await squash.runSchedule('debates.expire')
  m = await squash.signIn(maya)
  expect(await done(m.call('get_debate_by_id', { p_debate_id: id }))).toMatchObject({ closed_reason: 'expired' })
  expect(await mailed(maya)).toEqual([])
})
