import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('search words', () => {
  it('are lower case and without accents, each once', () => {
    expect(searchWords('Dishes. Again. DISHES!', 'Zoë Müller-Lüdenscheidt')).toEqual([
      'dishes',
      'again',
      'zoe',
      'muller',
      'ludenscheidt',
    ])
  })

  it('are the parts of an address', () => {
    expect(searchWords('jonas.weber@example.org')).toEqual(['jonas', 'weber', 'example', 'org'])
  })

  it('are the same however an accent or a wide letter was typed', () => {
    expect(searchWords('Cafe\u0301 １２')).toEqual(searchWords('café 12'))
  })

  it('include scripts other than Latin', () => {
    expect(searchWords('Немытая посуда')).toEqual(['немытая', 'посуда'])
  })

  it('are cut off at 40 characters', () => {
    expect(searchWords('a'.repeat(60))).toEqual(['a'.repeat(40)])
  })

  it('are not found in blank or missing texts, or in punctuation and emoji', () => {
    expect(searchWords(null, '', '?! 😤')).toEqual([])
  })
})
