import { REFUSALS } from '@squash/contract/errors'
import { authenticatorCode } from '@squash/testkit/authenticator'
import { jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStream } from '../../../test/support/live-stream.ts'
import { mailsIn } from '../../../test/support/mails.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

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

type Factor = { id: string; totp: { secret: string } }
const authPath = (path: string) => `/auth/v1/factors${path}`

/** Enters the app's code; the actor's session is then at aal2. */
async function enterCode(actor: Actor, { id, totp }: Factor) {
  const { body: challenge } = await actor.request('POST', authPath(`/${id}/challenge`), {})
  const code = authenticatorCode(totp.secret, squash.clock.now())
  const shown = { challenge_id: Object(challenge).id, code }
  const { status, body } = await actor.request('POST', authPath(`/${id}/verify`), shown)
  expect(status).toBe(200)
  if (actor.session) Object.assign(actor.session, body)
}

async function protect(actor: Actor): Promise<Factor> {
  const { body } = await actor.request('POST', authPath(''), { factor_type: 'totp' })
  const factor: Factor = Object(body)
  await enterCode(actor, factor)
  squash.clock.advance({ minutes: 1 })
  return factor
}

describe('an account with an authenticator app', () => {
  it('can do nothing before the code is entered, and everything after it', async () => {
    const app = await protect(m)
    const phone = await squash.signIn(maya)
    const answers = [
      await phone.call('get_dashboard', {}),
      await phone.call('vote_satisfaction', { p_conflict_id: crypto.randomUUID(), satisfied: true }),
      await phone.request('GET', '/rest/v1/rpc/get_dashboard'),
    ]
    for (const { status, body } of answers) {
      expect([status, Object(body).code]).toEqual([401, 'session.mfa_required'])
    }
    const invite = await phone.request('POST', '/functions/v1/send-conflict-invite', {
      conflict_id: crypto.randomUUID(),
    })
    expect([invite.status, Object(invite.body).error]).toEqual([401, REFUSALS['session.mfa_required'].message])
    expect((await openStream(squash.origin, phone)).status).toBe(401)
    expect((await phone.call('get_sessions', {})).status).toBe(401)

    await enterCode(phone, app)
    expect((await phone.call('get_dashboard', {})).status).toBe(200)
    const stream = await openStream(squash.origin, phone)
    expect(stream.status).toBe(200)
    stream.close()
    expect(await done(phone.call('get_sessions', {}))).toMatchObject([{ aal: 'aal2' }, { aal: 'aal2' }])
  })

  it('counts as a visitor on public calls until the code is entered', async () => {
    await protect(m)
    const phone = await squash.signIn(maya)
    expect((await phone.call('get_public_ai_rulings', {})).status).toBe(200)
  })

  it('receives nothing more through a stream opened earlier with an older token', async () => {
    const before: Actor = { ...m, session: m.session && { ...m.session } }
    const stream = await openStream(squash.origin, before)
    expect(stream.status).toBe(200)
    await protect(m)
    const j = await squash.signUp(jonas)
    await startConflict(m)
    await stream.ended
    expect(stream.heard).toEqual([])
    expect((await openStream(squash.origin, j)).status).toBe(200)
  })

  it('gets a mail when the app is added and when it is removed', async () => {
    const app = await protect(m)
    await done(m.request('DELETE', authPath(`/${app.id}`)))
    const mails = await eventually('both mails', async () => {
      const sent = await mailsIn(squash.database, maya.email)
      return sent.length > 1 && sent
    })
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'An app, phone or passkey was added to your Squash account',
      'An app, phone or passkey was removed from your Squash account',
    ])
    expect(mails.every(({ text }) => text.includes('support@localhost'))).toBe(true)
  })

  it('lists in its history when the app was added, used and removed', async () => {
    const app = await protect(m)
    await enterCode(m, app)
    squash.clock.advance({ minutes: 1 })
    expect((await m.request('DELETE', authPath(`/${app.id}`))).status).toBe(200)
    const types = (await done(m.call('get_security_events', {}))).map(({ type }) => type)
    expect(types.slice(0, 3)).toEqual(['factor_removed', 'factor_passed', 'factor_added'])
  })
})
