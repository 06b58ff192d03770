import { REFUSALS, type RefusalCode } from '@squash/contract/errors'
import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../lib/api-error.ts'
import { pathOf, responseFailure, TABS, tabOf, voteFailure } from './queries.ts'

const refused = (code: RefusalCode) =>
  answerError(REFUSALS[code].status, { code, message: REFUSALS[code].message, details: null, hint: null })

describe('the message for a vote that did not count', () => {
  it.each([
    ['debate.own', 'You cannot vote on your own debate'],
    ['debate.closed', 'Failed to cast vote'],
    ['debate.not_found', 'Failed to cast vote'],
    ['request.rate_limited', 'Failed to cast vote'],
    ['service.fault', 'An error occurred while voting'],
  ] as const)('%s: %s', (code, message) => {
    expect(voteFailure(refused(code)).text).toBe(message)
  })

  it('adds the reason unless the sentence already contains it', () => {
    expect(voteFailure(refused('debate.closed')).more).toBe('Voting is closed.')
    expect(voteFailure(refused('request.rate_limited')).more).toBe(REFUSALS['request.rate_limited'].message)
    expect(voteFailure(refused('debate.own')).more).toBeUndefined()
  })

  it('mentions the connection only when the server did not answer', () => {
    const { text, more } = voteFailure(unreachableError())
    expect(text).toBe('An error occurred while voting')
    expect(more).toMatch(/connection/)
    expect(voteFailure(refused('service.fault')).more).toMatch(/on our side/)
  })
})

describe('the message for a refused debate response', () => {
  it.each([
    ['debate.not_invited', 'You are not authorized to respond to this debate'],
    ['debate.not_pending', 'This debate is no longer pending'],
    ['debate.not_found', 'Debate not found'],
    ['request.invalid', 'Failed to submit response'],
    ['service.unavailable', 'An error occurred while submitting your response'],
  ] as const)('%s: %s', (code, message) => {
    expect(responseFailure(refused(code)).text).toBe(message)
  })
})

it('each debate tab’s address leads back to it, and any other address to the first tab', () => {
  for (const tab of TABS) expect(tabOf(new URL(pathOf(tab), 'http://squash').searchParams)).toBe(tab)
  expect(tabOf(new URLSearchParams('tab=secret'))).toBe('active')
})
