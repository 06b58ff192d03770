import type {
  CheckInAnswer,
  CheckInDay,
  ClosedReason,
  DebateClosedReason,
  Mood,
  Party,
  Round,
  Writer,
} from '@squash/contract/values'
import type { TextStatistics } from './text/statistics.ts'

type PersonId = string
type ConflictId = string
type DebateId = string

/** The creator and the responder; null if they haven't joined yet, or their account was erased. */
export type Parties = readonly [PersonId | null, PersonId | null]
/** 'avatar' means a photo was set; removing it earns nothing. */
type ProfileField = 'name' | 'username' | 'avatar' | 'avatar_removed'
/** `blocked`: one party has blocked the other, so silence isn't penalised. */
type Blockable = { blocked?: boolean }
type OfConflict = { conflict: ConflictId; parties: Parties; at: Date }

/**
 * The catalogue of domain events: everything that happens in Squash and may concern another feature. Commands record
 * them in their own transaction; rewards, mails and live events are derived from nothing else. They carry ids, counts
 * and choices, but never a user's words, name or address, so that the outbox doesn't become a second copy of private
 * data.
 */
export type DomainEvent =
  // people
  | { type: 'person.signed_up'; person: PersonId; at: Date }
  | { type: 'person.confirmed'; person: PersonId; at: Date }
  | { type: 'person.visited'; person: PersonId; local_day: string; at: Date }
  | { type: 'person.went_inactive'; person: PersonId; last_visit: Date; at: Date }
  | { type: 'profile.updated'; person: PersonId; fields: readonly ProfileField[]; at: Date }
  /** Whether names, photo and username are hidden from strangers. */
  | { type: 'profile.hidden'; person: PersonId; hidden: boolean; at: Date }
  | { type: 'onboarding.completed'; person: PersonId; at: Date }
  | { type: 'person.blocked'; person: PersonId; blocked: PersonId; at: Date }
  | { type: 'person.unblocked'; person: PersonId; blocked: PersonId; at: Date }
  | { type: 'account.deletion_requested'; person: PersonId; at: Date }
  | { type: 'account.deletion_cancelled'; person: PersonId; at: Date }
  | { type: 'referral.completed'; inviter: PersonId; person: PersonId; at: Date }

  // conflicts
  | (OfConflict & { type: 'conflict.started'; mood: Mood; message: TextStatistics; invite: 'sent' | 'notified' })
  | (OfConflict & { type: 'conflict.responded'; message: TextStatistics; created_at: Date })
  | (OfConflict & { type: 'conflict.mediated'; written_by: Writer })
  | (OfConflict & { type: 'satisfaction.voted'; voter: PersonId; party: Party; round: Round; satisfied: boolean })
  | (OfConflict & { type: 'rehash.requested'; by: PersonId })
  | (OfConflict & { type: 'conflict.rehashed'; written_by: Writer })
  | (OfConflict & { type: 'core_issues.opened' })
  | (OfConflict & { type: 'core_issue.submitted'; by: PersonId; message: TextStatistics })
  | (OfConflict & { type: 'reflection.requested' })
  | (OfConflict & { type: 'conflict.reflected'; written_by: Writer })
  | (OfConflict & { type: 'ruling.requested'; by: PersonId })
  | (OfConflict & { type: 'ruling.issued'; written_by: Writer })
  | (OfConflict & { type: 'ruling.name_shown'; person: PersonId; shown: boolean })
  | (OfConflict & { type: 'conflict.resolved'; round: Round; created_at: Date })
  | (OfConflict &
      Blockable & {
        type: 'conflict.abandoned'
        was: 'pending' | 'active'
        waiting_on: readonly Party[]
        reason: ClosedReason
        /** Who had requested the ruling that can no longer be made. */
        ruling_asked_by?: PersonId
        /** Who chose to leave it unsettled. */
        closed_by?: PersonId
      })
  /** A conflict that closed because a ruling wasn't possible has reopened. */
  | (OfConflict & { type: 'conflict.reopened'; created_at: Date; answered_at: Date })
  | (OfConflict & { type: 'conflict.deleted'; created_at: Date })
  | (OfConflict & { type: 'conflict.joined'; person: PersonId })
  /**
   * The person is no longer invited to an open, unanswered conflict: their address changed, or they blocked its
   * creator.
   */
  | (OfConflict & { type: 'conflict.left'; person: PersonId })
  | (OfConflict & Blockable & { type: 'conflict.ghosted'; person: PersonId })
  | (OfConflict & { type: 'invite.resent'; by: PersonId })
  /** The first mail of a postponed invite is due. */
  | { type: 'invite.released'; kind: 'conflict' | 'debate'; subject: string; inviter: PersonId; at: Date }
  /** The invite's address was corrected: it was mailed to the new one, or is postponed. */
  | { type: 'invite.corrected'; kind: 'conflict' | 'debate'; subject: string; inviter: PersonId; at: Date }
  | { type: 'invite.reminded'; kind: 'conflict' | 'debate'; subject: string; at: Date }
  | (Blockable & {
      type: 'invite.ignored'
      kind: 'conflict' | 'debate'
      subject: string
      person: PersonId
      at: Date
    })

  // agreements
  | (OfConflict & { type: 'agreement.changed'; by: PersonId })
  /** `complete`: both have now confirmed this revision. */
  | (OfConflict & { type: 'agreement.confirmed'; by: PersonId; revision: number; complete: boolean })
  /** A party is asked whether the agreement held, or reminded to answer. */
  | (OfConflict & { type: 'agreement.check_in_due'; person: PersonId; day: CheckInDay; reminder: boolean })
  | (OfConflict & { type: 'agreement.check_in_answered'; person: PersonId; day: CheckInDay; held: CheckInAnswer })
  /** Both parties say that it was kept for 30 days; `held` is false if one of them changed that answer. */
  | (OfConflict & { type: 'agreement.held'; held: boolean })

  // rulings (public board)
  | { type: 'ruling.voted'; conflict: ConflictId; voter: PersonId; vote: string; previous: string | null; at: Date }
  | (OfConflict & { type: 'ruling.hidden'; hidden: boolean })

  // forum
  | { type: 'forum.refreshed'; forum_conflict: string; is_sample: boolean; at: Date }
  | { type: 'forum.voted'; forum_conflict: string; voter: PersonId; vote: string; at: Date }

  // debates
  /** `invitee`: the account with the invited address, if there is one. Only that account is notified of the debate. */
  | { type: 'debate.started'; debate: DebateId; creator: PersonId; invitee: PersonId | null; at: Date }
  | { type: 'debate.joined'; debate: DebateId; person: PersonId; at: Date }
  | { type: 'debate.answered'; debate: DebateId; opponent: PersonId; creator: PersonId | null; at: Date }
  | { type: 'debate.voted'; debate: DebateId; voter: PersonId; for: PersonId; at: Date }
  | { type: 'debate.completed'; debate: DebateId; parties: Parties; winner: PersonId | null; at: Date }
  | { type: 'debate.hidden'; debate: DebateId; parties: Parties; hidden: boolean; at: Date }
  | {
      type: 'debate.expired'
      debate: DebateId
      creator: PersonId | null
      invitee: PersonId | null
      /** Missing in events recorded before reasons were introduced. */
      reason?: DebateClosedReason
      at: Date
    }

  // quests
  | { type: 'quest.started'; quest: string; person: PersonId; at: Date }
  | {
      type: 'quest.step_answered'
      quest: string
      person: PersonId
      step: number
      correct: boolean
      first_try: boolean
      at: Date
    }
  | {
      type: 'quest.completed'
      quest: string
      person: PersonId
      difficulty: 'easy' | 'medium' | 'hard'
      perfect: boolean
      at: Date
    }

  // supporters
  | { type: 'tip.paid'; person: PersonId; checkout: string; level: 'tip_1' | 'tip_2' | 'tip_3'; at: Date }
  | { type: 'tip.refunded'; person: PersonId; checkout: string; at: Date }

  // rewards
  | { type: 'squashcred.changed'; person: PersonId; amount: number; balance: number; at: Date }
  | { type: 'achievement.unlocked'; person: PersonId; code: string; at: Date }
  | { type: 'archetype.changed'; person: PersonId; archetype: string; at: Date }
  /** Added to the user's collection by an operator; their current archetype doesn't change. */
  | { type: 'archetype.unlocked'; person: PersonId; archetype: string; at: Date }
  | { type: 'leaderboard.viewed'; person: PersonId; at: Date }
  /**
   * Published once per calendar month ('2026-03') for each person who started, answered or resolved a conflict in it,
   * or had one of theirs answered. The figures cover all time.
   */
  | {
      type: 'resolution_rate.judged'
      person: PersonId
      month: string
      /** Excludes invitations that closed without blame. */
      total: number
      resolved: number
      /** How many of the total closed without blame; they aren't penalised. */
      blameless?: number
      at: Date
    }

  // safety
  | { type: 'safety_review.decided'; review: string; conflict: ConflictId; author: PersonId; at: Date }
  | {
      type: 'content.reported'
      report: string
      kind: string
      subject: string
      /** null if reported via a mailed invite's link. */
      reporter: PersonId | null
      author: PersonId | null
      at: Date
    }
  | {
      type: 'report.decided'
      report: string
      /** Who loses points, or gets them back; null if no one is penalised. */
      author: PersonId | null
      upheld: boolean
      spam_or_abuse: boolean
      /** True if an appeal reversed an upheld report: the penalty is refunded. */
      overturned?: boolean
      /** Who should refetch: the reporters, and the author if the decision went against them. */
      told: readonly PersonId[]
      at: Date
    }
  | { type: 'report.appealed'; report: string; author: PersonId; at: Date }
  | { type: 'voting.bad_faith'; voter: PersonId; local_day: string; at: Date }

export type DomainEventType = DomainEvent['type']
export type EventOf<Type extends DomainEventType> = Extract<DomainEvent, { type: Type }>
