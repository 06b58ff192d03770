import { STREAM } from '@squash/contract/live'

/** Streams are spread over this many moments of an interval: all at once would keep the process busy for too long. */
const SLOTS = 15

/**
 * Heartbeats from one timer. Streams that share a slot are written to together, so that their sessions are checked in
 * one statement.
 */
export function createHeartbeats() {
  const streams = new Set<{ slot: number; beat: () => void }>()
  let joined = 0
  let slot = 0
  let timer: NodeJS.Timeout | undefined

  const beatAll = () => {
    slot = (slot + 1) % SLOTS
    for (const stream of streams) if (stream.slot === slot) stream.beat()
  }
  return {
    /** @param beat called once in each interval @returns a function that stops the calls */
    add(beat: () => void): () => void {
      const stream = { slot: joined++ % SLOTS, beat }
      streams.add(stream)
      timer ??= setInterval(beatAll, STREAM.heartbeat / SLOTS)
      return () => {
        streams.delete(stream)
        if (streams.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
