import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent, TopicName } from '@squash/contract/live'
import { portOf } from '@squash/testkit/loopback'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientGone } from '../http/stream-route.ts'
import type { StoredLiveEvent } from './create-live.ts'
import { createStreams } from './stream.ts'

/** Milliseconds after which a browser that lost its stream reconnects; the first line of a stream says so. */
const RECONNECT = 2_000
const OPENED = `retry: ${RECONNECT}\n\n`
const clock = { now: () => new Date('2026-03-02T09:00:00Z') }
const open: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const close of open.splice(0)) close()
})

/** A server with one stream, and the sources that feed it. `listening` is what following tallies waits for. */
const startServer = async ({
  lastEventId = null,
  age = null,
  hadEvent = false,
  topics = [],
  isAlive = async () => true,
  listening = async () => {},
}: {
  lastEventId?: string | null
  age?: number | null
  hadEvent?: boolean
  topics?: readonly TopicName[]
  isAlive?: () => Promise<boolean>
  listening?: () => Promise<void>
} = {}) => {
  let push: (event: StoredLiveEvent) => void = () => {}
  const subscribed: unknown[] = []
  const asked: string[] = []
  let openStreams = 0
  const metrics = { streamOpened: () => (openStreams += 1), streamClosed: () => (openStreams -= 1) }
  const live = {
    async subscribe(person: string, from: { lastEventId?: number }, onEvent: typeof push) {
      subscribed.push({ person, ...from })
      push = onEvent
      return () => subscribed.push('unsubscribed')
    },
    async hadEventSince(_person: string, time: Date) {
      asked.push(time.toISOString())
      return hadEvent
    },
  }
  const followed: unknown[] = []
  let tally: (event: LiveEvent) => void = () => {}
  const followers = {
    async follow(names: readonly string[], onTally: typeof tally) {
      await listening()
      followed.push(names)
      tally = onTally
      return () => followed.push('unfollowed')
    },
  }
  const streams = createStreams({ live, followers, clock, metrics, log: pino({ level: 'silent' }) })
  const ended = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const gone = clientGone(request, response)
    streams
      .connect({ person: 'maya', lastEventId, age, topics, response, gone, isAlive })
      .then(ended.resolve, ended.reject)
  })
  server.listen(0)
  await once(server, 'listening')
  const request = get({ port: portOf(server), agent: false })
  open.push(() => {
    request.destroy()
    server.closeAllConnections()
    server.close()
  })
  return {
    streams,
    subscribed,
    asked,
    request,
    ended: ended.promise,
    push: (event: StoredLiveEvent) => push(event),
    tally: (event: LiveEvent) => tally(event),
    followed,
    openStreams: () => openStreams,
  }
}

/** The same, with a client that reads the stream once it is open. */
const startStream = async (given: Parameters<typeof startServer>[0] = {}) => {
  const stream = await startServer(given)
  const response = await new Promise<IncomingMessage>((resolve) => stream.request.once('response', resolve))
  response.setEncoding('utf8')
  const read = async () => String((await once(response, 'data'))[0])
  const opening = await read()
  expect(opening.endsWith(OPENED)).toBe(true)
  return { ...stream, response, read, opening }
}

const dishes = { id: 7, event: 'conflict.changed', data: { conflict_id: 'dishes' } }
const dishesFrame = 'id: 7\nevent: conflict.changed\ndata: {"conflict_id":"dishes"}\n\n'

describe('an event stream', () => {
  it.each([
    { age: 400, hadEvent: false, opening: `: up to date\n${OPENED}` },
    { age: 400, hadEvent: true, opening: OPENED },
    { age: null, hadEvent: false, opening: OPENED },
  ])('tells a page that began to read $age ms ago to refetch unless nothing happened: $opening', async (given) => {
    const { opening, asked } = await startStream(given)
    expect(opening).toBe(given.opening)
    expect(asked).toEqual(given.age === null ? [] : ['2026-03-02T08:59:59.600Z'])
  })

  it('writes each event as a frame that browsers understand', async () => {
    const { push, read } = await startStream()
    push(dishes)
    expect(await read()).toBe(dishesFrame)
  })

  it('writes followed tallies without an id, so that the last id remains an event’s', async () => {
    const { tally, followed, read, request, ended } = await startStream({ topics: ['debate:dishes'] })
    tally({ event: 'debate.tallied', data: { debate_id: 'dishes', creator_votes: 2, opponent_votes: 1 } })
    expect(await read()).toBe(
      'event: debate.tallied\ndata: {"debate_id":"dishes","creator_votes":2,"opponent_votes":1}\n\n',
    )
    request.destroy()
    await ended
    expect(followed).toEqual([['debate:dishes'], 'unfollowed'])
  })

  it.each([
    ['41', 41],
    [null, undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['99999999999999999999', undefined],
  ])('reads the last event id %s as %s', async (lastEventId, understood) => {
    const { subscribed } = await startStream({ lastEventId })
    expect(subscribed).toEqual([{ person: 'maya', lastEventId: understood }])
  })

  it('writes a comment every 15 seconds while idle', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { read } = await startStream()
    const comment = read()
    vi.advanceTimersByTime(15_000)
    expect(await comment).toBe(': still here\n\n')
  })

  it('ends instead of sending anything more to a revoked session', async () => {
    let alive = true
    const { push, response, ended } = await startStream({ isAlive: async () => alive })
    const heard: string[] = []
    response.on('data', (text) => heard.push(text))
    alive = false
    push(dishes)
    await once(response, 'end')
    await ended
    expect(heard).toEqual([])
  })

  it('ends when the server shuts down', async () => {
    const { streams, response, subscribed, ended, openStreams } = await startStream()
    expect(openStreams()).toBe(1)
    streams.endAll()
    response.resume()
    await once(response, 'end')
    await ended
    expect(subscribed.at(-1)).toBe('unsubscribed')
    expect(openStreams()).toBe(0)
  })

  it('releases a browser that has disconnected', async () => {
    const { request, ended, subscribed } = await startStream()
    request.destroy()
    await ended
    expect(subscribed.at(-1)).toBe('unsubscribed')
  })

  it('is not answered until it can’t miss a change', async () => {
    const { request, followed } = await startServer({ topics: ['debate:dishes'], listening: () => pause(20) })
    await once(request, 'response')
    expect(followed).toEqual([['debate:dishes']])
  })

  it('is never answered, and unsubscribes, if its tallies cannot be followed', async () => {
    const { request, subscribed, ended, openStreams } = await startServer({
      listening: () => Promise.reject(new Error('away')),
    })
    await expect(once(request, 'response')).rejects.toThrow('socket hang up')
    await ended
    expect(subscribed.at(-1)).toBe('unsubscribed')
    expect(openStreams()).toBe(0)
  })

  it('cuts off a client that does not read', async () => {
    const { response, push, ended } = await startStream()
    response.pause()
    response.on('error', () => {})
    const large = { ...dishes, data: { text: 'x'.repeat(256 * 1024) } }
    let over = false
    const finished = ended.then(() => (over = true))
    while (!over) {
      push(large)
      await new Promise(setImmediate)
    }
    await finished
  })
})
