import type { Phase, Writer } from '@squash/contract/values'
import type { DomainEventType, EventOf } from '../events.ts'
import type { Conflict, Decision } from './conflict.ts'
import { about, move, UNANSWERED } from './move.ts'
import { phaseOf } from './phase.ts'

type Written<Text> = Text & { written_by: Writer; now: Date }
type Advice = Written<{ summary: string; suggestion: string }>
type StepEvent = Extract<
  DomainEventType,
  'conflict.mediated' | 'conflict.rehashed' | 'conflict.reflected' | 'ruling.issued'
>

/** Summary and suggestion for round 1. Null when they are not awaited, so that a repeated or late job changes nothing. */
export const recordMediation = (conflict: Conflict, advice: Advice): Decision | null =>
  step(conflict, 'mediating', 'conflict.mediated', advice, {
    ai_summary: advice.summary,
    ai_suggestion: advice.suggestion,
    mediation_by: advice.written_by,
  })

/** The second attempt; both vote again. Null when it is not awaited. */
export const recordRehash = (conflict: Conflict, advice: Advice): Decision | null =>
  step(conflict, 'rehashing', 'conflict.rehashed', advice, {
    ...UNANSWERED,
    ai_rehash_summary: advice.summary,
    ai_rehash_suggestion: advice.suggestion,
    rehash_by: advice.written_by,
    rehash_attempted_at: advice.now,
  })

/** The reflection on both core issues; both vote a last time. Null when it is not awaited. */
export const recordReflection = (
  conflict: Conflict,
  advice: Written<{ reflection: string; suggestion: string }>,
): Decision | null =>
  step(conflict, 'reflecting', 'conflict.reflected', advice, {
    ...UNANSWERED,
    ai_core_reflection: advice.reflection,
    ai_core_suggestion: advice.suggestion,
    reflection_by: advice.written_by,
    core_issues_attempted_at: advice.now,
  })

/** The final ruling, which ends the conflict and makes it public. Null when nobody waits for one. */
export const recordRuling = (
  conflict: Conflict,
  ruling: Written<{ ruling: string; summary: string }>,
): Decision | null =>
  step(conflict, 'ruling', 'ruling.issued', ruling, {
    status: 'final_judgment',
    final_ai_ruling: ruling.ruling,
    ai_final_summary: ruling.summary,
    ruling_by: ruling.written_by,
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
