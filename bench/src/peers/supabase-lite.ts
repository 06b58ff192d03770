import { z } from 'zod'
import type { FeedRow } from '../feed-row.ts'
import { OwnVotes, type Peer, RulingColumns, TallyColumns } from './peer.ts'

const NAMES = ['id', 'username', 'first_name', 'archetype_emoji', 'supporter_emoji'] as const
const text = z.string().nullable()
const Named = z
  .object({ id: text, username: text, first_name: text, archetype_emoji: text, supporter_emoji: text })
  .nullable()

const Ruling = RulingColumns.extend({ tally: TallyColumns, p1: Named, p2: Named, votes: OwnVotes }).transform(
  ({ tally, p1, p2, votes, ...ruling }): FeedRow => ({
    ...ruling,
    ...tally,
    p1_id: p1?.id ?? null,
    p1_username: p1?.username ?? null,
    p1_first_name: p1?.first_name ?? null,
    p1_archetype_emoji: p1?.archetype_emoji ?? null,
    p1_supporter_emoji: p1?.supporter_emoji ?? null,
    p2_id: p2?.id ?? null,
    p2_username: p2?.username ?? null,
    p2_first_name: p2?.first_name ?? null,
    p2_archetype_emoji: p2?.archetype_emoji ?? null,
    p2_supporter_emoji: p2?.supporter_emoji ?? null,
    user_vote: votes,
  }),
)

const SELECTED = [
  ...Object.keys(RulingColumns.shape),
  `tally:ruling_tallies(${Object.keys(TallyColumns.shape)})`,
  `p1:profiles!public_rulings_named1_id_fkey(${NAMES})`,
  `p2:profiles!public_rulings_named2_id_fkey(${NAMES})`,
  'votes:conflict_votes(vote_type)',
]

/** A REST select that embeds the relations, with the viewer in a filter of the votes. */
export const supabaseLite: Peer = {
  name: '@supabase/lite',
  file: 'supabase-lite.js',
  needed: 8,
  requestOf: (viewer) => ({
    method: 'GET',
    path:
      `/rest/v1/public_rulings?select=${SELECTED}&is_hidden=is.false&votes.voter_id=eq.${viewer}` +
      '&order=issued_at.desc,conflict_id.desc&limit=20',
  }),
  answer: z.array(Ruling),
}
