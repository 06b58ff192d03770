import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apart, maya } from '@squash/testkit/cast'
import { requestsPerSecond } from './load.ts'
import { signUp } from './people.ts'
import type { Program } from './programs.ts'
import type { Finding } from './report.ts'
import { averagesOf, interleaved } from './rounds.ts'

const NEEDED = 0.85
const PEOPLE = 64
/** Sign-ins take long, and those unfinished at the end don't count, so this measurement runs longer than the others. */
const LONGER = 4

type Parts = { squash: Program; rounds: number; seconds: number; signingIn: number; tag: string }

/** Signing in with a password, against a process that only compares hashes with the same parameters on all cores. */
export async function measureSignIns({ squash, rounds, seconds, signingIn, tag }: Parts): Promise<Finding> {
  const name = `signer${tag}`
  await signUp(squash, name, PEOPLE)
  const bodies = Array.from({ length: PEOPLE }, (_, number) => {
    const { email, password } = apart(maya, `${name}${number}`)
    return JSON.stringify({ email, password })
  })
  let turn = 0
  const ours = (howLong = seconds * LONGER) =>
    requestsPerSecond({
      url: `${squash.origin}/auth/v1/token?grant_type=password`,
      seconds: howLong,
      connections: signingIn,
      next: (request) => ({ ...request, body: bodies[turn++ % PEOPLE] ?? '' }),
    })
  await ours(2)
  const measured = await interleaved(rounds, { ours, theirs: () => hashesPerSecond(seconds * LONGER) })
  const ratios = measured.map((round) => round.ours / round.theirs)
  const average = averagesOf(measured)
  return {
    what: 'signing in with a password',
    unit: 'of a bare hash loop',
    rounds: ratios,
    needed: { atLeast: NEEDED },
    besides: `${average('ours')} sign-ins beside ${average('theirs')} hashes a second`,
  }
}

const run = promisify(execFile)

async function hashesPerSecond(seconds: number): Promise<number> {
  const loop = join(import.meta.dirname, 'hash-loop.ts')
  const { stdout } = await run(process.execPath, [loop, `${seconds}`, '16'])
  const [, figure] = /^did (\S+) a second/.exec(stdout) ?? []
  if (figure === undefined) throw new Error(`The hash loop said: ${stdout}`)
  return Number(figure)
}
