import { setTimeout as pause } from 'node:timers/promises'

/**
 * Polls until `look` finds something; background work has no other way to signal that it is done.
 * @param look returns undefined, null or false until it finds something
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
  throw new Error(`Waited 15 seconds for ${what}`)
}
