import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/**
 * Hears of each call that a signed-in person made and that succeeded, after its answer is on its way: for work that a
 * look at a page sets off, and that a read may not do itself. It returns at once and never throws.
 */
export type CallListener = (call: { name: string; person: string }) => void

/**
 * Tells the listeners of a call once its answer has left, or its client has gone. One that throws is logged; the others
 * are told all the same, and the person never notices.
 */
export function tellOnceAnswered(
  response: Pick<ServerResponse, 'once'>,
  call: { name: string; person: string },
  { listeners, log }: { listeners: readonly CallListener[]; log: Logger },
): void {
  if (listeners.length === 0) return
  response.once('close', () => {
    for (const listener of listeners) {
      try {
        listener(call)
      } catch (error) {
        log.error({ err: error, call: call.name }, 'a listener of calls failed')
      }
    }
  })
}
