import { countdown } from '../../ui/countdown.ts'

/** Counts how long a popup has been in sight: it runs from `appear` to `vanish`, and `end` is the user or the page closing it. */
export type Sight = { appear: () => void; vanish: () => void; end: (wasSeen: boolean) => void }

/**
 * @param milliseconds how long the popup has to be in sight in all
 * @param onEnd called once, with whether it was in sight that long, or was dismissed
 */
export function inSight(milliseconds: number, onEnd: (wasSeen: boolean) => void): Sight {
  let isOver = false
  const end = (wasSeen: boolean) => {
    time.hold()
    if (!isOver) onEnd(wasSeen)
    isOver = true
  }
  const time = countdown(milliseconds, () => end(true))
  return { appear: () => !isOver && time.run(), vanish: time.hold, end }
}
