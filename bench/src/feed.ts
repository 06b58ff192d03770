import type { Actor } from '@squash/testkit/http'
import { requestsPerSecond } from './load.ts'
import type { Program } from './programs.ts'
import type { Finding } from './report.ts'
import { averagesOf, interleaved, worst } from './rounds.ts'

const PATH = '/rest/v1/rpc/get_public_ai_rulings'
const BODY = JSON.stringify({ p_limit: 20 })
const NEEDED = 0.6

type Parts = { squash: Program; bare: Program; rounds: number; seconds: number }
type Headers = Record<string, string>
/** What each server learns about the caller. */
type Viewer = { ours: Headers; theirs: Headers }

const VISITOR: Viewer = { ours: {}, theirs: {} }

/** The public feed's first page against the bare server, for visitors and for signed-in users. */
export async function measureFeed(parts: Parts, people: readonly Actor[]): Promise<Finding[]> {
  const viewers = people.map(({ session }): Viewer => {
    if (session === null) throw new Error('A viewer has no session')
    return { ours: { authorization: `Bearer ${session.access_token}` }, theirs: { 'x-viewer': session.user.id } }
  })
  return [
    await measureFor('public feed, a visitor', [VISITOR], parts),
    await measureFor('public feed, signed in', viewers, parts),
  ]
}

async function measureFor(
  what: string,
  viewers: readonly Viewer[],
  { squash, bare, rounds, seconds }: Parts,
): Promise<Finding> {
  const [viewer = VISITOR] = viewers
  const [ourBytes, theirBytes] = [await bytesOf(squash, viewer.ours), await bytesOf(bare, viewer.theirs)]
  if (ourBytes !== theirBytes) throw new Error(`The two answer differently:\n${ourBytes}\n${theirBytes}`)

  const load = ({ origin }: Program, side: keyof Viewer, howLong = seconds) => {
    const headers = inRotation(viewers.map((one) => one[side]))
    return requestsPerSecond({
      url: origin + PATH,
      seconds: howLong,
      next: (request) => ({ ...request, headers: { ...request.headers, ...headers() }, body: BODY }),
    })
  }
  await load(squash, 'ours', 1)
  await load(bare, 'theirs', 1)
  const measured = await interleaved(rounds, { ours: () => load(squash, 'ours'), theirs: () => load(bare, 'theirs') })
  const ratios = measured.map((round) => round.ours / round.theirs)
  const average = averagesOf(measured)
  return {
    what,
    unit: 'of the bare server',
    rounds: ratios,
    counts: worst(ratios),
    needed: { atLeast: NEEDED },
    besides: `${average('ours')} beside ${average('theirs')} answers a second, of ${ourBytes.length} characters`,
  }
}

/** Each in turn, again and again. */
function inRotation<One>(all: readonly One[]): () => One | undefined {
  let taken = 0
  return () => all[taken++ % all.length]
}

async function bytesOf({ origin }: Program, headers: Headers): Promise<string> {
  const answer = await fetch(origin + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: BODY,
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.text()
}
