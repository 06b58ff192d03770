import { isRecord } from '@squash/contract/is-record'
import { type LiveEvent, type LiveEventName, STREAM, UP_TO_DATE } from '@squash/contract/live'
import { RULING_VOTES, type RulingVoteCounts } from '@squash/contract/values'
import { createParser } from 'eventsource-parser'
import { accessToken, renewToken } from './bearer.ts'
import { field } from './call-function.ts'
import { backOff, change, isAwake, pause } from './reconnect.ts'

/** How long a stream can be silent before it counts as dead, in milliseconds; the server sends heartbeats. */
const SILENCE = STREAM.heartbeat * 2.5

/** One event of the stream, or null for a name or shape this version doesn't know. */
export function parseLiveEvent(name: string | undefined, json: string): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(json)
    return name !== undefined && isRecord(data) ? liveEventIn(name, data) : null
  } catch {
    return null
  }
}

type StreamHandlers = {
  /** The stream has opened; `isUpToDate` if nothing has happened since the page began to read. */
  onOpened: (isUpToDate: boolean) => void
  onEvent: (event: LiveEvent, id: string | undefined) => void
  /** Something was received, even if only a heartbeat. */
  onSignOfLife: () => void
}

/** Reads events until the stream ends, falls silent or is aborted. */
export async function readEvents(
  response: Response,
  signal: AbortSignal,
  { onOpened, onEvent, onSignOfLife }: StreamHandlers,
): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let isUpToDate = false
  const parser = createParser({
    onComment: (comment) => {
      if (comment.trim() === UP_TO_DATE.comment) isUpToDate = true
    },
    // The retry line is the server's first, after the comment.
    onRetry: () => onOpened(isUpToDate),
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
      onSignOfLife()
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
  'squashcred.changed': () => ({ event: 'squashcred.changed', data: {} }),
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

/** The topics for the stream's URL, and the receivers of what it sends. */
export type LiveFeed = {
  /** The most recently followed topics, up to the limit, for the query of the stream's URL. */
  topics: () => string
  /** Calls back when topics change. @returns how to unsubscribe */
  watchTopics: (watcher: () => void) => () => void
  /** The stream has opened without being able to resume; unless the page is up to date, everything has to be refetched. */
  opened: (isUpToDate: boolean) => void
  receive: (event: LiveEvent) => void
}

/** Opens the stream, and opens it again whenever it ends, until it is stopped. */
export async function keepOpen(feed: LiveFeed, stop: AbortSignal) {
  let lastId: string | null = null
  /** When the data on the page was last known to be current, in milliseconds since the page began to load. */
  let current = 0
  let failures = 0
  while (!stop.aborted) {
    await change(stop, isAwake)
    if (stop.aborted) return
    const asleep = new AbortController()
    const signal = AbortSignal.any([stop, asleep.signal])
    void change(signal, () => !isAwake()).then(() => asleep.abort())
    const topics = feed.topics()
    let hasNewTopics = false
    void otherTopics(feed, topics, signal).then((changed) => {
      hasNewTopics = changed
      asleep.abort()
    })
    try {
      const resumesAfter = lastId
      const response = await open(resumesAfter, Math.ceil(performance.now() - current), topics, signal)
      failures = 0
      await readEvents(response, signal, {
        onOpened: (isUpToDate) => {
          if (resumesAfter === null) feed.opened(isUpToDate)
        },
        onEvent: (event, id) => {
          lastId = id ?? lastId
          feed.receive(event)
        },
        onSignOfLife: () => {
          current = performance.now()
        },
      })
    } catch {
      // Back off and reconnect, whatever ended the stream.
    } finally {
      asleep.abort()
    }
    if (!stop.aborted && !hasNewTopics && isAwake()) await pause(backOff(failures++, Math.random()), stop)
  }
}

async function open(lastId: string | null, age: number, topics: string, signal: AbortSignal): Promise<Response> {
  const token = await accessToken()
  if (token === null) throw new Error('No session')
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  if (lastId !== null) headers.set('last-event-id', lastId)
  const response = await fetch(`/realtime/v1/stream?age=${age}${topics && `&topics=${topics}`}`, { headers, signal })
  if (response.status === 401) {
    const refusal: unknown = await response.json().catch(() => null)
    await renewToken(token, field(refusal, 'code'))
  }
  if (!response.ok) throw new Error(`The stream answered ${response.status}`)
  return response
}

/**
 * Debounce for topic changes before the stream reconnects, in milliseconds, because a new screen adds several topics at
 * a time.
 */
const SETTLING = 300

/** Resolves with true once the followed topics change, or with false when aborted. */
function otherTopics(feed: LiveFeed, topics: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let settling: ReturnType<typeof setTimeout> | undefined
    const end = (changed: boolean) => {
      clearTimeout(settling)
      unwatch()
      resolve(changed)
    }
    const check = () => {
      clearTimeout(settling)
      settling = setTimeout(() => feed.topics() !== topics && end(true), SETTLING)
    }
    const unwatch = feed.watchTopics(check)
    signal.addEventListener('abort', () => end(false))
  })
}
