import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import {
  badRequest,
  brokenEnvelope,
  completion,
  emptyText,
  hanging,
  hangUp,
  invalidKey,
  outOfOrder,
  rateLimited,
  rejecting,
  type Script,
  saying,
  slowly,
} from '@squash/testkit/ai-replies'
import { words } from '@squash/testkit/cast'
import { eventually } from '@squash/testkit/eventually'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../metrics.ts'
import type { CallSettings } from './chat.ts'
import { createProvider, type Patience, type Provider, type ProviderCircuit } from './provider.ts'

const lines: string[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
const question = { task: 'translate', system: 'Rewrite it.', user: words.maya }
const structured = {
  ...question,
  schema: { type: 'object' as const, properties: { text: { type: 'string' as const } }, required: ['text'] },
}
const callSettings: CallSettings = {
  model: 'test-model',
  temperature: 0.2,
  maxTokens: 500,
  tokenParameter: 'max_tokens',
}
/** The scripts of the provider's test double answer the mediator's own prompts; these tests use their own question. */
const answering = saying('I feel worn out.')
const tokens = { input: 20, output: 10 }
const once: Patience = { tries: 1, tryMs: 5_000, totalMs: 5_000 }
const twice: Patience = { tries: 2, tryMs: 5_000, totalMs: 10_000 }

let ai: AiProvider
const { promise: ended, resolve: end } = Promise.withResolvers<void>()
let provider: Provider
let outcomes: string[]

let circuits: string[]

const connect = (
  baseUrl: string,
  apiKey: string | null = 'sk-secret',
  circuit?: ProviderCircuit,
  over: Partial<CallSettings> = {},
) =>
  createProvider({
    baseUrl,
    apiKey,
    settingsFor: () => ({ ...callSettings, ...over }),
    log,
    circuit,
    metrics: {
      mediatorAnswered: (task, outcome) => void outcomes.push(`${task} ${outcome}`),
      modelCircuit: (state) => void circuits.push(state),
    },
  })

beforeAll(async () => {
  ai = await startAiProvider()
})
beforeEach(() => {
  ai.reset()
  ai.always(answering)
  lines.length = 0
  outcomes = []
  circuits = []
  provider = connect(ai.baseUrl)
})
afterAll(() => {
  end()
  return ai.close()
})

describe('a question to the language model', () => {
  it('is answered, with the settings of its task', async () => {
    expect(await provider.complete(question, once)).toEqual({ ok: true, text: 'I feel worn out.', tokens })
    expect(ai.requests).toEqual([
      {
        authorization: 'Bearer sk-secret',
        model: 'test-model',
        max_tokens: 500,
        temperature: 0.2,
        system: question.system,
        user: question.user,
      },
    ])
    expect(outcomes).toEqual(['translate answered'])
    expect(lines).toEqual([])
  })

  it('carries no key if the provider needs none', async () => {
    await connect(ai.baseUrl, null).complete(question, once)
    expect(ai.requests[0]?.authorization).toBeNull()
  })

  it("omits the temperature for a model that rejects it, and uses the token limit's name that the model knows", async () => {
    const newer = connect(ai.baseUrl, null, undefined, { temperature: null, tokenParameter: 'max_completion_tokens' })
    await newer.complete(question, once)
    expect(ai.requests[0]).toMatchObject({ max_completion_tokens: 500 })
    expect(ai.requests[0]?.max_tokens).toBeUndefined()
    expect(ai.requests[0]?.temperature).toBeUndefined()
  })

  it('is answered without a local model’s reasoning', async () => {
    ai.always(saying('<think>They are angry. I write {"text": "no"}.</think>I feel worn out.'))
    expect(await provider.complete(question, once)).toMatchObject({ ok: true, text: 'I feel worn out.' })
  })

  const failures: readonly [string, Script, string][] = [
    ['is limited', rateLimited(), 'rate_limited'],
    ['does not know the key', invalidKey, 'invalid_key'],
    ['is out of order', outOfOrder, 'failed'],
    ['does not know the model', badRequest, 'failed'],
    ['hangs up', hangUp, 'unreachable'],
    ['breaks off its answer', brokenEnvelope, 'bad_answer'],
    ['says nothing', emptyText, 'bad_answer'],
    ['says nothing but space', saying(' \n'), 'bad_answer'],
    ['comes to the limit of tokens', () => completion('I feel worn out, because', 'length'), 'cut_off'],
    ['filters its answer', () => completion('I feel worn', 'content_filter'), 'bad_answer'],
  ]
  it.each(failures)(
    'fails with a reason, also in log and metrics, when the provider %s',
    async (_what, script, reason) => {
      ai.always(script)
      expect(await provider.complete(question, once)).toEqual({ ok: false, reason })
      expect(outcomes).toEqual([`translate ${reason}`])
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ task: 'translate', reason, attempt: 1 }])
    },
  )

  it('fails with a reason when the provider is unreachable', async () => {
    const gone = await startAiProvider()
    await gone.close()
    expect(await connect(gone.baseUrl).complete(question, once)).toEqual({ ok: false, reason: 'unreachable' })
  })

  it('never reaches the log, nor does the key, whatever the provider repeats in its errors', async () => {
    for (const [, script] of failures) {
      ai.always(script)
      await provider.complete(question, once)
    }
    expect(lines).toHaveLength(failures.length)
    for (const secret of ['dishes', 'sk-secret', ai.baseUrl]) expect(lines.join()).not.toContain(secret)
  })
})

