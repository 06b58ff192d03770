import type { Party } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import { type Agreement, about, type Decided, hasErasedParty, isStale, personAt } from './agreement.ts'
import { checkInsFrom } from './check-in.ts'

type Confirmation = { party: Party; seen: number | null; now: Date }

/** Confirms the current revision for one party. Once both have, it is in force. */
export function decideConfirm(
  agreement: Agreement,
  { party, seen, now }: Confirmation,
): Decided<'agreement.stale' | 'agreement.empty' | 'agreement.other_left'> {
  if (isStale(agreement, seen)) return refuse('agreement.stale')
  if (agreement[`${party}_confirmed_at`] !== null) return ok(null)
  const by = personAt(agreement, party)
  if (hasErasedParty(agreement) || by === null) return refuse('agreement.other_left')
  if (agreement.commitments.length === 0) return refuse('agreement.empty')
  const confirmed: Agreement = { ...agreement, [`${party}_confirmed_at`]: now }
  const complete = confirmed.user1_confirmed_at !== null && confirmed.user2_confirmed_at !== null
  const { revision } = agreement
  return ok({
    agreement: complete ? inForce(confirmed, now) : confirmed,
    events: [{ type: 'agreement.confirmed', ...about(agreement, now), by, revision, complete }],
  })
}

const inForce = (agreement: Agreement, now: Date): Agreement => ({
  ...agreement,
  confirmed_at: now,
  in_force: { revision: agreement.revision, confirmed_at: now },
  agreed_at: agreement.agreed_at ?? now,
  // A later revision keeps the dates of the check-ins, so that an edit can't postpone them.
  check_ins: agreement.agreed_at === null ? checkInsFrom(now) : agreement.check_ins,
})
