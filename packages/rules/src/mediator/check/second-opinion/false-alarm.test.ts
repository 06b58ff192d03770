import { describe, expect, it } from 'vitest'
import { checkAnswer, runChecks } from '../check-answer.ts'

const source =
  'wow Ashley. u told everyone at work im pregnant. i hadnt even told my MOM. trash, ur literal trash. i found out bc Devon congratulated me in the break room. why would u do that'
const answer =
  "Ashley, you told everyone at work that I'm pregnant before I'd even told my mom. I only found out because Devon congratulated me in the break room. Why would you do that?"

describe('a second opinion', () => {
  it('overrules a single comparison that fails because of free wording', () => {
    expect(runChecks({ source, answer }).failed).toEqual(['hard_facts'])
    expect(checkAnswer({ source, answer })).toMatchObject({ fit: true, failed: [] })
  })

  it.each([
    ['loses a name', answer.replace('Devon', 'someone')],
    ['contains a new name', answer.replace('my mom', 'my mom and Tricia')],
    ['contains a new number', answer.replace('everyone', '40 people')],
    ['makes a concession', `${answer} I'm sorry for being angry.`],
    ['insults', `${answer} You are trash.`],
    ['breaks off', answer.replace(/do that\?$/, 'do')],
  ])('isn’t asked about an answer that %s', (_defect, defective) => {
    expect(checkAnswer({ source, answer: defective }).fit).toBe(false)
  })

  it('isn’t asked about a translation, which shares no words with its message', () => {
    expect(checkAnswer({ source, answer, language: 'de' }).fit).toBe(false)
  })
})
