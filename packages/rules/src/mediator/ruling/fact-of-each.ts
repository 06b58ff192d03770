import type { Party } from '@squash/contract/values'
import { UNSPACED } from '../../text/unspaced.ts'
import { counterpartOf } from '../facts/counterpart.ts'
import { type Fact, factsIn } from '../facts/facts-in.ts'
import { languageOf } from '../language/language-of.ts'
import { contentOf } from '../requests/content.ts'

/**
 * A ruling that uses none of a message's own facts must use this many of its own words, or a third of them if that is
 * fewer.
 */
const TELLING_WORDS = 2
const SHARE = 1 / 3

/**
 * Whether a ruling uses something that only one message contains, for each of the two: a fact, or several words. If the
 * ruling is in a different language from a message, only facts can be compared.
 */
export function usesFactOfEach(ruling: string, { user1, user2 }: Readonly<Record<Party, string>>): boolean {
  // A fact in quotation marks would only be found as a quotation.
  const said = ruling.replace(/["“”„«»]/g, '')
  return usesFactOf(said, user1, user2) && usesFactOf(said, user2, user1)
}

function usesFactOf(ruling: string, message: string, other: string): boolean {
  const theirs = factsIn(other)
  const own = factsIn(message).filter((fact) => isTelling(fact) && counterpartOf(fact, theirs, other) === null)
  const said = factsIn(ruling)
  if (own.some((fact) => counterpartOf(fact, said, ruling) !== null)) return true
  if (!isComparable(message, ruling)) return own.length === 0
  const shared = contentOf(other)
  const words = [...contentOf(message)].filter((word) => !shared.has(word))
  const inRuling = contentOf(ruling)
  const needed = Math.min(TELLING_WORDS, Math.ceil(words.length * SHARE))
  return words.filter((word) => inRuling.has(word)).length >= needed
}

/**
 * Whether a fact shows that a ruling uses a message: rulings contain no names, and "one" and "both" occur in all of
 * them.
 */
const isTelling = ({ kind, value }: Fact): boolean => kind !== 'name' && value !== 'n:1' && value !== 'n:2'

function isComparable(message: string, ruling: string): boolean {
  if (UNSPACED.test(message) || UNSPACED.test(ruling)) return false
  const [one, other] = [languageOf(message), languageOf(ruling)]
  return one === null || other === null || one === other
}
