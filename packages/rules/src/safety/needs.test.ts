import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { needsOf } from './needs.ts'
import { wordsOf } from './reading/words.ts'
import { screen } from './screen.ts'
import { Sign, sign } from './sign.ts'
import { MESSAGES } from './testing/labelled-messages.ts'

const PARAGRAPH = 'You never do the dishes, and I am sick of it. Do you care at all? I asked you three times.'

/** Calls `see` for each sign and words that are looked at, all of them, as if each sign might stand anywhere. */
function seeEach(see: (one: Sign, words: Parameters<Sign['mayStandIn']>[0], may: boolean) => void): void {
  const mayStandIn = Sign.prototype.mayStandIn
  vi.spyOn(Sign.prototype, 'mayStandIn').mockImplementation(function (this: Sign, words) {
    see(this, words, mayStandIn.call(this, words))
    return true
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('what a pattern needs', () => {
  it.each([
    ['a word that stands in every match', 'kill', [['kill']]],
    ['no more of it than is certain', 'kills? (?:[a-z]+ )?you', [['kill'], ['you']]],
    ['two words together', 'going to die', [['going to '], ['die']]],
    ['one of its alternatives', '(?:kill|hurt|spit at) her', [['kill', 'hurt', 'spit at'], ['her']]],
    [
      'two words of each at most',
      '(?:get rid of|kill) (?:me|him)',
      [
        ['get rid ', 'kill'],
        ['me', 'him'],
      ],
    ],
    ['nothing of a group that goes on with a word', 'sad(?:der|ly| about) it', [['sad'], ['it']]],
    ['the rarest of each alternative', 'i (?:am )?sad|you cry', [['sad', 'you cry']]],
    ['nothing that may be missing', '(?:really )*(?:gone|left){0,2}', []],
    ['nothing of an alternative that needs nothing', '(?:die|[a-z]+) ', []],
    ['nothing that begins inside a word', '(?:un)?happy e ?mail', []],
    ['nothing that stands around it only', '(?<!never )(?!(?:a|b) )hurt(?! (?:me|us))', [['hurt']]],
    ['what is repeated', '(?:very ){1,3}sad', [['very '], ['sad']]],
    ['nothing of what it does not know', '\\w+(?<name>a)', []],
  ])('is %s', (_, source, needs) => {
    expect(needsOf(source)).toEqual(needs)
  })
})

describe('a sign that ends with a space', () => {
  it('is found before any further word', () => {
    expect(sign('last (?:one|man) who ').standsIn(wordsOf(' the last man who talked '))).toBe(true)
  })
})

describe('a sign that is passed over', () => {
  /** Sentences of all sets, put together at random. */
  const spliced = fc
    .array(fc.constantFrom(...Object.values(MESSAGES).flat()), { minLength: 1, maxLength: 3 })
    .map((messages) => messages.map(({ text }) => text.slice(0, 200)).join(' '))

  it('is not there, and changes no judgement', { timeout: 60_000 }, () => {
    const judgedWithout = fc.property(spliced, (text) => {
      const screening = screen(text)
      seeEach((one, words, may) => {
        if (!may && words.text.search(one.pattern) !== -1) throw new Error(`"${words.text}" holds ${one.pattern}`)
      })
      expect(screen(text)).toEqual(screening)
    })
    fc.assert(
      judgedWithout.afterEach(() => vi.restoreAllMocks()),
      { numRuns: 20 },
    )
  })

  it('is none of those that a text is made of', () => {
    const signs = new Set<Sign>()
    seeEach((one) => signs.add(one))
    screen(PARAGRAPH)
    vi.restoreAllMocks()
    expect(signs.size).toBeGreaterThan(1500)
    const signAndMatch = fc
      .constantFrom(...signs)
      .chain((one) => fc.record({ one: fc.constant(one), match: matchesOf(one) }))
    const found = fc.property(signAndMatch, ({ one, match }) => one.mayStandIn(wordsOf(match)))
    fc.assert(found, { numRuns: 150 })
  })

  it('is nearly every one, so that few patterns are made', () => {
    const patterns = vi.spyOn(Sign.prototype, 'pattern', 'get')
    screen(PARAGRAPH)
    expect(patterns).toHaveBeenCalled()
    expect(new Set(patterns.mock.contexts).size).toBeLessThan(50)
  })
})

/** Matches nothing, where fast-check wants to see something. */
const NOTHING = 'a{0}'

/** Texts that a sign's pattern would match if nothing were said of what stands around. */
function matchesOf({ pattern }: Sign): fc.Arbitrary<string> {
  const source = withoutAssertions(pattern.source).replace(/\\b|[\^$]|(?<=\|)(?=[|)])/g, NOTHING)
  return fc.stringMatching(new RegExp(`^${source}$`))
}

function withoutAssertions(source: string): string {
  const start = source.search(/\(\?<?[=!]/)
  if (start === -1) return source
  let end = start
  let depth = 0
  do {
    if (source[end] === '(') depth += 1
    if (source[end] === ')') depth -= 1
    end += 1
  } while (depth > 0)
  return withoutAssertions(source.slice(0, start) + NOTHING + source.slice(end))
}
