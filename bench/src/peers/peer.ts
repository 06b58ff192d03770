import { z } from 'zod'
import { FeedRow } from '../feed-row.ts'
import type { FeedRequest } from '../feed-side.ts'

/** A server of another project, and how it is asked for the signed-in feed. */
export type Peer = {
  name: string
  /** Its program in bench/peers. */
  file: string
  /** How many times as many requests a second Squash should answer. */
  needed: number
  requestOf: (viewer: string) => FeedRequest
  /** Reads its answer; fails on one of another shape. */
  answer: z.ZodType<FeedRow[]>
}

/** The viewer's own votes on a ruling: one or none. */
export const OwnVotes = z.array(z.object({ vote_type: z.string() })).transform(([vote]) => vote?.vote_type ?? null)

/** What a peer answers about a ruling itself. */
export const RulingColumns = FeedRow.pick({
  conflict_id: true,
  issued_at: true,
  title: true,
  summary: true,
  ruling: true,
  written_by: true,
  verdict: true,
  asked: true,
  user1_point: true,
  user2_point: true,
  user1_id: true,
  user2_id: true,
})

export const TallyColumns = FeedRow.pick({
  both_wrong: true,
  user1_wrong: true,
  user2_wrong: true,
  get_therapy: true,
  ai_right: true,
  reset_conflict: true,
})
