import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent, TopicName } from '@squash/contract/live'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { createLoop } from '../loop.ts'
import { runOnce } from '../run-once.ts'
import { TOPICS_CHANNEL, type Topic } from './topic.ts'

/** Milliseconds between reads of tallies that keep changing: few enough to look live, enough to spare the database. */
const READ_INTERVAL = 250
/** Milliseconds before a retry after the database could not be queried. */
const RETRY = 5_000

type Push = (event: LiveEvent) => void

export type Followers = {
  /**
   * Pushes the current tallies of these topics, and again whenever they change.
   * @param names topics; one that does not exist, or is not public, stays silent
   * @returns a function that stops the pushes
   */
  follow(names: readonly TopicName[], push: Push): Promise<() => void>
  close(): Promise<void>
}

/** The browsers of this process that follow topics. */
export const createFollowers = (options: {
  database: Pick<Database, 'listen'>
  topics: readonly Topic[]
  log: Logger
}): Followers => {
  const { database, topics, log } = options
  const followers = new Map<string, Set<Push>>()
  /** Followers that do not have the current tally of a topic yet. */
  const pending = new Map<string, Set<Push>>()
  const closing = new AbortController()

  const addPending = (name: string, pushes: Iterable<Push>) =>
    pending.set(name, new Set([...(pending.get(name) ?? []), ...pushes]))

  const pushPending = async () => {
    if (pending.size === 0) return
    const round = new Map(pending)
    pending.clear()
    try {
      for (const { kind, read } of topics) {
        const ids = [...round.keys()]
          .filter((name) => name.startsWith(`${kind}:`))
          .map((name) => name.slice(kind.length + 1))
        if (ids.length === 0) continue
        for (const { id, live } of await read(ids)) {
          const name = `${kind}:${id}`
          for (const push of round.get(name) ?? []) if (followers.get(name)?.has(push)) push(live)
        }
      }
    } catch (error) {
      for (const [name, pushes] of round) addPending(name, pushes)
      throw error
    }
    await pause(READ_INTERVAL, undefined, { signal: closing.signal }).catch(() => {})
  }

  const loop = createLoop({
    every: RETRY,
    run: pushPending,
    onError: (error) => log.error({ err: error }, 'tallies were not read'),
  })
  const changed = (name: string) => {
    const pushes = followers.get(name)
    if (!pushes) return
    addPending(name, pushes)
    loop.wake()
  }
  const ensureListening = runOnce(async () => {
    const stop = await database.listen(TOPICS_CHANNEL, changed, () => {
      for (const name of followers.keys()) changed(name)
    })
    loop.start()
    return stop
  })

  return {
    async follow(names, push) {
      if (names.length === 0) return () => {}
      // Listen first: a change between the first read and LISTEN would be lost.
      await ensureListening()
      for (const name of names) {
        followers.set(name, (followers.get(name) ?? new Set()).add(push))
        addPending(name, [push])
      }
      loop.wake()
      return () => {
        for (const name of names) {
          const others = followers.get(name)
          others?.delete(push)
          if (others?.size === 0) followers.delete(name)
        }
      }
    },

    async close() {
      followers.clear()
      closing.abort()
      await (await ensureListening.current())?.()
      await loop.stop()
    },
  }
}
