import { STREAM } from '@squash/contract/live'

/** Streams are spread over this many moments of an interval: all at once would keep the process busy for too long. */
const MOMENTS = 15

/**
 * Heartbeats from one timer. Streams that share a moment are written to together, so that their sessions are checked in
 * one statement.
 */
export function createHeartbeats() {
  const streams = new Set<{ moment: number; beat: () => void }>()
  let joined = 0
  let moment = 0
  let timer: NodeJS.Timeout | undefined

  const beatAll = () => {
    moment = (moment + 1) % MOMENTS
    for (const stream of streams) if (stream.moment === moment) stream.beat()
  }
  return {
    /** @param beat is called once in each interval @returns ends that */
    add(beat: () => void): () => void {
      const stream = { moment: joined++ % MOMENTS, beat }
      streams.add(stream)
      timer ??= setInterval(beatAll, STREAM.heartbeat / MOMENTS)
      return () => {
        streams.delete(stream)
        if (streams.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
