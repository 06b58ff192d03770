import { hashesOf } from '../../../classifier/features.ts'
import { isOffer } from '../offers.ts'
import { isRequest } from '../requests.ts'

/** In words. Longer openings are too rare to learn from. */
const LONGEST_OPENING = 4
/** In words. Longer parts count as this long. */
const LONGEST_PART = 24
/** How far apart two words may be and still form a pair. */
const WORDS_APART = 4

/**
 * A part of a sentence, the parts next to it in the text (empty before the first and after the last), and what the
 * patterns of requests and offers recognise in it and in the part before it.
 */
export type PlacedPart = {
  part: string
  before: string
  after: string
  asks: boolean
  offers: boolean
  isAfterRequest: boolean
  isAfterOffer: boolean
}

/** The parts of a text in their places. */
export function placedParts(texts: readonly string[]): PlacedPart[] {
  const patterns = texts.map((part) => ({ part, asks: isRequest(part), offers: isOffer(part) }))
  return patterns.map((one, at) => {
    const before = patterns[at - 1]
    return {
      ...one,
      before: before?.part ?? '',
      after: texts[at + 1] ?? '',
      isAfterRequest: before?.asks ?? false,
      isAfterOffer: before?.offers ?? false,
    }
  })
}

/**
 * The features of a part as hashes: its words, alone, in pairs and in threes, how long it is, how it begins and ends,
 * whether it mentions its author and its reader, how its neighbours begin, and what the patterns of requests and offers
 * say about it and about the part before it. All amounts count as the same word, and so do all times with "am" or "pm",
 * all other numbers, and all names that don't begin the part.
 * @returns distinct unsigned 32-bit hashes, of which the model uses the low `PART_BITS` bits
 */
export function partFeatures({ part, before, after, ...patterns }: PlacedPart): Uint32Array {
  const words = wordsOf(part)
  return hashesOf((add) => {
    words.forEach((word, at) => {
      add(`w ${word}`)
      add(`p ${words[at - 1] ?? '^'} ${word}`)
      add(`t ${words[at - 2] ?? '^'} ${words[at - 1] ?? '^'} ${word}`)
      for (let apart = 2; apart <= WORDS_APART && apart <= at; apart += 1) add(`s ${words[at - apart]} ${word}`)
    })
    for (let length = 1; length <= LONGEST_OPENING; length += 1) add(`first ${words.slice(0, length).join(' ')}`)
    add(`last ${words.at(-1)}`)
    add(`last two ${words.slice(-2).join(' ')}`)
    add(`length ${Math.floor(Math.min(words.length, LONGEST_PART) / 3)}`)
    add(`question ${/\?\W*$/.test(part)}`)
    add(`request ${patterns.asks}`)
    add(`offer ${patterns.offers}`)
    const persons = personsIn(words)
    add(`persons ${persons}`)
    for (const word of new Set(words)) if (SIGNS.test(word)) add(`${persons} ${word}`)
    const [previous, next] = [wordsOf(before), wordsOf(after)]
    add(`before ${previous.slice(0, 2).join(' ')}`)
    add(`before asks ${patterns.isAfterRequest} ${words[0]}`)
    add(`before offers ${patterns.isAfterOffer} ${words[0]}`)
    add(`after ${next.slice(0, 2).join(' ')}`)
    add(`place ${before === '' ? 'first' : after === '' ? 'last' : 'middle'}`)
  })
}

/** Whether a part mentions its author, and whether it mentions its reader: "true false". */
const personsIn = (words: readonly string[]): string =>
  `${words.some((word) => /^(?:i|me|my|mine|i'.+|we|us|our|im|ive|ill|id)$/.test(word))} ${words.some((word) => /^(?:you|your|yours|u|ur|you'.+|ye|yous)$/.test(word))}`

/** Words that show whether something is done, wanted, possible or due. */
const SIGNS =
  /^(?:can|could|will|would|should|must|need|want|like|please|have|has|had|do|did|didn't|don't|won't|can't|cannot|not|never|if|pay|paid|send|sent|let|sorry|half|back|from|by|until)$/

const wordsOf = (text: string): string[] =>
  [...text.replaceAll('’', "'").matchAll(WORD)].map(([word], at) => {
    if (/^[£$€₹₦]/.test(word)) return '$'
    if (/\d/.test(word)) return /^\d{1,2}(?:[:.]\d\d)?(?:am|pm)$/i.test(word) ? '@' : '#'
    return at > 0 && /^\p{Lu}\p{Ll}/u.test(word) ? 'Name' : word.toLowerCase()
  })
const WORD = /[£$€₹₦]\s?\d[\d,.]*k?|\d[\d,.:]*\p{L}*|\p{L}+(?:'\p{L}+)?/gu
