const LINK =
  /\b(?:h(?:tt|xx)ps?|ftp):\/\/[^\s<>"“”]+|\bwww\.[^\s<>"“”]+|\b(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/[^\s<>"“”]*/gi
/** Top-level domains that aren't everyday words: "I left.It was late" contains no link. */
const ENDING =
  'com|net|org|info|biz|edu|gov|io|app|dev|blog|shop|online|website|xyz|tv|photography|social|uk|de|ch|fr|nl|pl|ca|eu|ru|jp|br|COM|ORG'
const BARE = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.){1,4}(?:${ENDING})(?![\\p{L}\\p{N}_@-])`,
  'gu',
)
const SPELT = /(?<![\w.-])[\w-]{2,63}\s?(?:\sdot\s|[([]dot[)\]])\s?(?:com|net|org|info|io|de)\b/gi

/** Links read aloud, or with spaces to get past a filter: "t dot me slash maya", "bit . ly / x". */
const SLASHED =
  /(?<![\w.-])[\w-]{1,63}(?:\s?(?:\bdot\b|[([]dot[)\]]|\.)\s?[a-z][a-z-]{1,20}){1,3}\s?(?:\b(?:forward )?slash\b\s?[\w.-]+(?:\s?(?:slash|\/)\s?[\w.-]+){0,4})/gi
const GAPPED =
  /\b(?:bit|t|wa|fb|youtu|goo|tinyurl|discord|linktr|instagram|facebook|tiktok|onlyfans|youtube|twitter|x)\s?(?:\.|\bdot\b)\s?(?:ly|me|gg|com|be|gl|ee)\s?\/\s?[\w.@/-]+/gi

/** Endings of domains whose names may consist of digits alone: "163.com", but not "$50.de". */
const AFTER_DIGITS = /\.(?:com|net|org|info|biz)$/i

/** Whether a match is an amount with the next sentence glued to it: "$50.de nada", "1,200.io". */
const isAmount = (found: string, before: string | undefined): boolean =>
  /^[\d.]+\.\p{L}+$/u.test(found) && (/[$€£₹₦¢,]/.test(before ?? '') || !AFTER_DIGITS.test(found))

/** Replaces links with `[link]`, including those without a scheme and those spelled out. */
export const maskLinks = (text: string): string =>
  text
    .replace(SLASHED, '[link]')
    .replace(GAPPED, '[link]')
    .replace(LINK, linkOnly)
    .replace(BARE, (found, offset: number, all: string) => (isAmount(found, all[offset - 1]) ? found : '[link]'))
    .replace(SPELT, '[link]')

/** Two words with a slash that begin the next sentence: "It was $30.He/she paid". */
const OR = /\.(?:and|he|she|his|her|him|they|we|i|you|it|yes|no|either|both)\/[a-z']{1,6}[.,;:!?)\]'’]*$/i

/** Masks a link, except for punctuation after it, which belongs to the sentence. `Mr./Mrs.` isn't a link. */
function linkOnly(found: string): string {
  const end = /[.,;:!?)\]'’]*$/.exec(found)?.[0] ?? ''
  return /^(?:mr|mrs|ms|dr|e\.g|i\.e|a\.m|p\.m)\.?\//i.test(found) || OR.test(found) ? found : `[link]${end}`
}
