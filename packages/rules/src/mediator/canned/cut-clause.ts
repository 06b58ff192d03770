import { pattern } from '../../text/pattern.ts'
import { isHead, LEADS_ON } from '../insults/clause-openings.ts'
import { isPurpose, isTime } from '../insults/clauses/clauses-in.ts'
import type { Hit } from '../insults/insults-in.ts'
import { MARK, type Token } from '../insults/tokens.ts'
import { isFact } from './hard-facts.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const JOINS = /^(?:and|but|or|so|yet|then|plus|because|though|nor)$/
const SUBORDINATE =
  /^(?:when|whenever|if|while|unless|although|though|until|where|as|since|because|even|after|before|than)$/
export const SUBJECT = new RegExp(
  pattern`
    ^(?:you|you're|i|i am|i have|we|he|he's|she|she's|they|they are|it|it's|this|that|that's|these|those|there|my|
    your|his|her|our|their|the|a|an|who|nobody|no|everyone|every|someone|all|both|what|now|today|please|pls|plz|
    kindly|at|after|if|when|every|from|P|D|Q)$
  `,
)
export const REQUEST = new RegExp(
  pattern`
    ^(?:clean|wash|pay|give|call|answer|tell|get|take|bring|fix|do|leave|move|pick|turn|return|send|come|go|listen|
    apologi[sz]e|keep|let|make|put|remember|ask|respect|delete|buy|wake|close|open|text|txt|reply|respond|quit|stop|
    try|talk|help|stay|show|explain|book|cancel|change|replace|refund|transfer|finish|start|use|wait|write|read|sign|
    empty|vacuum|cook|feed|lock|knock|include|invite|admit|own|hand|throw|drop|check|find|meet|speak|say|don't|remove|
    repair|arrange|confirm|sort|delete|post|share|deliver|lower)$
  `,
)
export const PAST = new RegExp(
  pattern`
    ^(?:[a-z]{2,}ed|left|forgot|lost|broke|took|said|told|went|made|kept|let|put|cut|hit|hurt|spent|sent|sold|paid|
    came|did|had|got|gave|ate|drank|drove|stole|lied|wrote|read|slept|spoke|stood|threw|woke|wore|brought|bought|
    caught|felt|found|held|knew|led|met|ran|sat|saw|shut|thought|understood|chose|began|bit|blew|drew|flew|grew|hid|
    hung|rang|rode|sang|shook|spat|stuck|swore|taught|tore|won|never|always|don't|didn't|can't|won't|couldn't|
    wouldn't|haven't|have|still|only|just|even|owe|refuse|keep|also)$
  `,
)
/** Continues what was cut: "You're a disgrace to us and to the club". */
const NO_PREDICATE = /^(?:to|of|in|from|for|with|at|on|not|no|one|nothing|none|worse|twice|[NSFTWPO])$/
const FIGURE = /^(?:[DQL]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|tomorrow|tonight)$/
const LEADS = new RegExp(
  pattern`
    (?: (?:and|but|so|because|or|plus|also|then|well|seriously|honestly|oh|wow|look|listen|frankly|clearly|lol|god|
    man|bro|dude|tbh|ngl|imo|as usual|basically|literally|apparently|obviously|sorry but|no offen[cs]e but|
    ,)| (?:i (?:really |honestly |just |genuinely |truly |always |still )*(?:think|thought|appreciate|accept|suspect|
    assume|know|knew|believe|swear|guess|feel|felt|feel like|can't believe|hate|hate it|see now|reali[sz]ed?|told you|
    must say|have to say|always knew|reckon|see)|(?:it is|it's|it 's) (?:so )?(?:clear|obvious|because)|
    i (?:need|have|want) to (?:be honest|say|tell you)|i (?:don't|do not|can't) (?:know|tell) (?:if|whether)|
    (?:the )?(?:truth|fact|problem|point|thing|reason|bottom line) (?:of the matter )?(?:is|'s)|
    every\w+ (?:\w+ )?(?:knows|thinks|says|agrees|sees|can see)|my \w+ (?:thinks|says|agrees)|
    (?:that|this) (?:is|'s) (?:why|because)|(?:that|this|it) (?:just )?(?:proves|shows)|turns out|face it|
    let 's face it|admit it|guess what|you know what|maybe|perhaps)(?: that| how| what| ,)*)$
  `,
)

/**
 * The token indexes to cut for an insulting clause, including its lead-in ("I think", "because"), as far as the
 * sentence remains grammatical.
 */
