import type { Commitment } from '@squash/contract/commitments'
import type { Party } from '@squash/contract/values'
import { insultingWords } from '../mediator/insults/insults-in.ts'
import { ok, refuse } from '../result.ts'
import { type Agreement, about, type Decided, isAlone, isStale, personAt } from './agreement.ts'

type Save = { party: Party; commitments: readonly Commitment[]; seen: number | null; now: Date }

/**
 * Replaces the commitments. The new revision is confirmed by nobody, not even its author; the version in force stays in
 * force until both have confirmed the new one.
 */
export function decideSave(
  agreement: Agreement,
  { party, commitments, seen, now }: Save,
): Decided<'agreement.stale' | 'agreement.insulting' | 'agreement.other_left'> {
  const by = personAt(agreement, party)
  if (isAlone(agreement) || by === null) return refuse('agreement.other_left')
  // A retry after a lost answer finds its own list, and is not told that someone else changed it.
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

/** What a list says that the earlier one did not: the words that are checked. */
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
