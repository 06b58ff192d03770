import type { AiRuling } from '@squash/contract/rulings'
import { displayName } from '@squash/rules/people/display-name'
import { countsOf, type RulingRow } from './rulings.store.ts'

type Shown = {
  id: string | null
  username: string | null
  first_name: string | null
  archetype_emoji: string | null
  supporter_emoji: string | null
}

/** A ruling as the public may see it. */
export function presentRuling(row: RulingRow): AiRuling {
  const user1 = presentSide({
    id: row.p1_id,
    username: row.p1_username,
    first_name: row.p1_first_name,
    archetype_emoji: row.p1_archetype_emoji,
    supporter_emoji: row.p1_supporter_emoji,
  })
  const user2 = presentSide({
    id: row.p2_id,
    username: row.p2_username,
    first_name: row.p2_first_name,
    archetype_emoji: row.p2_archetype_emoji,
    supporter_emoji: row.p2_supporter_emoji,
  })
  return {
    conflict_id: row.conflict_id,
    title: row.title,
    ai_final_summary: row.summary,
    final_ai_ruling: row.ruling,
    written_by: row.written_by,
    verdict: row.verdict,
    asked: row.asked,
    strongest_points: { user1: row.user1_point, user2: row.user2_point },
    final_ruling_issued_at: row.issued_at.toISOString(),
    user1_id: user1.id,
    user1_username: user1.username,
    user1_display_name: user1.display_name,
    user1_archetype_emoji: user1.archetype_emoji,
    user1_supporter_emoji: user1.supporter_emoji,
    user2_id: user2.id,
    user2_username: user2.username,
    user2_display_name: user2.display_name,
    user2_archetype_emoji: user2.archetype_emoji,
    user2_supporter_emoji: user2.supporter_emoji,
    vote_counts: countsOf(row),
  }
}

/** What a signed-in viewer sees in addition: their own vote, and whether they may vote. */
export const viewerOf = ({ votes, party1, party2 }: RulingRow, viewer: string) => ({
  user_vote: votes?.[viewer] ?? null,
  can_vote: viewer !== party1 && viewer !== party2,
})

/** Strangers see a first name and a username; for a party whose name is hidden, the store returns nothing. */
const presentSide = ({ first_name, ...shown }: Shown) => ({
  ...shown,
  display_name: displayName({ first_name, last_name: null, username: shown.username }, false),
})
