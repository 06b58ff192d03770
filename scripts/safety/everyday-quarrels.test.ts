import { readFileSync } from 'node:fs'
import { assess } from '@squash/rules/safety/assess'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { loadHints } from '../../apps/server/src/features/safety/load-model.ts'

const Line = z.object({ id: z.string(), text: z.string() })

/** By two authors of `data/eval` whose messages the safety model isn't trained on. */
const quarrels = readFileSync(new URL('../../data/eval/messages.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => Line.parse(JSON.parse(line)))
  .filter(({ id }) => /^[fk]/.test(id))

it('the safety check lets a hundred everyday quarrels pass without asking their authors anything', () => {
  const hints = loadHints(null)
  const assessed = quarrels.map(({ text }) => ({ text, ...assess(text, hints) }))
  expect(assessed.length).toBeGreaterThan(100)
  expect(assessed.filter(({ level }) => level === 'serious' || level === 'stop')).toEqual([])
  expect(assessed.filter(({ level }) => level === 'hint').length / assessed.length).toBeLessThan(0.08)
})
