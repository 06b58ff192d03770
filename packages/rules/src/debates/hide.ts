import { type Debate, type DebateDecision, opponentOf } from './debate.ts'

/** Hides a debate from everyone but the two participants, or unhides it. Null if that changes nothing. */
export const decideDebateHiding = (
  debate: Debate,
  { hidden, now }: { hidden: boolean; now: Date },
): DebateDecision | null => {
  if (debate.is_hidden === hidden) return null
  const parties = [debate.creator_id, opponentOf(debate)] as const
  return {
    debate: { ...debate, is_hidden: hidden },
    events: [{ type: 'debate.hidden', debate: debate.id, parties, hidden, at: now }],
  }
}
