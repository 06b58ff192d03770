import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '@squash/testkit/http'
import type { Program } from '../programs.ts'
import { type Meter, type Used, usedBetween } from './meter.ts'

/** Milliseconds for which streams are watched: several of their heartbeats. */
const WATCHED = 60_000

type Watched = { used: Used; bytes: number }

/** Opens an idle live stream for each of these people. @returns what is used while all are open */
export async function watchStreams(
  { squash, meter }: { squash: Program; meter: Meter },
  people: readonly Actor[],
): Promise<Watched> {
  const closing = new AbortController()
  const readers = await Promise.all(
    people.map(async ({ session }) => {
      const response = await fetch(`${squash.origin}/realtime/v1/stream`, {
        headers: { authorization: `Bearer ${session?.access_token}` },
        signal: closing.signal,
      })
      return response.body?.getReader()
    }),
  )
  let received = 0
  const reads = readers.map(async (reader) => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) received += part.value.length
  })
  const [before, receivedBefore] = [await meter.read(), received]
  await pause(WATCHED)
  const used = usedBetween(before, await meter.read())
  const bytes = received - receivedBefore
  closing.abort()
  await Promise.allSettled(reads)
  return { used, bytes }
}
