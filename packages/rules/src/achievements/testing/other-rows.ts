import {
  archetype,
  balance,
  boardVote,
  forumVote,
  JONAS,
  MAYA,
  many,
  mayas,
  questDone,
  TUESDAY,
  visits,
} from '../../counters/testing/histories.ts'
import type { DomainEvent } from '../../events.ts'
import type { Row } from './rows.ts'

const at = TUESDAY
const says = (text: string) => [mayas().started(text)]
/** Earned if Maya writes the first text, but not if she writes the second and Jonas the first. */
const saying = (text: string, nearest: string): Row => [says(text), [...says(nearest), mayas().responded(text)]]

const boardVotes = (times: number, vote = 'user1_wrong') => many(times, (number) => boardVote(MAYA, vote, number))
const forumVotes = (times: number) => many(times, (number) => forumVote(MAYA, number))
const quests = (times: number) => many(times, (number) => questDone(MAYA, number))
const archetypes = (times: number) => many(times, (number) => archetype(MAYA, number))
const views = (times: number) => many(times, () => ({ type: 'leaderboard.viewed', person: MAYA, at }))
const updates = (times: number) => many(times, () => updated('name'))
const updated = (field: 'name' | 'username' | 'avatar' | 'avatar_removed'): DomainEvent => ({
  type: 'profile.updated',
  person: MAYA,
  fields: [field],
  at,
})
const tip = (type: 'tip.paid' | 'tip.refunded'): DomainEvent =>
  type === 'tip.paid'
    ? { type, person: MAYA, checkout: 'cs_1', level: 'tip_1', at }
    : { type, person: MAYA, checkout: 'cs_1', at }
const won = (winner: string | null): DomainEvent => ({
  type: 'debate.completed',
  debate: 'pineapple',
  parties: [MAYA, JONAS],
  winner,
  at,
})
const debate = (type: 'debate.started' | 'debate.answered' | 'debate.voted', person: string): DomainEvent => {
  if (type === 'debate.started') return { type, debate: 'tabs', creator: person, invitee: null, at }
  if (type === 'debate.answered') return { type, debate: 'tabs', opponent: person, creator: null, at }
  return { type, debate: 'tabs', voter: person, for: JONAS, at }
}

export const OTHER_ROWS: Readonly<Record<string, Row>> = {
  sent_long_message: saying('x'.repeat(901), 'x'.repeat(900)),
  first_i_feel: saying('Sometimes I feel unseen.', 'The wifi feels slow.'),
  ten_emojis: saying('😡'.repeat(10), '😡'.repeat(9)),
  half_in_capitals: saying('A'.repeat(10) + 'a'.repeat(10), 'A'.repeat(9) + 'a'.repeat(11)),
  five_question_marks: saying('Why?????', 'Why????'),
  ten_exclamation_marks: saying(`No${'!'.repeat(10)}`, `No${'!'.repeat(9)}`),
  three_sorry: saying('Sorry, sorry, sorry', 'Sorry, sorry'),
  five_literally: saying('literally '.repeat(5), 'literally '.repeat(4)),
  three_obviously: saying('obviously '.repeat(3), 'obviously '.repeat(2)),
  three_fine: saying('Fine. Fine. Fine.', 'Fine. Fine. Finest.'),
  said_whatever: saying('Whatever.', 'What. Ever.'),

  first_vote: [boardVotes(1), [boardVote(JONAS, 'ai_right')]],
  twenty_five_votes: [boardVotes(25), [...boardVotes(24), boardVote(MAYA, 'ai_right', 0, 'user1_wrong')]],
  fifty_votes: [boardVotes(50), boardVotes(49)],
  five_therapy_votes: [boardVotes(5, 'get_therapy'), boardVotes(4, 'get_therapy')],
  ten_ai_right_votes: [boardVotes(10, 'ai_right'), boardVotes(9, 'ai_right')],
  five_both_wrong_votes: [boardVotes(5, 'both_wrong'), boardVotes(4, 'both_wrong')],
  three_reset_votes: [
    boardVotes(3, 'reset_conflict'),
    [
      boardVote(MAYA, 'reset_conflict', 9),
      boardVote(MAYA, 'ai_right', 9, 'reset_conflict'),
      ...boardVotes(2, 'reset_conflict'),
    ],
  ],
  first_forum_vote: [forumVotes(1), [forumVote(JONAS)]],
  ten_forum_votes: [forumVotes(10), forumVotes(9)],
  first_debate_started: [[debate('debate.started', MAYA)], [debate('debate.started', JONAS)]],
  first_debate_answered: [[debate('debate.answered', MAYA)], [debate('debate.started', MAYA)]],
  first_debate_vote: [[debate('debate.voted', MAYA)], [debate('debate.voted', JONAS)]],
  first_debate_won: [[won(MAYA)], [won(null)]],
  twenty_leaderboard_views: [views(20), views(19)],
  top_ten: [[], [], { isTopTen: true }, { isTopTen: false }],

  first_quest: [quests(1), [{ type: 'quest.started', quest: 'boundaries', person: MAYA, at }]],
  quest_collector: [quests(5), [...quests(4), questDone(MAYA, 0)]],
  quest_master: [
    [questDone(MAYA, 1, 'easy'), questDone(MAYA, 2, 'medium'), questDone(MAYA, 3, 'hard')],
    [questDone(MAYA, 1, 'easy'), questDone(MAYA, 2, 'medium'), questDone(MAYA, 3, 'medium')],
  ],
  perfect_quest: [[questDone(MAYA, 1, 'easy', true)], [questDone(MAYA, 1, 'easy', false)]],
  hard_quest: [[questDone(MAYA, 1, 'hard')], [questDone(MAYA, 1, 'medium')]],

  tour_taken: [
    [{ type: 'onboarding.completed', person: MAYA, at }],
    [{ type: 'onboarding.completed', person: JONAS, at }],
  ],
  first_photo: [[updated('avatar')], [updated('avatar_removed')]],
  username_chosen: [[updated('username')], [updated('name')]],
  ten_profile_updates: [updates(10), updates(9)],
  seven_day_streak: [visits(MAYA, 7), [...visits(MAYA, 6), ...visits(MAYA, 6, 9)]],
  first_referral: [
    [{ type: 'referral.completed', inviter: MAYA, person: JONAS, at }],
    [{ type: 'referral.completed', inviter: JONAS, person: MAYA, at }],
  ],
  supporter: [[tip('tip.paid')], [tip('tip.paid'), tip('tip.refunded')]],

  first_archetype: [archetypes(1), [archetype(JONAS, 'the-fixer')]],
  five_archetypes: [archetypes(5), [...archetypes(4), archetype(MAYA, 0)]],
  ten_archetypes: [archetypes(10), archetypes(9)],
  twenty_five_achievements: [[], [], { achievementCount: 25 }, { achievementCount: 24 }],
  fifty_achievements: [[], [], { achievementCount: 50 }, { achievementCount: 49 }],
  ten_thousand_points: [[balance(MAYA, 10_000)], [balance(MAYA, 9999)]],
  minus_fifty_points: [[balance(MAYA, -50)], [balance(MAYA, -49)]],
}