describe('structured output', () => {
  const formats = () => ai.requests.map(({ response_format }) => response_format)

  it('is requested when a question has a schema', async () => {
    ai.always(saying('{"text": "I feel worn out."}'))
    expect(await provider.complete(structured, once)).toMatchObject({ ok: true, text: '{"text": "I feel worn out."}' })
    await provider.complete(question, once)
    expect(formats()).toEqual(['json_schema', undefined])
  })

  it('is not requested again from a provider that rejected it once', async () => {
    ai.always(rejecting('response_format', answering))
    expect(await provider.complete(structured, once)).toMatchObject({ ok: true })
    expect(await provider.complete(structured, once)).toMatchObject({ ok: true })
    expect(formats()).toEqual(['json_schema', undefined, undefined])
    expect(outcomes).toEqual(['translate answered', 'translate answered'])
  })

  it('is requested again if something else was wrong with the request', async () => {
    ai.next(badRequest, badRequest)
    expect(await provider.complete(structured, once)).toEqual({ ok: false, reason: 'failed' })
    await provider.complete(structured, once)
    expect(formats()).toEqual(['json_schema', undefined, 'json_schema'])
  })
})

describe('a retry', () => {
  it.each([
    ['limited', rateLimited()],
    ['out of order', outOfOrder],
    ['gone', hangUp],
    ['incoherent', brokenEnvelope],
  ])('helps when the provider was %s for a moment', async (_what, script) => {
    ai.next(script)
    expect(await provider.complete(question, twice)).toMatchObject({ ok: true })
    expect(ai.requests).toHaveLength(2)
  })

  it.each([
    ['the key is wrong', invalidKey],
    ['the request is wrong', badRequest],
  ])('is not made when %s', async (_what, script) => {
    ai.next(script, answering)
    expect(await provider.complete(question, twice)).toMatchObject({ ok: false })
    expect(ai.requests).toHaveLength(1)
  })

  it('is not followed by another', async () => {
    ai.always(outOfOrder)
    expect(await provider.complete(question, twice)).toEqual({ ok: false, reason: 'failed' })
    expect(ai.requests).toHaveLength(2)
  })

  it('waits as long as the provider asks if that is before the deadline', async () => {
    ai.next(rateLimited(0.4))
    const started = performance.now()
    expect(await provider.complete(question, twice)).toMatchObject({ ok: true })
    expect(performance.now() - started).toBeGreaterThanOrEqual(395)
  })

  it('is skipped if its pause would exceed the deadline', async () => {
    ai.next(rateLimited(30), answering)
    expect(await provider.complete(question, twice)).toEqual({ ok: false, reason: 'rate_limited' })
    expect(ai.requests).toHaveLength(1)
  })
})

describe('the time limits', () => {
  it('end a slow try, and leave the rest of the time to the next', async () => {
    ai.next(slowly(9_000, answering))
    expect(await provider.complete(question, { tries: 2, tryMs: 1_000, totalMs: 6_000 })).toMatchObject({ ok: true })
    expect(outcomes).toEqual(['translate timeout', 'translate answered'])
  })

  it('apply to all tries together', async () => {
    ai.always(slowly(5_000, answering))
    const started = performance.now()
    expect(await provider.complete(question, { tries: 2, tryMs: 3_000, totalMs: 150 })).toEqual({
      ok: false,
      reason: 'timeout',
    })
    expect(performance.now() - started).toBeLessThan(4_000)
    // A request that is aborted so soon may never reach the provider.
    expect(outcomes).toEqual(['translate timeout'])
  })

  it('give a retry only what the first try left', async () => {
    ai.next(outOfOrder, slowly(5_000, answering))
    const started = performance.now()
    expect(await provider.complete(question, { tries: 2, tryMs: 5_000, totalMs: 1_500 })).toMatchObject({ ok: false })
    expect(performance.now() - started).toBeLessThan(4_000)
    expect(outcomes).toEqual(['translate failed', 'translate timeout'])
  })
})

