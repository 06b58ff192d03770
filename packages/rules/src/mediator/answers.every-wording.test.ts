import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GOOD_FIELDS, GOOD_HEADLINES, GOOD_RULINGS, GOOD_TRANSLATIONS } from './answers/testing/good-answers.ts'
import { ADVICE_INSTEAD, BROKEN_ANSWERS, NON_ANSWERS, REFUSALS } from './answers/testing/refusals.ts'
import { WRAPPED_ANSWERS } from './answers/testing/wrapped-answers.ts'
import { deriveOnce } from './canned/testing/derive-once.ts'
import {
  finishAdvice,
  finishReflection,
  finishRehash,
  finishResolution,
  finishSummary,
  finishTranslation,
} from './finish.ts'
import { finishRuling } from './ruling/settle-ruling.ts'
import { asJudgment } from './ruling/testing/judgments.ts'

const message = 'You left the dishes in the sink again, and you never help me with anything, you lazy pig!'
const conflict = { title: 'The dishes', user1: 'I feel the dishes land on me.', user2: 'My shifts end late.' }
const attempt = { ...conflict, summary: 'Both are tired after work.', suggestion: 'Take turns with the dishes.' }
const issues = { user1_core_issue: 'I feel alone in this home.', user2_core_issue: 'I am never good enough.' }

/** How each task processes an answer. Tasks with two fields get it bare, in either field, and in both. */
const TASKS: Record<string, (answer: string) => { written_by: string }[]> = {
  translate: (answer) => [finishTranslation(answer, { message, mood: 'rage' })],
  resolve: (answer) => inFields(answer, 'summary').map((each) => finishResolution(each, conflict)),
  rehash: (answer) => inFields(answer, 'summary').map((each) => finishRehash(each, attempt)),
  reflect: (answer) => inFields(answer, 'reflection').map((each) => finishReflection(each, { ...attempt, ...issues })),
  rule: (answer) =>
    [answer, asJudgment(answer)].map((each) => finishRuling(each, { ...attempt, reflection: 'Both want to be seen.' })),
  summarise: (answer) => [finishSummary(answer, { title: 'The dishes', ruling: 'Both shall scrub.' })],
  advise: (answer) => inFields(answer, 'summary').map((each) => finishAdvice(each, { title: 'AITA?', text: message })),
}
const OTHER = 'Split the week by shift, and look at it again on Sunday.'
const inFields = (answer: string, first: string): string[] => [
  answer,
  JSON.stringify({ [first]: answer, suggestion: answer }),
  JSON.stringify({ [first]: answer, suggestion: OTHER }),
  JSON.stringify({ [first]: OTHER, suggestion: answer }),
]

beforeAll(deriveOnce)
afterAll(() => vi.restoreAllMocks())

describe.each(Object.entries(TASKS))('a model asked to %s', (_task, finish) => {
  const writers = (answer: string) => finish(answer).map(({ written_by }) => written_by)
  const accepted = (answers: readonly string[]) => answers.filter((answer) => writers(answer).includes('ai'))

  it('is never quoted if it refuses, in any wording', () => {
    expect(accepted(REFUSALS)).toEqual([])
  })

  it('is never quoted if it refuses after a preamble', () => {
    expect(accepted(REFUSALS.map((refusal) => `Sure! Here is a calmer version: ${refusal}`))).toEqual([])
  })

  it('is never quoted if its answer says nothing', () => {
    expect(accepted(NON_ANSWERS)).toEqual([])
  })

  it('is never quoted if its answer breaks off or is malformed', () => {
    expect(accepted(BROKEN_ANSWERS)).toEqual([])
  })
})

describe('a good answer', () => {
  it.each(GOOD_TRANSLATIONS)('is kept for the message %j: %j', (original, answer) => {
    expect(finishTranslation(answer, { message: original, mood: 'annoyed' })).toEqual({
      text: answer,
      written_by: 'ai',
    })
  })

  it.each(GOOD_FIELDS)('is kept in a field: %j', (text) => {
    const asked = { ...conflict, ...issues }
    expect(finishResolution(JSON.stringify({ summary: text, suggestion: OTHER }), asked).summary).toBe(text)
    expect(finishRehash(JSON.stringify({ summary: OTHER, suggestion: text }), attempt).suggestion).toBe(text)
    const reflection = JSON.stringify({ reflection: text, suggestion: OTHER })
    expect(finishReflection(reflection, { ...attempt, ...issues }).reflection).toBe(text)
  })

  it.each(GOOD_RULINGS)('is kept as a ruling: %j', (ruling) => {
    expect(finishRuling(asJudgment(ruling), { ...attempt, reflection: 'Both want to be seen.' }).written_by).toBe('ai')
  })

  it.each(GOOD_HEADLINES)('is kept as a headline: %j', (summary) => {
    expect(finishSummary(summary, { title: 'The dishes', ruling: 'Both shall scrub.' })).toEqual({
      summary,
      written_by: 'ai',
    })
  })
})

describe('text that a model adds around its answer', () => {
  const text = 'You left the dishes in the sink again. I feel alone with them, because you never help me with anything.'

  it.each(WRAPPED_ANSWERS)('is removed: %j … %j', (before, after) => {
    for (const between of [' ', '\n', '\n\n']) {
      const answer = [before, text, after].filter(Boolean).join(between)
      expect(finishTranslation(answer, { message, mood: 'rage' }), JSON.stringify(answer)).toEqual({
        text,
        written_by: 'ai',
      })
    }
  })

  it('is removed together with quotation marks', () => {
    const answer = `Sure! Here is a calmer version:\n\n"${text}"\n\nLet me know if you'd like any changes!`
    expect(finishTranslation(answer, { message, mood: 'rage' }).text).toBe(text)
  })
})

it.each(ADVICE_INSTEAD)('an answer that gives its author advice is not accepted as a message: %j', (answer) => {
  expect(finishTranslation(answer, { message, mood: 'rage' }).written_by).toBe('canned')
})
