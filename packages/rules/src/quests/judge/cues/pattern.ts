/** One pattern from several sources. */
export const oneOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'g')

/** A negation before a match, within the same clause: "it's not that I'm sad". */
const DENIED = /\b(?:not|never|hardly|\w+n't)(?: (?!(?:only|just|and|but|so|because|since|if|when|then)\b)\w+){0,3} $/
/** How many characters back to look for a denial. */
const REACH = 40

/** Whether a text contains a match that isn't negated. */
export const isStated = (pattern: RegExp, text: string): boolean =>
  [...text.matchAll(pattern)].some(
    (match) => !DENIED.test(`${text.slice(Math.max(0, match.index - REACH), match.index)}`),
  )
