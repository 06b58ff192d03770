import type { Receipt } from '@squash/contract/receipt'
import { describe, expect, it } from 'vitest'
import { keptLine, leftOutLine, missingLine, wordingsLeft } from './texts.ts'

const kept = (...kinds: Receipt['kept'][number]['kind'][]) => ({
  kept: kinds.map((kind) => ({ kind, text: '7', start: 0, end: 1 })),
})
const leftOut = (...reasons: Receipt['left_out'][number]['reason'][]) => ({
  left_out: reasons.map((reason) => ({ reason, text: 'slob', start: 0, end: 4 })),
})
const missing = (...texts: string[]) => ({
  missing: texts.map((text) => ({ kind: 'amount' as const, text, start: 0, end: text.length })),
})

describe('the one-line receipt', () => {
  it.each([
    [kept('time', 'date', 'amount', 'number', 'request', 'request'), '4 facts and 2 requests kept · nothing added'],
    [kept('time'), '1 fact kept · nothing added'],
    [kept('request'), '1 request kept · nothing added'],
    [kept(), 'Nothing added'],
  ])('counts what was kept: %j → %s', (receipt, line) => {
    expect(keptLine(receipt, 'ai')).toBe(line)
  })

  it("doesn't claim that nothing was added if the author wrote the wording", () => {
    expect(keptLine(kept('time'), 'author')).toBe('1 fact kept')
    expect(keptLine(kept(), 'author')).toBe('')
  })

  it.each([
    [leftOut('insult', 'shouting'), 'Left out: one insult, shouting'],
    [leftOut('shouting', 'insult', 'shouting', 'insult'), 'Left out: two insults, shouting'],
    [leftOut('accusation'), 'Left out: one accusation'],
    [leftOut(...Array.from({ length: 12 }, () => 'insult' as const)), 'Left out: 12 insults'],
    [leftOut(), null],
  ])('says what was left out: %j → %s', (receipt, line) => {
    expect(leftOutLine(receipt)).toBe(line)
  })

  it('names each missing fact once', () => {
    expect(missingLine(missing('£15', 'Friday', '£15'))).toBe(
      'Not in this version: “£15”, “Friday”. Edit it if that matters to you.',
    )
    expect(missingLine(missing())).toBeNull()
  })

  it('names a missing request without the facts in it', () => {
    const request = { kind: 'request' as const, text: 'Stop telling Priya.', start: 10, end: 29 }
    const name = { kind: 'name' as const, text: 'Priya', start: 23, end: 28 }
    expect(missingLine({ missing: [request, name] })).toBe(
      'Not in this version: “Stop telling Priya”. Edit it if that matters to you.',
    )
  })
})

it('the preview says how many more wordings the author can request', () => {
  expect([wordingsLeft(2), wordingsLeft(1), wordingsLeft(0)]).toEqual(['2 more tries', '1 more try', '0 more tries'])
})
