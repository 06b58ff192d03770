/**
 * Fills a cache as a whole: a new one that can't be filled is deleted. One that was there may serve the worker before
 * this one, if both store the same files, so it stays.
 */
export async function fillCache(name: string, fill: (cache: Cache) => Promise<void>): Promise<void> {
  const isNew = !(await caches.has(name))
  try {
    await fill(await caches.open(name))
  } catch (error) {
    if (isNew) await caches.delete(name)
    throw error
  }
}
