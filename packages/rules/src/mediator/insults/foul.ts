import { unmasked } from './disguise.ts'
import { tokensOf } from './tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const CRUDE =
  /\b(?:mother)?fuck\w*|\b(?:bull|horse)?shit\w*|\bbitch(?:es|y)?\b|\bass-?holes?\b|\bcocksucker\w*|\bbastards?\b|\bdickheads?\b|\bcunts?\b/iu

/** Whether a text contains a slur or strong profanity, plain or disguised, no matter who it is aimed at. */
export const isFoul = (text: string): boolean =>
  CRUDE.test(unmasked(text)) || tokensOf(text).some(({ norm }) => norm === 'S')

/** A title without its insults and profanity, for a public page. */
export function withoutFoulWords(title: string): string {
  const foul = tokensOf(title).filter(({ norm }) => /^[SNOH]$/.test(norm))
  return foul
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), title)
    .replace(/\s+/g, ' ')
    .trim()
}
