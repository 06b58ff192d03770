import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import type { Limit } from './limits.ts'

/** `used` is the fraction of the allowance that is gone, from 0 to 1; `retryAfter` is in whole seconds, at least 1. */
type Allowance = { ok: true; used: number } | { ok: false; retryAfter: number }

export interface Limiter<Bucket extends string> {
  /**
   * Counts one request of `key` (a user id, an address). Takes up to one statement; call it outside transactions,
   * because a rollback would undo the count.
   */
  consume(bucket: Bucket, key: string): Promise<Allowance>
  /** Takes back a request that turned out not to count. */
  giveBack(bucket: Bucket, key: string): Promise<void>
}

/**
 * Limits that hold across every process on the database. Their counters are stored under hashes, because keys are
 * addresses and user ids.
 * @param factor multiplies every limit; null allows everything
 */
export function createLimiter<Bucket extends string>(
  database: Pick<Database, 'query'>,
  limits: Readonly<Record<Bucket, Limit>>,
  factor: number | null,
  hash: KeyedHash,
): Limiter<Bucket> {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  }
  const counterOf = (name: string, { points, seconds }: Limit) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      // A key over the limit costs no further statements in this process.
      inMemoryBlockOnConsumed: points + 1,
    })
  return limiterOf(limits, factor, counterOf, hash)
}

/** Limits of this process alone: for fairness where a statement would cost more than the request. */
export function createMemoryLimiter<Bucket extends string>(
  limits: Readonly<Record<Bucket, Limit>>,
  factor: number | null,
): Limiter<Bucket> {
  const counterOf = (name: string, { points, seconds }: Limit) =>
    new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  return limiterOf(limits, factor, counterOf, async (key) => key)
}

/** A window as long as the burst takes to refill: the same rate, and never more than the burst in one window. */
export function windowOf({ points, seconds, burst = points }: Limit, factor: number): Limit {
  return { points: Math.max(1, Math.round(burst * factor)), seconds: Math.ceil((seconds * burst) / points) }
}

type Counter = {
  points: number
  consume(key: string): Promise<RateLimiterRes>
  reward(key: string): Promise<RateLimiterRes>
}

function limiterOf<Bucket extends string>(
  limits: Readonly<Record<Bucket, Limit>>,
  factor: number | null,
  counterOf: (name: string, limit: Limit) => Counter,
  storedAs: (key: string) => Promise<string>,
): Limiter<Bucket> {
  if (factor === null) return { consume: async () => ({ ok: true, used: 0 }), giveBack: async () => undefined }
  const counters = new Map<Bucket, Counter>()
  const counter = (bucket: Bucket): Counter => {
    const known = counters.get(bucket) ?? counterOf(bucket, windowOf(limits[bucket], factor))
    counters.set(bucket, known)
    return known
  }
  return {
    async consume(bucket, key) {
      try {
        const limit = counter(bucket)
        const { consumedPoints } = await limit.consume(await storedAs(networkOf(key)))
        return { ok: true, used: consumedPoints / limit.points }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { ok: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
      }
    },
    giveBack: async (bucket, key) => void (await counter(bucket).reward(await storedAs(networkOf(key)))),
  }
}

/** One customer has a whole IPv6 /64, so limits count that network; any other key is used as it is. */
export function networkOf(key: string): string {
  const mapped = key.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!isIPv6(key)) return key
  const [head = '', tail] = key.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const network = [...left, ...zeros, ...right].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Deletes expired counters. */
export const limitsCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'rate-limits-cleanup',
  cron: '*/10 * * * *',
  async run(now) {
    await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
  },
})
