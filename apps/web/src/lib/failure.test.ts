import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from './api-error.ts'
import { failureOf } from './failure.tsx'

const sentence = 'Failed to submit response'
const answered = (status: number, message: string) =>
  answerError(status, { code: 'some.code', message, details: null, hint: null })

describe('the message for a failed command', () => {
  it('gives only the reason for a refusal, with no mention of the connection', () => {
    expect(failureOf(answered(429, 'Please try again tomorrow.'), sentence)).toEqual({
      text: 'Please try again tomorrow.',
    })
  })

  it('mentions the connection when there was no answer', () => {
    expect(failureOf(unreachableError(), sentence)).toEqual({
      text: sentence,
      more: 'Squash can’t be reached. Check your connection and try again.',
    })
  })

  it('says that it is our fault, and what to do, when the server failed', () => {
    expect(failureOf(answerError(500, '<h1>Oops</h1>'), sentence)).toEqual({
      text: sentence,
      more: 'Something broke on our side. Please try again.',
    })
    expect(failureOf(answered(503, 'Squash isn’t available right now.'), sentence)).toEqual({
      text: sentence,
      more: 'Squash isn’t available right now.',
    })
  })

  it('blames our side for a bug in the page, and never says one sentence twice', () => {
    expect(failureOf(new TypeError('x is undefined'), sentence).more).toMatch(/our side/)
    expect(failureOf(answered(503, sentence), sentence)).toEqual({ text: sentence })
  })
})
