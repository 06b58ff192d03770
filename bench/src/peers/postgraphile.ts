import { z } from 'zod'
import { FeedRow } from '../feed-row.ts'
import { OwnVotes, type Peer } from './peer.ts'

const Ruling = FeedRow.omit({ user_vote: true })
  .extend({ votes: OwnVotes })
  .transform(({ votes, ...row }): FeedRow => ({ ...row, user_vote: votes }))

/** A persisted document on a view of the same database, with the viewer as its variable. */
export const postgraphile: Peer = {
  name: 'PostGraphile',
  file: 'postgraphile.js',
  needed: 5,
  requestOf: (viewer) => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ documentId: 'feed', variables: { viewer } }),
  }),
  answer: z.object({ data: z.object({ rulings: z.array(Ruling) }) }).transform(({ data }) => data.rulings),
}
