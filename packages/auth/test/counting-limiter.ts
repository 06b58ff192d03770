import { type AuthLimiter, authLimits, type LimitBucket } from '../src/index.ts'

/** Counts like a host's limiter, but never resets. @param only the buckets to count; all by default */
export function countingLimiter(only?: readonly LimitBucket[]): AuthLimiter & { clear(): void } {
  const spent = new Map<string, number>()
  const add = (bucket: LimitBucket, key: string, points: number): number => {
    const count = (spent.get(`${bucket} ${key}`) ?? 0) + points
    spent.set(`${bucket} ${key}`, count)
    return count
  }
  return {
    consume: async (bucket, key) => {
      if (only && !only.includes(bucket)) return { ok: true }
      const { points, seconds, burst } = authLimits[bucket]
      const count = add(bucket, key, 1)
      return count > burst ? { ok: false, retryAfter: (seconds * burst) / points } : { ok: true, used: count / burst }
    },
    giveBack: async (bucket, key) => void add(bucket, key, -1),
    clear: () => spent.clear(),
  }
}
