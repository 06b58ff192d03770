import { taskOf } from '@squash/testkit/ai-answers'
import { jonas, maya } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWithModel } from '../previews/testing/previewing.ts'

let model: Awaited<ReturnType<typeof startWithModel>>
beforeAll(async () => {
  model = await startWithModel()
})
afterAll(() => model.close())

it('the judge reads the proposal that Maya and Jonas voted on last, and none from before', async () => {
  const ruled = await conflictIn('ruled', await model.squash.signUp(maya), await model.squash.signUp(jonas))
  const asked = model.provider.requests.filter((request) => taskOf(request) === 'rule')
  expect(asked.length).toBeGreaterThan(0)
  for (const { user } of asked) {
    for (const last of [ruled.ai_core_suggestion, ruled.ai_core_reflection]) expect(user).toContain(last)
    for (const earlier of [ruled.ai_suggestion, ruled.ai_rehash_suggestion]) expect(user).not.toContain(earlier)
  }
})
