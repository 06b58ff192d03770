import type { Commitment } from '@squash/contract/commitments'
import type { Party } from '@squash/contract/values'
import { insultingWords } from '../mediator/insults/insults-in.ts'
import { ok, refuse } from '../result.ts'
import { type Agreement, about, type Decided, hasErasedParty, isStale, personAt } from './agreement.ts'

type Save = { party: Party; commitments: readonly Commitment[]; seen: number | null; now: Date }

/**
 * Replaces the commitments. Nobody has confirmed the new revision yet, not even its author; the previous one stays in
 * force until both have.
 */
export function decideSave(
  agreement: Agreement,
  { party, commitments, seen, now }: Save,
): Decided<'agreement.stale' | 'agreement.insulting' | 'agreement.other_left'> {
  const by = personAt(agreement, party)
  if (hasErasedParty(agreement) || by === null) return refuse('agreement.other_left')
  // Checked before staleness: a retry after a lost response finds its own list and mustn't be refused as outdated.
  if (isSame(commitments, agreement.commitments)) return ok(null)
  if (isStale(agreement, seen)) return refuse('agreement.stale')
  const words = newTexts(commitments, agreement.commitments).flatMap(insultingWords)
  if (words.length > 0) return refuse('agreement.insulting', { words })
  const after: Agreement = {
    ...agreement,
    revision: agreement.revision + 1,
    commitments,
    user1_confirmed_at: null,
    user2_confirmed_at: null,
    confirmed_at: null,
  }
  return ok({ agreement: after, events: [{ type: 'agreement.changed', ...about(agreement, now), by }] })
}

/** The texts of a list that the earlier one doesn't contain. Only these are checked for insults and danger. */
export function newTexts(commitments: readonly Commitment[], earlier: readonly Commitment[]): string[] {
  const known = new Set(earlier.flatMap(textsOf))
  return commitments.flatMap(textsOf).filter((text) => !known.has(text))
}

const textsOf = ({ what, by }: Commitment): string[] => (by === null ? [what] : [what, by])

const isSame = (one: readonly Commitment[], other: readonly Commitment[]): boolean =>
  one.length === other.length &&
  one.every(({ who, what, by }, index) => {
    const twin = other[index]
    return twin?.who === who && twin.what === what && twin.by === by
  })
