import type { RulingVoteCounts } from './values.ts'

/**
 * Live events tell clients to refetch; queries return the actual data (architecture). Each event goes to one person's
 * stream. Tallies are the exception: they carry the current figures, go to everyone following the topic, and are never
 * replayed.
 */
export type LiveEvent =
  | { event: 'conflict.changed'; data: { conflict_id: string } }
  | { event: 'debate.changed'; data: { debate_id: string } }
  | { event: 'achievement.unlocked'; data: { code: string } }
  | { event: 'archetype.changed'; data: { archetype: string } }
  | { event: 'squashcred.changed'; data: { squashcred: number } }
  | { event: 'notification'; data: { kind: string; conflict_id?: string; debate_id?: string } }
  | { event: 'ruling.tallied'; data: { conflict_id: string; vote_counts: RulingVoteCounts } }
  | { event: 'debate.tallied'; data: { debate_id: string; creator_votes: number; opponent_votes: number } }

export type LiveEventName = LiveEvent['event']

/**
 * Milliseconds between comment lines that keep an idle stream open, and how long events can be replayed
 * (docs/reference/wire.md).
 */
export const STREAM = { heartbeat: 15_000, replay: 24 * 60 * 60 * 1000 } as const

/**
 * The comment with which a stream opens if its user had no event since the page began to read, so that nothing needs to
 * be refetched: `?age={milliseconds}` says how long ago that was, up to half a minute (docs/reference/wire.md).
 */
export const UP_TO_DATE = { comment: 'up to date', oldest: 30_000 } as const

/**
 * What a stream can follow in addition to its user's own events: `?topics=ruling:{id},debate:{id}`
 * (docs/reference/wire.md).
 */
export const TOPIC_KINDS = ['ruling', 'debate'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]
export type TopicName = `${TopicKind}:${string}`

/** The maximum number of topics per stream; no list page has more rows. */
export const MOST_TOPICS = 50
