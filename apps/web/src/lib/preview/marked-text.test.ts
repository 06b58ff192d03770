import { describe, expect, it } from 'vitest'
import { type Place, segmentsOf } from './marked-text.tsx'

type Named = Place & { name: string }
const place = (name: string, start: number, end: number): Named => ({ name, start, end })
const namesOf = (places: readonly Named[]) => places.map(({ name }) => name).join('+')

/** Formats each segment as `text{places}`, with `!` after the places that end there. */
const cut = (text: string, ...places: Named[]) =>
  segmentsOf(text, places).map(
    (one) => `${one.text}{${namesOf(one.places)}}${one.ending.length > 0 ? `!${namesOf(one.ending)}` : ''}`,
  )

describe('a text cut at the edges of its marks', () => {
  it.each<[string, string, Named[], string[]]>([
    ['without marks is one segment', 'at 7', [], ['at 7{}']],
    ['that is empty has no segments', '', [place('a', 0, 3)], []],
    ['marked in the middle has three segments', 'at 7 sharp', [place('a', 3, 4)], ['at {}', '7{a}!a', ' sharp{}']],
    ['marked at its start and its end', '7 to 9', [place('a', 0, 1), place('b', 5, 6)], ['7{a}!a', ' to {}', '9{b}!b']],
    ['marked as a whole is one segment', 'at 7', [place('a', 0, 4)], ['at 7{a}!a']],
    ['with two marks side by side keeps them apart', 'ab', [place('a', 0, 1), place('b', 1, 2)], ['a{a}!a', 'b{b}!b']],
    ['with overlapping marks', 'abcd', [place('a', 0, 3), place('b', 2, 4)], ['ab{a}', 'c{a+b}!a', 'd{b}!b']],
    ['with a mark inside a mark', 'abcd', [place('a', 0, 4), place('b', 1, 2)], ['a{a}', 'b{a+b}!b', 'cd{a}!a']],
    ['with marks in any order', 'abc', [place('b', 2, 3), place('a', 0, 1)], ['a{a}!a', 'b{}', 'c{b}!b']],
    ['marked twice at the same place', 'abc', [place('a', 1, 2), place('b', 1, 2)], ['a{}', 'b{a+b}!a+b', 'c{}']],
    [
      'ignores a mark that is empty, reversed or outside',
      'abc',
      [place('a', 1, 1), place('b', 2, 1), place('c', 7, 9)],
      ['abc{}'],
    ],
    ['cuts off what reaches beyond it', 'abc', [place('a', -4, 1), place('b', 2, 99)], ['a{a}!a', 'b{}', 'c{b}!b']],
    ['ignores a place that is not a number', 'abc', [place('a', Number.NaN, 2)], ['abc{}']],
  ])('%s', (_, text, places, segments) => {
    expect(cut(text, ...places)).toEqual(segments)
  })

  it('counts an emoji before a mark as two UTF-16 units', () => {
    expect(cut('😡 at 7', place('a', 6, 7))).toEqual(['😡 at {}', '7{a}!a'])
  })

  it.each([
    ['one half of an emoji', 'a😡b', place('a', 2, 3), ['a{}', '😡{a}!a', 'b{}']],
    ['one person of a family', 'x👩‍👧y', place('a', 1, 3), ['x{}', '👩‍👧{a}!a', 'y{}']],
    ['an emoji without its skin tone', '👍🏽!', place('a', 0, 2), ['👍🏽{a}!a', '!{}']],
    ['a letter without its accent', 'e\u0301h', place('a', 0, 1), ['e\u0301{a}!a', 'h{}']],
  ])('marks a whole character when a place covers only %s', (_, text, half, segments) => {
    expect(cut(text, half)).toEqual(segments)
  })

  it('reproduces the text, whatever the marks', () => {
    const text = 'You NEVER help 😤, you slob.\nTake £15 – by Friday.'
    for (let start = -1; start < text.length; start += 3)
      for (let end = start; end < text.length + 4; end += 5) {
        const segments = segmentsOf(text, [place('a', start, end), place('b', 10, 20)])
        expect(segments.map((one) => one.text).join('')).toBe(text)
      }
  })
})
