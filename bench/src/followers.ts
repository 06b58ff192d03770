import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Pool } from 'pg'
import { type Program, running, startSquash } from './programs.ts'
import { repeatConcurrently } from './repeat-concurrently.ts'
import { type Finding, findingOf } from './report.ts'
import { residentMemory } from './resident-memory.ts'
import { quantile } from './rounds.ts'
import { committed } from './transactions.ts'

/** Streams that are opened at once. */
const AT_ONCE = 64
/** Milliseconds between two votes, so that each is a tally of its own. */
const BETWEEN = 1_000

type Parts = {
  databaseUrl: string
  pool: Pool
  ruling: string
  rounds: number
  few: number
  many: number
  /** Milliseconds for which all streams are left alone. */
  idle: number
  settle: number
}

/** How many people open this many streams: a few each, like a user with several tabs, and within the server's limit. */
export const readersFor = (streams: number): number => Math.ceil(streams / 16)

/**
 * Live streams of one web process, all in this process: what an idle one costs, and how long a vote takes to reach
 * everyone who follows its ruling. A worker forwards the votes.
 * @param people the owners of the streams; at least two for each round, because they vote too
 */
export async function measureFollowers(
  { databaseUrl, pool, ruling, rounds, few, many, idle, settle }: Parts,
  people: readonly Actor[],
): Promise<Finding[]> {
  return running([startSquash(databaseUrl), startSquash(databaseUrl, 'worker')], async (web) => {
    const streams: Stream[] = []
    const open = (count: number) =>
      repeatConcurrently(count, AT_ONCE, async (number) => {
        streams.push(await openStream(web, people[number % people.length], ruling))
      })
    const voters = [...people]
    const spread = async () => {
      const p99s: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await pause(BETWEEN)
        const voter = voters.pop()
        if (!voter) throw new Error('Too few voters')
        const began = performance.now()
        const told = streams.map((stream) => stream.next())
        await done(voter.call('cast_conflict_vote', { conflict_uuid: ruling, vote_type: 'ai_right' }))
        p99s.push(quantile(await Promise.all(told), 0.99) - began)
      }
      return p99s
    }

    await open(few)
    const toFew = await spread()
    const memory = residentMemory(web.pid)
    await open(many - few)
    const before = await committed(pool, settle)
    await pause(idle)
    const transactions = ((await committed(pool, settle)) - before) / ((idle + settle) / 1_000)
    const kilobytes = (residentMemory(web.pid) - memory) / 1_024 / (many - few)
    const toMany = await spread()
    for (const stream of streams) stream.close()

    const path = 'from the call to the last byte read; server, worker and readers share the cores'
    return [
      findingOf(`one vote to ${few} followers, p99`, 'ms', toFew, { below: 60 }, path),
      findingOf(`one vote to ${many} followers, p99`, 'ms', toMany, { below: 400 }, path),
      findingOf(
        'memory of a live stream',
        'KB',
        [kilobytes],
        { below: 15 },
        `resident, between ${few} and ${many} streams`,
      ),
      findingOf(
        `transactions with ${many} idle streams`,
        'a second',
        [transactions],
        { below: 10 },
        'the worker’s too',
      ),
    ]
  })
}

type Stream = {
  /** The moment at which its next tally arrives. */
  next(): Promise<number>
  close(): void
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

/** @returns once the stream has the current tally, because the server sends it to each new follower */
async function openStream(web: Program, reader: Actor | undefined, ruling: string): Promise<Stream> {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const headers = { authorization: `Bearer ${reader?.session?.access_token}` }
    get(`${web.origin}/realtime/v1/stream?topics=ruling:${ruling}`, { agent, headers }, answered).on('error', failed)
  })
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}`)
  let arrived = Promise.withResolvers<number>()
  response.on('error', () => {})
  response.on('data', (text: Buffer) => {
    if (text.includes('event: ruling.tallied')) arrived.resolve(performance.now())
  })
  const next = () => {
    arrived = Promise.withResolvers()
    return arrived.promise
  }
  await arrived.promise
  return { next, close: () => response.destroy() }
}
