import { readFileSync } from 'node:fs'
import { assess } from '@squash/rules/safety/assess'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { loadHints } from '../../apps/server/src/features/safety/load-model.ts'

const Line = z.object({ id: z.string(), text: z.string() })

const readEval = (file: string) =>
  readFileSync(new URL(`../../data/eval/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)))

/** Messages that the safety model isn't trained on: a part of the angry ones, to save time, and all calm ones. */
const quarrels = readEval('messages.jsonl').filter(({ id }) => /^(?:[fhkvw]|z[b-e]|u[fg])\d/.test(id))
const calm = readEval('calm.jsonl')

const hints = loadHints(null)
const levelsOf = (messages: typeof quarrels) => messages.map(({ text }) => assess(text, hints).level)

it('the safety check lets everyday quarrels pass, and asks hardly any of their authors', () => {
  const levels = levelsOf(quarrels)
  expect(levels.length).toBeGreaterThan(500)
  expect(levels).not.toContain('stop')
  expect(levels.filter((level) => level === 'serious').length).toBeLessThan(3)
  expect(levels.filter((level) => level === 'hint').length / levels.length).toBeLessThan(0.04)
})

it('the safety check lets calm messages pass', () => {
  const levels = levelsOf(calm)
  expect(levels).not.toContain('stop')
  expect(levels.filter((level) => level === 'serious').length).toBeLessThan(3)
  expect(levels.filter((level) => level === 'hint').length / levels.length).toBeLessThan(0.04)
})