describe('a provider that may be away', () => {
  /** Thresholds with this pause before the first probe: short to probe at once, long to never probe during a test. */
  const probedAfter = (pauseMs: number): ProviderCircuit => ({
    failures: 3,
    pauseMs,
    longestPauseMs: 60_000,
    hangsAfterMs: 200,
  })
  const short: Patience = { tries: 1, tryMs: 200, totalMs: 200 }
  const askThreeTimes = async (asked: Provider, patience = once) => {
    for (let time = 1; time <= 3; time += 1) await asked.complete(question, patience)
  }

  it('is not asked after three consecutive tries without an answer', async () => {
    const away = connect(ai.baseUrl, null, probedAfter(60_000))
    ai.always(hanging(ended))
    await askThreeTimes(away, short)
    const asked = ai.requests.length
    expect(await away.complete(question, twice)).toEqual({ ok: false, reason: 'skipped' })
    expect(ai.requests).toHaveLength(asked)
    expect(outcomes.slice(-2)).toEqual(['translate timeout', 'translate skipped'])
    expect(circuits).toEqual(['open'])
  })

  it.each([
    ['out of order', outOfOrder, true],
    ['gone', hangUp, true],
    ['limited', rateLimited(), true],
    ['given a wrong key', invalidKey, false],
    ['asked for a model that it does not have', badRequest, false],
    ['answering with nothing', emptyText, false],
  ])('counts as away, or not, when it is %s: %#', async (_what, script, isAway) => {
    const one = connect(ai.baseUrl, null, probedAfter(60_000))
    ai.always(script)
    await askThreeTimes(one)
    expect(circuits).toEqual(isAway ? ['open'] : [])
  })

  it('does not count as away because tries were cut short', async () => {
    const one = connect(ai.baseUrl, null, probedAfter(60_000))
    ai.always(hanging(ended))
    for (let time = 1; time <= 3; time += 1) await one.complete(question, { tries: 1, tryMs: 100, totalMs: 100 })
    expect(circuits).toEqual([])
  })

  it('is probed without any user asking, and asked again once it answers', async () => {
    const away = connect(ai.baseUrl, null, probedAfter(1))
    ai.next(outOfOrder, outOfOrder, outOfOrder, outOfOrder)
    await askThreeTimes(away)
    await eventually('the second probe', async () => circuits.at(-1) === 'closed')
    expect(outcomes.slice(3)).toEqual(['probe failed', 'probe answered'])
    expect(await away.complete(question, once)).toMatchObject({ ok: true })
    expect(lines.slice(-2).map((line): unknown => JSON.parse(line))).toMatchObject([
      { msg: 'the language model does not answer: using canned texts until it does' },
      { msg: 'the language model answers again' },
    ])
  })
})

describe('a caller who aborts', () => {
  const stopped = new Error('The server stops')

  it('gets the abort reason while the provider works', async () => {
    const caller = new AbortController()
    ai.always((request, seen) => {
      caller.abort(stopped)
      return slowly(5_000, answering)(request, seen)
    })
    await expect(provider.complete(question, twice, caller.signal)).rejects.toBe(stopped)
  })

  it('gets the abort reason between two tries, and no retry is made', async () => {
    const caller = new AbortController()
    ai.always(rateLimited(1))
    const answer = provider.complete(question, twice, caller.signal)
    // Aborted half a second before the retry, however late the first try was.
    void eventually('the first try', async () => ai.requests.length === 1).then(() =>
      setTimeout(() => caller.abort(stopped), 500),
    )
    await expect(answer).rejects.toBe(stopped)
    expect(ai.requests).toHaveLength(1)
  })
})

it('the metrics count every try at the model, by task and outcome', async () => {
  const metrics = createMetrics()
  ai.next(rateLimited(0))
  await createProvider({ baseUrl: ai.baseUrl, apiKey: null, settingsFor: () => callSettings, log, metrics }).complete(
    question,
    twice,
  )
  const text = await metrics.registry.metrics()
  expect(text).toContain('squash_mediator_seconds_count{task="translate",outcome="rate_limited"} 1')
  expect(text).toContain('squash_mediator_seconds_count{task="translate",outcome="answered"} 1')
})
