import { BASES } from './irregular-verbs.ts'

/** Stems are cut to this many letters, so that "correct" and "correction" have the same one. */
const LONGEST_STEM = 7

/** Forms of verbs that are too short for the rules below. */
const SHORT: ReadonlyMap<string, string> = new Map(
  'lie die tie try cry dry fry fly'.split(' ').flatMap((base) => {
    const start = base.replace(/ie$|y$/, '')
    return [`${start}ies`, `${start}ied`, `${start}ying`].map((form) => [form, base] as const)
  }),
)

/** Strips the ending of a word; crude, but the result is the same for "pay", "pays", "paying" and "paid". */
export function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/['’]/g, '')
  const base = SHORT.get(bare) ?? BASES.get(bare)
  if (base !== undefined) return base.length <= 3 ? base : base.replace(/e$/, '')
  if (bare.length <= 3) return bare
  const stem = bare.replace(/(?:ings?|edly|ied|ed|ies|es|(?<!s)s|(?<!^(?:rep|ear))ly|ment|e|y)$/, '')
  if (stem.length < 3) return bare
  return (
    stem
      .replace(/([^aeiouls])\1$/, '$1')
      // "cancelled", but not "called"
      .replace(/(?<=.{5})ll$/, 'l')
      .slice(0, LONGEST_STEM)
  )
}
