import { describe, expect, it } from 'vitest'
import { maskNames } from './mask-names.ts'

const jonas = ['Jonas', 'Weber', 'jonas_weber']

describe('the names of a hidden person', () => {
  it.each([
    ['Jonas never does the dishes.', '[name] never does the dishes.'],
    ['JONAS!! jonas? "Jonas"', '[name]!! [name]? "[name]"'],
    ['It was Jonas’s turn, not Weber’s.', 'It was [name]’s turn, not [name]’s.'],
    ['Jonas Weber left. Jonas-Weber, too.', '[name] left. [name], too.'],
    ['Ask jonas_weber about it', 'Ask [name] about it'],
  ])('are masked in: %s', (text, masked) => {
    expect(maskNames(text, jonas)).toBe(masked)
  })

  it.each(['Jonasson and Weberei are other words.', 'A weberish thing', 'Nobody is named here.', ''])(
    'are not found in: %s',
    (text) => {
      expect(maskNames(text, jonas)).toBe(text)
    },
  )

  it.each([
    [['José'], 'Jose and JOSÉ and jose\u0301', '[name] and [name] and [name]'],
    [
      ['Anna-Maria', 'van der Berg'],
      'Anna, Maria van der Berg and the berg, on the van',
      '[name], [name] and the [name], on the van',
    ],
    [["O'Brien"], "O'Brien or O’Brien, or Brien", '[name] or O’[name], or [name]'],
    [['Zoë Müller'], 'Zoe and Muller', '[name] and [name]'],
    [['Ж'], 'Ж left', '[name] left'],
    [['Юлия'], 'юлия ушла', '[name] ушла'],
    [['健太'], '昨日健太は来た', '昨日[name]は来た'],
    [['Maya'], 'Mayas Küche', '[name] Küche'],
  ])('are masked in any script and with or without accents: %s in %j', (names, text, masked) => {
    expect(maskNames(text, names)).toBe(masked)
  })

  it('are masked only when capitalised if they are everyday words', () => {
    expect(maskNames('Will said he will. WILL! May I? I may.', ['Will', 'May'])).toBe(
      '[name] said he will. [name]! [name] I? I may.',
    )
    expect(maskNames('Jo asked Bo: so? no go', ['Jo', 'Bo'])).toBe('[name] asked [name]: so? no go')
  })

  it('are not masked inside placeholders, or twice', () => {
    expect(maskNames('[link] by Link, [name]', ['Link', 'Name'])).toBe('[link] by [name], [name]')
    const once = maskNames('Jonas and Weber', jonas)
    expect(maskNames(once, jonas)).toBe(once)
  })

  it('may contain any characters', () => {
    expect(maskNames('a.c (x) [y]', ['.', '(x)', '', '   ', 'a.c', '\\'])).toBe('[name] [y]')
    expect(maskNames('Jonas', [])).toBe('Jonas')
  })
})
