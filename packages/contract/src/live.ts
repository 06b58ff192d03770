/** Live events say "look again"; queries hold the truth (architecture). Each goes to one person's stream. */
export type LiveEvent =
  | { event: 'conflict.changed'; data: { conflict_id: string } }
  | { event: 'debate.changed'; data: { debate_id: string } }
  | { event: 'achievement.unlocked'; data: { code: string } }
  | { event: 'archetype.changed'; data: { archetype: string } }
  | { event: 'squashcred.changed'; data: { squashcred: number } }
  | { event: 'notification'; data: { kind: string; conflict_id?: string } }

export type LiveEventName = LiveEvent['event']

/** Milliseconds between comment lines that keep an idle stream open, and how long events can be replayed (calls.md). */
export const STREAM = { heartbeat: 15_000, replay: 24 * 60 * 60 * 1000 } as const
