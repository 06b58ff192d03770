import { type AuthLimiter, authLimits, type LimitBucket } from '../src/index.ts'

/** Counts as a host does, for ever. @param only the buckets that it counts; all unless given */
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
