import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { plainText } from './reading/read.ts'

/** Messages of every kind in plain and disguised spellings. */
const MESSAGES = [
  'I will kill you.',
  'im gonna k1ll u',
  'I want to die.',
  'You hit me again last night and I am scared of you',
  'He took my passport and my phone',
  'You put a tracker in my car',
  'You touched my daughter',
  'I will post your home address online',
  'You retard',
  "You're killing me with that playlist",
  'Clean the kitchen, please. I asked three times!',
  'Ich bringe dich um.',
  'Te voy a matar.',
]

/** Fragments of what the rules look for, so that random texts come close to matching. */
const piece = fc.constantFrom(
  ...MESSAGES.flatMap((text) => text.split(' ').slice(0, 3)),
  ...['"', "'", '“', '”', '.', '\n', '\u200b', 'k i l l', 'k1ll', '*', '😂', 'i', 'will', 'not', 'you'],
)
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
)
const message = fc.constantFrom(...MESSAGES)

/** Texts for which a non-linear search would take minutes. */
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

const levelOf = (text: string) => assess(text, null).level

describe('the safety check', () => {
  it('assesses any text without failing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['none', 'serious', 'stop']).toContain(levelOf(text))
      }),
    )
  })

  it('leaves a text that is already normalised unchanged', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text))
      }),
    )
  })

  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'] as const)('assesses the %s form of a message like the original', (form) => {
    fc.assert(
      fc.property(message, (text) => {
        expect(levelOf(text.normalize(form))).toBe(levelOf(text))
      }),
    )
  })

  it('is not misled by capitals, typographic quotes or invisible characters', () => {
    fc.assert(
      fc.property(message, fc.nat(), (text, seed) => {
        const at = seed % (text.length + 1)
        const disguised = `${text.slice(0, at)}\u200b${text.slice(at)}`.replaceAll("'", '’')
        expect(levelOf(disguised)).toBe(levelOf(text))
        expect(levelOf(text.toLowerCase())).toBe(levelOf(text))
        expect(levelOf(text.toUpperCase())).toBe(levelOf(text))
      }),
    )
  })

  it.each(ADVERSARIAL.map((text) => [text.slice(0, 24), text] as const))(
    'assesses 1,000 characters of %j within 50 ms of CPU time',
    (_, text) => {
      assess(text, null)
      const times = [1, 2, 3].map(() => {
        const before = process.cpuUsage()
        assess(text, null)
        return process.cpuUsage(before).user
      })
      // The fastest of three, to exclude garbage collection.
      expect(Math.min(...times), 'microseconds').toBeLessThan(50_000)
    },
  )
})
