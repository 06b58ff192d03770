import type { Token } from './read.ts'
import { ACRONYMS, AMBIGUOUS, COMMON_SHORT_WORDS } from './words/capitals.ts'

const isCapitals = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && /^\p{Lu}[\p{Lu}'’-]+$/u.test(word)

/** The words in capitals that shout: not acronyms, nor short unknown ones in an otherwise calm text. */
export function shoutedWords(tokens: readonly Token[]): ReadonlySet<Token> {
  const words = tokens.filter(({ word }) => /^\p{L}{2}/u.test(word))
  const capitals = words.filter(({ word }) => isCapitals(word))
  const shouts = capitals.length > 2 && capitals.length >= words.length / 3
  return new Set(capitals.filter(({ word }) => isShouted(word, shouts)))
}

function isShouted(word: string, shouts: boolean): boolean {
  if (ACRONYMS.has(word)) return shouts && AMBIGUOUS.has(word)
  return shouts || word.length > 4 || COMMON_SHORT_WORDS.has(word.toLowerCase())
}

/** Where a text shouts: runs of words in capitals, and several exclamation marks. */
export function shoutingIn(text: string, tokens: readonly Token[]): { start: number; end: number }[] {
  const shouted = shoutedWords(tokens)
  const runs: { start: number; end: number }[] = []
  let open = false
  for (const token of tokens) {
    const marks = token.norm === '!' || (token.norm === '?' && /!|\?\?/.test(token.word))
    if (!shouted.has(token) && !(marks && token.word.trim().length > 1)) {
      open =
        open &&
        token.norm !== '.' &&
        !/^\p{Ll}/u.test(token.word) &&
        (token.word.length === 1 || /^['’]/.test(token.word))
      continue
    }
    const last = runs.at(-1)
    if (open && last && text.slice(last.end, token.start).trim().length <= 3) last.end = token.end
    else runs.push({ start: token.start, end: token.end })
    open = true
  }
  return runs
}
