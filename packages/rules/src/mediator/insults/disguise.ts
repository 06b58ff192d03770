import { letterBehind, withoutSigns } from '../../text/disguise.ts'
import { DISGUISED } from './lexicon.ts'

const HIDING = /[*#%_]/
const SIGN = /[@$€|+!*#%_\d]/
/** Words by first letter and length, so that a starred word is compared with only a few. */
const BY_OUTLINE = new Map<string, string[]>()
for (const word of DISGUISED) {
  const outline = word.charAt(0) + word.length
  BY_OUTLINE.set(outline, [...(BY_OUTLINE.get(outline) ?? []), word])
}

/**
 * The word that a token disguises with symbols for letters ("sh1t", "f**k") or with separators between its letters ("i
 * d i o t"), or null if no word in DISGUISED matches.
 */
export function undisguised(token: string): string | null {
  const word = token.toLowerCase()
  // "Flat 807", "room 455" and "8am" are no words, although their digits can be read as letters.
  if (!SIGN.test(word) || /^\P{L}*\d\P{L}*$/u.test(word) || /^\d+[ap]m$/.test(word)) return null
  if (HIDING.test(word)) return starred(word)
  return (
    [withoutSigns(word, 'i'), withoutSigns(word, 'l')].find(
      (reading) => DISGUISED.has(reading) || DISGUISED.has(reading.replace(/s$/, '')),
    ) ?? null
  )
}

function starred(word: string): string | null {
  if (!/^[a-z]/.test(word) || word.length < 3) return null
  for (const ending of ['', 's']) {
    const stem = ending && word.endsWith(ending) ? word.slice(0, -1) : word
    const found = BY_OUTLINE.get(stem.charAt(0) + stem.length)?.find((known) =>
      [...stem].every((sign, index) => HIDING.test(sign) || letterBehind(sign) === known[index]),
    )
    if (found) return found + (stem === word ? '' : ending)
  }
  return null
}

/** "i d i o t" or "i.d.i.o.t" as one word, if that is in DISGUISED. */
export function joinedLetters(spaced: string): string | null {
  const word = spaced.toLowerCase().replace(/[^a-z]/g, '')
  return DISGUISED.has(word) ? word : null
}

/** The text with its disguised words written out. */
export const unmasked = (text: string): string =>
  text
    .replace(SPACED_LETTERS, (spaced) => joinedLetters(spaced) ?? spaced)
    .replace(DISGUISED_TOKEN, (token) => undisguised(token) ?? token)

export const SPACED_LETTERS = /(?<![\p{L}\p{N}'’])\p{L}(?:[ .*_-]\p{L}){2,15}(?![\p{L}\p{N}'’])/gu
const DISGUISED_TOKEN =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@$€](?:[\p{L}\p{N}@$€*#%_|+!]{0,30}[\p{L}\p{N}@$€*#%])(?![\p{L}\p{N}])/gu
