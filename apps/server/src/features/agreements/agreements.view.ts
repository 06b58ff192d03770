import type { Agreement as AgreementView, CheckIn as CheckInView } from '@squash/contract/agreements'
import { CHECK_IN_DAYS, type Party } from '@squash/contract/values'
import { type Agreement, hasErasedParty } from '@squash/rules/agreements/agreement'
import { canFollowUp, isOpen } from '@squash/rules/agreements/check-in'
import type { Revision } from '@squash/rules/agreements/erase'
import { displayName } from '@squash/rules/people/display-name'
import { isoTime } from '../../platform/iso-time.ts'
import type { StoredAgreement } from './stored-agreement.ts'

/** An agreement as one of its parties sees it. Nothing in it is hidden from either. */
export function presentAgreement(
  stored: StoredAgreement,
  revisions: readonly Revision[],
  { viewer, now }: { viewer: Party; now: Date },
): AgreementView {
  const { agreement, title, created_at, in_force_commitments } = stored
  const { conflict, in_force } = agreement
  return {
    conflict_id: conflict,
    title,
    status: agreement.confirmed_at === null ? 'draft' : 'confirmed',
    revision: agreement.revision,
    commitments: [...agreement.commitments],
    confirmed: { user1: isoTime(agreement.user1_confirmed_at), user2: isoTime(agreement.user2_confirmed_at) },
    confirmed_at: isoTime(agreement.confirmed_at),
    in_force: in_force && {
      revision: in_force.revision,
      commitments: [...in_force_commitments],
      confirmed_at: in_force.confirmed_at.toISOString(),
    },
    created_at: created_at.toISOString(),
    names: { user1: displayName(stored.user1, true), user2: displayName(stored.user2, true) },
    viewer_role: viewer,
    can_change: !hasErasedParty(agreement),
    check_ins: presentCheckIns(agreement, now),
    revisions: revisions.map((one) => ({
      ...one,
      commitments: [...one.commitments],
      created_at: one.created_at.toISOString(),
    })),
    calendar_path: agreement.agreed_at && calendarPath(conflict),
    can_follow_up: canFollowUp(agreement) && !hasErasedParty(agreement),
  }
}

const calendarPath = (conflict: string): string => `/functions/v1/agreement-calendar/${conflict}`

/** One row per check-in day, for both parties; none for a day on which nobody has answered or can still be asked. */
const presentCheckIns = ({ check_ins }: Agreement, now: Date): CheckInView[] =>
  CHECK_IN_DAYS.flatMap((day) => {
    const both = check_ins.filter((one) => one.day === day)
    const [first] = both
    if (!first) return []
    const heldFor = (party: Party) => both.find((one) => one.party === party)?.held ?? null
    return [
      {
        day,
        due_at: first.due_at.toISOString(),
        closes_at: first.closes_at.toISOString(),
        open: both.length === 2 && isOpen(first, now),
        user1: heldFor('user1'),
        user2: heldFor('user2'),
      },
    ]
  })
