import type { Commitment } from '@squash/contract/commitments'
import type { CheckInAnswer, CheckInDay, Party } from '@squash/contract/values'
import type { DomainEvent, Parties } from '../events.ts'
import type { Result } from '../result.ts'

/** The revision that both parties last confirmed. */
type InForce = { readonly revision: number; readonly confirmed_at: Date }

/** What two people agreed on when their conflict was resolved. */
export type Agreement = {
  readonly conflict: string
  /** The creator and the responder; null once their account is erased. */
  readonly parties: Parties
  /** The number of the current revision, from 1. */
  readonly revision: number
  readonly commitments: readonly Commitment[]
  /** When each party confirmed the current revision. */
  readonly user1_confirmed_at: Date | null
  readonly user2_confirmed_at: Date | null
  /** When both had confirmed the current revision; null for a draft. */
  readonly confirmed_at: Date | null
  readonly in_force: InForce | null
  /** When both had confirmed a revision for the first time. The check-ins are dated from then. */
  readonly agreed_at: Date | null
  /** Whether it held for 30 days, according to both parties' answers; null until that is known. */
  readonly held: boolean | null
  readonly check_ins: readonly CheckIn[]
}

/** A check-in of one party: when they are asked whether the agreement held, and their answer. */
export type CheckIn = {
  readonly day: CheckInDay
  readonly party: Party
  readonly due_at: Date
  /** Until then, the party may answer or change their answer. */
  readonly closes_at: Date
  readonly asked_at: Date | null
  readonly reminded_at: Date | null
  readonly held: CheckInAnswer | null
}

/** An agreement after a command, with the events to publish. */
export type Decision = { agreement: Agreement; events: readonly DomainEvent[] }

/** The outcome of a command; null if it repeats an earlier one and so changes nothing. */
export type Decided<Code extends Refused> = Result<Decision | null, Code>
type Refused =
  | 'agreement.stale'
  | 'agreement.empty'
  | 'agreement.insulting'
  | 'agreement.other_left'
  | 'agreement.check_in_closed'

/** The id of the person on this side; null once their account is erased. */
export const personAt = ({ parties }: Pick<Agreement, 'parties'>, party: Party): string | null =>
  parties[party === 'user1' ? 0 : 1]

/** The side a person is on; null for a stranger. */
export const partyOf = (agreement: Pick<Agreement, 'parties'>, person: string): Party | null =>
  agreement.parties[0] === person ? 'user1' : agreement.parties[1] === person ? 'user2' : null

/** Whether one party's account is erased. The agreement can then no longer change. */
export const hasErasedParty = ({ parties }: Pick<Agreement, 'parties'>): boolean => parties.includes(null)

/** Whether the user saw an outdated revision. @param seen the revision they saw; null if the client doesn't say */
export const isStale = ({ revision }: Pick<Agreement, 'revision'>, seen: number | null): boolean =>
  seen !== null && seen !== revision

/** The fields common to all agreement events. */
export const about = ({ conflict, parties }: Pick<Agreement, 'conflict' | 'parties'>, at: Date) => ({
  conflict,
  parties,
  at,
})
