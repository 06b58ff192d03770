import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from './api-error.ts'
import { failureOf } from './failure.ts'

const sentence = 'Failed to submit response'
const answered = (status: number, message: string) =>
  answerError(status, { code: 'some.code', message, details: null, hint: null })

describe('what a user reads when a command failed', () => {
  it('is the reason of a refusal alone, which has nothing to do with the connection', () => {
    expect(failureOf(answered(429, 'Please try again tomorrow.'), sentence)).toEqual({
      text: 'Please try again tomorrow.',
    })
  })

  it('mentions the connection when nobody answered', () => {
    expect(failureOf(unreachableError(), sentence)).toEqual({
      text: sentence,
      more: "Squash can't be reached. Check your connection and try again.",
    })
  })

  it('says that it is our fault, and what to do, when the server broke', () => {
    expect(failureOf(answerError(500, '<h1>Oops</h1>'), sentence)).toEqual({
      text: sentence,
      more: 'Something broke on our side. Please try again.',
    })
    expect(failureOf(answered(503, 'Squash is catching its breath.'), sentence)).toEqual({
      text: sentence,
      more: 'Squash is catching its breath.',
    })
  })

  it('says the same about a bug in the page, and nothing twice', () => {
    expect(failureOf(new TypeError('x is undefined'), sentence).more).toMatch(/our side/)
    expect(failureOf(answered(503, sentence), sentence)).toEqual({ text: sentence })
  })
})
