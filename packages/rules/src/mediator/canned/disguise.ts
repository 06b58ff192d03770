import { OFTEN_DISGUISED, SPELT_OUT } from './words/profanity.ts'

const SIGNS: Record<string, string> = {
  a: '@4',
  e: '3',
  i: '1!|',
  o: '0',
  s: '$5',
  t: '7+',
  l: '1|',
  c: '(',
  g: '9',
  b: '8',
  u: 'v',
}
const HIDDEN = '*#%_'

/** A token that mixes letters with signs or digits; whole numbers, prices and times are none. */
const CANDIDATE = /(?<![\p{L}\p{N}@$])[\p{L}\p{N}@$!*#%_+|.-]*[\p{L}@$][\p{L}\p{N}@$!*#%_+|.-]*/gu

const outlineOf = (word: string): RegExp => {
  const letters = [...word].map((letter, index) => {
    const hidden = index === 0 ? '' : HIDDEN
    return `[${letter}${SIGNS[letter] ?? ''}${hidden}]+`
  })
  return new RegExp(`^${letters.join('')}$`, 'i')
}

const OUTLINES = OFTEN_DISGUISED.map((word) => [outlineOf(word), word] as const)

/** Writes out profanity that hides behind signs ("f*ck", "sh1t", "a$$"), so that the rules for it find it. */
export function unmasked(text: string): string {
  const spelt = text.replace(CANDIDATE, (token) => {
    const end = /[.!?-]+$/.exec(token)?.[0] ?? ''
    const core = token.slice(0, token.length - end.length)
    return (disguised(core) ?? core) + end
  })
  return SPELT_OUT.reduce((softened, [pattern, word]) => softened.replace(pattern, word), spelt)
}

/** The word behind a token with signs or digits in it. The shortest words need a sign: A55 is a road, and B-52 a plane. */
function disguised(token: string): string | null {
  if (!/\p{L}/u.test(token) || /^\p{L}+$/u.test(token)) return null
  if (/^\p{L}(?:[.-]\p{L}){2,}$/u.test(token)) return spaced(token.replace(/[.-]/g, ''))
  const singular = /s$/i.test(token) ? token.slice(0, -1) : null
  for (const [outline, word] of OUTLINES) {
    if (word.length <= 3 && /\d/.test(token)) continue
    if (outline.test(token)) return word
    if (singular !== null && outline.test(singular)) return `${word}s`
  }
  return null
}

const spaced = (letters: string): string | null =>
  OFTEN_DISGUISED.find((word) => word === letters.toLowerCase()) ?? null
