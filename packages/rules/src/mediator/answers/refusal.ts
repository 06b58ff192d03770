import { ABOUT_ITSELF, ABOUT_THE_MATERIAL, ADVICE } from './refusal/about-itself.ts'
import { CANNOT, NOTHING_BUT_CANNOT } from './refusal/cannot.ts'
import { REFUSED_IN_OTHER_LANGUAGES } from './refusal/other-languages.ts'

const REFUSALS = [
  ...CANNOT,
  ...NOTHING_BUT_CANNOT,
  ...ABOUT_ITSELF,
  ...ABOUT_THE_MATERIAL,
  ...REFUSED_IN_OTHER_LANGUAGES,
]

/** The word with which models decline, with or without an explanation. */
const DECLINED = /\bDECLINED\b|^\W*[Dd]eclined\W*$/

/**
 * Whether an answer refuses instead of doing what was asked, in any wording: "I'm sorry, but I can't help with that",
 * "As an AI, …", "This message contains threats", "Please provide the message".
 * @param sources the texts that the answer is based on. A phrase that also occurs there is the author's own: "I can't
 * help you with this" may be what they want to say.
 */
export function isRefusal(answer: string, sources: readonly string[]): boolean {
  if (DECLINED.test(answer)) return true
  return holdsAny(REFUSALS, answer, sources)
}

/**
 * Whether an answer gives the author advice instead of rewriting their message, a kind of refusal that only a
 * translation can be.
 */
export const givesAdvice = (answer: string, sources: readonly string[]): boolean => holdsAny(ADVICE, answer, sources)

function holdsAny(patterns: readonly RegExp[], answer: string, sources: readonly string[]): boolean {
  const said = plain(answer)
  const known = sources.map(plain)
  return patterns.some((pattern) => {
    const found = pattern.exec(said)
    if (!found) return false
    // If a pattern captures a key word, only that word has to occur in the sources.
    const [whole, word] = found
    // "I was in a meeting and couldn't answer": the author's own words with another subject in front.
    const rest = whole.replace(/^(?:i|we)(?:'m| am)? /, '')
    if (rest !== whole && rest.includes(' ') && known.some((source) => source.includes(rest))) return false
    return !known.some((source) => (word === undefined ? pattern.test(source) : source.includes(word)))
  })
}

/** Lower case, one kind of apostrophe, single spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
