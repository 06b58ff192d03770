import { eld } from 'eld/small'
import { memoized } from '../../memoized.ts'

/** Fewer letters don't identify a language: "ok", "no!!", "lol". */
const FEWEST_LETTERS = 12

/** Scripts of only one or a few languages, which identify the language from the first word. */
const TELLING_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Greek}\p{Script=Cyrillic}]{3}/u

/**
 * Chat English, written out before detection, because "u", "ur" and "dnt" look like words of other languages.
 */
const CHAT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  wat: 'what',
  dnt: "don't",
  dont: "don't",
  im: "I'm",
  ive: "I've",
  thx: 'thanks',
  pls: 'please',
  plz: 'please',
  abt: 'about',
  bcos: 'because',
  cuz: 'because',
  wen: 'when',
  dat: 'that',
  dis: 'this',
  tho: 'though',
  rn: 'right now',
  gonna: 'going to',
  wanna: 'want to',
}

/**
 * The language of a text, or null if it is too short to tell or ambiguous.
 * @returns an ISO 639-1 code
 */
export const languageOf: (text: string) => string | null = memoized(detected, { most: 16, keyOf: (text) => text })

function detected(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < FEWEST_LETTERS && !TELLING_SCRIPT.test(text)) return null
  const spelled = text.toLowerCase().replace(/(?<!\p{L})\p{L}{1,5}(?!\p{L})/gu, (word) => CHAT[word] ?? word)
  const found = eld.detect(spelled)
  return found.language !== '' && found.isReliable() ? found.language : null
}
