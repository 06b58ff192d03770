import type { Person } from '../packages/testkit/src/cast.ts'
import { done } from '../packages/testkit/src/conflict-steps.ts'
import type { Actor } from '../packages/testkit/src/http.ts'
import type { DebateStory } from './seed-stories.ts'

/** Plays a debate as far as its story goes. */
export async function playDebate(story: DebateStory, actorOf: (person: Person) => Actor): Promise<void> {
  const { from, to, title, sides, says, answers, votes } = story
  const [creator_side, opponent_side] = sides
  const { id } = await done(
    actorOf(from).call('create_debate', {
      title,
      creator_side,
      creator_position: says,
      opponent_side,
      opponent_email: to.email,
    }),
  )
  if (answers === undefined) return
  await done(actorOf(to).call('respond_to_debate_invite', { p_debate_id: id, p_position: answers }))
  const debate = await done(actorOf(from).call('get_debate_by_id', { p_debate_id: id }))
  const sideOf = { creator: debate?.creator_id ?? '', opponent: debate?.opponent_id ?? '' }
  for (const { voter, side } of votes)
    await done(actorOf(voter).call('cast_debate_vote', { p_debate_id: id, p_vote_for_id: sideOf[side] }))
}
