import type { Debate } from '@squash/contract/debates'
import { jonas } from './cast.ts'
import { done } from './conflict-steps.ts'
import type { Actor } from './http.ts'

/** The positions that Maya and Jonas argue in public. */
export const argument = {
  title: 'Dishes: right after dinner, or the next morning?',
  creator_side: 'Right after dinner',
  creator_position:
    'A clean sink is a gift to the person who makes the coffee. It takes ten minutes while the kettle boils.',
  opponent_side: 'The next morning',
  opponent_position: 'Evenings are for sitting down together. Plates are patient, and people are not.',
} as const

export const startDebate = (creator: Actor, email: string = jonas.email) => {
  const { opponent_position: _, ...input } = argument
  return done(creator.call('create_debate', { ...input, opponent_email: email }))
}

export const answerDebate = (opponent: Actor, id: string) =>
  done(opponent.call('respond_to_debate_invite', { p_debate_id: id, p_position: argument.opponent_position }))

export const voteInDebate = (voter: Actor, id: string, person: string) =>
  done(voter.call('cast_debate_vote', { p_debate_id: id, p_vote_for_id: person }))

/** A new debate between the two, unanswered or open for votes, as its creator sees it. */
export async function debateIn(
  status: 'pending' | 'active',
  creator: Actor,
  opponent: Actor,
  email?: string,
): Promise<Debate> {
  const { id } = await startDebate(creator, email)
  if (status === 'active') await answerDebate(opponent, id)
  const debate = await done(creator.call('get_debate_by_id', { p_debate_id: id }))
  if (debate === null) throw new Error('The debate is gone')
  return debate
}
