import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { id, timestamp } from './schemas.ts'
import { WAITING_KINDS } from './values.ts'

/** Which kinds of news a device is notified of. */
export const NotifiedKinds = z.object({ conflict: z.boolean(), debate: z.boolean(), check_in: z.boolean() })
export type NotifiedKinds = z.infer<typeof NotifiedKinds>

/** The notifications of the device that makes the call. */
const Notifications = z.object({
  /** The key with which the browser subscribes to its push service. */
  public_key: z.string(),
  /** null while they are off. */
  device: NotifiedKinds.nullable(),
})

/** A device with notifications, in its user's download. */
export const NotifiedDevice = NotifiedKinds.extend({
  session_id: id,
  /** The host of the service that delivers them, such as `fcm.googleapis.com`. */
  push_service: z.string(),
  created_at: timestamp,
})

/**
 * Something that waits for the caller: their turn in a conflict, their side of a debate, or an answer to a check-in.
 */
export const Waiting = z.object({ kind: z.enum(WAITING_KINDS), id })
export type Waiting = z.infer<typeof Waiting>

const bytes = (length: number) => z.base64url().length(Math.ceil((length * 4) / 3))

export const notifications = {
  get_notifications: read('get_notifications').input(z.object({})).output(Notifications),

  /**
   * Turns notifications on for the calling device, or changes their kinds. They stop when its session ends. The other
   * values are those of the browser's PushSubscription.
   */
  allow_notifications: write('allow_notifications')
    .input(
      NotifiedKinds.extend({
        endpoint: z.url({ protocol: /^https$/ }).max(LIMITS.pushEndpoint),
        p256dh: bytes(65),
        auth: bytes(16),
      }),
    )
    .output(Notifications)
    .errors(refusals(['session.dead'])),

  stop_notifications: write('stop_notifications').input(z.object({})).output(z.null()),

  /** Up to `LIMITS.waitingCounted` of each kind. */
  get_waiting: read('get_waiting').input(z.object({})).output(z.array(Waiting)),
}
