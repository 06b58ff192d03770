import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { checkQuestion } from './question.ts'
import { SAMPLE_TOPICS } from './sample-topics.ts'

const question = { title: 'Shoes on or off?', creator_side: 'Off', opponent_side: 'On' }

describe('the question of a new debate', () => {
  it.each([
    ['question', { title: 'Shoes off, you filthy animal?' }, 'you filthy animal'],
    ['side of its creator', { creator_side: 'Off, you idiot' }, 'you idiot'],
    ['side that Jonas would take', { opponent_side: 'Idiots like you' }, 'Idiots like you'],
  ])('is refused with an insult in the %s, and the refusal names it', (_where, change, insult) => {
    expect(checkQuestion({ ...question, ...change })).toEqual(refuse('debate.insulting', { words: [insult] }))
  })

  it.each([question, { ...question, title: 'Is the damn toaster broken?' }, ...SAMPLE_TOPICS])(
    'is accepted without an insult: $title',
    (topic) => {
      expect(checkQuestion(topic)).toEqual(ok(null))
    },
  )
})
