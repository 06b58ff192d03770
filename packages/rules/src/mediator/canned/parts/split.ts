import { pattern } from '../../../text/pattern.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import { opensOffer } from '../offers.ts'
import { PROPOSAL, WISH } from '../wishes.ts'

/**
 * What may separate two parts of a sentence that each say something of their own: "…, so please pay me", but not the
 * purpose in "send me the bill so we see the same number".
 */
const JOINT = new RegExp(
  pattern`
    (?<=\S)(?:,? but (?=\p{L})|; (?=\p{L})|,? so (?!(?:far|we|you|he|she|they|that|i (?:can|could|know|have))(?!\p{L}))(?=\p{L})|,? and (?=(?:please|pls|kindly|i|you|u|we|he|she|they|it|that|
    this|there|can|could|would|will|let(?! (?:them|him|her|it|things)\b)|just|why|if|maybe|perhaps|from now|next time)(?!\p{L}))|
    , (?=(?:(?:just )?can (?:it|you|we)|please|i|you|we|could|would|will)(?!\p{L})))
  `,
  'giu',
)
/** "If you open Sundays, I can move her", "For plans like this, I'd rather ask": no part ends at the comma. */
const LEAD = new RegExp(
  pattern`
    ^(?:and |but |so )?(?:if|unless|when|whenever|once|as|provided|because|since|although|though|while|for|after|before|
    from|on|in|at|with|until|till|by|to|about|starting|next|even so|(?:were|should|had) (?:you|i|we|he|she|they|
    it))(?!\p{L})
  `,
  'iu',
)
/** "If that's no good, bang on the wall and I'll come round": the condition is for both. */
const CONDITION =
  /^(?:(?:and|but|so|from (?:here|now) on|next time|in (?:the )?future),? )*(?:if|unless|when|whenever|once|as soon as)(?!\p{L})/iu

/** "…, but only if you agree", "…, but not before May": this belongs to what it restricts. */
const RESTRICTION =
  /^(?:(?:only|if|unless|provided|as long as|not (?:before|after|until|till|on|in|at|with|for|all|more|every))(?!\p{L})|i(?:['’]d| would)(?: really| much)? rather not(?!\p{L}))/iu
/** "I don't normally, but for this I will": only what comes before says what its author will do. */
const ELLIPTIC = /(?<!\p{L})(?:i|we) (?:will|can|could|would|do)\W*$/iu
const FEWEST_WORDS_BEFORE = 2
const FEWEST_WORDS_AFTER = 3

/** "You said you were tired, and would I please do it": the plea is someone else's. */
const REPORTED_PLEA = /^(?:would|could|will) i (?:please|kindly)\b/iu

/** Whether a part begins with what patterns recognise as a request or an offer. */
export const opensProposal = (part: string): boolean =>
  !REPORTED_PLEA.test(part) &&
  (requestsIn(part)[0]?.start === 0 || WISH.test(part) || PROPOSAL.exec(part)?.index === 0 || opensOffer(part))

/**
 * The smallest parts of a sentence that may be a statement, a request or an offer of their own.
 * @returns their offsets in the sentence, in order; the conjunctions between them belong to neither part
 */
export function partsOf(sentence: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = []
  let start = 0
  for (const { index, 0: joint } of sentence.matchAll(JOINT)) {
    const [before, rest] = [sentence.slice(start, index), sentence.slice(index + joint.length)]
    if (/so $/iu.test(joint) && !opensProposal(rest)) continue
    if (REPORTED_PLEA.test(rest) || RESTRICTION.test(rest) || ELLIPTIC.test(rest)) continue
    if (joint === ', ' && LEAD.test(before)) continue
    if (/^,? and /iu.test(joint) && CONDITION.test(before)) continue
    if (wordCount(before) < FEWEST_WORDS_BEFORE || wordCount(rest) < FEWEST_WORDS_AFTER) continue
    parts.push({ start, end: index })
    start = index + joint.length
  }
  return [...parts, { start, end: sentence.length }]
}

const wordCount = (text: string): number => text.trim().split(/\s+/).length
