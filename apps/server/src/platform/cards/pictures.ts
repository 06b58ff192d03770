import { createSerialQueue } from '../serial-queue.ts'
import { type Card, cardVersion } from './card.ts'

/** Pictures kept in memory, of about 75 kB each. */
const MOST_KEPT = 200
/** Pictures hold texts, which must not outlive the erasure of their author for long. */
const KEPT_FOR = 60_000
/** How many pictures may wait to be drawn; with more, clients would give up first. */
const MOST_WAITING = 20

export type Pictures = {
  /** @returns the card as PNG; null while too many others wait to be drawn */
  of(card: Card): Promise<Buffer | null>
}

/**
 * Draws cards, one at a time, and caches the most recently requested for up to a minute. A picture is looked up by its
 * content alone: whether it may be shown is decided beforehand, for each request.
 */
export function createPictures(draw: (card: Card) => Promise<Buffer>): Pictures {
  const kept = new Map<string, Promise<Buffer>>()
  const queue = createSerialQueue()
  let waiting = 0

  function drawOnce(version: string, card: Card): Promise<Buffer> {
    waiting += 1
    const drawing = queue(() => draw(card)).finally(() => (waiting -= 1))
    const forget = () => {
      if (kept.get(version) === drawing) kept.delete(version)
    }
    drawing.then(() => setTimeout(forget, KEPT_FOR).unref(), forget)
    return drawing
  }

  return {
    async of(card) {
      const version = cardVersion(card)
      const cached = kept.get(version)
      if (!cached && waiting >= MOST_WAITING) return null
      const picture = cached ?? drawOnce(version, card)
      // A map lists its keys in insertion order, so the first is the least recently requested.
      kept.delete(version)
      kept.set(version, picture)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return picture
    },
  }
}
