import type { Confidential, Mediator, Written } from '@squash/rules/mediator/mediator'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import {
  brokenEnvelope,
  brokenJson,
  cutOffAnswer,
  emptyText,
  fiveThousandWords,
  hangUp,
  invalidKey,
  outOfOrder,
  politeNothing,
  rateLimited,
  refusing,
  revealing,
  type Script,
  saying,
  slowly,
} from '@squash/testkit/ai-replies'
import { words } from '@squash/testkit/cast'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProvider, type Patience } from '../../platform/language-model/provider.ts'
import { createMediator, type MediatorSettings } from './mediator.service.ts'

const lines: string[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
const confidential: Confidential = { private: [words.maya, words.jonas, words.mayaCore, words.jonasCore] }
const callSettings = { model: 'm', temperature: 0.2, maxTokens: 500, tokenParameter: 'max_tokens' } as const
const patient = { tries: 2, tryMs: 5_000, totalMs: 10_000 }
const oneTry = { ...patient, tries: 1 }
const hasty = { tries: 1, tryMs: 250, totalMs: 250 }

let ai: AiProvider
let outcomes: string[]
const metrics = {
  mediatorAnswered: (task: string, outcome: string) => void outcomes.push(`${task} ${outcome}`),
  modelCircuit() {},
}
const connect = (over: Partial<MediatorSettings> = {}): Mediator =>
  createMediator({
    provider: createProvider({ baseUrl: ai.baseUrl, apiKey: 'key', settingsFor: () => callSettings, log, metrics }),
    log,
    metrics,
    patience: { request: patient, job: patient },
    ...over,
  })

const resolveTask = {
  title: words.title,
  user1: 'I feel worn out when the sink is full after I get home.',
  user2: 'My shifts end late, and I would like a calmer start to the evening.',
}
const rehashTask = { ...resolveTask, summary: 'You both want calm.', suggestion: 'Split the week.' }
const tasks = {
  translate: (mediator: Mediator) => mediator.translate({ message: words.maya, mood: 'rage' }, confidential),
  resolve: (mediator: Mediator) => mediator.resolve(resolveTask, confidential),
  rehash: (mediator: Mediator) => mediator.rehash(rehashTask, confidential),
  reflect: (mediator: Mediator) =>
    mediator.reflect(
      { ...rehashTask, user1_core_issue: words.mayaCore, user2_core_issue: words.jonasCore },
      confidential,
    ),
  rule: (mediator: Mediator) => mediator.rule({ ...rehashTask, reflection: 'Both need to be seen.' }, confidential),
  summarise: (mediator: Mediator) =>
    mediator.summarise({ title: words.title, ruling: 'Both shall scrub.' }, confidential),
}
const everyTask = Object.entries(tasks)

beforeAll(async () => {
  ai = await startAiProvider()
})
beforeEach(() => {
  ai.reset()
  outcomes = []
  lines.length = 0
})
afterAll(() => ai.close())

describe.each(everyTask)('the mediator, asked to %s,', (name, ask) => {
  it('passes on what the model wrote, and labels it as such', async () => {
    const answer: Written<object> = await ask(connect())
    expect(answer.written_by).toBe('ai')
    // A ruling is requested in both orders.
    expect(outcomes).toEqual(Array(name === 'rule' ? 2 : 1).fill(`${name} answered`))
    for (const text of Object.values(answer)) expect(text).not.toBe('')
  })

  it('uses canned text when no model is configured', async () => {
    const answer = await ask(connect({ provider: null }))
    expect(answer.written_by).toBe('canned')
    expect(outcomes).toEqual([`${name} canned`])
    expect(ai.requests).toEqual([])
  })

  const failing: readonly [string, Script, Patience?][] = [
    ['limits the rate', rateLimited(1)],
    ['does not know the key', invalidKey],
    ['is out of order', outOfOrder],
    ['hangs up', hangUp],
    ['takes too long', slowly(5_000), hasty],
    ['breaks off its answer', brokenEnvelope],
    ['says nothing', emptyText],
    ['answers in broken JSON', brokenJson],
    ['rambles for 5,000 words', fiveThousandWords],
    ['will not help', saying('As an AI, I have declined to rewrite this.')],
    ['declines with one word', saying('"Declined."')],
    ['refuses politely', refusing],
    ['only says okay', politeNothing],
    ['reaches the token limit', cutOffAnswer],
  ]
  it.each(failing)('uses canned text when the provider %s', async (_what, script, patience = oneTry) => {
    ai.always(script)
    const answer = await ask(connect({ patience: { request: patience, job: patience } }))
    expect(answer).toEqual(await ask(connect({ provider: null })))
    expect(outcomes.at(-1)).toBe(`${name} canned`)
    expect(lines.join()).not.toMatch(/dishes|sink|midnight/i)
  })

  it('leaks nothing private when the model obeys a hidden instruction and repeats its prompt', async () => {
    ai.always(revealing)
    const mediator = connect()
    for (const [, other] of everyTask) await other(mediator)
    const { written_by, ...texts }: Written<object> = await ask(mediator)
    expect(written_by).toBe('canned')
    for (const secret of [words.jonas, words.mayaCore, words.jonasCore]) {
      expect(JSON.stringify(texts)).not.toContain(secret.split(' ').slice(0, 8).join(' '))
    }
  })
})

describe('a threat', () => {
  const threat = { message: 'Clean the sink or I will kill you.', mood: 'rage' } as const

  it('is never reworded politely, neither by the model nor by the canned mediator', async () => {
    await expect(connect().translate(threat)).rejects.toThrow('A threat')
    await expect(connect({ provider: null }).translate(threat)).rejects.toThrow('A threat')
    expect(ai.requests).toEqual([])
  })
})

describe('the classification of a message', () => {
  const classified = (mediator: Mediator) => mediator.classify({ message: words.maya })

  it('returns the kinds of danger that the model names', async () => {
    ai.always(saying('{"kinds": ["stalking"]}'))
    expect(await classified(connect())).toEqual(['stalking'])
    expect(ai.requests).toMatchObject([{ response_format: 'json_schema' }])
  })

  const silent: readonly [string, Script, Patience?][] = [
    ['limits the rate', rateLimited(1)],
    ['is out of order', outOfOrder],
    ['takes too long', slowly(5_000), hasty],
    ['answers with a word', saying('DECLINED')],
    ['refuses', saying("I'm sorry, but I can't help with that.")],
  ]
  it.each(silent)('returns none when the provider %s', async (_what, script, patience = oneTry) => {
    ai.always(script)
    expect(await classified(connect({ patience: { request: patience, job: patience } }))).toEqual([])
    expect(lines.join()).not.toMatch(/dishes/i)
  })

  it('returns none without a model', async () => {
    expect(await classified(connect({ provider: null }))).toEqual([])
  })
})

describe('the time limit', () => {
  it('is shorter for a translation, because a user is waiting', async () => {
    ai.always(slowly(5_000))
    const started = performance.now()
    const mediator = connect({ patience: { request: hasty, job: patient } })
    expect(await tasks.translate(mediator)).toMatchObject({ written_by: 'canned' })
    expect(performance.now() - started).toBeLessThan(4_000)
  })

  it('allows a job a retry', async () => {
    ai.next(slowly(9_000))
    const mediator = connect({ patience: { request: hasty, job: { ...patient, tryMs: 1_000 } } })
    expect(await tasks.resolve(mediator)).toMatchObject({ written_by: 'ai' })
    expect(ai.requests).toHaveLength(2)
  })
})

describe('a mediator whose process stops', () => {
  it('hands a job back instead of settling for the canned text, but finishes a translation', async () => {
    const stop = new AbortController()
    const mediator = connect({ stopping: stop.signal })
    stop.abort(new Error('stopping'))
    await expect(tasks.resolve(mediator)).rejects.toThrow('stopping')
    expect(await tasks.translate(mediator)).toMatchObject({ written_by: 'ai' })
  })
})
