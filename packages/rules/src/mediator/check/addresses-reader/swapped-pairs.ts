import { stemOf } from '../../requests/stem.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { peopleIn } from './named-actions.ts'

/** A verb between two people: "you tell Ravi" is [you, tell, ravi]. Third-person pronouns are all [THIRD]. */
type Pair = readonly [subject: string, verb: string, object: string]

const THIRD = 'third'
const PERSON: Readonly<Record<string, string>> = {
  ...{ me: 'i', us: 'i', we: 'i' },
  ...Object.fromEntries(['he', 'she', 'they', 'him', 'her', 'them'].map((word) => [word, THIRD])),
}
const HELPS =
  "(?:'ve|'d|'m|'re|'s|have|has|had|did|was|were|is|are|am|also|even|just|then|already|actually|still|only|never|really|literally)"
/** Verbs that say little about who did something. */
const NO_ACTION = new Set(
  'and or but with for from that who see ask be been want need let think know find feel love like hate'
    .split(' ')
    .map(stemOf),
)
/** After a capitalised imperative: "Email them to Ruth", "Stop leaving me". */
const NO_VERB = /^(?:it|them|him|her|me|us|you|\p{L}+ing)$/u

/**
 * Whether an action between two people gets another subject or object: "you told Ravi that I told Beth" as "you told
 * Beth that I told Ravi". A pronoun may refer to anyone named, and an action that the answer also keeps as it was may
 * have happened twice.
 */
export function swapsPairs(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const people = peopleIn(answer)
  const [before, after] = [pairsIn(answer.plainSource, people), pairsIn(answer.plainText, people)]
  const has = (pairs: readonly Pair[], subject: string, verb: string, object: string): boolean =>
    pairs.some((pair) => pair[1] === verb && isLike(pair[0], subject) && isLike(pair[2], object))
  return after.some(
    ([subject, verb, object]) =>
      !has(before, subject, verb, object) &&
      before.some(
        (pair) =>
          pair[1] === verb &&
          (isLike(pair[0], subject) !== isLike(pair[2], object) || (pair[0] === object && pair[2] === subject)) &&
          !has(after, ...pair),
      ),
  )
}

const isLike = (one: string, other: string): boolean =>
  one === other || ([one, other].every((person) => person !== 'i' && person !== 'you') && [one, other].includes(THIRD))

function pairsIn(text: string, people: readonly string[]): Pair[] {
  const subjects = ['i', 'we', 'you', 'he', 'she', 'they', ...people].join('|')
  const objects = ['me', 'us', 'you', 'him', 'her', 'them', ...people].join('|')
  const pattern = new RegExp(
    `(?<![\\p{L}'])(${subjects})(?: ?${HELPS})* (\\p{L}{3,})(?: (?:to|on|at|with|for|from|back))? (?:my |your |our )?(${objects})(?![\\p{L}'])`,
    'gu',
  )
  return [...text.matchAll(pattern)]
    .filter(([, , verb = '']) => !NO_ACTION.has(stemOf(verb)) && !NO_VERB.test(verb))
    .map(([, one = '', verb = '', other = '']): Pair => [PERSON[one] ?? one, stemOf(verb), PERSON[other] ?? other])
}
