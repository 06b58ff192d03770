import type { Conflict } from '@squash/contract/conflicts'
import { taskOf } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { hanging, well } from '@squash/testkit/ai-replies'
import { jonas, maya } from '@squash/testkit/cast'
import { reaches, respond, startConflict } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

/** Shorter timeouts than in production, to keep the tests fast; the tests compare how often the provider is called. */
const TRY = 700
const patience = {
  request: { tries: 1, tryMs: TRY, totalMs: TRY },
  job: { tries: 1, tryMs: 6_000, totalMs: 6_000 },
}
const circuit = { failures: 3, pauseMs: 50, longestPauseMs: 200, hangsAfterMs: TRY }

let provider: AiProvider
let squash: TestSquash
beforeAll(async () => {
  provider = await startAiProvider()
  squash = await startSquash({ env: { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'a model' }, patience, circuit })
})
/** Lets the hanging requests end. */
let end: () => void
let ended: Promise<void>
beforeEach(async () => {
  await squash.database.truncate()
  provider.reset()
  ;({ promise: ended, resolve: end } = Promise.withResolvers<void>())
})
afterEach(() => end())
afterAll(async () => {
  await squash.close()
  await provider.close()
})

/** Conflicts between Maya and Jonas that wait for his answer. */
async function waiting(count: number): Promise<{ m: Actor; j: Actor; ids: string[] }> {
  const [m, j] = [await squash.signUp(maya), await squash.signUp(jonas)]
  const ids: string[] = []
  for (let conflict = 0; conflict < count; conflict += 1) ids.push((await startConflict(m)).id)
  provider.reset()
  return { m, j, ids }
}

/** Jonas answers all of them at the same time. @returns them once each has its mediation */
async function answerAll({ m, j, ids }: { m: Actor; j: Actor; ids: string[] }): Promise<Conflict[]> {
  await Promise.all(ids.map((id) => respond(j, id)))
  return Promise.all(ids.map((id) => reaches(m, id, 'vote_1')))
}
const asked = (task: string) => provider.requests.filter((request) => taskOf(request) === task)

describe('a slow model', () => {
  it('works on six conflicts at the same time, and on each once', async () => {
    const conflicts = await waiting(6)
    const { promise: allAsked, resolve } = Promise.withResolvers<void>()
    // No mediation is returned before all six have been requested; processed serially, none would arrive in time.
    provider.always((request, seen) => {
      if (taskOf(request) !== 'resolve') return well(request, seen)
      if (asked('resolve').length === 6) resolve()
      return { ...well(request, seen), after: allAsked }
    })
    const mediated = await answerAll(conflicts)
    expect(mediated.map(({ written_by }) => written_by.mediation)).toEqual(Array(6).fill('ai'))
    expect(asked('resolve')).toHaveLength(6)
  })
})

describe('a model that hangs', () => {
  it('is given up on after a few tries, and canned texts are used immediately until it answers again', async () => {
    const conflicts = await waiting(12)
    provider.always(hanging(ended))
    const mediated = await answerAll(conflicts)
    expect(mediated.map(({ written_by }) => written_by.mediation)).toEqual(Array(12).fill('canned'))
    // Concurrent calls were all waiting before the circuit opened; the first two mediations may be among them.
    expect(asked('translate').length).toBeLessThanOrEqual(12)
    expect(asked('resolve').length).toBeLessThanOrEqual(2)

    const soFar = asked('translate').length
    expect((await startConflict(conflicts.m)).written_by.user1_translation).toBe('canned')
    expect(asked('translate')).toHaveLength(soFar)

    provider.always(well)
    end()
    await eventually('the model to be asked again', async () => {
      return (await startConflict(conflicts.m)).written_by.user1_translation === 'ai'
    })
    expect(asked('probe').length).toBeGreaterThan(0)
    await untilQuiet(squash.database)
  })
})
