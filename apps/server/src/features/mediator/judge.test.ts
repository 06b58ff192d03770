import { readFileSync } from 'node:fs'
import type { RuleTask } from '@squash/rules/mediator/mediator'
import { sideOrder } from '@squash/rules/mediator/side-order'
import { goodAnswer } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { completion, favouringTheFirst, outOfOrder, type Script, saying } from '@squash/testkit/ai-replies'
import { rulingAnswer } from '@squash/testkit/ai-rulings'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createProvider } from '../../platform/language-model/provider.ts'
import { createMediator } from './mediator.service.ts'

const Side = z.object({ name: z.string(), text: z.string() })
const Pair = z.object({ id: z.string(), first: Side, second: Side, language: z.string() })
/** Twenty English conflicts, because the scripted provider only answers in English. */
const pairs = readFileSync('data/eval/pairs.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => Pair.parse(JSON.parse(line)))
  .filter(({ language }) => language === 'en')
  .slice(0, 20)

const log = pino({ level: 'silent' })
const metrics = { mediatorAnswered() {}, modelCircuit() {} }
const callSettings = { model: 'm', temperature: 0.2, maxTokens: 500, tokenParameter: 'max_tokens' } as const

let ai: AiProvider
beforeAll(async () => {
  ai = await startAiProvider()
})
beforeEach(() => ai.reset())
afterAll(() => ai.close())

function mediator(checkRulings = true) {
  const provider = createProvider({
    baseUrl: ai.baseUrl,
    apiKey: null,
    settingsFor: () => callSettings,
    log,
    metrics,
    circuit: { failures: 1_000, pauseMs: 1, longestPauseMs: 1, hangsAfterMs: 8_000 },
  })
  const job = { tries: 1, tryMs: 60_000, totalMs: 60_000 }
  return createMediator({ provider, log, metrics, checkRulings, patience: { request: job, job } })
}

const [first, second] = [
  'I lent you the bike in May and the wheel came back bent.',
  'The brakes were worn, and I mended the puncture.',
]
const task: RuleTask = {
  title: 'The bike',
  user1: first,
  user2: second,
  summary: 'A bike came back bent.',
  suggestion: 'Share the bill.',
  reflection: 'Both want to lend and borrow in peace.',
  order: sideOrder('a conflict', 4),
}
/** Decides for the side that mentions the brakes, whatever the order. */
const judgingTheCase: Script = (request) =>
  completion(rulingAnswer(request, /person A">\n"The brakes/.test(request.user) ? 'A' : 'B'))

describe('a ruling', () => {
  it('is requested in both orders, with places and letters swapped', async () => {
    ai.always(judgingTheCase)
    expect(await mediator().rule(task)).toMatchObject({ verdict: 'second', asked: 'both ways', written_by: 'ai' })
    const asked = ai.requests.map(({ user }) =>
      [...user.matchAll(/message of person ([AB])">\n"(\w+)/g)].map(([, a, b]) => `${a} ${b}`),
    )
    expect(asked).toHaveLength(2)
    const [[one, other] = [], mirror] = asked
    const swapped = (side = '') => side.replace(/^[AB]/, (letter) => (letter === 'A' ? 'B' : 'A'))
    expect(mirror).toEqual([swapped(other), swapped(one)])
  })

  it('is requested once if the operator has turned off the second call', async () => {
    ai.always(judgingTheCase)
    expect(await mediator(false).rule(task)).toMatchObject({ verdict: 'second', asked: 'once' })
    expect(ai.requests).toHaveLength(1)
  })

  it('is labelled as “once” if only one order was answered', async () => {
    ai.next(outOfOrder)
    ai.always(judgingTheCase)
    expect(await mediator().rule(task)).toMatchObject({ verdict: 'second', asked: 'once', written_by: 'ai' })
  })

  it('finds that both have a point if the two orders disagree, and explains that', async () => {
    ai.always((request, seen) =>
      request.user.includes('The verdict is settled')
        ? completion(goodAnswer(request))
        : favouringTheFirst(request, seen),
    )
    expect(await mediator().rule(task)).toMatchObject({ verdict: 'both', asked: 'both ways', written_by: 'ai' })
    expect(ai.requests).toHaveLength(3)
  })

  it('is repaired once, with a request that says what was wrong', async () => {
    ai.next(saying(JSON.stringify({ points: { A: 'May.', B: 'Brakes.' }, verdict: 'both', ruling: 'A draw.' })))
    expect(await mediator(false).rule(task)).toMatchObject({ written_by: 'ai' })
    expect(ai.requests[1]?.user).toMatch(/can’t be published|It is not the JSON/)
  })
})

describe('a model that always favours the first side', () => {
  it('is tested with twenty conflicts', () => expect(pairs).toHaveLength(20))

  it.each(pairs)('never gets its verdict published: swapping the sides of $id changes nothing', async (pair) => {
    ai.always(favouringTheFirst)
    const order = sideOrder(pair.id, 4)
    const [here, there] = await Promise.all(
      [
        [pair.first, pair.second],
        [pair.second, pair.first],
      ].map(([user1, user2]) =>
        mediator().rule({ ...task, title: '', user1: user1?.text ?? '', user2: user2?.text ?? '', order }),
      ),
    )
    // The model's explanation takes a side, too, so the canned ruling, which doesn't depend on the order, is published.
    for (const ruling of [here, there])
      expect(ruling).toMatchObject({ verdict: 'both', asked: 'both ways', written_by: 'canned' })
    expect(there?.ruling).toBe(here?.ruling)
  })

  it('takes a side in every case if it is asked only once', async () => {
    ai.always(favouringTheFirst)
    const judge = mediator(false)
    const verdicts = await Promise.all(
      pairs.slice(0, 5).flatMap(({ id, first, second }) => {
        const order = sideOrder(id, 4)
        const [one, other] = [first.text, second.text]
        return [
          judge.rule({ ...task, title: '', user1: one, user2: other, order }),
          judge.rule({ ...task, title: '', user1: other, user2: one, order }),
        ]
      }),
    )
    // The same seat comes first in both tasks of a pair and wins, so swapping the two people flips the result.
    expect(new Set(verdicts.map(({ verdict }) => verdict)).has('both')).toBe(false)
  })
})
