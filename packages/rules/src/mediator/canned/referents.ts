import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { pattern } from '../../text/pattern.ts'
import type { Account, Part } from './account.ts'

/**
 * Words for what another sentence says: "settle that", "before then". "It" and "him" mostly mean what the disagreement is
 * about, which both know.
 */
const REFERENCE = new RegExp(
  pattern`
    (?<!\p{L})(?:
    (?:that|this|these|those)(?=$|[,.;:!?]| (?:by|on|at|in|for|to|with|from|back|out|up|off|over|down|before|after|until|till|
    first|too|again|now|then|today|tonight|tomorrow|and|or|but|as|is|are|was|would|will|right|straight|done|
    happen|yourself|myself|\d)(?!\p{L}))|
    (?:that|the (?:first|last|other|next|same|new|old)) ones?|(?:before|until|till|by|since|after) (?:then|that)|
    (?:say|do) so)(?!\p{L})
  `,
  'giu',
)
/** What a later pronoun of the same sentence may refer to: "the dress", "your mum", "Kunle's landlord", "Jonas". */
const NAMED =
  /(?<!\p{L})(?:the|an?|my|your|ur|our|his|their|every|each|some|any|all|both|\p{L}+['’]s|\d\S*) \p{L}{2,}|(?<=\S )\p{Lu}\p{L}+/u

/** Whether a text needs another one to say whom or what it is about. */
const refersElsewhere = (text: string): boolean =>
  [...text.matchAll(REFERENCE)].some(({ index }) => !NAMED.test(text.slice(0, index)))

/**
 * The sentence of a part that is unclear by itself, with the sentence before it if that is needed as well: "My invoice
 * is still open. Settle that by Friday".
 * @returns null if the part is clear, or if this wouldn't fit into a commitment
 */
export function withReferent({ said, place }: Part, { sentences }: Account): string | null {
  if (!refersElsewhere(said)) return null
  const own = sentences.find((one) => one.place === place)?.text
  if (own === undefined) return null
  if (own.length > said.length && !refersElsewhere(own)) return fitting(own)
  const before = sentences.find((one) => one.place === place - 1)?.text
  if (before === undefined || before.endsWith('?')) return null
  return fitting(`${before} ${own}`)
}

const fitting = (text: string): string | null => (lengthOf(text) <= LONGEST ? text : null)
/** Leaves space for "As Maximilian asks: “…”". */
const LONGEST = LIMITS.commitment - 40
