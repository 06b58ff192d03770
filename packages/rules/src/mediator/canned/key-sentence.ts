import { sentencesOf } from '../../text/sentences.ts'

const MOST_WORDS = 16
const FEWEST_WORDS = 3
/** Where a sentence can be left off without breaking it. */
const BREAK = /[,;:–—]$/

/**
 * The sentence of a translated text that says most, short enough to quote: at most 16 words, cut between clauses and marked
 * with an ellipsis where it is longer. Empty when the text has no sentence of its own.
 */
export function keySentence(text: string): string {
  const own = sentencesOf(text)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS)
  const best = own.reduce((chosen, sentence) => (weight(sentence) > weight(chosen) ? sentence : chosen), own[0] ?? '')
  return quotable(best)
}

/** Feelings and wishes say more than facts, and a statement more than a question. */
function weight(sentence: string): number {
  const speaksOfSelf =
    /\b(?:i feel|i felt|feels? like|i need|i want|i’d like|i'd like|i would like|i wish|hurts?|upset|matters?)\b/i
  return (speaksOfSelf.test(sentence) ? 2 : 0) + (sentence.endsWith('?') ? 0 : 1) + (/\d/.test(sentence) ? 0.5 : 0)
}

function quotable(sentence: string): string {
  const plain = sentence.replace(/["“”«»]/g, '').replace(/[\s.!?…]+$/, '')
  const words = plain.split(/\s+/)
  if (words.length <= MOST_WORDS) return plain
  const kept = words.slice(0, MOST_WORDS)
  const end = kept.findLastIndex((word, index) => index >= 5 && BREAK.test(word))
  const cut = (end === -1 ? kept : kept.slice(0, end + 1)).join(' ').replace(/[,;:–—]+$/, '')
  return `${cut} …`
}
