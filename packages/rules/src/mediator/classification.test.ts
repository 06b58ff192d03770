import { SAFETY_KINDS } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { readClassification } from './classification.ts'

describe('the classification of a message by the model', () => {
  it.each([
    ['no kind', '{"kinds": []}', []],
    ['one kind', '{"kinds": ["stalking"]}', ['stalking']],
    ['kinds in the order of the contract', '{"kinds": ["stalking", "threat"]}', ['threat', 'stalking']],
    ['known kinds only', '{"kinds": ["rudeness", "slur"]}', ['slur']],
    ['kinds in a code fence', '```json\n{"kinds": ["threat"]}\n```', ['threat']],
    ['kinds after a preamble', 'Here is my answer: {"kinds": []}', []],
  ])('is parsed: %s', (_, answer, kinds) => {
    expect(readClassification(answer)).toEqual(kinds)
  })

  it.each([
    ['a single word', 'DECLINED'],
    ['prose', 'This message is fine.'],
    ['text instead of a list', '{"kinds": "threat"}'],
    ['numbers', '{"kinds": [1]}'],
    ['another object', '{"text": "I feel worn out."}'],
    ['every kind there is', JSON.stringify({ kinds: SAFETY_KINDS })],
  ])('is null: %s', (_, answer) => {
    expect(readClassification(answer)).toBeNull()
  })
})
