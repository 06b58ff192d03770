import type { ReaderManner, ReaderTone } from '@squash/contract/values'

/** How a user likes to be addressed; null where they have no preference. */
export type Reader = { readonly tone: ReaderTone | null; readonly manner: ReaderManner | null }

/**
 * The preferences for a text that two people read: only those that both have chosen. Following one person's would
 * favour their side, and reveal something about them to the other.
 */
export const sharedReader = (one: Reader, other: Reader): Reader => ({
  tone: one.tone === other.tone ? one.tone : null,
  manner: one.manner === other.manner ? one.manner : null,
})
