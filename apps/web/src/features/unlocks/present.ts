import { TIMING } from '@squash/contract/limits'

/** What stands at the edge of the screen. */
export type Shown<Item> = { item: Item; isLeaving: boolean }

type Parts<Item> = {
  /** What is still to be shown, oldest first. */
  waiting: () => Promise<readonly Item[]>
  /** Tells the server that this one was seen. */
  markSeen: (item: Item) => Promise<unknown>
  draw: (shown: Shown<Item> | null) => void
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>
  /**
   * Resolves once what was drawn has been in sight for so many milliseconds, or was dismissed.
   * @returns false when the page was put away before that
   */
  stay: (milliseconds: number) => Promise<boolean>
  /** Whether there is somebody to show it to. What is not shown waits for the next time. */
  isWatched: () => boolean
}

/**
 * Shows what is waiting one at a time: in sight for 6 s each, 300 ms to leave, 500 ms of nothing in between. Ends when
 * nothing is left, which it asks again after each round, or when the page is put away: what was not in sight for its whole
 * time counts as unseen and comes again.
 */
export async function present<Item extends { id: string }>(parts: Parts<Item>): Promise<void> {
  // A row that could not be marked stays unseen for the server; it is not shown twice for that.
  const seen = new Set<string>()
  for (;;) {
    const round = (await parts.waiting()).filter(({ id }) => !seen.has(id))
    if (round.length === 0) return
    for (const item of round) {
      if (!parts.isWatched()) return
      parts.draw({ item, isLeaving: false })
      if (!(await parts.stay(TIMING.unlockPopup))) return parts.draw(null)
      seen.add(item.id)
      const marked = parts.markSeen(item).catch(() => undefined)
      parts.draw({ item, isLeaving: true })
      await parts.pause(TIMING.unlockPopupExit)
      parts.draw(null)
      await Promise.all([parts.pause(TIMING.unlockPopupGap), marked])
    }
  }
}
