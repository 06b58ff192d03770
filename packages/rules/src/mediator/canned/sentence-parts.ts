import { pattern } from '../../text/pattern.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { opensOffer } from './offers.ts'
import { PROPOSAL, WISH } from './wishes.ts'

/**
 * Where a part that asks for or offers something of its own may begin in a sentence: "…, so please pay me", but not the
 * purpose in "send me the bill so we see the same number".
 */
const JOINT = new RegExp(
  pattern`
    ,? but (?=\p{L})|; (?=\p{L})|,? (?:and|so(?! (?:we|you|he|she) )) (?=(?:please|pls|plz|kindly|
    [iI](?:['’](?:d|ll|m))?|we|you|he|she|can|could|would|will|let|just|why|\p{Lu}\p{L}+)(?!\p{L}))|
    , (?=(?:just )?can (?:it|you|we)(?!\p{L})|please(?!\p{L})|[iI](?:['’](?:ll|d)| can| could| will| would)(?!\p{L}))
  `,
  'gu',
)
/** "If you open Sundays, I can move her": a comma after a condition doesn't end it. */
const CONDITION =
  /^(?:and |but |so )?(?:if|unless|when|once|as long as|provided|because|since|as|(?:were|should|had) (?:you|i|we|he|she|they|it))(?!\p{L})/iu

/** "You said you were tired, and would I please do it": the plea is someone else's. */
const REPORTED_PLEA = /^(?:would|could|will) i (?:please|kindly)\b/iu
const opensRequest = (part: string): boolean =>
  !REPORTED_PLEA.test(part) && (requestsIn(part)[0]?.start === 0 || WISH.test(part) || PROPOSAL.exec(part)?.index === 0)

/** The parts of a sentence: what is asked or offered is quoted without what leads up to it. */
export function partsOf(sentence: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index, 0: joint } of sentence.matchAll(JOINT)) {
    const rest = sentence.slice(index + joint.length)
    if (!opensRequest(rest) && !opensOffer(rest)) continue
    if (/^(?:only )?(?:if|unless|provided|as long as)(?!\p{L})/iu.test(rest)) continue
    if (joint === ', ' && CONDITION.test(sentence.slice(start, index))) continue
    parts.push(sentence.slice(start, index))
    start = index + joint.length
  }
  return [...parts, sentence.slice(start)]
}
