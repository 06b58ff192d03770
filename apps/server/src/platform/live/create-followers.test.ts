import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@squash/contract/live'
import type { DomainEvent } from '@squash/rules/events'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { eventually } from '../../../test/support/until.ts'
import { createFollowers, type Followers } from './create-followers.ts'
import { notifyTopicFollowers, type Topic } from './topic.ts'

const database = await testDatabase()
const [dishes, rent, hidden] = [randomUUID(), randomUUID(), randomUUID()]
const log = pino({ level: 'silent' })
const processes: Followers[] = []
let votes: Map<string, number>
let reads: (readonly string[])[]
let isDown = false
let failures = 0

beforeEach(() => {
  votes = new Map([
    [dishes, 1],
    [rent, 1],
  ])
  reads = []
  isDown = false
  failures = 0
})
afterEach(async () => {
  for (const followers of processes.splice(0)) await followers.close()
})
afterAll(database.close)

const debates: Topic = {
  kind: 'debate',
  changedBy: { 'debate.voted': ({ debate }) => [debate] },
  async read(ids) {
    if (isDown) {
      failures += 1
      throw new Error('down')
    }
    reads.push(ids)
    return ids.flatMap((id) => {
      const creator_votes = votes.get(id)
      if (creator_votes === undefined) return []
      return [{ id, live: { event: 'debate.tallied', data: { debate_id: id, creator_votes, opponent_votes: 0 } } }]
    })
  },
}

const inAProcess = () => {
  const followers = createFollowers({ database, topics: [debates], log })
  processes.push(followers)
  return followers
}

/** Follows debates, and records each tally: its debate and the creator's votes. */
async function watch(followers: Followers, ...ids: string[]) {
  const seen: [string, number][] = []
  const push = (live: LiveEvent) => {
    if (live.event === 'debate.tallied') seen.push([live.data.debate_id, live.data.creator_votes])
  }
  const stop = await followers.follow(
    ids.map((id) => `debate:${id}` as const),
    push,
  )
  return { seen, stop }
}

const voted = (debate: string): DomainEvent => ({
  type: 'debate.voted',
  debate,
  voter: dishes,
  for: rent,
  at: new Date(),
})
async function vote(...ids: string[]) {
  for (const id of ids) votes.set(id, (votes.get(id) ?? 0) + 1)
  await database.transaction((tx) => notifyTopicFollowers(tx, [debates], ids.map(voted)))
}

describe('a follower of a tally', () => {
  it('gets it immediately, and each change, even from another process', async () => {
    const here = await watch(inAProcess(), dishes)
    const there = await watch(inAProcess(), dishes)
    await eventually(() => expect([here.seen, there.seen]).toEqual([[[dishes, 1]], [[dishes, 1]]]))
    await vote(dishes)
    await eventually(() =>
      expect([here.seen.at(-1), there.seen.at(-1)]).toEqual([
        [dishes, 2],
        [dishes, 2],
      ]),
    )
  })

  it('gets nothing it did not ask for, and nothing that is not public', async () => {
    const followers = inAProcess()
    const { seen } = await watch(followers, dishes, hidden)
    const other = await watch(followers, rent)
    await vote(rent)
    await eventually(() => expect(other.seen.at(-1)).toEqual([rent, 2]))
    expect(seen).toEqual([[dishes, 1]])
  })

  it('gets nothing after leaving, and nothing of a vote that was rolled back', async () => {
    const followers = inAProcess()
    const gone = await watch(followers, dishes)
    const { seen } = await watch(followers, dishes)
    await eventually(() => expect([gone.seen.length, seen.length]).toEqual([1, 1]))
    gone.stop()
    const work = database.transaction(async (tx) => {
      await notifyTopicFollowers(tx, [debates], [voted(dishes)])
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await vote(dishes)
    await eventually(() =>
      expect(seen).toEqual([
        [dishes, 1],
        [dishes, 2],
      ]),
    )
    expect(gone.seen).toEqual([[dishes, 1]])
  })

  it('gets the last of many simultaneous changes, with one read for the whole process', async () => {
    const followers = inAProcess()
    const browsers = await Promise.all(Array.from({ length: 30 }, () => watch(followers, dishes)))
    await eventually(() => expect(browsers.map(({ seen }) => seen.length)).toEqual(browsers.map(() => 1)))
    reads = []
    await vote(...Array.from({ length: 100 }, () => dishes))
    await eventually(() => expect(browsers.map(({ seen }) => seen.at(-1)?.[1])).toEqual(browsers.map(() => 101)))
    expect(reads).toEqual([[dishes]])
  })

  it('does not trigger reads for the others when joining', async () => {
    const followers = inAProcess()
    const first = await watch(followers, dishes)
    await eventually(() => expect(first.seen).toHaveLength(1))
    const second = await watch(followers, dishes)
    await eventually(() => expect(second.seen).toHaveLength(1))
    expect(first.seen).toHaveLength(1)
  })

  it('still gets a change after a brief database outage', async () => {
    const followers = inAProcess()
    const { seen } = await watch(followers, dishes)
    await eventually(() => expect(seen).toHaveLength(1))
    isDown = true
    await vote(dishes)
    await eventually(() => expect(failures).toBeGreaterThan(0))
    isDown = false
    const other = await watch(followers, rent)
    await eventually(() => expect(other.seen).toHaveLength(1))
    await eventually(() => expect(seen.at(-1)).toEqual([dishes, 2]))
  })
})
