import { TIMING } from '@squash/contract/limits'

/** What stands at the edge of the screen. */
export type Shown<Item> = { item: Item; isLeaving: boolean }

type Parts<Item> = {
  /** What is still to be told, oldest first. */
  waiting: () => Promise<readonly Item[]>
  /** Tells the server that this one was there. */
  markSeen: (item: Item) => Promise<unknown>
  draw: (shown: Shown<Item> | null) => void
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>
  /** The same, or as soon as the person sends the popup away. */
  stay: (milliseconds: number) => Promise<void>
  /** Whether somebody can be looking. What nobody looks at waits for the next time. */
  isWatched: () => boolean
}

/**
 * Shows what is waiting one at a time: 6 s each, 300 ms to leave, 500 ms of nothing in between (spec community §9). Ends
 * when nothing is left, which it asks again after each round.
 */
export async function present<Item extends { id: string }>(parts: Parts<Item>): Promise<void> {
  // A row that could not be marked stays unseen for the server; it is not shown twice for that.
  const told = new Set<string>()
  for (;;) {
    const round = (await parts.waiting()).filter(({ id }) => !told.has(id))
    if (round.length === 0) return
    for (const item of round) {
      if (!parts.isWatched()) return
      told.add(item.id)
      parts.draw({ item, isLeaving: false })
      await Promise.all([parts.stay(TIMING.unlockPopup), parts.markSeen(item).catch(() => undefined)])
      parts.draw({ item, isLeaving: true })
      await parts.pause(TIMING.unlockPopupExit)
      parts.draw(null)
      await parts.pause(TIMING.unlockPopupGap)
    }
  }
}
