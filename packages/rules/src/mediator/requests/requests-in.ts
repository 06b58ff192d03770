import type { Passage } from '../../text/passage.ts'
import { pattern } from '../../text/pattern.ts'
import { ENGLISH_OPENINGS, OTHER_OPENINGS } from './openings.ts'
import { RHETORICAL } from './rhetorical.ts'

/** A request in a text, up to the end of its sentence. */
export type Request = Passage

/** Chat questions without a question mark. */
const OPEN_QUESTION = new RegExp(
  pattern`
    (?<=^|[.!?\n,]\s{0,4}|\b(?:so|and|but|ok|bro) )(?:when|where|why|how|what time|which|who|what) (?:are|r|is|will|
    do|did|can|have|was|were|exactly|much|come|dyd|should|would|has) ?(?:you|u|we|my|the|i|it|your|ur|that|this|this|
    he|she|they)\b
  `,
  'giu',
)

/** Chat questions with a contracted verb: "also wheres the vet book", "when's the rent due". */
const SHORT_QUESTION = new RegExp(
  pattern`
    (?<=^|[.!?\n,]\s{0,4}|\b(?:so|and|but|ok|bro|also|then|now) )(?:(?:where|when)['’]?s (?:the|my|our|ur|your|that|
    it|he|she)\b(?! (?:justice|fairness|respect|shame|decency|manners)\b)|who['’]?s (?!being\b)\p{L}+ing\b)
  `,
  'giu',
)

/** Chat questions for a yes or no: "so is the flat still available", "did u give it to ur cousin" */
const YES_NO_QUESTION = new RegExp(
  pattern`
    (?<=^|[.!?\n,]\s{0,4}|\b(?:so|and|but|or|ok|bro|also) )(?:(?:is|are) (?:the|my|our) \p{L}+ (?:still|ready|
    available|free|done|on|off|back|coming)|did (?:you|u) (?:give|send|pay|tell|get|find|book|order|call|ring|ask|
    take|bring|leave|sell) (?:it|them|her|him|me|the|my|mum|mom|dad))\b
  `,
  'giu',
)

/**
 * What comes before an order that is only reported: "I told you, don't push on a Friday". An order that is repeated now
 * is a request: "I've told you before, please move".
 */
const REPORTED =
  /\b(?:told|warned|begged|reminded|asked) (?:you|u|me|him|her|them|us)(?: (?!to\b|before\b|already\b|again\b|once\b|\p{L}*times\b)[\p{L}\d]+){0,3} ?[,:]\s{0,3}$/iu
const SAID_AGAIN = /^(?:please|pls|plz|kindly|so|now|just)\b/i

const ABBREVIATED = /\b(?:mrs?|ms|dr|rs|st|no|prof|approx|vs|e\.g|i\.e|[ap]\.m|sgt|capt|rev|hon)$/i
const MARKS = /[.!?…\n。！？؟]/

/**
 * The requests in a text: questions and demands, each up to the end of its sentence. Questions that only scold ("what
 * is wrong with you?") aren't requests.
 */
