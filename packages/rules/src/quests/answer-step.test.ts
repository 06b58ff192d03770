import { describe, expect, it } from 'vitest'
import { decideStepAnswer, type QuestState } from './answer-step.ts'
import { findQuest } from './catalogue.ts'
import { currentStep, progressPercentage } from './progress.ts'
import type { Quest, Step } from './quest.ts'

function quest(id: string): Quest {
  const found = findQuest(id)
  if (!found) throw new Error(`No quest ${id}`)
  return found
}

const iStatements = quest('i-statements')
const fresh: QuestState = { isCompleted: false, records: [] }

/** Maya's right and wrong answers. */
const right = (step: Step): string =>
  step.type === 'rewrite' ? (step.samples.good[0] ?? '') : (step.options.find((option) => 'right' in option)?.id ?? '')
const wrong = (step: Step): string =>
  step.type === 'rewrite' ? (step.samples.bad[0] ?? '') : (step.options.find((option) => 'why' in option)?.id ?? '')

function answer(state: QuestState, number: number, response: (step: Step) => string) {
  const step = iStatements.steps[number - 1]
  if (!step) throw new Error(`No step ${number}`)
  const decision = decideStepAnswer(iStatements, state, { stepId: step.id, response: response(step) })
  if (!decision.ok) throw new Error(decision.code)
  const { record, completion } = decision.value
  const others = state.records.filter(({ step_id }) => step_id !== record?.step_id)
  const next = {
    isCompleted: state.isCompleted || completion !== null,
    records: record ? [...others, record] : state.records,
  }
  return { ...decision.value, next }
}

/** Answers one step after another. */
const walk = (answers: readonly (readonly [number, (step: Step) => string])[]) =>
  answers.reduce<{ state: QuestState; completions: ({ perfect: boolean } | null)[] }>(
    ({ state, completions }, [number, response]) => {
      const { next, completion } = answer(state, number, response)
      return { state: next, completions: [...completions, completion] }
    },
    { state: fresh, completions: [] },
  )

describe('answering a step', () => {
  it('completes the quest with the last step, perfectly if each was right on the first try', () => {
    const { completions } = walk([
      [1, right],
      [2, right],
      [3, right],
      [4, right],
    ])
    expect(completions).toEqual([null, null, null, { perfect: true }])
  })

  it('can be repeated after a mistake, which makes the quest imperfect', () => {
    const { state, completions } = walk([
      [1, right],
      [2, wrong],
      [2, right],
      [3, right],
      [4, wrong],
      [4, right],
    ])
    expect(completions.at(-1)).toEqual({ perfect: false })
    expect(state.records.map(({ first_try }) => first_try)).toEqual([true, false, true, false])
  })

  it('continues with the first step that is not passed', () => {
    const { state } = walk([
      [1, right],
      [2, wrong],
    ])
    expect(currentStep(iStatements, state.records)).toBe(2)
    expect(progressPercentage(iStatements, state.records)).toBe(25)
  })

  it('has no effect on progress once the step is passed, even when the quest is complete', () => {
    const { state } = walk([[1, right]])
    expect(answer(state, 1, wrong)).toMatchObject({ isCorrect: false, record: null, completion: null })
    const done = walk([
      [1, right],
      [2, right],
      [3, right],
      [4, right],
    ]).state
    expect(answer(done, 4, right)).toMatchObject({ isCorrect: true, record: null, completion: null })
  })

  it.each([2, 3, 4])('is refused out of order: step %i first', (number) => {
    const step = iStatements.steps[number - 1]
    expect(decideStepAnswer(iStatements, fresh, { stepId: step?.id ?? '', response: 'a' })).toEqual({
      ok: false,
      code: 'quest.wrong_step',
    })
  })

  it('is refused for a step of another quest', () => {
    const stepId = quest('boundaries').steps[0]?.id ?? ''
    expect(decideStepAnswer(iStatements, fresh, { stepId, response: 'a' })).toMatchObject({
      code: 'quest.step_not_found',
    })
  })

  it.each(['', ' ', 'e', 'toString', 'A and B'])('requires one of the options: %j', (response) => {
    const stepId = iStatements.steps[0]?.id ?? ''
    expect(decideStepAnswer(iStatements, fresh, { stepId, response })).toMatchObject({ code: 'quest.no_option' })
  })

  it('requires text if a message is to be rewritten', () => {
    const { state } = walk([
      [1, right],
      [2, right],
      [3, right],
    ])
    const stepId = iStatements.steps[3]?.id ?? ''
    expect(decideStepAnswer(iStatements, state, { stepId, response: ' \n' })).toMatchObject({
      code: 'quest.no_response',
    })
  })

  it('explains what is wrong with the chosen option', () => {
    expect(answer(fresh, 1, () => 'd').feedback).toMatch(/“Never” covers everything/)
  })

  it('says what is missing from a rewritten message, and what should be left out', () => {
    const { state } = walk([
      [1, right],
      [2, right],
      [3, right],
    ])
    const { isCorrect, feedback } = answer(state, 4, () => 'You never wash the pans. Could you do it tonight, please?')
    expect(isCorrect).toBe(false)
    expect(feedback).toMatch(/“always” and “never”/)
    expect(feedback).toMatch(/Still missing: what happened, .*; what you feel/)
  })
})
