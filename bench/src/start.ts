import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '@squash/testkit/cast'
import { startConflict } from '@squash/testkit/conflict-steps'
import { testClient } from '@squash/testkit/http'
import { running, startEmbedded, startSquash } from './programs.ts'
import { type Finding, findingOf } from './report.ts'
import { residentMemory } from './resident-memory.ts'

const MB = 2 ** 20

/** `untilIdle`: milliseconds after its start at which a process is idle. */
type Parts = { databaseUrl: string; rounds: number; untilIdle: number }

/** What a newly started process needs: its memory, and the time for its first conflict. */
export async function measureStart(
  { databaseUrl, rounds, untilIdle }: Parts,
  { creator, other }: { creator: Person; other: Person },
): Promise<Finding[]> {
  const web: number[] = []
  const embedded: number[] = []
  const firsts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await running([startSquash(databaseUrl)], async (squash) => {
      await pause(untilIdle)
      web.push(residentMemory(squash.pid) / MB)
      const signedIn = await testClient(squash.origin).signIn(creator)
      const began = performance.now()
      await startConflict(signedIn, other.email)
      firsts.push(performance.now() - began)
    })
    const folder = await mkdtemp(join(tmpdir(), 'squash-bench-'))
    await running([startEmbedded(folder)], async (squash) => {
      await pause(untilIdle)
      embedded.push(residentMemory(squash.pid) / MB)
    })
    await rm(folder, { recursive: true, force: true })
  }
  const after = `resident, ${untilIdle / 1_000} s after the start`
  return [
    findingOf('an idle web process on PostgreSQL', 'MB', web, { below: 120 }, after),
    findingOf(
      'an idle process with the embedded database',
      'MB',
      embedded,
      { below: 250 },
      `${after}, with a new database`,
    ),
    findingOf('the first create_conflict of a process', 'ms', firsts, { below: 30 }, 'over HTTP, after a sign-in'),
  ]
}
