import { describe, expect, it } from 'vitest'
import { isDeclined } from './declined.ts'

describe('a mediator who declines', () => {
  it.each([
    'DECLINED',
    'declined.',
    ' "Declined!" \n',
    '**DECLINED**',
    '```\nDECLINED\n```',
    '{"translation": "DECLINED"}',
    '{"summary": "DECLINED", "suggestion": "DECLINED."}',
    '```json\n{"summary": "declined", "suggestion": ""}\n```',
  ])('is understood: %s', (answer) => {
    expect(isDeclined(answer)).toBe(true)
  })

  it.each([
    '',
    '{}',
    '[]',
    '{"summary": ""}',
    "I'm sorry, but I can't assist with that.",
    'As an AI, I have declined.',
    'I declined your invitation, and I am sorry.',
    'DECLINED. Please talk to somebody.',
    'UNDECLINED',
    '{"summary": "DECLINED", "suggestion": "Take turns."}',
    '{"summary": "He declined the offer.", "suggestion": "DECLINED"}',
    '{"status": 403}',
    `${' '.repeat(300)}DECLINED`,
  ])('is not seen in %j', (answer) => {
    expect(isDeclined(answer)).toBe(false)
  })
})
