import type { LiveEvent, TopicKind } from '@squash/contract/live'
import { type EventHandlers, handleEvent } from '@squash/rules/event-handlers'
import type { DomainEvent } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Each message names one topic: `ruling:{id}`. */
export const TOPICS_CHANNEL = 'topics'

/**
 * Something whose tallies browsers can follow: a feature provides one for its kind (`topics` in its index.ts). Events
 * say only that a tally changed; each process then reads it once, however many browsers follow it and however often it
 * changed in the meantime.
 */
export type Topic = {
  kind: TopicKind
  /** The ids whose tallies an event changes: a pure function, called by the relay. */
  changedBy: EventHandlers<readonly string[]>
  /**
   * The current tallies. Every signed-in user may follow them, so anything that is not public (hidden, not started,
   * nonexistent) is left out.
   * @param ids UUIDs, without duplicates
   */
  read(ids: readonly string[]): Promise<readonly { id: string; live: LiveEvent }[]>
}

/** Notifies every process, when `tx` commits, which tallies the events have changed. */
export async function notifyTopicFollowers(
  tx: Tx,
  topics: readonly Pick<Topic, 'kind' | 'changedBy'>[],
  events: readonly DomainEvent[],
): Promise<void> {
  const changed = events.flatMap((event) =>
    topics.flatMap(({ kind, changedBy }) => (handleEvent(changedBy, event) ?? []).map((id) => `${kind}:${id}`)),
  )
  if (changed.length === 0) return
  await sql`select pg_notify(${TOPICS_CHANNEL}, name) from unnest(${[...new Set(changed)]}::text[]) as name`.execute(tx)
}
