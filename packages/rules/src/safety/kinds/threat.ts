import { ANNOUNCED_IN_OTHER_LANGUAGES } from '../languages/threats.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, type Sign, sign } from '../sign.ts'
import { SAID } from '../vocabulary.ts'
import { actsIn, actsInProgress, isPresent } from './threat/acts.ts'
import { ANNOUNCED, ANNOUNCING, ANNOUNCING_AT_ONCE, ANNOUNCING_IN_PROGRESS } from './threat/announcements.ts'
import { FATES } from './threat/fates.ts'
import { VAGUE, WISHING } from './threat/vague.ts'

const DIRECT = [...ANNOUNCED, ...FATES, ...ANNOUNCED_IN_OTHER_LANGUAGES]

const NOT_SAID = sign(
  `(?:never|not|nobody) (?:[a-z]+ )?(?:say|said|saying|mean|meant|claim|claimed|tell|told|think|imply|implied|write|
    wrote)(?: you| him| her)?(?: that)? $`,
)
/** "He told me again that" directly before the threat: someone else made it. */
const THEIRS = sign(
  `(?:my |your |her |his |our )?[a-z]{2,20} (?:has |have |had |just |always |then |once |even |actually |also |
    keeps? |kept |is |was )*${SAID}(?: (?:me|us|him|her|them|to me|to us|my [a-z]+|our [a-z]+))?(?: (?:that|again|
    once|yesterday|last night|then|twice|already|loudly|quietly))* $`,
)
const OWN = sign(
  `(?:i|we)(?: [a-z]+){0,2} (?:told|said|say|tell|swear|swore|promise|promised|warned|repeat)(?: [a-z]+){0,4} $`,
)

/**
 * A sentence's direct threat, if it has one: the author's own, or one that the author reports. `hinted` tells whether
 * it wishes for harm, warns of it or implies it.
 */
type Threat = { direct: 'own' | 'reported' | null; hinted: boolean }

export function threatIn(sentence: Sentence): Threat {
  const acts = actsIn(sentence.words)
  return { direct: directThreat(sentence, acts), hinted: !sentence.quoted && isHinted(sentence.words, acts) }
}

function directThreat({ words, quoted }: Sentence, acts: readonly number[]): Threat['direct'] {
  const announcements = [
    ...beforeEach(DIRECT, words),
    ...upTo(acts, words).flatMap((before) => beforeEach(ANNOUNCING, before)),
    ...upTo(acts.filter(isPresent(words)), words).flatMap((before) => beforeEach(ANNOUNCING_AT_ONCE, before)),
    ...upTo(actsInProgress(words), words).flatMap((before) => beforeEach(ANNOUNCING_IN_PROGRESS, before)),
  ]
  const meant = announcements.filter((before) => !NOT_SAID.occursIn(before))
  if (meant.length === 0) return null
  const isReported = (before: string): boolean => quoted || (THEIRS.occursIn(before) && !OWN.occursIn(before))
  return meant.every(isReported) ? 'reported' : 'own'
}

const isHinted = (words: string, acts: readonly number[]): boolean =>
  anyOf(VAGUE, words) || upTo(acts, words).some((before) => anyOf(WISHING, before))

const upTo = (places: readonly number[], words: string): string[] => places.map((place) => words.slice(0, place))

/** The text before each match of one of the signs. */
const beforeEach = (signs: readonly Sign[], words: string): string[] =>
  signs.flatMap((one) => upTo(one.startsIn(words), words))
