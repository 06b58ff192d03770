import { ada, jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { sentInvite } from '@squash/testkit/invite-steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsIn } from '../../../../test/support/mails.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { untilQuiet } from '../../../../test/support/until.ts'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  squash.clock.set('2026-03-04T09:00:00Z')
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

const subjects = async () => {
  await untilQuiet(squash.database)
  return (await mailsIn(squash.database, jonas.email)).map(({ subject }) => subject)
}
const pass = async (time: { days?: number; hours?: number }) => {
  squash.clock.advance(time)
  m = await squash.signIn(maya)
}

describe.each(['conflict', 'debate'] as const)('an invite to a %s, as its creator sees it,', (kind) => {
  const start = async () => ({ kind, id: (await (kind === 'conflict' ? startConflict(m) : startDebate(m))).id })

  it('has the dates of its mail and of its reminder, which is sent automatically', async () => {
    const invite = await start()
    expect(await sentInvite(m, invite)).toMatchObject({
      mailed_at: '2026-03-04T09:00:00.000Z',
      reminded_at: null,
      reminder_due_at: '2026-03-07T09:00:00.000Z',
      resend_from: '2026-03-04T10:00:00.000Z',
    })
    squash.clock.advance({ days: 3 })
    await squash.runSchedule('invites.remind')
    m = await squash.signIn(maya)
    expect(await sentInvite(m, invite)).toMatchObject({
      mailed_at: '2026-03-04T09:00:00.000Z',
      reminded_at: '2026-03-07T09:00:00.000Z',
      reminder_due_at: null,
      resend_from: null,
    })
  })

  it('can be sent again once, after an hour or more, as its only reminder', async () => {
    const invite = await start()
    const resend = async () => {
      const answer = await m.call('resend_invite', invite)
      return answer.ok ? 'sent' : answer.body.code
    }
    expect(await resend()).toBe('invite.too_soon')
    await pass({ hours: 1 })
    expect(await resend()).toBe('sent')
    await pass({ hours: 1 })
    expect(await resend()).toBe('invite.reminded')
    squash.clock.advance({ days: 3 })
    await squash.runSchedule('invites.remind')
    expect(await subjects()).toEqual([expect.not.stringMatching(/reminder/), expect.stringMatching(/^Reminder: Maya/)])
  })

  it('can’t be sent again while its address is at its daily limit, or once it is declined', async () => {
    const invite = await start()
    await pass({ hours: 1 })
    const a = await squash.signUp(ada)
    for (let n = 0; n < 4; n++) await startConflict(a, jonas.email)
    expect(await m.call('resend_invite', invite)).toMatchObject({ status: 429, body: { code: 'invite.too_many' } })
    const j = await squash.signUp(jonas)
    await done(j.call('decline_invite', invite))
    expect(await m.call('resend_invite', invite)).toMatchObject({ status: 409, body: { code: 'invite.closed' } })
    expect((await a.call('resend_invite', invite)).status).toBe(404)
  })
})
