/** The longest rest of a loop with nothing to do, in milliseconds. */
const LONGEST_REST = 5_000

/**
 * Runs `run` when woken, and every `every` milliseconds in case a wake-up was lost; never concurrently. A wake-up
 * during a run causes another run.
 * @param options.run returns false if there was nothing to do: until there is again, each pause without a wake-up is
 * twice as long as the one before, up to five seconds
 */
export const createLoop = (options: {
  every: number
  run: () => Promise<unknown>
  onError: (error: unknown) => void
}) => {
  const { every, run, onError } = options
  let rest = every
  let isStarted = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  const runUntilQuiet = async () => {
    clearTimeout(timer)
    const began = performance.now()
    do {
      again = false
      const found = await run().catch(onError)
      rest = found === false ? Math.max(every, Math.min(2 * rest, LONGEST_REST)) : every
    } while (again && isStarted)
    running = undefined
    if (isStarted) timer = setTimeout(wake, Math.max(0, rest - (performance.now() - began))).unref()
  }
  const wake = () => {
    if (running) again = true
    else if (isStarted) running = runUntilQuiet()
  }

  return {
    wake,
    start() {
      isStarted = true
      wake()
    },
    /** Resolves when no run is under way. */
    async stop() {
      isStarted = false
      clearTimeout(timer)
      await running
    },
  }
}
