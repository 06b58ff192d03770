import type { Commitment } from '@squash/contract/commitments'
import { taskOf } from '@squash/testkit/ai-answers'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, reaches } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startWithModel } from '../previews/testing/previewing.ts'

let model: Awaited<ReturnType<typeof startWithModel>>
beforeAll(async () => {
  model = await startWithModel()
})
beforeEach(() => model.squash.database.truncate())
afterAll(() => model.close())

it('the mediator of a follow-up reads what Maya and Jonas agreed on in the earlier conflict', async () => {
  const [m, j] = [await model.squash.signUp(maya), await model.squash.signUp(jonas)]
  const { id } = await conflictIn('resolved', m, j)
  const commitments: Commitment[] = [{ who: 'second', what: 'Dishes on Tuesdays and Thursdays', by: 'from Monday' }]
  await done(m.call('save_commitments', { p_conflict_id: id, commitments }))
  for (const person of [m, j]) await done(person.call('confirm_agreement', { p_conflict_id: id }))
  model.provider.reset()
  const followUp = {
    title: 'Dishes, still',
    user1_mood: 'meh',
    user1_raw_message: words.jonas,
    p_follow_up_of: id,
  } as const
  const started = await done(j.call('create_conflict', followUp))
  await done(m.call('respond_to_conflict', { p_conflict_id: started.id, user2_raw_message: words.maya }))
  await reaches(m, started.id, 'vote_1')
  const asked = model.provider.requests.filter((request) => taskOf(request) === 'resolve')
  expect(asked.length).toBeGreaterThan(0)
  // The letters don't reveal who started the conflict, so Jonas's letter is found by his name.
  for (const { user } of asked) {
    const [, letter] = user.match(/name of person (\w)">\n"Jonas"/) ?? []
    expect(user).toContain(`agreed on before, for person ${letter}">\n"Dishes on Tuesdays and Thursdays (from Monday)"`)
  }
})
