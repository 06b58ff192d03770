import type { Actor } from '@squash/testkit/http'
import { requestsPerSecond } from './load.ts'
import type { Program } from './programs.ts'
import type { Finding } from './report.ts'
import { averagesOf, interleaved, worst } from './rounds.ts'

const PATH = '/rest/v1/rpc/get_public_ai_rulings'
const BODY = JSON.stringify({ p_limit: 20 })
const NEEDED = 0.6

type Parts = { squash: Program; bare: Program; rounds: number; seconds: number }
type Viewer = { what: string; ours: Record<string, string>; theirs: Record<string, string> }

/** The public feed's first page against the bare server, for a visitor and for a signed-in user. */
export async function measureFeed(parts: Parts, person: Actor): Promise<Finding[]> {
  const { session } = person
  if (session === null) throw new Error('The viewer has no session')
  const viewers: Viewer[] = [
    { what: 'public feed, a visitor', ours: {}, theirs: {} },
    {
      what: 'public feed, signed in',
      ours: { authorization: `Bearer ${session.access_token}` },
      theirs: { 'x-viewer': session.user.id },
    },
  ]
  const findings: Finding[] = []
  for (const viewer of viewers) findings.push(await measureFor(viewer, parts))
  return findings
}

async function measureFor({ what, ours, theirs }: Viewer, { squash, bare, rounds, seconds }: Parts): Promise<Finding> {
  const [ourBytes, theirBytes] = [await bytesOf(squash, ours), await bytesOf(bare, theirs)]
  if (ourBytes !== theirBytes) throw new Error(`The two answer differently:\n${ourBytes}\n${theirBytes}`)

  const load = ({ origin }: Program, headers: Record<string, string>, howLong = seconds) =>
    requestsPerSecond({ url: origin + PATH, headers, body: BODY, seconds: howLong })
  await load(squash, ours, 1)
  await load(bare, theirs, 1)
  const measured = await interleaved(rounds, { ours: () => load(squash, ours), theirs: () => load(bare, theirs) })
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

async function bytesOf({ origin }: Program, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(origin + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: BODY,
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.text()
}
