const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

/**
 * How long to wait before the next attempt, in milliseconds: doubling up to half a minute, half of it random, so that
 * clients don't all reconnect to a restarted server at the same time.
 * @param failures failed attempts in a row before this one
 * @param chance a random number between 0 and 1
 */
export const backOff = (failures: number, chance: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + chance / 2)

/** Waits, or stops waiting when aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Whether the page is online and visible. */
export const isAwake = () => navigator.onLine && document.visibilityState === 'visible'

/** Resolves when aborted or once the condition holds, checked whenever the page's visibility or the network changes. */
export function change(signal: AbortSignal, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const check = () => {
      if (!signal.aborted && !holds()) return
      done.abort()
      resolve()
    }
    for (const name of ['online', 'offline', 'visibilitychange', 'pageshow'] as const) {
      const target = name === 'visibilitychange' ? document : window
      target.addEventListener(name, check, { signal: done.signal })
    }
    signal.addEventListener('abort', check, { signal: done.signal })
    check()
  })
}
