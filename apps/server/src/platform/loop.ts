/**
 * Runs `run` when woken, and every `every` milliseconds in case a wake-up was lost; never concurrently. A wake-up
 * during a run causes another run.
 */
export const createLoop = (options: { every: number; run: () => Promise<void>; onError: (error: unknown) => void }) => {
  const { every, run, onError } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  const runUntilQuiet = async () => {
    do {
      again = false
      await run().catch(onError)
    } while (again && timer)
    running = undefined
  }
  const wake = () => {
    if (running) again = true
    else if (timer) running = runUntilQuiet()
  }

  return {
    wake,
    start() {
      timer = setInterval(wake, every).unref()
      wake()
    },
    /** Resolves when no run is under way. */
    async stop() {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}
