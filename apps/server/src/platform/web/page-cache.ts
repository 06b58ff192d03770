/**
 * Caches each page briefly, so that a crowd costs as much as one visitor. The time counts from when a page's rendering
 * began, so that nothing hidden since then is served for longer than `freshFor`.
 */
export function createPageCache<Page>({
  freshFor,
  most,
  now = () => performance.now(),
}: {
  /** In milliseconds. */
  freshFor: number
  /** The maximum number of entries; the oldest is evicted first. */
  most: number
  now?: () => number
}) {
  const made = new Map<string, { since: number; page: Promise<Page> }>()

  const find = (key: string): Promise<Page> | null => {
    const entry = made.get(key)
    return entry && now() - entry.since < freshFor ? entry.page : null
  }

  /** The page for this key, made now unless a fresh one is cached. A failure is not kept. */
  function get(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = find(key)
    if (known) return known
    const entry = { since: now(), page: make() }
    made.delete(key)
    made.set(key, entry)
    const [oldest] = made.keys()
    if (made.size > most && oldest !== undefined) made.delete(oldest)
    entry.page.catch(() => {
      if (made.get(key) === entry) made.delete(key)
    })
    return entry.page
  }

  return { has: (key: string) => find(key) !== null, get }
}
