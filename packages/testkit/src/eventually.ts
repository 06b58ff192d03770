import { setTimeout as pause } from 'node:timers/promises'

/**
 * Looks again until it finds what it looks for; background work has no other way to say that it is done.
 * @param look answers undefined, null or false while it is not there yet
 * @throws after 15 seconds, naming what was awaited
 */
export async function eventually<Found>(
  what: string,
  look: () => Promise<Found | undefined | null | false>,
): Promise<Found> {
  const deadline = performance.now() + 15_000
  while (performance.now() < deadline) {
    const found = await look()
    if (found) return found
    await pause(20)
  }
  throw new Error(`Waited 15 seconds in vain for ${what}`)
}
