import type { LiveEvent, TopicKind } from '@squash/contract/live'
import type { DomainEvent } from '@squash/rules'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Messages name one topic each: `ruling:{id}`. */
export const TOPICS_CHANNEL = 'topics'

/**
 * Something whose tallies browsers can follow: a feature brings one for its kind (`topics` in app.ts). Events say only that a
 * tally changed; each process then reads it once, however many browsers follow it and however often it changed meanwhile.
 */
export type Topic = {
  kind: TopicKind
  /** Of which ids an event changes the tallies: pure, asked by the relay. */
  changedBy(event: DomainEvent): readonly string[]
  /**
   * The tallies as they are now. Everybody with a session may follow them, so what is not for everybody's eyes (hidden, not
   * begun, not there) is left out of the answer.
   * @param ids UUIDs, no two alike
   */
  read(ids: readonly string[]): Promise<readonly { id: string; live: LiveEvent }[]>
}

/** Tells every process, when `tx` commits, which tallies the events have changed. */
export async function tellOfTopics(
  tx: Tx,
  topics: readonly Pick<Topic, 'kind' | 'changedBy'>[],
  events: readonly DomainEvent[],
): Promise<void> {
  const changed = events.flatMap((event) =>
    topics.flatMap(({ kind, changedBy }) => changedBy(event).map((id) => `${kind}:${id}`)),
  )
  if (changed.length === 0) return
  await sql`select pg_notify(${TOPICS_CHANNEL}, name) from unnest(${[...new Set(changed)]}::text[]) as name`.execute(tx)
}
