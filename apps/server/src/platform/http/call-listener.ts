import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/**
 * Called for each successful call by a signed-in user, after its answer has been sent: for work that opening a page
 * triggers but a read must not do itself. It returns immediately and never throws.
 */
export type CallListener = (call: { name: string; person: string }) => void

/**
 * Notifies the listeners of a call once its answer has been sent or its client has disconnected. One that throws is
 * logged; the others are still notified, and the user is unaffected.
 */
export function notifyOnceAnswered(
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
