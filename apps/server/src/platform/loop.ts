/**
 * Runs `run` when woken, and every `every` milliseconds in case a wake-up was lost; never twice at once. A wake-up that
 * comes while it runs makes it run once more.
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
    /** Resolves when nothing runs any more. */
    async stop() {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}
