import { carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import { answerDebate, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import type { PushService } from '@squash/testkit/push-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { EVERYTHING, type PushSquash, startSquashWithPush } from '../../../test/support/push.ts'
import type { TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { runAdminCommand } from '../../admin-command.ts'

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

describe('a notification', () => {
  it('says that it is your turn, without a title, a name or anyone’s words, and opens the conflict', async () => {
    const device = await push.withDevice(j)
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
    await push.withDevice(m)
    const device = await push.withDevice(j)
    const { id } = await conflictIn('awaiting_response', m, j)
    await quiet()
    service.reset()
    await respond(j, id)
    await quiet()
    expect(service.received.map(({ endpoint }) => endpoint)).not.toContain(device.endpoint)
    expect(push.texts()).toMatchObject([{ tag: `conflict:${id}` }])
  })

  it('is sent about a debate, which counts as waiting until it is answered', async () => {
    await push.withDevice(j)
    await startConflict(m)
    const { id } = await startDebate(m)
    await quiet()
    expect(push.texts()).toContainEqual(
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

  it.each(['conflict', 'debate'] as const)('is sent when the invite to a %s is sent again', async (kind) => {
    await push.withDevice(j)
    const { id } = await (kind === 'conflict' ? startConflict(m) : startDebate(m))
    await quiet()
    service.reset()
    // It can be sent again only after an hour, by which time her access token has expired.
    squash.clock.advance({ hours: 1 })
    m = await squash.signIn(maya)
    await done(m.call('resend_invite', { kind, id }))
    await quiet()
    expect(push.texts()).toMatchObject([{ tag: `${kind}:${id}` }])
  })

  it.each(['conflict', 'debate'] as const)('is sent when the address of a %s is corrected to Jonas’s', async (kind) => {
    await push.withDevice(j)
    const { id } = await (kind === 'conflict' ? startConflict : startDebate)(m, 'jonas@exmaple.com')
    await quiet()
    expect(push.texts()).toEqual([])
    await done(m.call('correct_invite', { kind, id, email: jonas.email }))
    await quiet()
    expect(push.texts()).toMatchObject([{ tag: `${kind}:${id}` }])
  })

  /** A conflict whose agreement Maya and Jonas have confirmed. */
  async function agreed(): Promise<string> {
    const { id } = await conflictIn('resolved', m, j)
    await done(
      m.call('save_commitments', { p_conflict_id: id, commitments: [{ who: 'both', what: 'Wash up.', by: null }] }),
    )
    for (const person of [m, j]) await done(person.call('confirm_agreement', { p_conflict_id: id }))
    return id
  }

  it('asks whether an agreement held', async () => {
    const id = await agreed()
    await push.withDevice(j)
    squash.clock.advance({ days: 8 })
    await squash.runSchedule('agreements.check-in')
    await quiet()
    expect(push.texts()).toEqual([
      {
        text: 'A check-in is waiting for you on Squash.',
        path: `/conflict/${id}`,
        tag: `check_in:${id}`,
        waiting: 1,
      },
    ])
  })

  it('is sent about a new check-in when 120 others have waited for longer', async () => {
    const id = await agreed()
    await squash.database.query(
      `with copies as (
        insert into conflicts select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
        from conflicts c, generate_series(1, 120) where c.id = $1 returning id
      ), copied_agreements as (
        insert into agreements select (jsonb_populate_record(a, jsonb_build_object('conflict_id', copies.id))).*
        from agreements a, copies where a.conflict_id = $1
      )
      insert into agreement_check_ins select (jsonb_populate_record(k, jsonb_build_object('conflict_id', copies.id,
        'token', gen_random_uuid(), 'due_at', due_at - interval '1 day', 'asked_at', due_at, 'reminded_at', due_at))).*
      from agreement_check_ins k, copies where k.conflict_id = $1`,
      [id],
    )
    await push.withDevice(j)
    squash.clock.advance({ days: 8 })
    await squash.runSchedule('agreements.check-in')
    await quiet()
    expect(push.texts()).toMatchObject([{ tag: `check_in:${id}`, waiting: 99 }])
  })

  it('is sent only for the kinds that were chosen on the device', async () => {
    await push.withDevice(j, { ...EVERYTHING, conflict: false })
    await startConflict(m)
    const { id } = await startDebate(m)
    await quiet()
    expect(push.texts()).toMatchObject([{ tag: `debate:${id}` }])
  })

  it('is not sent about someone the user has blocked', async () => {
    await push.withDevice(j)
    const { id } = await conflictIn('vote_1', m, j)
    await quiet()
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    service.reset()
    await vote(m, id, false)
    await quiet()
    expect(push.texts()).toEqual([])
  })

  it('is not sent once its subject has been dealt with', async () => {
    await push.withDevice(j)
    service.behave(503)
    const { id } = await startConflict(m)
    await expect.poll(() => service.attempts(), { timeout: 15_000 }).toBeGreaterThan(0)
    await done(m.call('delete_conflict', { p_conflict_id: id }))
    service.behave(201)
    await quiet()
    expect(push.texts()).toEqual([])
  })

  it('is sent again after an outage of the push service, and counts once towards the daily limit', async () => {
    await push.withDevice(j)
    service.behave(503)
    const { id } = await startConflict(m)
    await expect.poll(() => service.attempts(), { timeout: 15_000 }).toBeGreaterThan(0)
    service.behave(201)
    await quiet()
    expect(push.texts()).toMatchObject([{ tag: `conflict:${id}` }])
    expect(service.attempts()).toBeGreaterThan(1)
    const { rows } = await squash.database.query("select points from rate_limits where key like '%notification%'")
    expect(rows).toEqual([{ points: 1 }])
  })
})

describe('notifications stop', () => {
  /** The notifications about a conflict that Maya starts now. */
  async function notificationsNow() {
    await startConflict(m)
    await quiet()
    return push.texts()
  }

  it('when the session on that device ends, but not on other devices', async () => {
    await push.withDevice(j)
    const other = await squash.signIn(jonas)
    const staying = await push.withDevice(other)
    await j.request('POST', '/auth/v1/logout?scope=local')
    await notificationsNow()
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([staying.endpoint])
  })

  it('when the session is revoked from another device', async () => {
    await push.withDevice(j)
    const other = await squash.signIn(jonas)
    const session = (await done(j.call('get_sessions', {}))).find(({ is_current }) => is_current)
    await done(other.call('revoke_session', { session_id: session?.id ?? '' }))
    expect(await notificationsNow()).toEqual([])
  })

  it('when the user is banned', async () => {
    await push.withDevice(j)
    const a = await squash.signUp(carla)
    await runAdminCommand(['grant', carla.email], { ...squash, print: () => undefined })
    await done(a.call('ban_account', { user_id: personOf(j), reason: 'Insults everybody.' }))
    expect(await notificationsNow()).toEqual([])
    expect(await push.devices()).toEqual([])
  })

  it('when the user asks for their account to be deleted, and their device is erased with it', async () => {
    await push.withDevice(j)
    await done(j.call('delete_account', { password: jonas.password }))
    expect(await notificationsNow()).toEqual([])
    squash.clock.advance({ days: 8 })
    await squash.runSchedule('account.erase')
    expect(await push.devices()).toEqual([])
  })
})

it('a download lists the devices with the company that notifies them, without their secret addresses', async () => {
  await push.withDevice(j)
  const { notified_devices } = await done(j.call('export_my_data', {}))
  expect(notified_devices).toEqual([
    { ...EVERYTHING, session_id: expect.any(String), push_service: '127.0.0.1', created_at: expect.any(String) },
  ])
})
