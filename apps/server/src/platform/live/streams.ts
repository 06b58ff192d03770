import type { Logger } from 'pino'
import type { StreamRequest } from '../http/stream-route.ts'
import type { Metrics } from '../metrics.ts'
import type { Live } from './create-live.ts'
import { openStream } from './stream.ts'

type Parts = { live: Live; log: Logger; metrics: Pick<Metrics, 'streamOpened' | 'streamClosed'> }

/** Every open stream of this process. */
export function createStreams({ live, log, metrics }: Parts) {
  const stopping = new AbortController()

  return {
    /** Serves one stream until either side ends it, or its session does: a dead one hears nothing more (decisions §1). */
    async connect({ person, lastEventId, response, isAlive }: StreamRequest): Promise<void> {
      const dead = new AbortController()
      let turn = Promise.resolve()
      const whileAlive: Pick<Live, 'subscribe'> = {
        subscribe: (who, from, push) =>
          live.subscribe(who, from, (event) => {
            turn = turn
              .then(async () => {
                if (await isAlive()) push(event)
                else dead.abort()
              })
              .catch((error) => {
                log.error({ err: error }, 'a live stream was ended, because its session could not be checked')
                dead.abort()
              })
          }),
      }
      metrics.streamOpened()
      try {
        const signal = AbortSignal.any([stopping.signal, dead.signal])
        await openStream({ response, live: whileAlive, person, lastEventId: lastEventId ?? undefined, signal })
      } finally {
        metrics.streamClosed()
      }
    },

    endAll: () => stopping.abort(),
  }
}
