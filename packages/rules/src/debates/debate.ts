import type { RefusalCode } from '@squash/contract/errors'
import type { DebateClosedReason, DebateOutcome, DebateSide } from '@squash/contract/values'
import type { DomainEvent } from '../events.ts'
import type { Result } from '../result.ts'

/** Votes for each side. */
export type Tally = Readonly<Record<DebateSide, number>>

/** The fields that every debate has. */
type DebateBase = {
  readonly id: string
  readonly title: string
  /** null once the account is erased. */
  readonly creator_id: string | null
  readonly creator_side: string
  readonly creator_position: string | null
  readonly opponent_side: string
  /** Lower-case. The user with this address may answer. */
  readonly opponent_email: string
  readonly created_at: Date
  /** Whether it is hidden, after a report, from everyone but the two participants. */
  readonly is_hidden: boolean
}

type Invited = {
  /** The confirmed account that holds the invited address; null while there is none. */
  readonly invitee_id: string | null
}

type Answered = {
  readonly opponent_id: string | null
  readonly opponent_position: string | null
  readonly answered_at: Date
  /** When voting ends. */
  readonly expires_at: Date
  readonly votes: Tally
}

/** A debate that waits for the invited person's answer. */
export type PendingDebate = DebateBase &
  Invited & {
    readonly status: 'pending'
    /** Since when the invited person could have answered. */
    readonly invitee_since: Date | null
    /** When it was reported as ignored by them; null until then. */
    readonly ignored_at: Date | null
  }
/** An answered debate, open for votes until its end is processed. */
export type ActiveDebate = DebateBase & Answered & { readonly status: 'active' }
/** A debate whose votes were counted. */
export type CompleteDebate = DebateBase &
  Answered & { readonly status: 'complete'; readonly closed_at: Date; readonly outcome: DebateOutcome }
/** A debate that closed unanswered. */
export type ExpiredDebate = DebateBase &
  Invited & { readonly status: 'expired'; readonly closed_at: Date; readonly closed_reason: DebateClosedReason }

/** A debate as the rules see it; each state has only its own fields. */
export type Debate = PendingDebate | ActiveDebate | CompleteDebate | ExpiredDebate

/** The outcome of a command: the updated debate and the events to publish. Both are stored in one transaction. */
export type DebateDecision<After extends Debate = Debate> = { debate: After; events: readonly DomainEvent[] }
export type DebateDecided<Code extends RefusalCode, After extends Debate = Debate> = Result<DebateDecision<After>, Code>

/** The creator's opponent, or the person invited to become one. */
export const opponentOf = (debate: Debate): string | null =>
  'invitee_id' in debate ? debate.invitee_id : debate.opponent_id

/** The side a person is on, or null for everyone else. */
export function debateSideOf(debate: Debate, person: string): DebateSide | null {
  if (debate.creator_id === person) return 'creator'
  return opponentOf(debate) === person ? 'opponent' : null
}

/** The id of the person on this side; null once their account is erased. */
export const personOn = (debate: ActiveDebate | CompleteDebate, side: DebateSide): string | null =>
  side === 'creator' ? debate.creator_id : debate.opponent_id

/**
 * Whether a person may see a debate: every signed-in user sees answered ones, and only the two participants see
 * unanswered and hidden ones (docs/reference/debates.md#debate-states).
 */
export const maySeeDebate = (debate: Debate, person: string): boolean =>
  isPublic(debate) || debateSideOf(debate, person) !== null

const isPublic = ({ status, is_hidden }: Debate): boolean =>
  !is_hidden && (status === 'active' || status === 'complete')
