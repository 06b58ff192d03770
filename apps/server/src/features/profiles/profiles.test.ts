import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let m: Actor

beforeAll(async () => {
  squash = await startSquash()
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

describe('a profile', () => {
  it('keeps every setting that an update omits', async () => {
    await done(m.call('update_profile', { settings: { your_turn_mail: false } }))
    const { settings } = await done(m.call('update_profile', { settings: { theme: 'dark' } }))
    expect(settings).toMatchObject({ theme: 'dark', your_turn_mail: false, invite_mail: true })
  })

  it("is recognised as the user's own even if its id is in capitals", async () => {
    const own = await done(m.call('get_profile', { p_user_id: personOf(m).toUpperCase() }))
    expect(own).toMatchObject({ email: maya.email, last_name: maya.last_name })
  })

  it.each(['+02:00', '-0530', 'Mars/Phobos'])('rejects the time zone %s', async (time_zone) => {
    expect(await m.call('update_profile', { time_zone })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { time_zone: expect.any(String) } },
    })
  })

  it('truncates a name at sign-up between characters, never through one', async () => {
    const j = await squash.signUp({ ...jonas, first_name: `${'J'.repeat(59)}🥊🥊` })
    expect(await done(j.call('get_profile', {}))).toMatchObject({ first_name: `${'J'.repeat(59)}🥊` })
  })
})
