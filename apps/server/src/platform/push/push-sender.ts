import { createHash, ECDH } from 'node:crypto'
import type { Logger } from 'pino'
import { type Network, publicInternet } from '../download/network.ts'
import { ForbiddenAddress } from '../download/pinned-addresses.ts'
import { readLink } from '../download/read-link.ts'
import { requestOnce } from '../download/request-once.ts'

export type PushKeys = { subject: string; publicKey: string; privateKey: string }
/** As the browser described it; the endpoint comes from a user and is not to be trusted. */
type PushTarget = { endpoint: string; p256dh: string; auth: string }
type PushMessage = {
  payload: string
  /** A message that waits at the push service is replaced by the next one with the same topic. */
  topic: string
  /** How long the push service keeps it for a device that is offline. */
  seconds: number
}

/**
 * `gone`: the device has unsubscribed, or its endpoint or key was never valid. `wrong_keys`: it subscribed to other keys
 * than the server's. `refused`: the push service doesn't take this message.
 */
type PushOutcome = 'sent' | 'gone' | 'wrong_keys' | 'refused'

/** Sends one encrypted message. @throws when the push service can't be reached or says to try later */
export type PushSender = (target: PushTarget, message: PushMessage, keys: PushKeys) => Promise<PushOutcome>

/** Milliseconds until the answer's headers, and for all of it. */
const TIMEOUTS = { answer: 5_000, total: 10_000 }

/** Web push under the same rules as every request to an address that a user gave. */
export const createPushSender =
  (log: Pick<Logger, 'warn'>, network: Network = publicInternet): PushSender =>
  async ({ endpoint, ...keysOfDevice }, { payload, topic, seconds }, vapidDetails) => {
    const url = readLink(endpoint, network.port)
    if (url === null || !isPublicKey(keysOfDevice.p256dh)) return 'gone'
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: keysOfDevice }, payload, {
      vapidDetails,
      TTL: seconds,
      urgency: 'normal',
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    })
    const signal = AbortSignal.timeout(TIMEOUTS.total)
    try {
      const answer = await requestOnce(url, {
        network,
        accept: '*/*',
        post: { headers, body },
        answerWithin: TIMEOUTS.answer,
        signal,
      })
      answer.destroy()
      const status = answer.statusCode ?? 0
      const outcome = outcomeOf(status)
      // Only the host: the rest of the endpoint is the device's secret.
      if (outcome === 'wrong_keys' || outcome === 'refused')
        log.warn({ status, push_service: url.hostname }, 'a push service refused a notification')
      return outcome
    } catch (error) {
      if (error instanceof ForbiddenAddress) return 'gone'
      throw error
    }
  }

/** Whether messages can be encrypted for this key: not all values of the right length are points on the curve. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403) return 'wrong_keys'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'refused'
}