export function stretchToCut(sentence: readonly Token[], hit: Hit): readonly number[] {
  const norm = (at: number): string => sentence[at]?.norm ?? ''
  const to = isBeforeNoun(sentence, hit) ? hit.to + 1 : hit.to
  const start = startOf(sentence, hit.from)
  const next = norm(to)
  const last = sentence.length
  const clause = (until: number): readonly number[] => {
    if (start === null) return cutEmbedded(sentence, hit, until)
    return range(start, until)
  }
  if (to >= last || MARK.test(next)) return clause(to)
  if (/^(?:lol|lmao|smh|sha|abeg|o|oo|yaar|na|man|bro|mate|dude|ok)$/.test(next)) return clause(to + 1)

  // "You're a spineless boy at 41."
  if (next === 'at' && /^[1-9]\d$/.test(sentence[to + 1]?.word ?? '') && (to + 2 >= last || MARK.test(norm(to + 2))))
    return clause(to + 2)
  // "Moron, so rent is now 480" and "muppet for losing 40 euros" keep what has the figure.
  const factEnd = (from: number): number => {
    const end = boundaryAfter(sentence, to)
    return hasFact(sentence, to, end) ? from : end
  }
  const isYou = /^you(?:'re)?$/.test(norm(hit.from))
  if (next === 'so' && isPurpose(sentence, to))
    return unlessFacts(sentence, to, boundaryAfter(sentence, to + 1), clause)
  if (JOINS.test(next) && next !== 'because') {
    const after = norm(to + 1)
    if (SUBJECT.test(after) || REQUEST.test(after) || sentence[to + 1]?.word.match(/^\p{Lu}/u)) return clause(to)
    if (NO_PREDICATE.test(after)) {
      const end = boundaryAfter(sentence, to)
      return sentence.slice(to, end).some(({ norm }) => FIGURE.test(norm)) ? [] : clause(end)
    }
    if (isYou) return keepSubject(sentence, hit, to + 1)
    return clause(factEnd(to))
  }
  if (isOfSuperlative(sentence, hit, to)) return unlessFacts(sentence, to, boundaryAfter(sentence, to), clause)
  if (next === 'for' && hasGerund(sentence, to + 1))
    return isYou ? keepAre(sentence, hit, to + 1) : clause(factEnd(to + 1))
  if (next === 'that' && SUBJECT.test(norm(to + 1))) return clause(to + 1)
  if (/^(?:who|that|which)$/.test(next)) {
    const verb =
      [1, 2, 3]
        .map((ahead) => norm(to + ahead))
        .find((word) => !/^(?:never|always|still|just|only|even|also)$/.test(word)) ?? ''
    const agrees = PAST.test(verb) || /^(?:can|will|would|could|should|might)$/.test(verb)
    const end = boundaryAfter(sentence, to)
    // "You're a bully who never played himself": "You never played himself" would be wrong.
    const isOfAnother = sentence.slice(to, end).some(({ norm }) => /^(?:him|her|them)sel(?:f|ves)$/.test(norm))
    if (isYou && agrees && !isOfAnother) return keepSubject(sentence, hit, to + 1)
    return unlessFacts(sentence, to, end, clause)
  }
  if (next === 'since' && isTime(sentence, to)) return unlessFacts(sentence, to, boundaryAfter(sentence, to), clause)
  if (/^(?:because|since|as)$/.test(next) && SUBJECT.test(norm(to + 1))) return clause(to + 1)
  if (
    /^(?:you|you're|i|i am|i have|we|he|he's|she|she's|they|they are|it|it's|that's|there|my|your|please|pls|D)$/.test(
      next,
    )
  )
    return clause(to)
  if (REQUEST.test(next) && !/^(?:like|to)$/.test(next)) return clause(to)
  if (
    /^(?:when|after|while)$/.test(next) &&
    (SUBJECT.test(norm(to + 1)) || /^\p{Lu}\p{Ll}/u.test(sentence[to + 1]?.word ?? '')) &&
    hasFact(sentence, to, boundaryAfter(sentence, to))
  )
    return clause(to + 1)
  // A name at the end addresses the reader.
  if (/^\p{Lu}\p{Ll}/u.test(sentence[to]?.word ?? '') && (to + 1 >= last || MARK.test(norm(to + 1)))) return clause(to)
  return unlessFacts(sentence, to, boundaryAfter(sentence, to), clause)
}

/** "You're the laziest person [I've ever shared a lab with]" */
const isOfSuperlative = (sentence: readonly Token[], { from, to }: Hit, at: number): boolean =>
  sentence.slice(from, to).some(({ word }) => /^(?:most|worst|[a-z]{3,}est)$/i.test(word)) &&
  sentence.slice(at, at + 5).some(({ norm }) => /^(?:ever|met|known|seen)$/.test(norm))

/** "You're a two-faced [wagon]": the noun after the insulting adjectives, even if the lexicon doesn't have it. */
const isBeforeNoun = (sentence: readonly Token[], { from, to }: Hit): boolean => {
  const next = sentence[to]?.norm ?? ''
  const words = sentence.slice(from, to).map(({ norm }) => norm)
  return (
    /(?:^| )an?(?: [TWH])+$/.test(words.join(' ')) &&
    /^[a-z]{3,}$/.test(next) &&
    ![JOINS, SUBORDINATE, SUBJECT, REQUEST, PAST, NO_PREDICATE].some((word) => word.test(next))
  )
}

/** The indexes from the first up to, but not including, the second. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** Where the clause starts, including words that only lead up to it; null if it is part of another clause. */
function startOf(sentence: readonly Token[], from: number): number | null {
  let start = from
  for (;;) {
    const before = ` ${sentence
      .slice(0, start)
      .map(({ norm }) => norm)
      .join(' ')}`
    const lead = start > 0 ? LEADS.exec(before)?.[0] : undefined
    if (!lead) break
    start -= lead.trim().split(' ').length
  }
  const previous = sentence[start - 1]?.norm ?? ''
  if (start === 0 || start < from || MARK.test(previous) || JOINS.test(previous)) return start
  if (SUBORDINATE.test(previous)) return start - (sentence[start - 2]?.norm === 'even' ? 2 : 1)
  return isVocative(sentence, start) || isAfterOrder(sentence, start) || isAfterStatement(sentence, start)
    ? start
    : null
}

/** "Don't touch my charger again | it's pathetic" */
const isAfterOrder = (sentence: readonly Token[], start: number): boolean =>
  /^(?:it's|that's|you're)$/.test(sentence[start]?.norm ?? '') &&
  !LEADS_ON.test(sentence[start - 1]?.norm ?? '') &&
  REQUEST.test(sentence[0]?.norm ?? '')

/** "You left the gate open again | your brain is made of cheese" */
function isAfterStatement(sentence: readonly Token[], start: number): boolean {
  const norm = (at: number): string => sentence[at]?.norm ?? ''
  const from = sentence.slice(0, start).findLastIndex((token) => MARK.test(token.norm)) + 1
  return (
    start - from >= SHORTEST_STATEMENT &&
    SUBJECT.test(norm(from)) &&
    /^(?:you|you're|your|honestly|even|an?)$/.test(norm(start)) &&
    PAST.test(norm(from + 1)) &&
    !LEADS_ON.test(norm(start - 1)) &&
    !isHead(sentence, start - 1)
  )
}
const SHORTEST_STATEMENT = 4

/** "Tom you're an idiot": a single word that addresses the reader. */
const isVocative = (sentence: readonly Token[], start: number): boolean =>
  start === 1 ||
  (start > 1 && MARK.test(sentence[start - 2]?.norm ?? '') && /^\p{L}/u.test(sentence[start - 1]?.word ?? ''))

/** Cuts an embedded clause together with the clause around it, unless that one states a fact. */
function cutEmbedded(sentence: readonly Token[], { from }: Hit, until: number): readonly number[] {
  const start = sentence.slice(0, from).findLastIndex(({ norm }) => MARK.test(norm)) + 1
  const end = boundaryAfter(sentence, until)
  return hasFact(sentence, start, end) || from - start > 6 ? [] : range(start, end)
}

function unlessFacts(
  sentence: readonly Token[],
  from: number,
  end: number,
  clause: (end: number) => readonly number[],
): readonly number[] {
  return hasFact(sentence, from, end) ? [] : clause(end)
}

const hasFact = (sentence: readonly Token[], from: number, to: number): boolean =>
  sentence.slice(from, to).some((token, at) => isFact(token, from + at === 0))

function boundaryAfter(sentence: readonly Token[], from: number): number {
  const at = sentence.findIndex(
    ({ norm }, index) =>
      index >= from &&
      (MARK.test(norm) ||
        (/^(?:and|but|so)$/.test(norm) &&
          SUBJECT.test(sentence[index + 1]?.norm ?? '') &&
          !isExcept(sentence, from, index))),
  )
  return at === -1 ? sentence.length : at
}

/** "Nothing in your life but a pair of binoculars": here "but" doesn't begin a clause. */
const isExcept = (sentence: readonly Token[], from: number, at: number): boolean =>
  sentence[at]?.norm === 'but' &&
  /^an?$/.test(sentence[at + 1]?.norm ?? '') &&
  sentence.slice(from, at).some(({ norm }) => norm === 'nothing')

const hasGerund = (sentence: readonly Token[], at: number): boolean =>
  [0, 1].some((ahead) => /ing$/i.test(sentence[at + ahead]?.word ?? ''))

/** "You're lazy and forgot": "You forgot", or "You're late" where an adjective follows. */
function keepSubject(sentence: readonly Token[], hit: Hit, verbAt: number): readonly number[] {
  const words = sentence.slice(verbAt, verbAt + 3).map(({ norm }) => norm)
  const isVerb = words.some((word, at) => PAST.test(word) && words.slice(0, at).every((one) => PAST.test(one)))
  if (!isVerb && sentence[hit.from + 1]?.norm.match(/^(?:are|were)$/)) return keepAre(sentence, hit, verbAt)
  if (sentence[hit.from]?.norm === "you're") return isVerb ? range(hit.from, verbAt) : range(hit.from + 1, verbAt)
  return range(hit.from + 1, verbAt)
}

/** "You're an idiot for leaving": "You're leaving". */
function keepAre(sentence: readonly Token[], hit: Hit, at: number): readonly number[] {
  const isOne = sentence[hit.from]?.norm === "you're"
  const isTwo = /^(?:are|were)$/.test(sentence[hit.from + 1]?.norm ?? '')
  return isOne || isTwo ? range(hit.from + (isOne ? 1 : 2), at) : range(hit.from + 1, at)
}
