import { ada, ben, carla, jonas, maya, type Person } from '../packages/testkit/src/cast.ts'
import { done } from '../packages/testkit/src/conflict-steps.ts'
import type { Actor } from '../packages/testkit/src/http.ts'

type DebateStory = {
  from: Person
  to: Person
  title: string
  sides: readonly [string, string]
  says: string
  /** Left out while nobody has answered. */
  answers?: string
  votes?: readonly (readonly [voter: Person, for_: 'creator' | 'opponent'])[]
}

/** Two that are open for votes, and one that waits for Maya. */
export const debateStories: readonly DebateStory[] = [
  {
    from: maya,
    to: jonas,
    title: 'Dishes: right after dinner, or tomorrow?',
    sides: ['Right after dinner', 'Tomorrow'],
    says: 'A clean sink is a present to whoever makes the coffee. It takes ten minutes while the kettle boils.',
    answers: 'Evenings are for sitting down together. Plates are patient, and people are not.',
    votes: [
      [ada, 'creator'],
      [ben, 'opponent'],
      [carla, 'creator'],
    ],
  },
  {
    from: ada,
    to: ben,
    title: 'Voice messages: gift or homework?',
    sides: ['A gift', 'Homework'],
    says: 'I hear how you are, not only what you write. Two minutes of you while I cook is the best part of my day.',
    answers: 'I cannot skim it, search it, or listen to it in a meeting. If it matters, type it.',
    votes: [[jonas, 'opponent']],
  },
  {
    from: ben,
    to: maya,
    title: 'Is it fine to be ten minutes late?',
    sides: ['It is fine', 'It is rude'],
    says: 'Ten minutes are weather. Nobody plans a friendship to the minute.',
  },
]

/** Takes a debate as far as its story goes. */
export async function tellDebate(story: DebateStory, actorOf: (person: Person) => Actor): Promise<void> {
  const { from, to, title, sides, says, answers, votes = [] } = story
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
  for (const [voter, side] of votes)
    await done(actorOf(voter).call('cast_debate_vote', { p_debate_id: id, p_vote_for_id: sideOf[side] }))
}
