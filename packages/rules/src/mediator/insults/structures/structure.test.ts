import { expect, it } from 'vitest'
import { compiled } from './structure.ts'

it('patterns that share a start match the same whether compiled together or alone', () => {
  const pattern = compiled({ patterns: ['{sentence_start}one ', '{sentence_start}two ', 'four '] })
  const found = (line: string) => [...line.matchAll(pattern)].map(([words]) => words)
  expect(found(' one two ')).toEqual(['one '])
  expect(found(' well two ')).toEqual(['two '])
  expect(found(' one four ')).toEqual(['one ', 'four '])
})
