import { pattern } from '../../../text/pattern.ts'
import {
  ALSO_NOUNS,
  isVocative,
  LEADS_ON,
  ORDERS,
  opensClause,
  opensOrder,
  opensQuestion,
  opensRemark,
  SUBJECT,
} from '../clause-openings.ts'
import { MARK, type Token } from '../tokens.ts'
import { type Clause, VERB } from './clauses-in.ts'
import { isAtLeast, type Judgment, speaksToReader } from './model.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Stretches between marks with fewer words aren't searched. */
const FEWEST_WORDS = 9
const [SHORTEST, LONGEST] = [3, 14]
/** The bonus in likelihood for a part with a clear end. */
const CLEAR = 0.15

/** Words that may begin a clause, if the words before them are complete. */
const MAY_OPEN = new RegExp(
  pattern`
    ^(?:i|i am|i have|you|you're|ur|we|he|he's|she|she's|they|they are|it|it's|that|that's|this|these|those|there|
    there's|the|my|your|his|her|our|a|an|no|some|such|so|like|imagine|nice|well|even|just|now|please|pls|and|but|
    because|is|are|was|were|do|does|did|can|could|will|would|have|has|what|what's|who|who's|where|when|why|how|
    [NSTWFPVC])$
  `,
)
/** A clause can't end with these: "lazy", "my own", "are you getting". */
const NEEDS_MORE = new RegExp(
  pattern`
    ^(?:[a-z]+ly|[TWH]|ur|own|total|complete|utter|absolute|real|proper|most|quite|rather|more|less|wee|little|big|
    old|auld|fat|other|another|no|such|so|very|too|getting|being|having|making|doing|please|pls|don't|doesn't|didn't|
    can't|won't|couldn't|wouldn't|shouldn't|isn't|aren't|wasn't)$
  `,
)

type Judging = {
  judge: (clause: readonly Token[]) => Judgment
  /** How likely a clause insults, from 0 to 1. */
  likely: (clause: readonly Token[]) => number
  /** Whether a clause says something that has to stay. */
  keeps: (clause: Clause) => boolean
}

/**
 * The part of a sentence without punctuation that is most likely an insult of its own: "where is it [is there anything
 * in that head besides football] text me". Grammar doesn't show where it ends, so every possible end is tried.
 * @returns null where no part is certain to insult
 */
export function runOnInsult(sentence: readonly Token[], { judge, likely, keeps }: Judging): Clause | null {
  let best: { clause: Clause; score: number } | null = null
  for (const stretch of stretchesOf(sentence)) {
    if (stretch.to - stretch.from < FEWEST_WORDS) continue
    for (const { from, to, isClear } of partsOf(sentence, stretch)) {
      const words = sentence.slice(from, to)
      const score = likely(words) + (isClear ? CLEAR : 0)
      if (best && score <= best.score) continue
      if (isAtLeast(judge(words), isClear ? 'certain' : 'blatant') && !keeps({ from, to }))
        best = { clause: { from, to }, score }
    }
  }
  return best?.clause ?? null
}

function* stretchesOf(sentence: readonly Token[]): Generator<Clause> {
  let from = 0
  for (let at = 0; at <= sentence.length; at += 1) {
    if (at < sentence.length && !MARK.test(sentence[at]?.norm ?? '')) continue
    yield { from, to: at }
    from = at + 1
  }
}

/** The parts of a stretch that may be clauses, and whether it is clear that another clause follows. */
function* partsOf(sentence: readonly Token[], stretch: Clause): Generator<Clause & { isClear: boolean }> {
  for (let from = stretch.from; from <= stretch.to - SHORTEST; from += 1) {
    if (from > stretch.from && !mayBegin(sentence, from, stretch)) continue
    for (let to = from + SHORTEST; to <= Math.min(stretch.to, from + LONGEST); to += 1) {
      if (asksOrOrders(sentence, to - 1, from)) break
      if (from === stretch.from && to === stretch.to) continue
      if (to < stretch.to && !mayEnd(sentence, to, stretch)) continue
      const isClear = to === stretch.to || opens(sentence, to) || ORDERS.test(sentence[to]?.norm ?? '')
      yield { from, to, isClear }
    }
  }
}

