import { type Debate, type DebateDecision, opponentOf } from './debate.ts'

/** Takes a debate out of everybody's sight but the two people's, or puts it back. Null when it is so already. */
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
