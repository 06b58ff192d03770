import { carla, jonas, maya, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { passedOnToken } from '@squash/testkit/invite-steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash()
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

async function mailedToken(id: string): Promise<string> {
  const { rows } = await squash.database.query('select token from invites where $1 in (conflict_id, debate_id)', [id])
  return String(rows[0]?.token)
}

it('the invite page shows strangers no more of the sender than the mail: a name, and a masked title on one line', async () => {
  const baiting = await squash.signUp({ ...carla, first_name: 'Win at www.evil.example' })
  const title = 'Call +49 170 1234567\nor see \u202ehttps://evil.example/now'
  const { id } = await done(
    baiting.call('create_conflict', { title, user2_email: jonas.email, user1_mood: 'zen', user1_raw_message: 'Well.' }),
  )
  const shown = await done(squash.visitor.call('get_invite', { token: await mailedToken(id) }))
  expect(shown).toMatchObject({ inviter: 'Win at', purpose: 'Call [phone] or see [link]' })
})

it('the invite page gives the invited address only to visitors with the mailed link, to sign up with', async () => {
  const { id } = await startConflict(m)
  const [mailed, passedOn] = [await mailedToken(id), await passedOnToken(m, { id })]
  const emailFor = async (by: Actor, token: string) => (await done(by.call('get_invite', { token }))).email
  expect(await emailFor(squash.visitor, mailed)).toBe(jonas.email)
  expect(await emailFor(squash.visitor, passedOn)).toBeNull()
  expect(await emailFor(m, mailed)).toBeNull()
})

describe('the calm message of an invite', () => {
  const messageBy = (token: string, by: Actor = squash.visitor) => by.call('get_invite_message', { token })

  it('is shown by either link, in the words that the invited person will read and not as typed', async () => {
    const { id, user1_translated_message } = await startConflict(m)
    const [mailed, passedOn] = [await mailedToken(id), await passedOnToken(m, { id })]
    for (const token of [mailed, passedOn]) {
      const shown = await done(messageBy(token))
      expect(shown).toEqual({ text: user1_translated_message })
      expect(shown.text).not.toContain(words.maya)
    }
    // The call that opens the page doesn't return it.
    expect(JSON.stringify(await done(squash.visitor.call('get_invite', { token: mailed })))).not.toContain(
      String(user1_translated_message),
    )
  })

  it('is masked, because the reader may not be the invited person', async () => {
    const { id } = await startConflict(m)
    await squash.database.query('update conflicts set user1_translated_message = $1 where id = $2', [
      'I would like you to call me on +49 170 1234567, or write to maya@example.org.',
      id,
    ])
    expect(await done(messageBy(await passedOnToken(m, { id })))).toEqual({
      text: 'I would like you to call me on [phone], or write to [email].',
    })
  })

  it('can no longer be read through the link once the invite is answered, declined or blocked', async () => {
    const open = async () => {
      const { id } = await startConflict(m)
      return { id, token: await mailedToken(id) }
    }
    const [declined, answered, blocked] = [await open(), await open(), await open()]
    await done(squash.visitor.call('decline_invite', { token: declined.token }))
    const j = await squash.signUp(jonas)
    await done(j.call('respond_to_conflict', { p_conflict_id: answered.id, user2_raw_message: words.jonas }))
    await done(squash.visitor.call('block_inviter', { token: blocked.token }))
    for (const { token } of [declined, answered, blocked]) expect((await messageBy(token)).status).toBe(404)
  })

  it('does not exist for a debate, or for a link that was never sent', async () => {
    const { id } = await startDebate(m, 'debater@example.com')
    for (const token of [await mailedToken(id), 'x'.repeat(32)]) expect((await messageBy(token)).status).toBe(404)
  })
})