function mayBegin(sentence: readonly Token[], at: number, { from }: Clause): boolean {
  const normAt = (place: number): string => sentence[place]?.norm ?? ''
  const here = normAt(at)
  if (at - from < SHORTEST || !isComplete(sentence, at)) return false
  // "Your behaviour in the meeting | was childish": a subject and its predicate
  if (VERB.test(here) && DETERMINER.test(normAt(from)) && !sentence.slice(from, at).some(isVerb)) return false
  // "She gave him | a monster energy"
  if (/^(?:an?|the|my|your|some|D)$/.test(here) && GIVEN.test(`${normAt(at - 2)} ${normAt(at - 1)}`)) return false
  // "The new | girl is rude"
  if (/^[PNF]$/.test(here) && DETERMINER.test(normAt(at - 2))) return false
  // "Low and disgusting"
  if (/^(?:and|but)$/.test(here) && !SUBJECT.test(normAt(at + 1)) && !DETERMINER.test(normAt(at + 1))) return false
  // "I'm not covering you"
  if (here === 'you' && /(?:ing|ed)$/.test(normAt(at - 1))) return false
  // "I sat there feeling like a fool" speaks of the author.
  if (here === 'like' && (FEELS.test(normAt(at - 1)) || !speaksToReader(sentence.slice(from, at)))) return false
  // "And last week | you got a tattoo"
  if (SUBJECT.test(here) && WHEN.test(normsFrom(sentence, Math.max(from, at - 3), 3))) return false
  // "Every time I ask you cry"
  if (DEPENDS.test(normAt(from)) || (normAt(from) === 'every' && SUBJECT.test(here))) return false
  return opens(sentence, at) || MAY_OPEN.test(here)
}

const mayEnd = (sentence: readonly Token[], at: number, { to }: Clause): boolean =>
  to - at >= SHORTEST &&
  // "Did mom drop you | i learned to drive in it"
  !(sentence[at]?.norm === 'you' && SUBJECT.test(sentence[at + 1]?.norm ?? '')) &&
  isComplete(sentence, at) &&
  // "Anyone with two brain cells | would have asked": a subject and its verb
  !(AUXILIARY.test(sentence[at]?.norm ?? '') && !SUBJECT.test(sentence[at + 1]?.norm ?? '')) &&
  (opens(sentence, at) || MAY_OPEN.test(sentence[at]?.norm ?? '') || ORDERS.test(sentence[at]?.norm ?? ''))

const WHEN = /(?:^|and |but |then |so )(?:last|this|next) (?:week|weekend|month|night|year|time|summer|christmas)$/
const normsFrom = (sentence: readonly Token[], from: number, count: number): string =>
  sentence
    .slice(from, from + count)
    .map(({ norm }) => norm)
    .join(' ')

const AUXILIARY = /^(?:is|are|was|were|do|does|did|can|could|will|would|have|has)$/
const DETERMINER = /^(?:that|this|those|these|the|my|your|ur|his|her|our|their|no|P)$/
/** "Yesterday's" has no verb. */
const isVerb = ({ norm }: Token): boolean => norm !== "'s" && VERB.test(norm)
const GIVEN =
  /^(?:gave|give|gives|bought|buy|made|sent|send|lent|lend|fed|handed|brought|bring|got|get|left|showed|owe|owes|paid) (?:me|him|her|us|them|you)$/
const FEELS = /^(?:feel|feels|feeling|felt|look|looks|looked|looking|sound|sounds|seem|seems|made)$/
const DEPENDS = /^(?:when|whenever|if|unless|while|since|because)$/

const opens = (sentence: readonly Token[], at: number): boolean =>
  opensClause(sentence, at) ||
  opensRemark(sentence, at) ||
  opensQuestion(sentence, at) ||
  opensOrder(sentence, at) ||
  isVocative(sentence, at)

/** Whether a question or an order begins here within the stretch: an insult ends before it. */
const asksOrOrders = (sentence: readonly Token[], at: number, from: number): boolean =>
  at - from >= SHORTEST &&
  isComplete(sentence, at) &&
  (opensQuestion(sentence, at) ||
    opensOrder(sentence, at) ||
    (ORDERS.test(sentence[at]?.norm ?? '') && !ALSO_NOUNS.test(sentence[at]?.norm ?? '')))

/** "You're a joke, always have been" */
const ALWAYS = /^(?:always|never) (?:have|has|had|will)(?: been| be)$/

const isComplete = (sentence: readonly Token[], at: number): boolean => {
  const before = sentence[at - 1]?.norm ?? ''
  if (/^(?:be|been)$/.test(before))
    return ALWAYS.test(
      sentence
        .slice(Math.max(0, at - 3), at)
        .map(({ norm }) => norm)
        .join(' '),
    )
  return !LEADS_ON.test(before) && !NEEDS_MORE.test(before)
}
