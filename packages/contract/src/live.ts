import type { RulingVoteCounts } from './values.ts'

/**
 * Live events tell clients to refetch; queries return the actual data. An event says what has changed by an id, a code
 * or a kind, and goes to one person's stream. Tallies are the exception: they carry the current figures, go to everyone
 * following the topic, and are never replayed.
 */
export type LiveEvent =
  | { event: 'conflict.changed'; data: { conflict_id: string } }
  | { event: 'debate.changed'; data: { debate_id: string } }
  | { event: 'achievement.unlocked'; data: { code: string } }
  | { event: 'archetype.changed'; data: { archetype: string } }
  | { event: 'squashcred.changed'; data: Record<never, never> }
  | { event: 'notification'; data: { kind: string; conflict_id?: string; debate_id?: string } }
  | { event: 'ruling.tallied'; data: { conflict_id: string; vote_counts: RulingVoteCounts } }
  | { event: 'debate.tallied'; data: { debate_id: string; creator_votes: number; opponent_votes: number } }

export type LiveEventName = LiveEvent['event']

/**
 * Milliseconds between comment lines that keep an idle stream open, and how long events can be replayed
 * (docs/reference/wire.md#live-events).
 */
export const STREAM = { heartbeat: 15_000, replay: 24 * 60 * 60 * 1000 } as const

/**
 * A stream opens with this comment if its user has had no event since the page was last up to date, so the page needn't
 * refetch anything. The page says in `?age={milliseconds}` how long ago that was; after half a minute it is too old
 * (docs/reference/wire.md#live-events).
 */
export const UP_TO_DATE = { comment: 'up to date', oldest: 30_000 } as const

/**
 * What a stream can follow in addition to its user's own events: `?topics=ruling:{id},debate:{id}`
 * (docs/reference/wire.md#live-events).
 */
export const TOPIC_KINDS = ['ruling', 'debate'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]
export type TopicName = `${TopicKind}:${string}`

/** How many topics a stream can follow; no page of a list has more rows. */
export const MAX_TOPICS = 50
