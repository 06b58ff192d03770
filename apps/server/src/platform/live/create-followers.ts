import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent, TopicName } from '@squash/contract/live'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { createLoop } from '../loop.ts'
import { TOPICS_CHANNEL, type Topic } from './topic.ts'

/** Milliseconds between two looks at tallies that keep changing: quick for an eye, slow for a database. */
const BETWEEN = 250
/** Another try, in milliseconds, after the database could not be asked. */
const RETRY = 5_000

type Push = (event: LiveEvent) => void

export type Followers = {
  /**
   * Pushes the tallies of these topics as they are now, and again whenever they have changed.
   * @param names one that does not exist, or may not be seen, is silent
   * @returns how to stop
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
  /** Who has not been told of a topic as it is now. */
  const owed = new Map<string, Set<Push>>()
  const closing = new AbortController()
  let listening: Promise<() => Promise<void>> | undefined

  const owe = (name: string, pushes: Iterable<Push>) => owed.set(name, new Set([...(owed.get(name) ?? []), ...pushes]))

  const pushOwed = async () => {
    if (owed.size === 0) return
    const round = new Map(owed)
    owed.clear()
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
      for (const [name, pushes] of round) owe(name, pushes)
      throw error
    }
    await pause(BETWEEN, undefined, { signal: closing.signal }).catch(() => {})
  }

  const loop = createLoop({
    every: RETRY,
    run: pushOwed,
    onError: (error) => log.error({ err: error }, 'tallies were not read'),
  })
  const changed = (name: string) => {
    const pushes = followers.get(name)
    if (!pushes) return
    owe(name, pushes)
    loop.wake()
  }
  const listen = async () => {
    const stop = await database.listen(TOPICS_CHANNEL, changed, () => {
      for (const name of followers.keys()) changed(name)
    })
    loop.start()
    return stop
  }
  const ensureListening = () =>
    (listening ??= listen().catch((error: unknown) => {
      listening = undefined
      throw error
    }))

  return {
    async follow(names, push) {
      if (names.length === 0) return () => {}
      // Listening comes first: a change between the first look and it would be lost.
      await ensureListening()
      for (const name of names) {
        followers.set(name, (followers.get(name) ?? new Set()).add(push))
        owe(name, [push])
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
      await (await listening)?.()
      await loop.stop()
    },
  }
}
