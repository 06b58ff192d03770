import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { slowly } from '@squash/testkit/ai-replies'
import { jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

let provider: AiProvider
let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  provider = await startAiProvider()
  squash = await startSquash({ env: { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'a model' } })
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  provider.always(slowly(700))
})
afterAll(async () => {
  await squash.close()
  await provider.close()
})

/** Maya starts a conflict, and something happens before the mediator has reworded it. */
async function startDuring(change: () => Promise<unknown>) {
  const asked = provider.requests.length
  const starting = startConflict(m)
  await eventually('the mediator to be asked', async () => provider.requests.length > asked)
  await change()
  const started = await starting
  await untilQuiet(squash.database)
  return started
}

describe('while the mediator is still rewording the first message', () => {
  it('Jonas blocks Maya, and it does not reach him', async () => {
    const { invite } = await startDuring(() => j.call('block_user', { p_user_id: personOf(m) }))
    expect(invite).toBe('notified')
    expect(await done(j.call('get_my_conflicts', {}))).toEqual([])
    expect((await squash.database.query('select from captured_mails')).rows).toEqual([])
  })

  it('Jonas gives up the invited address, and the invite waits for the next holder', async () => {
    await startDuring(() =>
      squash.database.query("update profiles set email = 'jonas@work.example' where id = $1", [personOf(j)]),
    )
    expect(await done(j.call('get_my_conflicts', {}))).toEqual([])
    expect(await miscounts(squash.database)).toEqual([])
  })
})
