import { describe, expect, it } from 'vitest'
import { judgePractice } from './practice.ts'

const message = 'You never wash your pans, you lazy pig! The sink has been full since Tuesday and I am not your maid.'
const good =
  'The pans have been in the sink since Tuesday and I’d like to cook tonight. I feel stressed when there’s no space. Could you wash them before six?'

describe('practising with your own message', () => {
  it('passes an answer with a fact, a feeling and a request', () => {
    expect(judgePractice(message, good)).toMatchObject({ isCorrect: true })
  })

  it.each([
    ['repeats the message', message, /your own words/],
    ['calls names', `${good} You pig.`, /Leave out what you call the other person/],
    ['says always or never', `${good} You never do it.`, /“always” and “never”/],
    [
      'asks for nothing',
      'The pans have been in the sink since Tuesday. I feel stressed.',
      /one thing you’re asking for/,
    ],
    [
      'is about something else',
      'The bus was late on Monday and I felt sad. Could you call me tomorrow?',
      /what it’s about/,
    ],
  ])('says what is wrong with an answer that %s', (_, answer, advice) => {
    const { isCorrect, feedback } = judgePractice(message, answer)
    expect(isCorrect).toBe(false)
    expect(feedback).toMatch(advice)
  })

  it('names an insult first, and what is missing once', () => {
    const { feedback } = judgePractice(message, 'You are an idiot')
    expect(feedback).toMatch(/^Not quite there yet\. Leave out what you call the other person/)
    expect(feedback.match(/camera/g)).toHaveLength(1)
  })

  it('accepts an answer about anything if the message (“!!!”) has no topic', () => {
    expect(judgePractice('!!!', good).isCorrect).toBe(true)
  })
})
