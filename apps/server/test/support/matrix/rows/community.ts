import type { SomeCalls } from '../../calls.ts'
import { everybody, parties, signedIn } from '../roles.ts'
import type { Row, Scene } from '../scenes.ts'

const nothing = () => ({})
const ruling = ({ id }: Scene) => ({ conflict_uuid: id })
const forum = (scene: Scene) => ({ conflict_uuid: scene.forum })

/** The public board, debates and the forum. The invited user's conflict has no ruling, so it isn't on the board. */
export const communityRows = {
  get_fairness: { phase: 'ruled', input: nothing, status: everybody },
  get_public_ai_rulings: { phase: 'ruled', input: nothing, status: everybody, hides: 'responder' },
  get_conflict_vote_counts: { phase: 'ruled', input: ruling, status: { ...everybody, invited: 404 } },
  get_user_vote_for_conflict: { phase: 'ruled', input: ruling, status: { ...signedIn, invited: 404 } },
  check_can_vote: { phase: 'ruled', input: ruling, status: signedIn },
  cast_conflict_vote: {
    phase: 'ruled',
    input: (scene) => ({ ...ruling(scene), vote_type: 'ai_right' }),
    status: { ...signedIn, creator: 403, responder: 403, invited: 404 },
  },

  get_active_debates: { input: nothing, status: signedIn },
  get_pending_debate_invites: { input: nothing, status: signedIn },
  get_completed_debates: { input: nothing, status: signedIn },
  // For strangers, an unanswered debate is null, like one that doesn't exist.
  get_debate_by_id: { debate: 'pending', input: ({ debate }) => ({ p_debate_id: debate }), status: signedIn },
  create_debate: {
    input: () => ({
      title: 'Keys',
      creator_side: 'Hook',
      creator_position: 'Always the same place.',
      opponent_side: 'Bowl',
      opponent_email: 'x@example.com',
    }),
    status: signedIn,
  },
  respond_to_debate_invite: {
    debate: 'pending',
    input: ({ debate }) => ({ p_debate_id: debate, p_position: 'A bowl is prettier.' }),
    status: { ...parties(404), creator: 403 },
  },
  cast_debate_vote: {
    debate: 'active',
    input: ({ debate, person }) => ({ p_debate_id: debate, p_vote_for_id: person }),
    status: { ...signedIn, creator: 403, responder: 403, invited: 403 },
  },
  get_debate_stats: { input: ({ person }) => ({ p_user_id: person }), status: signedIn },
  get_debate_counts: { input: nothing, status: signedIn },

  get_crisis_resources: { input: nothing, status: everybody },

  get_current_reddit_conflict: { input: nothing, status: everybody },
  get_user_reddit_vote: { input: forum, status: signedIn },
  cast_reddit_vote: { input: (scene) => ({ ...forum(scene), vote_type: 'nta' }), status: signedIn },
} satisfies SomeCalls<Row>
