import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash()
})
afterAll(() => squash.close())

it('shows a stranger as little of the sender as the mail does: a name, and a masked title on one line', async () => {
  const baiting = await squash.signUp({ ...maya, first_name: 'Win at www.evil.example' })
  const title = 'Call +49 170 1234567\nor see \u202ehttps://evil.example/now'
  const { id } = await done(
    baiting.call('create_conflict', { title, user2_email: jonas.email, user1_mood: 'zen', user1_raw_message: 'Well.' }),
  )
  const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
  const shown = await done(squash.visitor.call('get_invite', { token: String(rows[0]?.token) }))
  expect(shown).toMatchObject({ inviter: 'Win at', purpose: 'Call [phone] or see [link]' })
})
