import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { type PushService, type Subscription, startPushService } from '@squash/testkit/push-service'
import { startSquash, type TestSquash } from './squash.ts'

export const EVERYTHING = { conflict: true, debate: true, check_in: true }

export type PushSquash = {
  squash: TestSquash
  service: PushService
  /** The key with which this user's browsers subscribe. */
  keyOf(person: Actor): Promise<string>
  /** Turns notifications on, or changes their kinds, for this session. */
  allow(person: Actor, subscription: Subscription, kinds?: typeof EVERYTHING): Promise<unknown>
  /** Turns notifications on in a new browser of this user. */
  withDevice(person: Actor, kinds?: typeof EVERYTHING): Promise<Subscription>
  /** The notifications that devices have received, decrypted. */
  texts(): unknown[]
  /** The stored devices. */
  devices(): Promise<unknown[]>
  close(): Promise<void>
}

/** The whole server, and a push service that plays the whole internet. */
export async function startSquashWithPush(): Promise<PushSquash> {
  const service = await startPushService()
  const squash = await startSquash({
    env: { RATE_LIMITS: '1000', SUPPORT_EMAIL: 'help@squash.example', LOG_LEVEL: 'warn' },
    pushNetwork: {
      resolve: async (name) => [name === 'inside.example' ? '127.0.0.2' : '127.0.0.1'],
      permits: (address) => address === '127.0.0.1',
      port: service.port,
      ca: service.certificate,
    },
  })
  const keyOf = async (person: Actor) => (await done(person.call('get_notifications', {}))).public_key
  const allow: PushSquash['allow'] = (person, subscription, kinds = EVERYTHING) =>
    done(person.call('allow_notifications', { ...subscription, ...kinds }))
  return {
    squash,
    service,
    keyOf,
    allow,
    async withDevice(person, kinds) {
      const subscription = service.subscribe(await keyOf(person))
      await allow(person, subscription, kinds)
      return subscription
    },
    texts: () => service.received.map(({ payload }) => payload),
    devices: async () => (await squash.database.query('select endpoint from push_devices')).rows,
    async close() {
      await squash.close()
      await service.close()
    },
  }
}