export function requestsIn(typed: string): Request[] {
  // Phones type curly apostrophes; the patterns have straight ones.
  const text = typed.replaceAll('’', "'")
  const starts = new Set<number>()
  for (const pattern of [...ENGLISH_OPENINGS, ...OTHER_OPENINGS, OPEN_QUESTION, SHORT_QUESTION, YES_NO_QUESTION]) {
    for (const match of text.matchAll(pattern))
      starts.add(match.index + (/^(?:(?:and|so|but|or|then|also|now),? )+/i.exec(match[0])?.[0].length ?? 0))
  }
  for (const match of text.matchAll(/[?？؟]/g)) {
    const start = sentenceStart(text, match.index)
    if (isQuestion(text.slice(start, match.index))) starts.add(start)
  }
  const quoted = [...text.matchAll(/"[^"\n]{1,400}"|[“„][^“”„\n]{1,400}[”“]/g)]
  const isQuoted = (start: number) =>
    quoted.some((match) => match.index < start && start < match.index + match[0].length)
  const requests: Request[] = []
  for (const start of [...starts].sort((one, other) => one - other)) {
    if (
      isQuoted(start) ||
      isReported(text, start) ||
      (JOINED.test(text.slice(Math.max(0, start - 8), start)) &&
        hasSubject(text, start) &&
        (requests.at(-1)?.end ?? 0) <= start)
    )
      continue
    const last = requests.at(-1)
    if (last && start < last.end) {
      // "…, and give me my keys": a second order in the same sentence.
      if (!startsClause(text, start) || start - last.start < 6) continue
      trim(last, text, start)
    }
    requests.push(placed(text, start, sentenceEnd(text, start)))
  }
  return requests
    .filter(
      (request) =>
        !isNoRequest(request, text) &&
        !RHETORICAL.some((pattern) => pattern.test(request.text)) &&
        /\p{L}\P{L}+\p{L}|\p{L}{4}/u.test(request.text),
    )
    .map(({ start, end }) => ({ start, end, text: typed.slice(start, end) }))
}

/** Statements without a subject, as in Singapore: "book the court under my name then never turn up". */
const WITHOUT_SUBJECT = /\b(?:then|and|but) never\b|\b(?:\d+|two|three|four|five|many|several) times\b(?:[,.;]|$)/i

/**
 * "Listen Wayne, you sold me …", "listen you liar, it's at 6", "Jas ur a snake" and the relative clause in "your clerk,
 * who is rude, laughed".
 */
const isNoRequest = ({ text: said, start }: Request, text: string): boolean =>
  (WITHOUT_SUBJECT.test(said) && !/\b(?:please|kindly|pls|you)\b|\?/i.test(said)) ||
  /^(?:look|listen|LOOK|LISTEN|Look|Listen) (?!At\b|To\b)\p{Lu}\p{Ll}+/u.test(said) ||
  /^(?:(?:look|listen)(?: here)?,? (?:you|u|ya)\b[^?]*|pull the other (?:one|leg)\W*)$/i.test(said) ||
  /^\p{Lu}\p{Ll}+ (?:ur|u r|you're|youre|you are)\b[^?]*$/u.test(said) ||
  (/^who (?:has|had|is|was|are|were)\b[^?]*,[^?]*$/.test(said) && /\p{L}, $/u.test(text.slice(0, start)))

const ASKING = new RegExp(
  pattern`
    (?:^|[,;:–—-]\s{0,4}|\b(?:and|so|but|or|then|ok|well|hey|bro|mate|please|did|honestly)\s+)(?:\p{L}+ )?(?:who|what|
    when|where|why|how|which|whose|can|could|might|will|would|won't|do|does|did|didn'?t|don'?t|is|are|am|was|were|has|have|
    haven'?t|may|shall|should|any|r|wen|wat|y|anyone|anybody|ready)\b
  `,
  'iu',
)
const TAG =
  /\b(?:isn'?t|aren'?t|don'?t|doesn'?t|didn'?t|won'?t|can'?t|is|are|right|ok|okay|yes|no|innit|na|abi|eh|please|pls)(?: (?:it|you|u|they|he|she|we|or no|not))?$/i
const FEW_WORDS = 6

/**
 * Whether words before a question mark are a question. An English statement isn't ("now you say there's none left??");
 * in other languages, every question mark counts.
 */
const isQuestion = (sentence: string): boolean =>
  ASKING.test(sentence) ||
  TAG.test(sentence.trim()) ||
  sentence.split(/\s+/).length <= FEW_WORDS ||
  !/\b(?:the|you|u|i|to|and|my|your)\b/i.test(sentence)

const sentenceStart = (text: string, mark: number): number => {
  let start = mark
  while (
    start > 0 &&
    (!MARKS.test(text[start - 1] ?? '') || /^\d\.\d/.test(text.slice(Math.max(0, start - 2), start + 1)))
  )
    start -= 1
  while (/\s/.test(text[start] ?? '')) start += 1
  return start
}

function sentenceEnd(text: string, start: number): number {
  for (let index = start; index < text.length; index += 1) {
    const isWithin =
      text[index] === '.' &&
      (/[\d\p{L}]/u.test(text[index + 1] ?? '') || ABBREVIATED.test(text.slice(Math.max(0, index - 8), index)))
    if (MARKS.test(text[index] ?? '') && !isWithin) return text[index] === '\n' ? index : index + 1
  }
  return text.length
}

const isReported = (text: string, start: number): boolean =>
  REPORTED.test(text.slice(Math.max(sentenceStart(text, start), start - 60), start)) &&
  !SAID_AGAIN.test(text.slice(start))

/** Conjunctions after which a verb may share the subject of the clause before. After ", so", it is an order instead. */
const JOINED = /\b(?:and|or|but|then)\s+$|(?<!,\s)\bso\s+$/i
/** Whether a verb after a conjunction has a subject, and so isn't an order: "You sit there and say nothing". */
const hasSubject = (text: string, start: number): boolean =>
  !(/^do(?: not|n['’]?t)\b/i.test(text.slice(start)) && MUST.test(text.slice(sentenceStart(text, start), start))) &&
  SUBJECT.test(text.slice(sentenceStart(text, start), start))

/** "The drums start at 9 and come through the wall": a noun at the start of the sentence is a subject, too. */
const SUBJECT =
  /\b(?:i|you|u|we|they|he|she|people|everyone|nobody)\b|^(?:the|my|our|his|her|their|these|those) [\p{L}’' -]{2,30} /iu

/** A task for the reader, after which "don't" is a request: "You can buy the tickets, and don't invite Spud". */
const MUST = /\b(?:you|u) (?:can|could|should|must|will|better|need to|have to)\b/i

const startsClause = (text: string, start: number): boolean =>
  /(?:[,;:–—]\s{0,4}|\b(?:and|or|but|so|then|und|y|et|e|en)\s+(?:please |also )?)$/i.test(
    text.slice(Math.max(0, start - 16), start),
  )

function trim(request: Request, text: string, end: number): void {
  const said = text.slice(request.start, end).replace(/(?:[\s,;:–—-]|\b(?:and|or|but|so|then)\s*$)+$/i, '')
  request.end = request.start + said.length
  request.text = said
}

const placed = (text: string, start: number, end: number): Request => {
  const said = text.slice(start, end).trimEnd()
  return { text: said, start, end: start + said.length }
}
