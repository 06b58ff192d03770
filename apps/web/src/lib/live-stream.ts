import { isRecord } from '@squash/contract/is-record'
import { type LiveEvent, type LiveEventName, STREAM } from '@squash/contract/live'
import { RULING_VOTES, type RulingVoteCounts } from '@squash/contract/values'
import { createParser } from 'eventsource-parser'

/** How long a stream can be silent before it counts as dead, in milliseconds; the server sends heartbeats. */
const SILENCE = STREAM.heartbeat * 2.5
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

/**
 * How long to wait before the next attempt, in milliseconds: doubling up to half a minute, half of it random, so that
 * clients don't all reconnect to a restarted server at the same time.
 * @param failures failed attempts in a row before this one
 * @param chance a random number between 0 and 1
 */
export const backOff = (failures: number, chance: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + chance / 2)

/** One event of the stream, or null for a name or shape this version doesn't know. */
export function parseLiveEvent(name: string | undefined, json: string): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(json)
    return name !== undefined && isRecord(data) ? liveEventIn(name, data) : null
  } catch {
    return null
  }
}

/** Reads events until the stream ends, falls silent or is aborted. */
export async function readEvents(
  response: Response,
  signal: AbortSignal,
  onEvent: (event: LiveEvent, id: string | undefined) => void,
): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  const parser = createParser({
    onEvent: ({ event: name, data, id }) => {
      const event = parseLiveEvent(name, data)
      if (event) onEvent(event, id)
    },
  })
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  let silence = setTimeout(cancel, SILENCE)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(silence)
      silence = setTimeout(cancel, SILENCE)
      parser.feed(value)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', cancel)
  }
}

type Data = Readonly<Record<string, unknown>>

/** Reads each event's data; null if a field is missing. */
const READERS: { readonly [Name in LiveEventName]: (data: Data) => Extract<LiveEvent, { event: Name }> | null } = {
  'conflict.changed': ({ conflict_id }) =>
    isText(conflict_id) ? { event: 'conflict.changed', data: { conflict_id } } : null,
  'debate.changed': ({ debate_id }) => (isText(debate_id) ? { event: 'debate.changed', data: { debate_id } } : null),
  'achievement.unlocked': ({ code }) => (isText(code) ? { event: 'achievement.unlocked', data: { code } } : null),
  'archetype.changed': ({ archetype }) =>
    isText(archetype) ? { event: 'archetype.changed', data: { archetype } } : null,
  'squashcred.changed': ({ squashcred }) =>
    isCount(squashcred) ? { event: 'squashcred.changed', data: { squashcred } } : null,
  notification: ({ kind, conflict_id, debate_id }) =>
    isText(kind)
      ? {
          event: 'notification',
          data: { kind, ...(isText(conflict_id) && { conflict_id }), ...(isText(debate_id) && { debate_id }) },
        }
      : null,
  'ruling.tallied': ({ conflict_id, vote_counts }) =>
    isText(conflict_id) && isTally(vote_counts)
      ? { event: 'ruling.tallied', data: { conflict_id, vote_counts } }
      : null,
  'debate.tallied': ({ debate_id, creator_votes, opponent_votes }) =>
    isText(debate_id) && isCount(creator_votes) && isCount(opponent_votes)
      ? { event: 'debate.tallied', data: { debate_id, creator_votes, opponent_votes } }
      : null,
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => typeof value === 'number'
const isTally = (value: unknown): value is RulingVoteCounts =>
  isRecord(value) && RULING_VOTES.every((vote) => isCount(value[vote]))
const isKnown = (name: string): name is LiveEventName => Object.hasOwn(READERS, name)

/** The live event with this name and data; null if this version doesn't know the name, or the data lacks a field. */
const liveEventIn = (name: string, data: Data): LiveEvent | null => (isKnown(name) ? READERS[name](data) : null)
