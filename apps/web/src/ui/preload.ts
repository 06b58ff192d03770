let running = 0

/** Whether code is being loaded that nobody waits for. */
export const isPreloading = (): boolean => running > 0

/**
 * Loads code before it is needed. Never offline, because browsers remember that an import failed. A failure is not shown
 * and reloads nothing: a later need loads the code again.
 */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  if (!navigator.onLine) return
  running += 1
  try {
    await load()
  } catch {
    // Reported when it is needed.
  } finally {
    running -= 1
  }
}
