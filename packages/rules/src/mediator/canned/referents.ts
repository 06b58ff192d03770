import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { pattern } from '../../text/pattern.ts'
import type { Account, Part, SaidSentence } from './account.ts'

/**
 * Words for what another sentence says: "settle that", "before then". "It" and "him" mostly mean what the disagreement is
 * about, which both know.
 */
const REFERENCE = new RegExp(
  pattern`
    (?<!\p{L})(?:
    (?<!(?:agree|promise|sure|ensure|accept|propose|suggest|ask|say|hope|know|think) )(?:that|this|these|those)(?=$|[,.;:!?]| (?:by|on|at|in|for|to|with|from|back|out|up|off|over|down|before|after|until|till|
    first|too|again|now|then|today|tonight|tomorrow|and|or|but|as|is|are|was|would|will|right|straight|done|
    happen|yourself|myself|\d)(?!\p{L}))|
    (?:that|the (?:first|last|other|next|same|new|old)) ones?|(?:before|until|till|by|since|after) (?:then|that)|
    (?:say|do) so(?! (?:much|many|well|often|little)))(?!\p{L})
  `,
  'giu',
)
/** What a later pronoun of the same sentence may refer to: "the dress", "your mum", "Kunle's landlord". */
const THING =
  /(?<!\p{L})(?:the|an?|my|your|ur|our|his|their|every|each|some|any|all|both|\p{L}+['’]s|\d\S*) \p{L}{2,}/iu
const NAME = /(?<=\S )\p{Lu}\p{L}+/u
/** "After that, I’ll …" is clear enough without the sentence before it. */
const CONNECTIVE = /^(?:after that|until then|till then),? /iu

/** Whether a text needs another one to say whom or what it is about. */
export function refersElsewhere(text: string): boolean {
  const said = text.replace(CONNECTIVE, '')
  return [...said.matchAll(REFERENCE)].some(({ index }) => {
    const before = said.slice(0, index)
    return !THING.test(before) && !NAME.test(before)
  })
}

/**
 * The sentence of a part that is unclear by itself, with the sentence before it if that is needed as well: "My invoice
 * is still open. Settle that by Friday".
 * @returns null if the part is clear, or if this wouldn't fit into a commitment
 */
export function withReferent({ said, place, kind }: Part, { sentences }: Account): string | null {
  if (!refersElsewhere(said)) return null
  const [own, before] = [place, place - 1].map((at) => sentences.find((one) => one.place === at))
  // "Bring the van back. I'll pay for that" isn't all an offer.
  const isOther = ({ kinds }: SaidSentence): boolean =>
    kinds.some((one) => (one === 'request' || one === 'offer') && one !== kind)
  if (!own || isOther(own)) return null
  if (own.text.length > said.length && !refersElsewhere(own.text)) return fitting(own.text)
  return before && !before.text.endsWith('?') && !isOther(before) ? fitting(`${before.text} ${own.text}`) : null
}

const fitting = (text: string): string | null => (lengthOf(text) <= LONGEST ? text : null)
/** Leaves space for "As Maximilian asks: “…”". */
const LONGEST = LIMITS.commitment - 40
