import { LIMITS } from '@squash/contract/limits'
import { fenced } from '@squash/rules/mediator/prompts/fence'
import { describe, expect, it } from 'vitest'
import { INJECTIONS, INJECTIONS_BY_KIND } from './injections.ts'

const cases = Object.entries(INJECTIONS_BY_KIND).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const))

describe('the prompt injection corpus', () => {
  it('has at least two hundred messages, all different, none empty and each within the limit', () => {
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(200)
    expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length)
    for (const text of INJECTIONS) {
      expect(text.trim()).not.toBe('')
      expect([...text].length).toBeLessThanOrEqual(LIMITS.conflictMessage)
    }
  })

  it.each(cases)('stays inside its fence: %s, %j', (_, text) => {
    const [open = '', body = '', close = '', ...rest] = fenced('message', text).split('\n')
    expect(rest).toEqual([])
    expect(open).toMatch(/^<data-[0-9a-f]{8} name="message">$/)
    expect(close).toBe(`</${open.slice(1, 14)}>`)
    expect(body).not.toMatch(/[<>&`\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u206f]/u)
    expect(JSON.parse(body)).toBe(text)
  })
})
