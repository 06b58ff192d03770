import type { LiveEvent } from '@squash/contract/live'
import { describe, expect, it } from 'vitest'
import { parseLiveEvent, readEvents } from './live-connection.ts'
import { backOff } from './reconnect.ts'

/** Milliseconds after which a browser that lost its stream reconnects; the first line of a stream says so. */
const RECONNECT = 2_000
const OPENED = `retry: ${RECONNECT}\n\n`
const IGNORED = { onOpened: () => undefined, onEvent: () => undefined, onSignOfLife: () => undefined }

describe('the stream of live events', () => {
  it.each([
    [`: up to date\n${OPENED}`, true],
    [OPENED, false],
    [`: still here\n${OPENED}`, false],
  ])('opens with %j, which says that the page is up to date: %s', async (text, expected) => {
    const opened: boolean[] = []
    await readEvents(new Response(text), new AbortController().signal, {
      ...IGNORED,
      onOpened: (isUpToDate) => opened.push(isUpToDate),
    })
    expect(opened).toEqual([expected])
  })

  it('emits each event with its id, however the chunks are split, and skips comments and invalid data', async () => {
    const text =
      ': ping\n\nevent: conflict.changed\nid: 7\ndata: {"conflict_id":"4f"}\n\nevent: notification\ndata: oops\n\n'
    const bytes = new TextEncoder().encode(text)
    const pieces = [bytes.slice(0, 20), bytes.slice(20, 45), bytes.slice(45)]
    const heard: [LiveEvent, string | undefined][] = []
    const body = new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(piece)
        stream.close()
      },
    })
    const answer = new Response(body)
    await readEvents(answer, new AbortController().signal, {
      ...IGNORED,
      onEvent: (event, id) => heard.push([event, id]),
    })
    expect(heard).toEqual([[{ event: 'conflict.changed', data: { conflict_id: '4f' } }, '7']])
  })

  it('ends when it is aborted', async () => {
    const stop = new AbortController()
    const reading = readEvents(new Response(new ReadableStream()), stop.signal, IGNORED)
    stop.abort()
    await expect(reading).resolves.toBeUndefined()
  })

  it('ignores a message without a name or an object', () => {
    expect(parseLiveEvent(undefined, '{}')).toBeNull()
    expect(parseLiveEvent('conflict.changed', '3')).toBeNull()
  })

  it('waits longer after each failure, up to half a minute, half of it random', () => {
    expect([0, 1, 2, 20].map((failures) => backOff(failures, 1))).toEqual([500, 1000, 2000, 30_000])
    expect(backOff(3, 0)).toBe(2000)
  })
})
