import { jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import type { PushService } from '@squash/testkit/push-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EVERYTHING, type PushSquash, startSquashWithPush } from '../../../test/support/push.ts'
import type { TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

let push: PushSquash
let squash: TestSquash
let service: PushService
let m: Actor
let j: Actor

beforeAll(async () => {
  push = await startSquashWithPush()
  ;({ squash, service } = push)
})
beforeEach(async () => {
  await squash.database.truncate()
  service.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => push.close())

const quiet = () => untilQuiet(squash.database)

describe('a device', () => {
  it('is off until its user turns it on, can be changed, and turned off again', async () => {
    const before = await done(j.call('get_notifications', {}))
    expect(before).toEqual({ public_key: expect.stringMatching(/^[\w-]{87}$/), device: null })
    const device = await push.withDevice(j)
    await push.allow(j, device, { ...EVERYTHING, debate: false })
    const kinds = { ...EVERYTHING, debate: false }
    expect(await done(j.call('get_notifications', {}))).toEqual({ ...before, device: kinds })
    await done(j.call('stop_notifications', {}))
    expect(await done(j.call('get_notifications', {}))).toEqual(before)
  })

  it.each([404, 410])('is forgotten when its push service answers %i', async (status) => {
    await push.withDevice(j)
    service.behave(status)
    await startConflict(m)
    await quiet()
    expect([service.attempts(), await push.devices()]).toEqual([1, []])
  })

  /** The lines of the log about refused notifications. */
  const refusals = () =>
    squash.logged.filter((line) => line.includes('refused a notification')).map((line): unknown => JSON.parse(line))

  it.each([401, 403])('is forgotten when it subscribed with other keys, and the %i is logged', async (status) => {
    const { endpoint } = await push.withDevice(j)
    const before = refusals().length
    service.behave(status)
    await startConflict(m)
    await quiet()
    expect([service.attempts(), await push.devices()]).toEqual([1, []])
    expect(refusals().slice(before)).toMatchObject([{ level: 'warn', status, push_service: '127.0.0.1' }])
    expect(squash.logged.join()).not.toContain(new URL(endpoint).pathname)
  })

  it.each([301, 400, 413])('stays when its push service refuses a message, and the %i is logged', async (status) => {
    const { endpoint } = await push.withDevice(j)
    const before = refusals().length
    service.behave(status)
    await startConflict(m)
    await quiet()
    expect([service.attempts(), await push.devices()]).toEqual([1, [{ endpoint }]])
    expect(refusals().slice(before)).toMatchObject([{ level: 'warn', status, push_service: '127.0.0.1' }])
    expect(squash.logged.join()).not.toContain(new URL(endpoint).pathname)
  })

  it('that leads into the server’s own network is forgotten without being contacted', async () => {
    const { port } = service
    const inside = [`https://127.0.0.2:${port}/push`, `https://inside.example:${port}/push`, 'https://push.example:22/']
    for (const endpoint of inside) {
      const session = await squash.signIn(jonas)
      await push.allow(session, { ...service.subscribe(await push.keyOf(session)), endpoint })
    }
    expect(await push.devices()).toHaveLength(inside.length)
    await startConflict(m)
    await quiet()
    expect([service.attempts(), await push.devices()]).toEqual([0, []])
  })

  it('whose key is not on the curve is forgotten without being contacted', async () => {
    await push.allow(j, { ...service.subscribe(await push.keyOf(j)), p256dh: `B${'A'.repeat(86)}` })
    expect(await push.devices()).toHaveLength(1)
    await startConflict(m)
    await quiet()
    expect([service.attempts(), await push.devices()]).toEqual([0, []])
  })

  it.each(['http://push.example/device', 'file:///etc/passwd', 'nowhere'])('can’t be at %s', async (endpoint) => {
    const subscription = { ...service.subscribe(await push.keyOf(j)), endpoint }
    const answer = await j.call('allow_notifications', { ...subscription, ...EVERYTHING })
    expect(answer).toMatchObject({ ok: false, status: 400 })
  })

  it('belongs to the user who signed in there last', async () => {
    const device = await push.withDevice(j)
    await push.allow(m, device)
    expect((await done(j.call('get_notifications', {}))).device).toBeNull()
    expect((await done(m.call('get_notifications', {}))).device).toEqual(EVERYTHING)
  })

  it('is stored once when several sessions turn it on at the same time', async () => {
    const device = service.subscribe(await push.keyOf(j))
    const sessions = [m, j, ...(await Promise.all([maya, jonas, maya, jonas].map((person) => squash.signIn(person))))]
    await Promise.all(sessions.map((session) => push.allow(session, device)))
    expect(await push.devices()).toEqual([{ endpoint: device.endpoint }])
  })

  it('can’t be turned on by a session that ends during the call', async () => {
    const device = service.subscribe(await push.keyOf(j))
    // Without the server noticing: it still treats the session as live, as it may for a moment.
    await squash.database.query('delete from auth.sessions')
    const answer = await j.call('allow_notifications', { ...device, ...EVERYTHING })
    expect(answer).toMatchObject({ status: 401, body: { code: 'session.dead' } })
    expect(await push.devices()).toEqual([])
  })

  it('makes room for a newer one once its user has ten', async () => {
    const first = await push.withDevice(j)
    for (let count = 0; count < 10; count++) {
      squash.clock.advance({ minutes: 1 })
      await push.withDevice(await squash.signIn(jonas))
    }
    expect(await push.devices()).toHaveLength(10)
    expect(await push.devices()).not.toContainEqual({ endpoint: first.endpoint })
  })

  it('gets no more notifications once it has reached its daily limit', async () => {
    await push.withDevice(j)
    for (let count = 0; count < 3; count++) await startConflict(m)
    await quiet()
    const sessions = await squash.database.query("select key from rate_limits where key like '%notification%'")
    expect(sessions.rows).toHaveLength(1)
    await squash.database.query("update rate_limits set points = 1000000 where key like '%notification%'")
    service.reset()
    await startDebate(m)
    await quiet()
    expect(push.texts()).toEqual([])
  })
})
