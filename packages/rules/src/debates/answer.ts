import { ok, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'
import { type ActiveDebate, type Debate, type DebateDecided, debateSideOf, maySeeDebate } from './debate.ts'

/** For how many days an answered debate is open for votes. */
export const DEBATE_DAYS = 7

/** The invited person takes the other side, which opens the debate to every signed-in user for reading and voting. */
export function decideAnswer(
  debate: Debate,
  { person, position, now }: { person: string; position: string; now: Date },
): DebateDecided<'debate.not_found' | 'debate.not_invited' | 'debate.not_pending', ActiveDebate> {
  if (!maySeeDebate(debate, person)) return refuse('debate.not_found')
  if (debateSideOf(debate, person) !== 'opponent') return refuse('debate.not_invited')
  if (debate.status !== 'pending') return refuse('debate.not_pending')
  const { invitee_id, invitee_since, ignored_at, ...debateBase } = debate
  return ok({
    debate: {
      ...debateBase,
      status: 'active',
      opponent_id: person,
      opponent_position: position,
      answered_at: now,
      expires_at: new Date(now.getTime() + DEBATE_DAYS * DAY),
      votes: { creator: 0, opponent: 0 },
    },
    events: [{ type: 'debate.answered', debate: debate.id, opponent: person, creator: debate.creator_id, at: now }],
  })
}
