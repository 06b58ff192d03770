import type { ClosedReason, Party, Round } from '@squash/contract/values'
import { jonas, lena, maya } from '../../conflicts/testing/conflicts.ts'
import type { DomainEvent } from '../../events.ts'
import { textStatistics } from '../../text/statistics.ts'
import { DAY, HOUR } from '../../time/units.ts'
import { count } from '../count.ts'
import { type Counters, NO_COUNTERS } from '../counters.ts'

export const [MAYA, JONAS, LENA] = [maya.id, jonas.id, lena.id]

/** A Tuesday morning without any holiday. */
export const TUESDAY = new Date('2026-03-03T09:00:00Z')
export const after = (milliseconds: number, from: Date = TUESDAY): Date => new Date(from.getTime() + milliseconds)

/** Repeats with a different number each time. */
export const many = (
  times: number,
  make: (number: number) => DomainEvent | readonly DomainEvent[],
): readonly DomainEvent[] => Array.from({ length: times }, (_, number) => make(number)).flat()

type Closing = {
  was: 'pending' | 'active'
  waiting_on: readonly Party[]
  reason?: ClosedReason
  blocked?: boolean
  ruling_asked_by?: string
}

/** The events of a conflict; by default on Tuesday, in a conflict started on that day. */
export function conflictBetween(
  creator: string | null,
  responder: string | null,
  conflict: string | number = 'dishes',
) {
  const about = (at: Date) => ({ conflict: `${conflict}`, parties: [creator, responder] as const, at })
  const canned = { written_by: 'canned' } as const
  return {
    started: (text = '', at = TUESDAY): DomainEvent => ({
      type: 'conflict.started',
      ...about(at),
      mood: 'annoyed',
      message: textStatistics(text),
      invite: 'notified',
    }),
    held: (held = true): DomainEvent => ({ type: 'agreement.held', ...about(after(31 * DAY)), held }),
    joined: (person: string): DomainEvent => ({ type: 'conflict.joined', ...about(TUESDAY), person }),
    left: (person: string): DomainEvent => ({ type: 'conflict.left', ...about(TUESDAY), person }),
    responded: (text = '', at = after(HOUR), created_at = TUESDAY): DomainEvent => ({
      type: 'conflict.responded',
      ...about(at),
      message: textStatistics(text),
      created_at,
    }),
    voted: (voter: string, satisfied: boolean, at = TUESDAY): DomainEvent => ({
      type: 'satisfaction.voted',
      ...about(at),
      voter,
      party: voter === creator ? 'user1' : 'user2',
      round: 1,
      satisfied,
    }),
    rehashAsked: (by: string, at = TUESDAY): DomainEvent => ({ type: 'rehash.requested', ...about(at), by }),
    coreIssue: (by: string, text = ''): DomainEvent => ({
      type: 'core_issue.submitted',
      ...about(TUESDAY),
      by,
      message: textStatistics(text),
    }),
    reflected: (): DomainEvent => ({ type: 'conflict.reflected', ...about(TUESDAY), ...canned }),
    resolved: (round: Round = 2, at = after(3 * DAY), created_at = TUESDAY): DomainEvent => ({
      type: 'conflict.resolved',
      ...about(at),
      round,
      created_at,
    }),
    rulingAsked: (by: string): DomainEvent => ({ type: 'ruling.requested', ...about(TUESDAY), by }),
    ruled: (): DomainEvent => ({ type: 'ruling.issued', ...about(TUESDAY), ...canned }),
    reopened: (at = TUESDAY, answered_at = after(HOUR), created_at = TUESDAY): DomainEvent => ({
      type: 'conflict.reopened',
      ...about(at),
      created_at,
      answered_at,
    }),
    abandoned: ({ reason = 'expired', ...closing }: Closing, at = TUESDAY): DomainEvent => ({
      type: 'conflict.abandoned',
      ...about(at),
      ...closing,
      reason,
    }),
    ghosted: (person: string, blocked = false): DomainEvent => ({
      type: 'conflict.ghosted',
      ...about(TUESDAY),
      person,
      blocked,
    }),
    /** @param created_at when the conflict was started */
    deleted: (created_at = TUESDAY): DomainEvent => ({ type: 'conflict.deleted', ...about(TUESDAY), created_at }),
  }
}

/** Maya starts the conflict, Jonas is invited. */
export const mayas = (conflict?: string | number) => conflictBetween(MAYA, JONAS, conflict)
/** Jonas starts the conflict, Maya is invited. */
export const jonass = (conflict?: string | number) => conflictBetween(JONAS, MAYA, conflict)

export const boardVote = (voter: string, vote: string, conflict: string | number = 1, previous: string | null = null) =>
  ({ type: 'ruling.voted', conflict: `${conflict}`, voter, vote, previous, at: TUESDAY }) satisfies DomainEvent

export const forumVote = (voter: string, forum_conflict: string | number = 1) =>
  ({ type: 'forum.voted', forum_conflict: `${forum_conflict}`, voter, vote: 'nta', at: TUESDAY }) satisfies DomainEvent

type Level = 'easy' | 'medium' | 'hard'
export const questDone = (person: string, quest: string | number, difficulty: Level = 'easy', perfect = false) =>
  ({
    type: 'quest.completed',
    quest: `${quest}`,
    person,
    difficulty,
    perfect,
    at: TUESDAY,
  }) satisfies DomainEvent

/** @param local_day such as '2026-03-03' */
export const visit = (person: string, local_day: string) =>
  ({ type: 'person.visited', person, local_day, at: new Date(`${local_day}T09:00:00Z`) }) satisfies DomainEvent

/** Visits on consecutive days in March 2026. */
export const visits = (person: string, days: number, first = 2): readonly DomainEvent[] =>
  many(days, (number) => visit(person, `2026-03-${String(first + number).padStart(2, '0')}`))

export const balance = (person: string, points: number) =>
  ({ type: 'squashcred.changed', person, amount: 0, balance: points, at: TUESDAY }) satisfies DomainEvent

export const archetype = (person: string, name: string | number) =>
  ({ type: 'archetype.changed', person, archetype: `${name}`, at: TUESDAY }) satisfies DomainEvent

/** A person's counters after these events. */
export const countersOf = (events: readonly DomainEvent[], person = MAYA, timeZone = 'UTC'): Counters =>
  events.reduce((counters, event) => count(counters, event, person, timeZone), NO_COUNTERS)
