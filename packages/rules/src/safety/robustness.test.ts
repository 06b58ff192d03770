import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './reading/read.ts'
import { screen } from './screen.ts'
import { MESSAGES } from './testing/labelled-messages.ts'

/** Pieces of what the signs look for, so that random texts come close to them. */
const piece = fc.constantFrom(
  ...MESSAGES.tuned.flatMap(({ text }) => text.split(' ').slice(0, 3)),
  ...['"', "'", '“', '”', '.', '\n', '\u200b', 'k i l l', 'k1ll', '*', '😂', 'i', 'will', 'not', 'you'],
)
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
)
const message = fc.constantFrom(...MESSAGES.tuned.map(({ text }) => text))

/** The longest message is a thousand characters; a search that is not linear takes minutes for some of these. */
const ADVERSARIAL = [
  'a'.repeat(1000),
  'a '.repeat(500),
  'i will '.repeat(143),
  'i will and and and '.repeat(53),
  'kill '.repeat(200),
  'not '.repeat(250),
  'i am going to so really fucking just '.repeat(27),
  '"'.repeat(1000),
  "'a".repeat(500),
  '" '.repeat(500),
  'k.'.repeat(500),
  'k-i-l-'.repeat(167),
  '1!'.repeat(500),
  'aabbccdd'.repeat(125),
  '*'.repeat(999).concat('k'),
  `k${'*'.repeat(999)}`,
  'you hit '.repeat(125),
  'my daughter said that '.repeat(45),
  'never said that i wanted to '.repeat(36),
  '1 Oak '.repeat(166),
  '5'.repeat(1000),
  '.'.repeat(1000),
  '\n'.repeat(1000),
  'ﷺ'.repeat(1000),
]

describe('the screen', () => {
  it('judges any text without failing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['nothing', 'pause', 'stop']).toContain(screen(text).outcome)
      }),
    )
  })

  it('reads what it has read in the same way again', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text))
      }),
      { numRuns: 300 },
    )
  })

  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'] as const)('judges the %s form of a message as the message', (form) => {
    fc.assert(
      fc.property(message, (text) => {
        expect(screen(text.normalize(form))).toEqual(screen(text))
      }),
    )
  })

  it('is not put off by capitals, typographic quotes or invisible characters', () => {
    fc.assert(
      fc.property(message, fc.nat(), (text, seed) => {
        const at = seed % (text.length + 1)
        const disguised = `${text.slice(0, at)}\u200b${text.slice(at)}`.replaceAll("'", '’')
        expect(screen(disguised)).toEqual(screen(text))
        // a capital I that stands for an l is one only as a capital
        fc.pre(!/\p{Ll}I/u.test(text))
        expect(screen(text.toLowerCase()).outcome).toBe(screen(text).outcome)
        expect(screen(text.toUpperCase()).outcome).toBe(screen(text).outcome)
      }),
    )
  })

  it.each(ADVERSARIAL.map((text) => [text.slice(0, 24), text] as const))(
    'judges a thousand characters of %j in less than half a second',
    (_, text) => {
      // The processor's time: other work on the machine does not count.
      const idle = process.cpuUsage()
      screen(text)
      expect(process.cpuUsage(idle).user, 'microseconds').toBeLessThan(500_000)
    },
  )
})
