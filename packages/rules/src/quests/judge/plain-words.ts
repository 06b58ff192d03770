import { unmasked } from '../../mediator/insults/disguise.ts'
import { withoutLookAlikes } from '../../text/disguise.ts'
import { everydayWords } from './everyday-words.ts'

/** Chat spellings, with their standard forms. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:ur|youre|your|yr)(?= (?:a|an|so|such|being|always|never|just|really|the worst|not|acting|nothing but)\b)/gi,
    "you're",
  ],
  [/\bu['’]?r\b/gi, 'your'],
  [/\bu(?= r\b)/gi, 'you'],
  [/(?<=\byou )r\b/gi, 'are'],
  [/\bu\b(?!\.)/gi, 'you'],
  [/(?<=\p{L} )n(?= \p{L})/gu, 'and'],
  [/\byoure\b/gi, "you're"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|does|did|is|was|are|were|would|could|should|have|has|had|ai)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\b(that|what|there|here|who|where)s\b(?= \p{L})/giu, "$1's"],
  [/\b(?:pls|plz|plss+)\b/gi, 'please'],
  [/\b(?:bc|cuz|coz|cause)\b(?= (?:you|i|we|it|he|she|they|of|the|my|your)\b)/gi, 'because'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(should|could|would)(?:a|['’]ve| of)\b/gi, '$1 have'],
  [/\bthru\b/gi, 'through'],
  [/\btho\b/gi, 'though'],
  [/\byall\b/gi, "y'all"],
]

/** Single characters that expand to a whole sentence, so that a thousand of them would be slow to read. */
const LONG_LIGATURE = /[\ufdfa\ufdfb]/g

const APOSTROPHES = /[’‘ʼ`´′]/g
const QUOTES = /[“”„‟«»″]/g

/** Restores apostrophes that are often left out on a phone, and contracts full forms. */
const DROPPED: readonly (readonly [RegExp, string])[] = [
  [/\bid(?= (?!card|number|badge|check|photo|is\b|was\b)\p{L})/gu, "i'd"],
  [/(?<!\b(?:feel|felt|feeling|be|been|was|am|i'm|got|very|so|really|is|are) )\bill(?= \p{L})/gu, "i'll"],
  [/\blets(?= \p{L})/gu, "let's"],
  [/\bi am\b/g, "i'm"],
  [/\bi have(?= (?:been|covered|done|taken|worked|decided|had|noticed|seen|not)\b)/g, "i've"],
  [/\byou are\b/g, "you're"],
  [/\bi (?:had|would)(?= (?:have|be|feel|like|love|rather|been)\b)/g, "i'd"],
  [/\bcan ?not\b/g, "can't"],
  [/\bwill not\b/g, "won't"],
  [/\b(do|does|did|is|was|are|were|would|could|should|have|has|had) not\b/g, "$1n't"],
]

/**
 * Normalises an answer for the rubric: lower case, normalised letters and apostrophes, no invisible characters, chat
 * abbreviations written out, disguised profanity uncovered.
 */
export function plainWords(answer: string): string {
  const visible = answer
    .replace(LONG_LIGATURE, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .toLowerCase()
    .replace(/(?<=[a-z] )а(?= )/g, 'a')
  const spelt = SPELLINGS.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    unmasked(withoutLookAlikes(visible)),
  )
  return DROPPED.reduce((text, [pattern, word]) => text.replace(pattern, word), everydayWords(spelt.toLowerCase()))
    .replace(/\s+/g, ' ')
    .trim()
}

const QUOTED = /"[^"]*"/g
/** If at least this share of the text is in quotation marks, the marks enclose the message itself. */
const MOSTLY = 0.6

/**
 * The writer's own words, without quotations from others. In an answer that is mostly in quotation marks, the quoted
 * text is the message itself.
 */
export function ownWords(plain: string): string {
  const quoted = plain.match(QUOTED) ?? []
  if (quoted.length === 0) return plain
  const inside = quoted.map((part) => part.slice(1, -1)).join(' ')
  return inside.length >= MOSTLY * plain.length ? inside : plain.replace(QUOTED, ' … ')
}

const LABEL = /(?:^|(?<=[.!?;] ))(?:observation|feelings?|needs?|requests?|limit)\s*[:=-]\s*/g

/** Removes labels such as "Feeling:", which some people write before each part. */
export const withoutLabels = (plain: string): string => plain.replace(LABEL, '')

/** The sentences of an answer, each with its end mark. */
export const sentencesIn = (plain: string): string[] => plain.match(/[^.!?;…]+[.!?;…]*/g) ?? []
