import type { Passage } from '../../text/passage.ts'
import { FIRST_NAMES, NOT_NAMES } from './name-words.ts'

const CAPITALISED = /(?<![\p{L}\p{N}'’@.])\p{Lu}[\p{L}\p{M}]*(?:[-'’]\p{Lu}[\p{L}\p{M}]+)*/gu
const BEGINS = /(?:^|[.!?…¡¿:;\n"“„«‘(>–—*•]\s*|\d[.)]\s)$/
/** Words that come before a name anywhere in a sentence: "Hi Tunde", "Dear Mrs Patel". */
const GREETED =
  /(?:^|\b)(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|mr|mrs|ms|miss|dr|prof|sir|aunty|auntie|uncle|aunt|oga|regards|love|cheers|thanks)[.,]?\s$/i
const WORD = /(?<![\p{L}\p{N}@.'’])\p{Ll}{3,}(?![\p{L}@]|\.\p{L})/gu

/**
 * The names of people, places and brands: capitalised words within a sentence, addressees of greetings, and common
 * first names in lower case, as typed in chats.
 */
export function namesIn(text: string, language: string): Passage[] {
  const found = [...text.matchAll(CAPITALISED)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const isLoud = isMostlyCapitals(text)
  const isTitled = isWrittenInTitleCase(text)
  const within = new Set<string>()
  const names = found.filter((word) => {
    const small = word.text.toLowerCase()
    const before = text.slice(Math.max(0, word.start - 16), word.start)
    if (FIRST_NAMES.has(small)) return true
    if (NOT_NAMES.has(small.replace(/['’]s$/, '')) || word.text.length < 2) return false
    // A word in capitals is shouting or an abbreviation.
    if (word.text === word.text.toUpperCase()) return false
    if (isLoud || isTitled) return false
    // "Councillor Big-in-his-own-Head"
    if (/^-\p{L}+-/u.test(text.slice(word.end)) || /\p{L}-\p{L}+-$/u.test(before)) return false
    if (GREETED.test(before)) return true
    // German capitalises every noun.
    if (language === 'de') return false
    if (BEGINS.test(before)) return isSpokenTo(text, word) || isFullName(text, word)
    within.add(small)
    return true
  })
  const typed = isLoud
    ? []
    : [...text.matchAll(WORD)].filter(({ 0: word }) => FIRST_NAMES.has(word) && !AMBIGUOUS.has(word))
  const small = typed.map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  return once([...names, ...small]).sort((one, other) => one.start - other.start)
}

/** First names that are also words when written in lower case. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'will mark grace joy hope faith rose may art bill bob jack frank pat sue dawn june april amber ruby summer gene ray rob drew chase miles max jan ana ella tim mia leo gary kim logan tyler blessing patience precious favour sunny happy lucky angel ali don jay van sandy ivy iris violet daisy olive pearl crystal heather holly hazel penny victor dean grant lance wade guy christian dick peter jose'.split(
    ' ',
  ),
)

/** Whether a word at the start of a sentence addresses the reader: "Ifeoma, you never …". */
const isSpokenTo = (text: string, { end, text: word }: Passage): boolean =>
  /^,\s+(?:you|your|u|ur|i|it|please|pls|this|that|the|we|why|when|what|how|can|could|will|where|my|stop|don|there|if)\b/i.test(
    text.slice(end, end + 14),
  ) && !/(?:ly|ing|ed)$/.test(word)

/** Whether a word at the start of a sentence starts a full name: "Priya Sharma told me". */
const isFullName = (text: string, { end }: Passage): boolean => {
  const [, next = ''] = /^ (\p{Lu}\p{Ll}+)\b/u.exec(text.slice(end, end + 24)) ?? []
  return next !== '' && !NOT_NAMES.has(next.toLowerCase())
}

function isMostlyCapitals(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length > 3 && words.filter((word) => word === word.toUpperCase()).length > words.length / 2
}

function isWrittenInTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length > 5 && words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > words.length * 0.6
}

const once = (places: readonly Passage[]): Passage[] => [
  ...new Map(places.map((place) => [place.start, place])).values(),
]
