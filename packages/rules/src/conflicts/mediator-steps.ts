import type { Commitment } from '@squash/contract/commitments'
import type { Phase, Writer } from '@squash/contract/values'
import type { DomainEventType, EventOf } from '../events.ts'
import type { Ruling } from '../mediator/mediator.ts'
import { about, type Conflict, type Decision, move, NO_VOTES } from './conflict.ts'
import { phaseOf } from './phase.ts'

type Written<Text> = Text & { written_by: Writer; now: Date }
type Advice = Written<{ summary: string; suggestion: string; commitments: readonly Commitment[] }>
type StepEvent = Extract<
  DomainEventType,
  'conflict.mediated' | 'conflict.rehashed' | 'conflict.reflected' | 'ruling.issued'
>

/**
 * Stores the summary and suggestion for round 1. Null if they aren't awaited, so that a repeated or late job changes
 * nothing.
 */
export const recordMediation = (conflict: Conflict, advice: Advice): Decision | null =>
  step(conflict, 'mediating', 'conflict.mediated', advice, {
    ai_summary: advice.summary,
    ai_suggestion: advice.suggestion,
    mediation_commitments: advice.commitments,
    mediation_by: advice.written_by,
  })

/** Stores the rehash, after which both vote again. Null if it isn't awaited. */
export const recordRehash = (conflict: Conflict, advice: Advice): Decision | null =>
  step(conflict, 'rehashing', 'conflict.rehashed', advice, {
    ...NO_VOTES,
    ai_rehash_summary: advice.summary,
    ai_rehash_suggestion: advice.suggestion,
    rehash_commitments: advice.commitments,
    rehash_by: advice.written_by,
    rehash_attempted_at: advice.now,
  })

/** Stores the reflection on both core issues, after which both vote a last time. Null if it isn't awaited. */
export const recordReflection = (
  conflict: Conflict,
  advice: Written<{ reflection: string; suggestion: string; commitments: readonly Commitment[] }>,
): Decision | null =>
  step(conflict, 'reflecting', 'conflict.reflected', advice, {
    ...NO_VOTES,
    ai_core_reflection: advice.reflection,
    ai_core_suggestion: advice.suggestion,
    reflection_commitments: advice.commitments,
    reflection_by: advice.written_by,
    core_issues_attempted_at: advice.now,
  })

/** Stores the final ruling, which ends the conflict and makes it public. Null if it isn't awaited. */
export const recordRuling = (conflict: Conflict, ruling: Written<Ruling & { summary: string }>): Decision | null =>
  step(conflict, 'ruling', 'ruling.issued', ruling, {
    status: 'final_judgment',
    final_ai_ruling: ruling.ruling,
    ai_final_summary: ruling.summary,
    ruling_by: ruling.written_by,
    ruling_verdict: ruling.verdict,
    ruling_asked: ruling.asked,
    ruling_came_first: ruling.came_first,
    ruling_orders_agreed: ruling.orders_agreed,
    user1_strongest_point: ruling.strongest_points.user1,
    user2_strongest_point: ruling.strongest_points.user2,
    final_ruling_issued_at: ruling.now,
  })

function step(
  conflict: Conflict,
  awaitedIn: Phase,
  type: StepEvent,
  { written_by, now }: { written_by: Writer; now: Date },
  changes: Partial<Conflict>,
): Decision | null {
  if (phaseOf(conflict) !== awaitedIn) return null
  const after = move(conflict, changes, now)
  const event: EventOf<StepEvent> = { type, ...about(after, now), written_by }
  return { conflict: after, events: [event] }
}
