import { sentencesOf } from '../../text/sentences.ts'
import type { TranslateTask } from '../mediator.ts'
import { withoutAbsolutes } from './absolutes.ts'
import { nothingSaid, type Said } from './context.ts'
import { unmasked } from './disguise.ts'
import { withGaps, withoutFoulWords } from './foul.ts'
import { loosened } from './loosen.ts'
import { withoutNameCalling } from './name-calling.ts'
import { asRequest } from './requests.ts'
import { lowered, undrawn } from './shouting.ts'
import { calmMarks, ended, mended, straightened } from './tidy.ts'
import { ACCUSATIONS } from './words/accusations.ts'
import { OPENING } from './words/openings.ts'
import { HEAT, PROFANE_PHRASES } from './words/profanity.ts'
import { SPELLINGS } from './words/spelling.ts'

type Rule = readonly [RegExp, string]

/** What is left of a message that was nothing but insults. */
const ONLY_HEAT = "I'm really upset about this and I need you to hear me."

/**
 * A message in softer words, without a model: insults become what stands behind them, absolutes and blame become how it
 * felt, orders become requests, and shouting is lowered. Names, numbers, dates, amounts and requests stay.
 *
 * A harmless message comes through nearly as it is, which is what a word substitution does (spec core-flow §8). So that the
 * author's own wording stays theirs all the same (decisions §1), runs of eight words or more are broken up by small swaps
 * of equal meaning where there is one; names, figures and requests are never sacrificed to it.
 */
export function cannedTranslation(task: TranslateTask): string {
  const message = straightened(task.message)
  const { text, kept } = setAside(message)
  if (!isEnglish(text)) return calmMarks(withGaps(lowered(message))) || ONLY_HEAT
  const said = nothingSaid(message)
  const plain = applied(SPELLINGS, undrawn(unmasked(lowered(text))))
  const lines = calmMarks(withoutScornfulEmoji(plain))
    .split('\n')
    .map((line) => softenedLine(line, said))
  const body = putBack(distinct(lines).join('\n'), kept)
  return withOpening(loosened(body, message) || ONLY_HEAT, task.mood)
}

const softenedLine = (line: string, said: Said): string[] =>
  sentencesOf(line)
    .map((sentence) => softened(sentence.trim(), said))
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence))

function softened(sentence: string, said: Said): string {
  const phrased = applied(PROFANE_PHRASES, sentence)
  const cool = HEAT.reduce((text, pattern) => text.replace(pattern, ''), phrased)
  const named = withoutNameCalling(cool, said)
  const fair = withoutAbsolutes(applied(ACCUSATIONS, named), said)
  return ended(mended(asRequest(mended(withoutFoulWords(fair)))))
}

const applied = (rules: readonly Rule[], text: string): string =>
  rules.reduce((rewritten, [pattern, softer]) => rewritten.replace(pattern, softer), text)

/** Joins lines again, saying nothing twice. */
function distinct(lines: readonly (readonly string[])[]): string[] {
  const seen = new Set<string>()
  const once = (sentence: string): boolean => !seen.has(sentence) && seen.add(sentence) !== undefined
  return lines.map((sentences) => sentences.filter(once).join(' ')).filter((line) => line !== '')
}

/** Links, e-mail addresses and handles are not words: they wait outside while the rules work. */
const NOT_WORDS = /\bhttps?:\/\/\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|(?<!\S)@\w+/gi
const PLACE = 0xe000

function setAside(text: string): { text: string; kept: string[] } {
  const kept: string[] = []
  return { text: text.replace(NOT_WORDS, (found) => String.fromCharCode(PLACE + kept.push(found) - 1)), kept }
}

const putBack = (text: string, kept: readonly string[]): string =>
  text.replace(/[\ue000-\uf8ff]/g, (place) => kept[place.charCodeAt(0) - PLACE] ?? '')

const withoutScornfulEmoji = (text: string): string =>
  text.replace(/(?:🖕|💩|🤡|🤬|🤮|🖕🏻|🖕🏽|🖕🏿|🐷|🐍|🐖)\p{Emoji_Modifier}?/gu, '')

/** Says the mood first, unless the message does so itself, or is not in English. */
function withOpening(body: string, mood: TranslateTask['mood']): string {
  const opening = OPENING[mood]
  const saysIt = body === ONLY_HEAT || SAYS_FEELING.test(body.slice(0, 80)) || /^(?:i'm sorry|sorry|thank)/i.test(body)
  return saysIt ? body : `${opening} ${body}`
}

const SAYS_FEELING =
  /\bI(?:'m| am) (?:so |really |very |deeply |truly )*(?:angry|upset|hurt|mad|furious|annoyed|tired|worn out)\b/i
const ENGLISH =
  /\b(?:the|a|an|and|or|but|you|your|i|i'm|me|my|we|our|it|is|are|was|were|to|of|in|on|for|with|that|this|have|has|had|do|did|don't|not|please|at|be|so|when|what|he|she|they|his|her|us|no|if|then|all|just|up|out|from|by|about|get|will|can|can't|never|always|such|there|why|how|who|still|because|u|ur|i've|you're|it's|that's|he's|she's)\b/gi

/** Whether enough words are everyday English ones; a few words alone are taken for English. */
function isEnglish(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return words <= 4
    ? !/[^\p{ASCII}\p{Emoji}\p{P}\p{S}]/u.test(text)
    : (text.match(ENGLISH)?.length ?? 0) / words >= 0.15
}
