import { translateWithoutModel } from '@squash/rules/mediator/canned/translate'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { loadClauseModel } from '../../apps/server/src/features/mediator/load-clause-model.ts'
import { linesOf } from './labelled-clauses.ts'

const Calm = z.object({ id: z.string(), text: z.string() })
const calm = linesOf(new URL('../../data/eval/calm.jsonl', import.meta.url), Calm)
/** Only the words, because shouting and punctuation may change. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

it('praise stays in a message without insults, and counts as sarcasm next to one', () => {
  const translated = (message: string) => translateWithoutModel({ message }, loadClauseModel()).text
  expect(translated('You’re a brilliant brother. The rent is due.')).toBe(
    'You’re a brilliant brother. The rent is due.',
  )
  expect(translated('You selfish pig. You’re a brilliant brother. The rent is due.')).toBe('The rent is due.')
})

it('nearly all messages without an insult keep every word', () => {
  const clauses = loadClauseModel()
  const changed = calm.filter(
    ({ text }) => wordsOf(translateWithoutModel({ message: text }, clauses).text) !== wordsOf(text),
  )
  expect(calm).toHaveLength(650)
  expect(changed.map(({ text }) => text).slice(12)).toEqual([])
})
