import { blankOut } from '../../../text/passage.ts'
import { pattern } from '../../../text/pattern.ts'
import { counterpartOf } from '../../facts/counterpart.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { plain } from '../plain.ts'
import { prefixOf } from '../related-words.ts'
import { DISTRESS } from './feelings.ts'

/** Boundaries between phrases, which are shorter than clauses: "for a charity gala". */
const PHRASES =
  /[.!?…;:,\n]+(?=\s|$)|\s[-–—]+\s|\s(?=(?:and|but|so|because|since|although|though|while|which|if|when|unless|as|for|to|from|in|at|on|by|that|who|than|into|after|before|with|without|about) )/

/**
 * Phrases that add something if none of their words is in the message: what others did, an occasion, a purpose, a time.
 */
const NEW: readonly RegExp[] = [
  new RegExp(
    pattern`
    ^(?:and|but|so|because|while|as) (?:(?:he|she|they) (?!(?:was|were|is|are|got) \p{L}+ed\b)|
    (?:people|everyone|several|some|many|other|another|two|three|four|five|(?:an?|my|our|his|her) \p{L}+) (?!of\b))
  `,
    'u',
  ),
  /^(?:and|but|so|because|while|as) (?:the|their|your) \p{L}+ (?:have|has|had|been|is|are|was|were) (?!of\b)/u,
  /^(?:for|with|about|from) (?:an?|another|some) /,
  /^to (?!me\b|you\b|us\b|the\b|an?\b|my\b|your\b|it\b|them\b|him\b|her\b)\p{L}+ /u,
  /^(?:in|since|for|until|within|after|before|during) (?:the )?(?:next|last|past|start|end|beginning|first|previous|few|several|many) /,
]
/** Words of phrases that add nothing: times of day, what any complaint means, comparisons and connections. */
const NOTHING_NEW = new RegExp(
  pattern`
    \b(?:past|quarter|midnight|noon|o'clock|percent|limit|patience|tether|matter|face|understand\w*|resolv\w*|
    discuss\w*|talk|further|reach\w*|agreement|solution|clear|certain|instead|stay away|keep away|situation|issue|
    problem|way|future|person|rather|same|similar|again|later|earlier|long|short|whole|entire|full|cost|charge|trust|
    believe|rely|cope|accept)\b
  `,
)

/**
 * Numbers that don't prove a basis: an answer may count, and "the 2nd" in a message matches "two patients" by chance.
 */
const SMALL = /^(?:one|two|three|four|five|six)$/i
const FEWEST = 2

/** Whether a phrase of the answer says something that the message doesn't mention, in any words. */
export function addsPhrase(answer: Compared): boolean {
  const { source, plainSource, text, facts, sourceFacts } = answer
  if (!isInEnglish(answer)) return false
  const known = contentOf(`${source} ${plainSource}`)
  const knownPrefixes = new Set([...known].map(prefixOf))
  // A fact of the message gives its phrase a basis.
  const founded = facts.filter(
    (fact) => fact.kind !== 'name' && !SMALL.test(fact.text) && counterpartOf(fact, sourceFacts, source) !== null,
  )
  return plain(blankOut(text, founded, '§'))
    .split(PHRASES)
    .map((phrase) => phrase.trim())
    .filter((phrase) => NEW.some((form) => form.test(phrase)))
    .some((phrase) => {
      if (phrase.includes('§') || DISTRESS.test(phrase) || NOTHING_NEW.test(phrase)) return false
      const content = contentOf(phrase)
      return (
        content.size >= FEWEST &&
        overlap(content, known) === 0 &&
        [...content].every((stem) => !knownPrefixes.has(prefixOf(stem)))
      )
    })
}
