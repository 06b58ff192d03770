import { FIRST_NAMES as KNOWN_NAMES } from '../facts/name-words.ts'
import { CLOSED_CLASS } from '../insults/barbs/word-classes.ts'
import { FIRST_NAMES } from '../insults/capitals.ts'
import { AFTER_NAME } from '../insults/clauses/judged-insults.ts'
import type { Token } from '../insults/tokens.ts'
import { isEverydayWord } from '../language/everyday-words.ts'
import { PAST, REQUEST, SUBJECT } from './cut-clause.ts'
import type { CutSentence } from './cut-sentence.ts'
import { isInterjection } from './empty-clauses.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

type Sentence = CutSentence & { sentence: readonly Token[]; isJoined: boolean }

/** In words, with titles: "Uncle Ray", "Dear Mr. Hughes". */
const LONGEST_NAME = 4

/**
 * If only the reader's name is left of a sentence, it moves to the start of the next one: "You're spineless, Ben. The
 * rent is due." becomes "Ben, the rent is due."
 */
export function withNamesJoined(sentences: readonly Sentence[]): Sentence[] {
  const all = sentences.map((one) => ({ ...one }))
  for (const [at, one] of all.entries()) {
    const next = all.slice(at + 1).find(({ kept }) => kept.length > 0)
    const mark = one.kept.at(-1)
    const opening = next?.kept[0]
    if (!next || !opening || !mark || !isLoneName(one) || !/^[.!?]$/.test(mark.norm)) continue
    const isName = FIRST_NAMES.has(opening.word.toLowerCase())
    if (!isName && !startsPlainly(opening)) continue
    one.kept = [...one.kept.slice(0, -1), { ...mark, norm: ',', word: ',' }]
    next.isJoined = true
    if (!isName) next.kept = [{ ...opening, word: lowered(opening) }, ...next.kept.slice(1)]
  }
  return all
}

function isLoneName({ sentence, kept, isCut, isClauseCut }: Sentence): boolean {
  const words = kept.slice(0, -1)
  const isName = (token: Token): boolean =>
    /^\p{Lu}\p{Ll}/u.test(token.word) && (token.word !== sentence[0]?.word || isClauseCut || isKnownName(token))
  return (
    isCut &&
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    words.every((word, at) => isName(word) || (at > 0 && AFTER_NAME.test(word.norm))) &&
    !MOCK_PRAISE.test(words[0]?.norm ?? '') &&
    !isInterjection(words.map(({ norm }) => norm).join(' '))
  )
}

/** "Great friend, you are" names nobody. */
const MOCK_PRAISE = /^(?:great|good|nice|lovely|some|what)$/

const isKnownName = ({ word }: Token): boolean =>
  FIRST_NAMES.has(word.toLowerCase()) || KNOWN_NAMES.has(word.toLowerCase())

const startsPlainly = ({ norm, word }: Token): boolean =>
  !/^(?:¶|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/.test(norm) &&
  !/^\p{Lu}\p{Lu}/u.test(word) &&
  (isEverydayWord(norm) ||
    CLOSED_CLASS.has(norm) ||
    SUBJECT.test(norm) ||
    REQUEST.test(norm) ||
    PAST.test(norm) ||
    norm === 'D')

/** The "R" of "R3200" is a token of its own. */
const CURRENCY = /^(?:[B-HJ-Z]|\p{Lu}+\d.*)$/u

const lowered = ({ norm, word }: Token): string =>
  /^i(?: |$|')/.test(norm) || CURRENCY.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
