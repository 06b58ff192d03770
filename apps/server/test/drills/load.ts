import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { jonas, words } from '@squash/testkit/cast'
import type { Actor } from '@squash/testkit/http'

/** Milliseconds until a failed write is sent again. */
const BACKOFF = 100

/** A conflict that the server has said it stored. */
export type Acknowledged = {
  id: string
  title: string
  /** When the request that succeeded was sent, and when it was answered; in milliseconds of `performance.now()`. */
  sent: number
  answered: number
}

/**
 * Each of these users starts conflicts with Jonas, one after the other, until stopped. Failed requests are
 * repeated with the same Idempotency-Key, as the web app does.
 */
export function startWriting(users: readonly Actor[]) {
  const acknowledged: Acknowledged[] = []
  let failures = 0
  let isOver = false

  async function write(user: Actor, title: string): Promise<Acknowledged> {
    const key = { 'idempotency-key': randomUUID() }
    const conflict = { title, user2_email: jonas.email, user1_mood: 'annoyed', user1_raw_message: words.maya } as const
    for (;;) {
      const sent = performance.now()
      const answer = await user.call('create_conflict', conflict, key)
      if (answer.ok) return { id: answer.body.id, title, sent, answered: performance.now() }
      if (answer.status < 500) throw new Error(`A write was refused: ${JSON.stringify(answer.body)}`)
      failures++
      await pause(BACKOFF)
    }
  }

  const writers = Promise.all(
    users.map(async (user, writer) => {
      for (let n = 0; !isOver; n++) acknowledged.push(await write(user, `Conflict ${n} of writer ${writer}`))
    }),
  )
  // An error fails the drill when it stops the writers.
  writers.catch(() => {})
  return {
    acknowledged,
    failures: () => failures,
    /** @throws when a write was refused */
    async stop(): Promise<void> {
      isOver = true
      await writers
    },
  }
}
