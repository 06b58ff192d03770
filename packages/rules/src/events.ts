import type { ClosedReason, DebateClosedReason, Mood, Party, Writer } from '@squash/contract/values'
import type { TextStatistics } from './text/statistics.ts'

type PersonId = string
type ConflictId = string
type DebateId = string

type Round = 1 | 2 | 3

/** The creator and the responder; null where nobody has joined yet, or an account was erased. */
export type Parties = readonly [PersonId | null, PersonId | null]
/** 'avatar' is a photo that was set; taking it away earns nothing. */
type ProfileField = 'name' | 'username' | 'avatar' | 'avatar_removed'
/** True when one of the two has blocked the other: then nobody is held to account for silence (decisions §4). */
type Blockable = { blocked?: boolean }
type OfConflict = { conflict: ConflictId; parties: Parties; at: Date }

/**
 * The catalogue of domain events: everything that happens in Squash and that another feature may want to know.
 * Commands record them in their own transaction; rewards, mail and live events follow from them and from nothing else.
 * They carry ids, counts and choices, never a person's words, name or address: the outbox is not a second copy of a secret.
 */
export type DomainEvent =
  // people
  | { type: 'person.signed_up'; person: PersonId; at: Date }
  | { type: 'person.confirmed'; person: PersonId; at: Date }
  | { type: 'person.visited'; person: PersonId; local_day: string; at: Date }
  | { type: 'person.went_inactive'; person: PersonId; last_visit: Date; at: Date }
  | { type: 'profile.updated'; person: PersonId; fields: readonly ProfileField[]; at: Date }
  /** Names, photo and username are out of strangers' sight, or back in it. */
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
        /** Who had asked for the ruling that now never comes. */
        ruling_asked_by?: PersonId
      })
  /** A conflict that closed because a ruling wasn't possible is open again. */
  | (OfConflict & { type: 'conflict.reopened'; created_at: Date; answered_at: Date })
  | (OfConflict & { type: 'conflict.deleted'; created_at: Date })
  | (OfConflict & { type: 'conflict.joined'; person: PersonId })
  /** An open, unanswered conflict is not the person's any more: their address moved on, or they blocked its creator. */
  | (OfConflict & { type: 'conflict.left'; person: PersonId })
  | (OfConflict & Blockable & { type: 'conflict.ghosted'; person: PersonId })
  | (OfConflict & { type: 'invite.resent'; by: PersonId })
  /** The first mail of a queued invite is due. */
  | { type: 'invite.released'; kind: 'conflict' | 'debate'; subject: string; inviter: PersonId; at: Date }
  | { type: 'invite.reminded'; kind: 'conflict' | 'debate'; subject: string; at: Date }
  | (Blockable & {
      type: 'invite.ignored'
      kind: 'conflict' | 'debate'
      subject: string
      person: PersonId
      at: Date
    })

  // rulings (public board)
  | { type: 'ruling.voted'; conflict: ConflictId; voter: PersonId; vote: string; previous: string | null; at: Date }
  | (OfConflict & { type: 'ruling.hidden'; hidden: boolean })

  // forum
  | { type: 'forum.refreshed'; forum_conflict: string; is_sample: boolean; at: Date }
  | { type: 'forum.voted'; forum_conflict: string; voter: PersonId; vote: string; at: Date }

  // debates
  /** `invitee`: the account that holds the invited address, if there is one; it hears of the debate, and nobody else does. */
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
      /** Missing in events from before there were reasons. */
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
  /** Given to a collection by the operator; who the person is now stays. */
  | { type: 'archetype.unlocked'; person: PersonId; archetype: string; at: Date }
  | { type: 'leaderboard.viewed'; person: PersonId; at: Date }
  /**
   * Once for each calendar month ('2026-03') and person who started, answered or resolved a conflict in it, or had one of theirs
   * answered. The figures are of all time.
   */
  | {
      type: 'resolution_rate.judged'
      person: PersonId
      month: string
      /** Without those that the person was invited to and that closed without blame. */
      total: number
      resolved: number
      /** How many of the total closed without blame: they cost nobody anything. */
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
      /** null: by the link of a mailed invite. */
      reporter: PersonId | null
      author: PersonId | null
      at: Date
    }
  | {
      type: 'report.decided'
      report: string
      /** Whom it costs points, or gives them back; null where nobody answers for the words. */
      author: PersonId | null
      upheld: boolean
      spam_or_abuse: boolean
      /** True when an appeal turned an upheld report around: the penalty is taken back. */
      overturned?: boolean
      /** Who should look again: whoever reported it, and the author when it went against them. */
      told: readonly PersonId[]
      at: Date
    }
  | { type: 'report.appealed'; report: string; author: PersonId; at: Date }
  | { type: 'voting.bad_faith'; voter: PersonId; local_day: string; at: Date }

export type DomainEventType = DomainEvent['type']
export type EventOf<Type extends DomainEventType> = Extract<DomainEvent, { type: Type }>
