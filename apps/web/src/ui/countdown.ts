/** Time that only runs while it is let: held, it keeps what is left. */
export type Countdown = { run: () => void; hold: () => void }

/**
 * A countdown that is held at first.
 * @param milliseconds how long it runs in all
 * @param done called once, when that is over
 */
export function countdown(milliseconds: number, done: () => void): Countdown {
  let left = milliseconds
  let running: { since: number; timer: ReturnType<typeof setTimeout> } | null = null
  return {
    run() {
      running ??= { since: performance.now(), timer: setTimeout(done, left) }
    },
    hold() {
      if (running === null) return
      clearTimeout(running.timer)
      left -= performance.now() - running.since
      running = null
    },
  }
}
