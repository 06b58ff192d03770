import { pattern } from '../../text/pattern.ts'

/** Words that empty answers consist of: "Okay.", "Sure, will do!", "Here you go", "Done: thank you". */
const ACKNOWLEDGING = new Set(
  `ok okay k sure yes yeah yep no nope done understood thanks thank you got it of course certainly absolutely alright right fine
  great good will do here is are the a an this that go hello hi hey there noted agreed ready received acknowledged null none undefined nan
  n/a na error todo test text message translation translated rewritten rephrased version answer response reply summary suggestion
  reflection ruling verdict headline output result empty blank string json please wait loading processing working on i i'm am
  let me see think my pleasure welcome you're youre glad happy to help no problem anytime as requested task complete completed`
    .split(/\s+/)
    .filter(Boolean),
)

const LONGEST_ACKNOWLEDGEMENT = 12
/** The longest message that may be a mere exclamation, in words: "NO!" */
const LONGEST_EXCLAMATION = 4

/** Words that can't end a sentence. */
const UNFINISHED = new RegExp(
  pattern`
    (?:^|\s)(?:a|an|the|and|or|but|because|since|that|which|who|whose|to|of|for|with|from|by|in|at|on|as|if|than|my|
    your|our|his|her|their|its|is|are|was|were|i|we|they|he|she|it's|i'm|we're|don't|can't|very|so|und|oder|aber|weil|
    dass|der|die|das|ein|eine|et|ou|mais|que|le|la|les|un|une|y|o|pero|el|los|las)$
  `,
  'i',
)

/** How a complete text ends: with an end mark, a closing bracket or quotation mark, an emoji or an emoticon. */
const ENDED = /(?:[.!?…。！？]|[)\]}"'”’»]|\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|[:;]-?[()dp])\s*$/iu

/** A text at least this long, in characters, is expected to end with an end mark. */
const LONG = 240

const FENCE_OR_KEY = /```|~~~|\{\s*["']|"\w{1,30}"\s*:|'\w{1,30}'\s*:\s*['"]|^\s*\[\s*"|\\n|\\u[0-9a-f]{4}/
const OPTIONS =
  /(?:^|\n|[.!?] )(?:option|version|variant|alternative|choice) ?#?(?:[1-3]|[abc]|one|two)\b ?(?:\([^)]{0,40}\))?[:.)–-]/gi
const PLACEHOLDER =
  /\[(?:your|their|the|insert|recipient|sender|person|other)\b[^\]\n]{0,40}\]|\[(?:first |last )?name of [^\]\n]{0,30}\]|<(?:your|insert|name)\b[^>\n]{0,30}>/i

/**
 * Whether a text only acknowledges the request instead of answering it.
 * @param sources the texts that the answer is based on: "No, please" is meaningful if the message is "NO!"
 */
export function saysNothing(text: string, sources: readonly string[]): boolean {
  const words = wordsIn(text)
  if (words.length > LONGEST_ACKNOWLEDGEMENT) return false
  const given = new Set(sources.map(wordsIn).flatMap((source) => (source.length <= LONGEST_EXCLAMATION ? source : [])))
  return words.every((word) => ACKNOWLEDGING.has(word) && !given.has(word))
}

/** Whether a text breaks off: after "and", after a comma, or, if it is long, without an end mark. */
export function isCutOff(text: string): boolean {
  const end = text.trimEnd()
  if (/[,;–—-]$|[([“«]$/.test(end)) return true
  if (ENDED.test(end)) return false
  return UNFINISHED.test(end) || end.length >= LONG
}

/** Whether a text is malformed: JSON, code, several options to choose from, or placeholders. */
export const isMalformed = (text: string): boolean =>
  FENCE_OR_KEY.test(text) || (text.match(OPTIONS)?.length ?? 0) > 0 || PLACEHOLDER.test(text)

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'/]*/gu) ?? []
