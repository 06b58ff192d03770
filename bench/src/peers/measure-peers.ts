import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { compareFeeds, idOf, signedInRequests } from '../feed.ts'
import { answerOf } from '../feed-row.ts'
import { answerTo, type FeedSide } from '../feed-side.ts'
import { type Program, running, startPeer } from '../programs.ts'
import type { Finding } from '../report.ts'
import { installPeers } from './install.ts'
import type { Peer } from './peer.ts'
import { postgraphile } from './postgraphile.ts'
import { supabaseLite } from './supabase-lite.ts'

const PEERS: readonly Peer[] = [postgraphile, supabaseLite]

type Parts = { databaseUrl: string; squash: Program; rounds: number; seconds: number; print: (line: string) => void }

/** The signed-in feed against servers of other projects, each started for its rounds only. */
export async function measurePeers({ print, ...parts }: Parts, viewers: readonly Actor[]): Promise<Finding[]> {
  await installPeers(print)
  await voteOnTheFirst(viewers)
  const findings: Finding[] = []
  for (const peer of PEERS) {
    const { databaseUrl } = parts
    findings.push(await running([startPeer(peer.file, databaseUrl)], (server) => measure(peer, server, parts, viewers)))
  }
  return findings
}

/** Otherwise no viewer would have a vote that a peer could leave out. */
async function voteOnTheFirst(viewers: readonly Actor[]): Promise<void> {
  for (const viewer of viewers) {
    const [ruling] = await done(viewer.call('get_public_ai_rulings', { p_limit: 1 }))
    if (!ruling) throw new Error('No ruling is on the board')
    await done(viewer.call('cast_conflict_vote', { conflict_uuid: ruling.conflict_id, vote_type: 'ai_right' }))
  }
}

async function measure(
  { name, needed, requestOf, answer }: Peer,
  server: Program,
  { squash, rounds, seconds }: Omit<Parts, 'print'>,
  viewers: readonly Actor[],
): Promise<Finding> {
  const ours: FeedSide = { server: squash, requests: signedInRequests(viewers) }
  const theirs: FeedSide = { server, requests: viewers.map((viewer) => requestOf(idOf(viewer))) }
  let answered = ''
  for (const [index, viewer] of viewers.entries()) {
    answered = await answerTo(theirs, theirs.requests[index])
    const rulings = answer.parse(JSON.parse(answered)).map((row) => answerOf(row, idOf(viewer)))
    const expected = await answerTo(ours, ours.requests[index])
    if (JSON.stringify(rulings) !== expected) throw new Error(`${name} answers differently:\n${answered}\n${expected}`)
  }
  return compareFeeds(
    {
      what: `public feed, signed in, beside ${name}`,
      unit: 'times as many answers',
      needed: { atLeast: needed },
      rounds,
      seconds,
      ours,
      theirs,
    },
    answered,
  )
}
