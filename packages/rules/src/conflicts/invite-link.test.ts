import { expect, it } from 'vitest'
import { decideByLink } from './invite-link.ts'

it.each([
  ['mailed', 'visitor', { decline: 'ok', block: 'ok', report: 'ok' }],
  ['mailed', 'user', { decline: 'ok', block: 'ok', report: 'ok' }],
  ['shared', 'visitor', { decline: 'ok', block: 'session.required', report: 'ok' }],
  ['shared', 'user', { decline: 'ok', block: 'ok', report: 'ok' }],
  ['shared', 'creator', { decline: 'invite.not_found', block: 'invite.not_found', report: 'invite.not_found' }],
  ['former', 'visitor', { decline: 'invite.not_found', block: 'ok', report: 'ok' }],
  ['former', 'user', { decline: 'invite.not_found', block: 'ok', report: 'ok' }],
] as const)('what the %s link of an invite allows a %s', (link, by, expected) => {
  const given = (action: 'decline' | 'block' | 'report') => {
    const decision = decideByLink(action, link, by)
    return decision.ok ? 'ok' : decision.code
  }
  expect({ decline: given('decline'), block: given('block'), report: given('report') }).toEqual(expected)
})
