import type { Actor } from '@squash/testkit/http'
import { answerTo, type FeedRequest, type FeedSide, loadOn } from './feed-side.ts'
import type { Program } from './programs.ts'
import { type Finding, findingOf } from './report.ts'
import { averagesOf, interleaved } from './rounds.ts'

const BOARD = {
  method: 'POST',
  path: '/rest/v1/rpc/get_public_ai_rulings',
  body: JSON.stringify({ p_limit: 20 }),
} as const
const NEEDED = { atLeast: 0.6 }

type Parts = { squash: Program; bare: Program; rounds: number; seconds: number }

/** The public feed's first page against the bare server, for visitors and for signed-in users. */
export async function measureFeed(
  { squash, bare, rounds, seconds }: Parts,
  viewers: readonly Actor[],
): Promise<Finding[]> {
  const measureFor = async (what: string, ours: FeedSide, theirs: FeedSide): Promise<Finding> => {
    const [ourBytes, theirBytes] = [await answerTo(ours, ours.requests[0]), await answerTo(theirs, theirs.requests[0])]
    if (ourBytes !== theirBytes) throw new Error(`The two answer differently:\n${ourBytes}\n${theirBytes}`)
    return compareFeeds({ what, unit: 'of the bare server', needed: NEEDED, rounds, seconds, ours, theirs }, theirBytes)
  }
  return [
    await measureFor(
      'public feed, a visitor',
      { server: squash, requests: [BOARD] },
      { server: bare, requests: [BOARD] },
    ),
    await measureFor(
      'public feed, signed in',
      { server: squash, requests: signedInRequests(viewers) },
      { server: bare, requests: viewers.map((viewer) => ({ ...BOARD, headers: { 'x-viewer': idOf(viewer) } })) },
    ),
  ]
}

type Comparison = Pick<Finding, 'what' | 'unit' | 'needed'> & {
  rounds: number
  seconds: number
  ours: FeedSide
  theirs: FeedSide
}

/** Squash's rate against that of another server. @param answered what the other answers, whose length is reported */
export async function compareFeeds(
  { what, unit, needed, rounds, seconds, ours, theirs }: Comparison,
  answered: string,
): Promise<Finding> {
  await loadOn(ours, 1)
  await loadOn(theirs, 1)
  const measured = await interleaved(rounds, {
    ours: () => loadOn(ours, seconds),
    theirs: () => loadOn(theirs, seconds),
  })
  const average = averagesOf(measured)
  const ratios = measured.map((round) => round.ours / round.theirs)
  const rates = `${average('ours')} beside ${average('theirs')} answers a second`
  return findingOf(what, unit, ratios, needed, `${rates}, of ${answered.length} characters`)
}

/** What signed-in users send to Squash. */
export const signedInRequests = (viewers: readonly Actor[]): FeedRequest[] =>
  viewers.map((viewer) => ({ ...BOARD, headers: { authorization: `Bearer ${sessionOf(viewer).access_token}` } }))

export const idOf = (viewer: Actor): string => sessionOf(viewer).user.id

function sessionOf({ session }: Actor) {
  if (session === null) throw new Error('A viewer has no session')
  return session
}
