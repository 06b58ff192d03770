import { randomUUID } from 'node:crypto'
import { answerTo } from '@squash/testkit/quest-steps'
import type { SomeCalls } from '../../calls.ts'
import { everybody, operators, refusedAll, signedIn } from '../roles.ts'
import type { Row, Scene } from '../scenes.ts'

const nothing = () => ({})
const person = (scene: Scene) => ({ p_user_id: scene.person })
const boundaries = () => ({ p_quest_id: 'boundaries' })

/** Quests, points, achievements, archetypes, the leaderboard and tips. */
export const rewardRows = {
  get_available_quests: { input: nothing, status: signedIn },
  get_quest_details: { input: boundaries, status: signedIn },
  start_quest: { input: boundaries, status: signedIn },
  // The quest is the creator's own: for every other user it doesn't exist.
  submit_quest_step: {
    input: ({ quest }) => ({ ...answerTo('boundaries', 1, 'wrong'), p_user_quest_id: quest }),
    status: { ...refusedAll(404), creator: 200 },
  },

  get_user_squashcred: { input: nothing, status: signedIn },
  get_user_points_with_tier: { input: person, status: signedIn },
  get_squashcred_tier: { input: () => ({ p_points: 120 }), status: everybody },
  get_squashcred_events: { input: nothing, status: signedIn },
  get_squashcred_series: { input: nothing, status: signedIn },
  get_unseen_unlocks: { input: nothing, status: signedIn },
  mark_unlocks_seen: { input: () => ({ ids: [randomUUID()] }), status: signedIn },
  get_user_achievements: { input: person, status: signedIn },
  get_achievement_catalogue: { input: nothing, status: everybody },
  user_has_achievement: { input: (scene) => ({ ...person(scene), p_code: 'first_conflict' }), status: signedIn },
  get_user_archetype_achievements: { input: person, status: signedIn },
  award_squashcred: {
    input: (scene) => ({ ...person(scene), p_amount: 5, p_reason: 'A kind word' }),
    status: operators,
  },
  unlock_user_achievement: { input: (scene) => ({ ...person(scene), p_code: 'first_conflict' }), status: operators },
  unlock_archetype_achievement: {
    input: (scene) => ({ ...person(scene), p_archetype_name: 'the-fixer' }),
    status: operators,
  },

  get_user_conflict_stats: { input: nothing, status: signedIn },
  get_leaderboard_summary: { input: nothing, status: signedIn },
  log_leaderboard_view: { input: nothing, status: signedIn },
  get_leaderboard_view_count: { input: nothing, status: signedIn },
  confirm_tip: { input: () => ({ tip_level: 'tip_3' }), status: refusedAll(409) },
} satisfies SomeCalls<Row>
