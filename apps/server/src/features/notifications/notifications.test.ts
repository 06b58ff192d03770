import { carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import { answerDebate, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { type PushService, type Subscription, startPushService } from '@squash/testkit/push-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { runAdminCommand } from '../../admin-command.ts'

let service: PushService
let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  service = await startPushService()
  squash = await startSquash({
    env: { RATE_LIMITS: '1000', SUPPORT_EMAIL: 'help@squash.example' },
    // Like the internet, if this push service were all of it.
    pushNetwork: {
      resolve: async (name) => [name === 'inside.example' ? '127.0.0.2' : '127.0.0.1'],
      permits: (address) => address === '127.0.0.1',
      port: service.port,
      ca: service.certificate,
    },
  })
})
beforeEach(async () => {
  await squash.database.truncate()
  service.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(async () => {
  await squash.close()
  await service.close()
})

const EVERYTHING = { conflict: true, debate: true, check_in: true }
const keyOf = async (person: Actor) => (await done(person.call('get_notifications', {}))).public_key
const allow = (person: Actor, subscription: Subscription, kinds = EVERYTHING) =>
  done(person.call('allow_notifications', { ...subscription, ...kinds }))

/** Turns notifications on in a new browser of this user. */
async function withDevice(person: Actor, kinds = EVERYTHING): Promise<Subscription> {
  const subscription = service.subscribe(await keyOf(person))
  await allow(person, subscription, kinds)
  return subscription
}
const quiet = () => untilQuiet(squash.database)
const texts = () => service.received.map(({ payload }) => payload)
const devices = async () => (await squash.database.query('select endpoint from push_devices')).rows

describe('a notification', () => {
  it('says that it is your turn, without a title, a name or anyone’s words, and opens the conflict', async () => {
    const device = await withDevice(j)
    const { id } = await startConflict(m)
    await quiet()
    expect(service.received).toEqual([
      {
        endpoint: device.endpoint,
        subject: 'mailto:help@squash.example',
        topic: expect.stringMatching(/^[\w-]{32}$/),
        payload: {
          text: 'It’s your turn in a conflict on Squash.',
          path: `/conflict/${id}`,
          tag: `conflict:${id}`,
          waiting: 1,
        },
      },
    ])
    const sent = JSON.stringify(service.received)
    for (const word of [words.title, words.maya, maya.first_name, jonas.first_name]) expect(sent).not.toContain(word)
  })

  it('goes to the user the conflict waits on, and not to the one who made the move', async () => {
    await withDevice(m)
    const device = await withDevice(j)
    const { id } = await conflictIn('awaiting_response', m, j)
    await quiet()
    service.reset()
    await respond(j, id)
    await quiet()
    expect(service.received.map(({ endpoint }) => endpoint)).not.toContain(device.endpoint)
    expect(texts()).toMatchObject([{ tag: `conflict:${id}` }])
  })

  it('is sent about a debate, and one that is sent later counts what waits', async () => {
    await withDevice(j)
    await startConflict(m)
    const { id } = await startDebate(m)
    await quiet()
    expect(texts()).toContainEqual(
      expect.objectContaining({
        text: 'It’s your turn in a debate on Squash.',
        path: `/debates/respond/${id}`,
        tag: `debate:${id}`,
      }),
    )
    expect(await done(j.call('get_waiting', {}))).toHaveLength(2)
    await answerDebate(j, id)
    expect(await done(j.call('get_waiting', {}))).toMatchObject([{ kind: 'conflict' }])
  })

  it('asks whether an agreement held', async () => {
    const { id } = await conflictIn('resolved', m, j)
    await done(
      m.call('save_commitments', { p_conflict_id: id, commitments: [{ who: 'both', what: 'Wash up.', by: null }] }),
    )
    for (const person of [m, j]) await done(person.call('confirm_agreement', { p_conflict_id: id }))
    await withDevice(j)
    squash.clock.advance({ days: 8 })
    await squash.runSchedule('agreements.check-in')
    await quiet()
    expect(texts()).toEqual([
      {
        text: 'A check-in is waiting for you on Squash.',
        path: `/conflict/${id}`,
        tag: `check_in:${id}`,
        waiting: 1,
      },
    ])
  })

  it('is sent only for the kinds that were chosen on the device', async () => {
    await withDevice(j, { ...EVERYTHING, conflict: false })
    await startConflict(m)
    const { id } = await startDebate(m)
    await quiet()
    expect(texts()).toMatchObject([{ tag: `debate:${id}` }])
  })

  it('is not sent about someone whom the user has blocked', async () => {
    await withDevice(j)
    const { id } = await conflictIn('vote_1', m, j)
    await quiet()
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    service.reset()
    await vote(m, id, false)
    await quiet()
    expect(texts()).toEqual([])
  })

  it('is not sent once the thing has been dealt with', async () => {
    await withDevice(j)
    service.behave(503)
    const { id } = await startConflict(m)
    await expect.poll(() => service.attempts(), { timeout: 15_000 }).toBeGreaterThan(0)
    await done(m.call('delete_conflict', { p_conflict_id: id }))
    service.behave(201)
    await quiet()
    expect(texts()).toEqual([])
  })

  it('is sent again when the push service was away', async () => {
    await withDevice(j)
    service.behave(503)
    const { id } = await startConflict(m)
    await expect.poll(() => service.attempts(), { timeout: 15_000 }).toBeGreaterThan(0)
    service.behave(201)
    await quiet()
    expect(texts()).toMatchObject([{ tag: `conflict:${id}` }])
  })
})

describe('a device', () => {
  it('is off until its user turns it on, can be changed, and turned off again', async () => {
    const before = await done(j.call('get_notifications', {}))
    expect(before).toEqual({ public_key: expect.stringMatching(/^[\w-]{87}$/), device: null })
    const device = await withDevice(j)
    await allow(j, device, { ...EVERYTHING, debate: false })
    const kinds = { ...EVERYTHING, debate: false }
    expect(await done(j.call('get_notifications', {}))).toEqual({ ...before, device: kinds })
    await done(j.call('stop_notifications', {}))
    expect(await done(j.call('get_notifications', {}))).toEqual(before)
  })

  it.each([404, 410])('is forgotten when its push service answers %i', async (status) => {
    await withDevice(j)
    service.behave(status)
    await startConflict(m)
    await quiet()
    expect([service.attempts(), await devices()]).toEqual([1, []])
  })

  it('that leads into the server’s own network is never contacted, and forgotten', async () => {
    const { port } = service
    const inside = [`https://127.0.0.2:${port}/push`, `https://inside.example:${port}/push`, 'https://push.example:22/']
    const others = await Promise.all(inside.map(() => squash.signIn(jonas)))
    for (const [index, endpoint] of inside.entries()) {
      const session = others[index]
      if (session) await allow(session, { ...service.subscribe(await keyOf(session)), endpoint })
    }
    await startConflict(m)
    await quiet()
    expect([service.attempts(), await devices()]).toEqual([0, []])
  })

  it.each(['http://push.example/device', 'file:///etc/passwd', 'nowhere'])('can’t be at %s', async (endpoint) => {
    const subscription = { ...service.subscribe(await keyOf(j)), endpoint }
    const answer = await j.call('allow_notifications', { ...subscription, ...EVERYTHING })
    expect(answer).toMatchObject({ ok: false, status: 400 })
  })

  it('belongs to the user who signed in there last', async () => {
    const device = await withDevice(j)
    await allow(m, device)
    expect((await done(j.call('get_notifications', {}))).device).toBeNull()
    expect((await done(m.call('get_notifications', {}))).device).toEqual(EVERYTHING)
  })

  it('makes room for a newer one once its user has ten', async () => {
    const first = await withDevice(j)
    for (let count = 0; count < 10; count++) {
      squash.clock.advance({ minutes: 1 })
      await withDevice(await squash.signIn(jonas))
    }
    expect(await devices()).toHaveLength(10)
    expect(await devices()).not.toContainEqual({ endpoint: first.endpoint })
  })

  it('gets no more notifications once it has had those of the day', async () => {
    await withDevice(j)
    for (let count = 0; count < 3; count++) await startConflict(m)
    await quiet()
    const sessions = await squash.database.query("select key from rate_limits where key like '%notification%'")
    expect(sessions.rows).toHaveLength(1)
    await squash.database.query("update rate_limits set points = 1000000 where key like '%notification%'")
    service.reset()
    await startDebate(m)
    await quiet()
    expect(texts()).toEqual([])
  })
})

describe('notifications end', () => {
  /** What a conflict that Maya starts now sends. */
  async function sentNow() {
    await startConflict(m)
    await quiet()
    return texts()
  }

  it('with the session on that device, and go on elsewhere', async () => {
    await withDevice(j)
    const other = await squash.signIn(jonas)
    const staying = await withDevice(other)
    await j.request('POST', '/auth/v1/logout?scope=local')
    await sentNow()
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([staying.endpoint])
  })

  it('when the session is revoked from another device', async () => {
    await withDevice(j)
    const other = await squash.signIn(jonas)
    const session = (await done(j.call('get_sessions', {}))).find(({ is_current }) => is_current)
    await done(other.call('revoke_session', { session_id: session?.id ?? '' }))
    expect(await sentNow()).toEqual([])
  })

  it('when the user is banned', async () => {
    await withDevice(j)
    const a = await squash.signUp(carla)
    await runAdminCommand(['grant', carla.email], { ...squash, print: () => undefined })
    await done(a.call('ban_account', { user_id: personOf(j), reason: 'Insults everybody.' }))
    expect(await sentNow()).toEqual([])
    expect(await devices()).toEqual([])
  })

  it('when the user asks for their account to be deleted, and their device is erased with it', async () => {
    await withDevice(j)
    await done(j.call('delete_account', { password: jonas.password }))
    expect(await sentNow()).toEqual([])
    squash.clock.advance({ days: 8 })
    await squash.runSchedule('account.erase')
    expect(await devices()).toEqual([])
  })
})

it('a download lists the devices with the company that notifies them, without their secret addresses', async () => {
  await withDevice(j)
  const { notified_devices } = await done(j.call('export_my_data', {}))
  expect(notified_devices).toEqual([
    { ...EVERYTHING, session_id: expect.any(String), push_service: '127.0.0.1', created_at: expect.any(String) },
  ])
})
