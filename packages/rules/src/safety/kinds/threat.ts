import { ANNOUNCED_IN_GERMAN } from '../languages/german.ts'
import { ANNOUNCED_IN_SPANISH } from '../languages/spanish.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, sign } from '../sign.ts'
import { SAID } from '../vocabulary.ts'
import { ANNOUNCED, ANNOUNCING, ANNOUNCING_AT_ONCE, ANNOUNCING_IN_PROGRESS } from './threat/announced.ts'
import { deedsIn, deedsInProgress, isPresent } from './threat/deeds.ts'
import { FATES } from './threat/fates.ts'
import { VAGUE, WISHING } from './threat/vague.ts'

const DIRECT = [...ANNOUNCED, ...FATES, ...ANNOUNCED_IN_GERMAN, ...ANNOUNCED_IN_SPANISH]

const NOT_SAID = sign(
  `(?:never|not|nobody) (?:[a-z]+ )?(?:say|said|saying|mean|meant|claim|claimed|tell|told|think|imply|implied|write|
    wrote)(?: you| him| her)?(?: that)? $`,
)
/** "He told me again that" directly before the threat: it is his. */
const THEIRS = sign(
  `(?:my |your |her |his |our )?[a-z]{2,20} (?:has |have |had |just |always |then |once |even |actually |also |
    keeps? |kept |is |was )*${SAID}(?: (?:me|us|him|her|them|to me|to us|my [a-z]+|our [a-z]+))?(?: (?:that|again|
    once|yesterday|last night|then|twice|already|loudly|quietly))* $`,
)
const OWN = sign(
  `(?:i|we)(?: [a-z]+){0,2} (?:told|said|say|tell|swear|swore|promise|promised|warned|repeat)(?: [a-z]+){0,4} $`,
)

/** Whether a sentence holds a direct threat of its author's own, tells of somebody else's, or neither. */
export function directThreat({ words, quoted }: Sentence): 'own' | 'told' | null {
  const deeds = deedsIn(words)
  const announcements = [
    ...matches(DIRECT, words),
    ...upTo(deeds, words).flatMap((before) => matches(ANNOUNCING, before)),
    ...upTo(deeds.filter(isPresent(words)), words).flatMap((before) => matches(ANNOUNCING_AT_ONCE, before)),
    ...upTo(deedsInProgress(words), words).flatMap((before) => matches(ANNOUNCING_IN_PROGRESS, before)),
  ]
  const meant = announcements.filter((before) => !anyOf([NOT_SAID], before))
  if (meant.length === 0) return null
  const told = (before: string): boolean => quoted || (anyOf([THEIRS], before) && !anyOf([OWN], before))
  return meant.every(told) ? 'told' : 'own'
}

/** Whether a sentence wishes, warns of or hints at harm without announcing it. */
export const vagueThreat = (words: string): boolean =>
  anyOf(VAGUE, words) || upTo(deedsIn(words), words).some((before) => anyOf(WISHING, before))

const upTo = (starts: readonly number[], words: string): string[] => starts.map((start) => words.slice(0, start))

/** What stands before each match. A search comes first: `matchAll` copies its pattern, which costs more than most find. */
const matches = (patterns: readonly RegExp[], words: string): string[] =>
  patterns
    .filter((pattern) => anyOf([pattern], words))
    .flatMap((pattern) => [...words.matchAll(pattern)].map(({ index }) => words.slice(0, index)))
