import type { ReaderManner, ReaderTone } from '@squash/contract/values'

/** How someone likes to be addressed; null where they don't mind. */
export type Reader = { readonly tone: ReaderTone | null; readonly manner: ReaderManner | null }

/**
 * How two people who read the same text like to be addressed: only what both have chosen. Following one of them would
 * favour that side, and reveal something about them to the other.
 */
export const sharedReader = (one: Reader, other: Reader): Reader => ({
  tone: one.tone === other.tone ? one.tone : null,
  manner: one.manner === other.manner ? one.manner : null,
})
