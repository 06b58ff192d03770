import { compiled, type InsultReason } from '../structures/structure.ts'
import { WORD_CLASSES } from './word-classes.ts'

/**
 * A clause or form of address that belittles the reader, recognised by its shape rather than its words: "you limp
 * lettuce", "a doorstop would have been more use". Less certain than a structure, so it is only left out where the
 * author sees it struck through and can put it back.
 */
export type Barb = {
  readonly name: string
  /** As in a structure; a `sentence` is cut as a whole if it says nothing else, and otherwise stays. */
  readonly cut: 'words' | 'clause' | 'sentence'
  readonly reason: InsultReason
  readonly examples: readonly string[]
  /** Similar sentences that aren't insults. */
  readonly harmless: readonly string[]
  readonly patterns: readonly string[]
  /**
   * Whether names and figures can be part of the barb: "Captain Leafblower", "thick as two planks". A common first name
   * can't, unless this is `all`: "look at me, I'm Sam and I can't park".
   */
  readonly namesAllowed?: true | 'all'
}

/** The compiled pattern of a barb: {open} and the like are classes of words; the rest is as in a structure. */
export const compiledBarb = ({ patterns }: Barb): RegExp =>
  compiled({
    patterns: patterns.map((pattern) =>
      pattern.replace(/\{(\w+)\}/g, (part, name: string) => WORD_CLASSES[name] ?? part),
    ),
  })
