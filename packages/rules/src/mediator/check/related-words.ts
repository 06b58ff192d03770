import { overlap } from '../requests/content.ts'

/** The start of a stem. Words that share it are often related: "forger" and "forgery". */
export const prefixOf = (stem: string): string => stem.slice(0, 4)

/** Whether a text has the word or a related one: "forgery" and "forger". @param stem as in `content`, from `contentOf` */
export const hasRelated = (stem: string, content: ReadonlySet<string>): boolean =>
  content.has(stem) || (stem.length >= 4 && [...content].some((other) => prefixOf(other) === prefixOf(stem)))

/** Whether a text has the word, a related one or a synonym. */
export const hasMeaningOf = (stem: string, content: ReadonlySet<string>): boolean =>
  hasRelated(stem, content) || overlap(new Set([stem]), content) > 0

/** The share of content words that occur in the other text; unlike in `overlap`, synonyms don't count. */
export const literalShare = (content: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  content.size === 0 ? 0 : [...content].filter((stem) => other.has(stem)).length / content.size
