import { describe, expect, it } from 'vitest'
import { textStatistics } from './statistics.ts'

describe('the statistics of a message', () => {
  it('count what Maya typed', () => {
    expect(textStatistics('SORRY, but you are OBVIOUSLY wrong... Fine?! I feel ignored 😡')).toEqual({
      characters: 61,
      words: 11,
      letters: 44,
      capitals_percent: 36,
      emojis: 1,
      question_marks: 1,
      exclamation_marks: 1,
      sorry: 1,
      literally: 0,
      obviously: 1,
      fine: 1,
      has_whatever: false,
      has_i_feel: true,
    })
  })

  it('are all zero for an empty text', () => {
    const { has_whatever, has_i_feel, ...counts } = textStatistics('')
    expect(Object.values(counts).every((count) => count === 0)).toBe(true)
    expect([has_whatever, has_i_feel]).toEqual([false, false])
  })

  it.each([
    ['a smile', '🙂', 1],
    ['three smiles in a row', '😀😀😀', 3],
    ['a flag', '🇩🇪', 1],
    ['two flags without a space', '🇩🇪🇫🇷', 2],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
    ['a family', '👨‍👩‍👧‍👦', 1],
    ['a thumb with a skin tone', '👍🏽', 1],
    ['a red heart', '❤️', 1],
    ['a keycap', '1️⃣', 1],
    ['a year and a phone number', '2026, #12', 0],
    ['a trade mark', 'Dish™ ©', 0],
    ['a smile of letters', ':-)', 0],
  ])('count the emojis in %s as a reader does', (_what, text, emojis) => {
    expect(textStatistics(text).emojis).toBe(emojis)
  })

  it('count characters as the limits do, with an emoji of one code point as one', () => {
    expect(textStatistics('né😀').characters).toBe(3)
  })

  it('count words separated by whitespace', () => {
    expect(textStatistics('  well,\n\tthat is   it-is-not \n').words).toBe(4)
  })

  it.each(['sorry', 'literally', 'obviously', 'fine'] as const)(
    'count %s as a whole word, however it is written',
    (word) => {
      const loud = word.toUpperCase()
      expect(textStatistics(`${word} ${loud}! "${word}", ${word}`)[word]).toBe(4)
      expect(textStatistics(`un${word} ${word}s é${word}`)[word]).toBe(0)
    },
  )

  it.each([
    ['Whatever.', true],
    ['so WHATEVERRR', true],
    ['what ever', false],
  ])('detect "whatever" in "%s": %s', (text, heard) => {
    expect(textStatistics(text).has_whatever).toBe(heard)
  })

  it.each([
    ['I feel tired', true],
    ['and i FEEL it', true],
    ['I\nfeel it', true],
    ['the wifi feels slow', false],
    ['I really feel it', false],
  ])('detect a feeling in "%s": %s', (text, heard) => {
    expect(textStatistics(text).has_i_feel).toBe(heard)
  })

  it.each([
    ['ABCD', 100],
    ['abcd', 0],
    ['ABcd 123 !!', 50],
    ['ÄÖü', 67],
    ['123', 0],
  ])('report the capitals in "%s" as %i percent of its letters', (text, percent) => {
    expect(textStatistics(text).capitals_percent).toBe(percent)
  })
})
