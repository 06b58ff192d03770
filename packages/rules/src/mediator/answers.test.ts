import { describe, expect, it } from 'vitest'
import { readReflection, readResolution, readRuling, readSummary } from './answers.ts'

const both = { summary: 'You both want a calm home.', suggestion: 'Take turns. Look again on Sunday.' }
const words = (count: number): string => 'word '.repeat(count).trim()
const sentences = (count: number): string => 'Six words are in this sentence. '.repeat(count).trim()

describe('parsing a summary and a suggestion', () => {
  const json = JSON.stringify(both)
  it.each([
    ['JSON alone', json],
    ['a code fence', `\`\`\`json\n${JSON.stringify(both, null, 2)}\n\`\`\``],
    ['prose around it', `Sure! Here it is: ${json} I hope this {helps}.`],
    ['braces before it', `A {draft} first. ${json}`],
    ['a quotation mark before it', `He said 5" and then ${json}`],
    ['extra fields', JSON.stringify({ ...both, tone: 'calm' })],
    [
      'HTML in it',
      JSON.stringify({ ...both, summary: '<p>You both want a <i>calm</i> home.</p>' })
        .replace('.<', '. <')
        .replace('. <', '.<'),
    ],
    ['a line break within a string', json.replace('calm home', 'calm\nhome')],
  ])('accepts %s', (_, answer) => {
    expect(readResolution(answer, [])).toEqual(both)
  })

  it('handles braces and quotation marks inside a string', () => {
    const tricky = { summary: 'You said "}" and {so} on.', suggestion: 'Use a \\ less.' }
    expect(readResolution(`Well: ${JSON.stringify(tricky)}`, [])).toEqual(tricky)
  })

  it.each([
    ['an empty answer', ''],
    ['prose', 'You should both calm down.'],
    ['broken JSON', '{"summary": "You both want", "suggestion": '],
    ['a bare list', JSON.stringify([1, 2])],
    ['one field', JSON.stringify({ summary: both.summary })],
    ['an empty field', JSON.stringify({ ...both, suggestion: ' ' })],
    ["a field that isn't text", JSON.stringify({ ...both, suggestion: ['Take turns'] })],
    ['a field of 901 characters', JSON.stringify({ ...both, summary: `${'a'.repeat(895)} b c d e .` })],
    ['a field of two words', JSON.stringify({ ...both, summary: 'Both agree.' })],
    ['5,000 words', JSON.stringify({ ...both, summary: words(5000) })],
    ['thousands of braces', '{'.repeat(11_000)],
  ])('refuses %s', (_, answer) => {
    expect(readResolution(answer, [])).toBeNull()
  })

  it('reads a reflection from its own field', () => {
    const reflection = { reflection: 'You both want to be seen.', suggestion: both.suggestion }
    expect(readReflection(JSON.stringify(reflection), [])).toEqual(reflection)
    expect(readReflection(JSON.stringify(both), [])).toBeNull()
  })
})

describe('parsing a ruling', () => {
  it('accepts one under 250 words unchanged, including paragraphs', () => {
    const ruling = 'Hear ye! This court has heard both sides.\n\nThe dishes are to be washed by both.'
    expect(readRuling(ruling, [])).toBe(ruling)
  })
  it('truncates a slightly longer one at the end of a sentence', () => {
    const cut = readRuling(sentences(60), [])
    expect(cut?.split(/\s+/)).toHaveLength(246)
    expect(cut?.endsWith('sentence.')).toBe(true)
  })
  it.each([
    ['5,000 words', words(5000)],
    ['500 words and more', sentences(90)],
    ['300 words without an end', words(300)],
    ['3,001 characters in twelve words', `${'a'.repeat(2950)} ${words(11)}.`],
    ['eleven words', `${words(11)}.`],
    ['nothing', ''],
    ['a refusal', 'Declined'],
  ])('refuses %s', (_, answer) => {
    expect(readRuling(answer, [])).toBeNull()
  })
})

describe('parsing the summary of a ruling', () => {
  it('accepts up to 100 characters, on one line', () => {
    expect(readSummary('"Both wash,\nboth dry."', [])).toBe('Both wash, both dry.')
    expect(readSummary('a'.repeat(100), [])).toBe('a'.repeat(100))
  })
  it('truncates a longer one to 97 characters plus three dots', () => {
    expect(readSummary('a'.repeat(101), [])).toBe(`${'a'.repeat(97)}...`)
    expect([...(readSummary(`${'😀a'.repeat(80)}.`, []) ?? '')]).toHaveLength(100)
  })
  it('refuses text that is not a single line', () => {
    expect(readSummary('', [])).toBeNull()
    expect(readSummary(words(5000), [])).toBeNull()
  })
})
