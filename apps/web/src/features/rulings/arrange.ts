import type { AiRuling } from '@squash/contract/rulings'

type Ruling = Pick<AiRuling, 'conflict_id' | 'final_ruling_issued_at'>

/**
 * Divides what is known of the board into what is shown and what waits to be.
 * @param feed what was loaded page by page
 * @param head the newest, as of the latest look
 * @param since when the newest ruling was issued that the person has been shown; null at the first look, '' for an empty board
 */
export function arrange<Known extends Ruling>(feed: readonly Known[], head: readonly Known[], since: string | null) {
  const all = [...feed, ...head]
  const times = all.map(({ final_ruling_issued_at }) => final_ruling_issued_at)
  const newest = times.sort().at(-1) ?? ''
  if (since === null) return { shown: [...feed], fresh: 0, newest }
  const later = all.filter(({ final_ruling_issued_at }) => final_ruling_issued_at > since)
  return {
    shown: feed.filter(({ final_ruling_issued_at }) => final_ruling_issued_at <= since),
    fresh: new Set(later.map(({ conflict_id }) => conflict_id)).size,
    newest,
  }
}
