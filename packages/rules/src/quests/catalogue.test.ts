import { DIFFICULTIES, STEP_TYPES, TOOLS } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { findQuest, lessonOf, QUESTS } from './catalogue.ts'
import { judgeRewrite } from './judge/judge-rewrite.ts'
import type { Example, Quest, Step } from './quest.ts'

const SLUG = /^[a-z]+(-[a-z]+)*$/
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const allSteps = QUESTS.flatMap((quest) =>
  quest.steps.map((step) => ({ quest, step, name: `${quest.id}: ${step.title}` })),
)
const unique = (values: readonly unknown[]) => new Set(values).size === values.length
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const said = ({ who, instead, better }: Example) => `${who} ${instead} ${better}`

describe('the quest catalogue', () => {
  it('has the five quests of the reference: two easy, two medium, one hard', () => {
    expect(QUESTS.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['assertive-speaking', 'group-chats', 'boundaries', 'de-escalation', 'i-statements']),
    )
    const count = (level: string) => QUESTS.filter(({ difficulty }) => difficulty === level).length
    expect(DIFFICULTIES.map(count)).toEqual([2, 2, 1])
  })

  it('gives every quest an id, an emoji and its own tool, and every step an id', () => {
    expect(unique(QUESTS.map(({ id }) => id))).toBe(true)
    expect(unique(QUESTS.map(({ emoji }) => emoji))).toBe(true)
    expect(QUESTS.map(({ tool }) => tool).sort()).toEqual(Object.keys(TOOLS).sort())
    expect(unique(allSteps.map(({ step }) => step.id))).toBe(true)
    expect(unique(allSteps.map(({ step }) => step.title))).toBe(true)
  })

  it('starts with the easy ones', () => {
    const levels = QUESTS.map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty))
    expect(levels).toEqual(levels.toSorted())
  })

  it('returns null for an unknown quest', () => {
    expect(findQuest('constructor')).toBeNull()
  })

  it('varies the position of the right option', () => {
    const places = allSteps.flatMap(({ step }) => (step.type === 'rewrite' ? [] : [rightOf(step)]))
    for (const id of ['a', 'b', 'c', 'd']) expect(places).toContain(id)
  })

  it('does not give the right option away by its length', () => {
    const longest = allSteps.filter(({ step }) => step.type !== 'rewrite' && isLongest(step))
    const withOptions = allSteps.filter(({ step }) => step.type !== 'rewrite')
    expect(longest.length / withOptions.length).toBeLessThan(0.5)
  })
})

const rightOf = (step: Step) => (step.type === 'rewrite' ? null : step.options.find((option) => 'right' in option)?.id)
function isLongest(step: Step): boolean {
  if (step.type === 'rewrite') return false
  const [longest] = step.options.toSorted((one, other) => other.text.length - one.text.length)
  return longest !== undefined && 'right' in longest
}

describe.each(QUESTS.map((quest): [string, Quest] => [quest.id, quest]))('the quest %s', (_, quest) => {
  it('has an introduction', () => {
    expect(quest.id).toMatch(SLUG)
    expect(quest.emoji).toMatch(/\p{Emoji}/u)
    expect(quest.title.length).toBeLessThanOrEqual(40)
    expect(wordsIn(quest.description)).toBeGreaterThanOrEqual(12)
    expect(quest.description.length).toBeLessThanOrEqual(160)
    expect(quest.theme).not.toBe('')
  })

  it('mixes quiz, choice and rewrite in 4 or 5 steps', () => {
    expect([4, 5]).toContain(quest.steps.length)
    expect(new Set(quest.steps.map(({ type }) => type))).toEqual(new Set(STEP_TYPES))
  })
})

describe.each(allSteps.map(({ name, step }): [string, Step] => [name, step]))('the step %s', (_, step) => {
  it('has a lesson of 150 to 250 words with examples, an instruction, and feedback for both outcomes', () => {
    expect(step.id).toMatch(UUID)
    expect(step.examples.length).toBeGreaterThan(0)
    const words = wordsIn([...step.lesson, ...step.examples.map(said)].join(' '))
    expect(words).toBeGreaterThanOrEqual(150)
    expect(words).toBeLessThanOrEqual(250)
    expect(wordsIn(step.instruction)).toBeGreaterThanOrEqual(12)
    for (const text of [step.feedback.correct, step.feedback.incorrect])
      expect(wordsIn(text)).toBeGreaterThanOrEqual(12)
  })

  it('uses typographic quotation marks and apostrophes', () => {
    expect(JSON.stringify(step).replaceAll('\\"', '').match(/\w'\w/g)).toBeNull()
  })

  if (step.type === 'rewrite')
    it('passes its good samples and fails its bad ones', () => {
      expect(step.samples.good.length).toBeGreaterThanOrEqual(2)
      expect(step.samples.bad.length).toBeGreaterThanOrEqual(3)
      for (const answer of step.samples.good)
        expect([answer, judgeRewrite(step, answer)]).toMatchObject([answer, { passed: true }])
      for (const answer of step.samples.bad)
        expect([answer, judgeRewrite(step, answer).passed]).toEqual([answer, false])
    })
  else
    it('has four options, one of them right, and an explanation for each wrong one', () => {
      expect(step.options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
      expect(unique(step.options.map(({ text }) => text))).toBe(true)
      expect(step.options.filter((option) => 'right' in option)).toHaveLength(1)
      for (const option of step.options) if ('why' in option) expect(wordsIn(option.why)).toBeGreaterThanOrEqual(8)
    })
})

it('a step without its own lesson gets the generic one', () => {
  expect(lessonOf({ lesson: [] }).join(' ')).toMatch(/Say what happened/)
})
