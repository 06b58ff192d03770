import { pattern } from '../../../text/pattern.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import { ORDERS } from '../clause-openings.ts'
import type { Hit } from '../insults-in.ts'
import { remainderLikelihoods } from '../remainders/model.ts'
import { MARK, type Token } from '../tokens.ts'
import { type Clause, clausesIn, clausesToJudge, isPurpose, VERB } from './clauses-in.ts'
import { isReason, withAdjectives, withBecause } from './cut-edges.ts'
import {
  type ClauseJudge,
  type ClauseModel,
  clauseLimit,
  doubtLimit,
  isAtLeast,
  isBelowDoubtful,
  type Judgment,
  judgeAlone,
  speaksToReader,
  type ThresholdsByLanguage,
  type Tone,
} from './model.ts'
import { mustStayIn, textOf } from './must-stay.ts'
import { runOnInsult } from './run-on-insult.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** In other languages, a longer text without a full stop may contain a request, which would be cut as well. */
const LONGEST_WHOLE = 7
const hasFullStop = (sentence: readonly Token[]): boolean => /^[.!?]$/.test(sentence.at(-1)?.norm ?? '')
/** Shorter clauses are too short to judge. */
const FEWEST_WORDS = 3
/** A longer clause says something else as well, however harshly it is judged. */
const LONGEST_INSULT = 30
/** A subordinate clause, which can't stand alone once its main clause is cut. */
const SUBORDINATE =
  /^(?:because|since|while|although|though|when|if|unless|until|before|after|as|than|which|who|that|where|whose|to|for|with|without|of|in|on|at|by|from|including|instead|even|not)$/
/** The beginning of a clause that can stand alone. */
const MAIN = new RegExp(
  pattern`
    ^(?:you|you're|i|we|he|she|they|it|it's|this|that's|these|those|there|my|your|his|her|our|their|the|a|an|nobody|
    everyone|please|pls|plz|kindly|abeg|can|could|will|would|do|did|does|don't|have|has|is|are|was|were|what|how|why|
    when|where|next|from|now|today|P|D)$
  `,
)

/** What is needed to judge the clauses of a message. */
type Judge = ClauseJudge & { tone: Tone; runsOn: boolean }

/**
 * The clauses of a sentence that the model judges to be only insults, as far as they can be cut.
 * @param found the hits of the patterns in the sentence, which show where an insult ends
 */
export function judgedInsults(
  sentence: readonly Token[],
  { found, by, language }: { found: readonly Hit[]; by: Judge; language: keyof ThresholdsByLanguage },
): Hit[] {
  const clauses = clausesIn(sentence)
  const [first, last] = [clauses[0], clauses.at(-1)]
  if (!first || !last) return []
  // "You're a coward, Ben": the name stays.
  const unnamed = clauses.filter(({ from, to }) => !isAddress(sentence.slice(from, to)))
  const whole = { from: (unnamed[0] ?? first).from, to: (unnamed.at(-1) ?? last).to }
  const mustStay = mustStayIn(sentence, language, by.readsMessage)
  const overlapping = ({ from, to }: Clause): Hit[] => found.filter((hit) => hit.from < to && from < hit.to)
  const limitOf = (clause: Clause, words: readonly Token[]): Judgment => {
    const before = clauses[clauses.indexOf(clause) - 1]
    // "A dent, and a raccoon": the end of a list
    if (before && /^(?:and|or|nor)$/.test(words[0]?.norm ?? '') && !speaksToReader(words)) return 'blatant'
    if (before && isDetail(words) && by.judge(sentence.slice(before.from, before.to)) === 'harmless')
      return by.tone === 'hostile' ? 'certain' : 'blatant'
    if (overlapping(clause).length > 0) return 'certain'
    if (isCondition(clauses, clause, words) || isCircumstance(words)) return 'blatant'
    return clauseLimit(words, by.tone)
  }
  const isInsult = (clause: Clause): boolean => {
    const words = sentence.slice(clause.from, clause.to)
    if (words.length > LONGEST_INSULT) return false
    const isFew = isShort(sentence, clause)
    if (isFew && (by.tone !== 'hostile' || clauses.length > 1)) return false
    const judgment = by.judge(words)
    if (isFew) return isAtLeast(judgment, words.length < 2 ? 'blatant' : 'certain') && !mustStay(clause, 'doubtful')
    if (!isAtLeast(judgment, limitOf(clause, words)) || mustStay(clause, judgment)) return false
    return language === 'other' || isAtLeast(judgment, 'certain') || !isNeeded(sentence, clause)
  }
  const isOnlyThat = (clause: Clause): boolean =>
    saysNothingElse(sentence, clause, overlapping(clause)) &&
    !goesOnHarmlessly(restOf(sentence, clause, overlapping(clause)), by.judge)
  // Only in English is it known where a clause can be cut.
  const insults = language === 'english' && clauses.length > 1 ? clauses.filter(isInsult) : []
  if (insults.length > 0 && insults.every((clause) => isInBrackets(sentence, clause))) return insults.map(hitOf)
  const leaves = leavesSentence(sentence, clauses, [
    ...insults,
    ...clauses.filter((one) => restOf(sentence, one, found).length === 0),
  ])
  const cut = insults
    .filter((clause) => overlapping(clause).length === 0 || isOnlyThat(clause))
    .filter((clause) => leaves(clause) || isReadable(sentence, insults, found))
  const stays = clauses.filter((one) => !cut.includes(one) && one.to - one.from >= FEWEST_WORDS)
  // "Deine Schlamperei kotzt mich an[, du Schnarchnase]": in another language, the rest is judged without the name.
  const rest = restOf(sentence, whole, found).filter(({ norm }) => !MARK.test(norm))
  const isRestInsult =
    language === 'other' &&
    found.length > 0 &&
    rest.length >= FEWEST_WORDS &&
    isAtLeast(by.judge(rest), clauseLimit(rest, 'hostile')) &&
    !mustStay(whole, by.judge(rest))
  // "No voice note, no story": fragments that the model only takes for an insult together
  const isHarmlessList =
    clauses.length > 1 &&
    clauses.every(({ from, to }) => sentence[from]?.norm === 'no' && by.judge(sentence.slice(from, to)) === 'harmless')
  const isWhole =
    !isHarmlessList &&
    (language === 'english' || hasFullStop(sentence) || whole.to - whole.from <= LONGEST_WHOLE) &&
    (isRestInsult ||
      (isInsult(whole) &&
        (found.length === 0
          ? cut.length === 0 || !stays.some((one) => standsAlone(sentence, one))
          : stays.every((one) => overlapping(one).length > 0 && isOnlyThat(one)))))
  if (!isWhole && cut.length === 0 && found.length === 0 && by.runsOn && language === 'english') {
    const insult = runOnInsult(sentence, { ...by, keeps: (clause) => mustStay(clause, 'certain') })
    if (insult) return [hitOf(insult)]
  }
  const simile = simileOf(sentence, isWhole ? whole : cut[0], by.judge)
  if (simile && (isWhole || cut.length === 1)) return [hitOf(simile)]
  if (!isWhole) return cut.map((clause) => hitOf(withBecause(sentence, withAdjectives(sentence, clause))))
  return [hitOf(unnamed.length === clauses.length ? { from: 0, to: sentence.length } : whole)]
}

/** Below this likelihood of being broken, a remainder reads well. */
const READABLE = 0.3

/** A clause that is less than certain to insult stays if it is at least this likely to be needed. */
const CLEARLY_NEEDED = 0.8

/** Whether a clause would be needed if it alone were left of its sentence: "and you're putting a padlock on that gate". */
const isNeeded = (sentence: readonly Token[], { from, to }: Clause): boolean =>
  remainderLikelihoods(
    sentence,
    sentence.map((_, at) => from <= at && at < to),
  ).needed >= CLEARLY_NEEDED

/** Whether what is left of a sentence without these insults reads well. */
function isReadable(sentence: readonly Token[], insults: readonly Clause[], found: readonly Hit[]): boolean {
  const isCut = (at: number): boolean => [...insults, ...found].some(({ from, to }) => from <= at && at < to)
  const isPauseBefore = (at: number): boolean => sentence[at]?.norm === ',' && isCut(at + 1)
  const { broken } = remainderLikelihoods(
    sentence,
    sentence.map((_, at) => !isCut(at) && !isPauseBefore(at)),
  )
  return broken < READABLE
}

/** The end of a harmless order that only insults in what it compares: "quit moping around [like a lost poodle]". */
function simileOf(sentence: readonly Token[], clause: Clause | undefined, judge: Judge['judge']): Clause | null {
  if (!clause) return null
  const words = sentence.slice(clause.from, clause.to)
  const at = words.findIndex(
    ({ norm }, place) =>
      norm === 'like' &&
      place >= FEWEST_WORDS &&
      /^(?:an?|the|some|somebody|someone|one|your)$/.test(words[place + 1]?.norm ?? ''),
  )
  const order = words.slice(/^(?:and|but|so)$/.test(words[0]?.norm ?? '') ? 1 : 0, at)
  if (at === -1 || !startsWithRequest(order) || !isBelowDoubtful(judge(order))) return null
  return { from: clause.from + at, to: clause.to }
}

/**
 * Whether a clause completes an earlier one: with a condition, without which an order means something else ("don't come
 * until you explain yourself"), with what was found ("we arrived, all of us, to find the hall locked") or with what was
 * said ("you vowed, in that hall, that you would look after me").
 */
const isCondition = (clauses: readonly Clause[], clause: Clause, [first, second]: readonly Token[]): boolean =>
  clauses.indexOf(clause) > 0 &&
  (/^(?:if|unless|until|before|after|once|to)$/.test(first?.norm ?? '') ||
    (first?.norm === 'that' && /^(?:you|i|he|she|we|they|it|there)$/.test(second?.norm ?? '')))

/**
 * "I've got two kids, [a mother with dementia and a job]": a phrase without a verb, which the model can't tell from a
 * figurative insult.
 */
export const isDetail = (words: readonly Token[]): boolean => DETAIL.test(words[0]?.norm ?? '') && isNeutral(words)

/** Whether a phrase has no verb, no insulting word, no comparison and no "you". */
const isNeutral = (words: readonly Token[]): boolean =>
  !words.some(({ norm }) => VERB.test(norm) || /^(?:[NSFTWVCOHX]|like|than|as|you|your|you're|yourself)$/.test(norm))
const DETAIL = /^(?:an?|the|my|our|his|her|their|both|all|D|in|on|at|from|with|without|after|before|by|during|for)$/

/** "You keyed my car. Over a parking space." */
const isCircumstance = (words: readonly Token[]): boolean =>
  /^(?:after|at|because|before|behind|during|for|in|on|over)$/.test(words[0]?.norm ?? '') && isNeutral(words)

/** A tag is one letter, so an insult such as "Greedy" isn't taken for a name. */
const isNameOnly = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.word) && token.norm.length > 1

/** "Ravi (you could …) left the oven on": the sentence goes on after the bracket. */
const isInBrackets = (sentence: readonly Token[], { from, to }: Clause): boolean =>
  sentence[from - 1]?.word === '(' && sentence[to]?.word === ')'

/** "Gaz", "Right Gaz", "Bunty beta" */
const isAddress = (words: readonly Token[]): boolean =>
  words.length === 1
    ? isNameOnly(words[0])
    : words.length === 2 &&
      ((GREETING.test(words[0]?.norm ?? '') && isNameOnly(words[1])) ||
        (isNameOnly(words[0]) && AFTER_NAME.test(words[1]?.norm ?? '')))
/** Words after a name that addresses someone. */
export const AFTER_NAME = /^(?:beta|bhai|didi|ji|yaar|bro|mate|love|dear|darling|hun|pal|P)$/
const GREETING = /^(?:right|ok|okay|hi|hey|hello|oi|listen|look|well|dear|so)$/

/** Words for what someone did, or for a purpose. */
const ACTION =
  /^(?:for|who|which|that|to|when|after|never|left|forgot|lost|broke|took|said|told|went|made|put|spent|sent|sold|came|did|got|gave|ate|stole|lied|wrote|[a-z]{3,}(?:ed|ing))$/

/** The words of a clause that patterns haven't found. */
const restOf = (sentence: readonly Token[], clause: Clause, found: readonly Hit[]): Token[] =>
  sentence
    .slice(clause.from, clause.to)
    .filter((_, at) => !found.some(({ from, to }) => from <= clause.from + at && clause.from + at < to))

/** Whether a clause has an insult to the reader that patterns found, and nothing else worth keeping. */
const saysNothingElse = (sentence: readonly Token[], clause: Clause, found: readonly Hit[]): boolean =>
  found.every(({ cut }) => cut === 'clause') && !restOf(sentence, clause, found).some(({ norm }) => ACTION.test(norm))

/** "[You're such a clown] lol your dog bit the postman": a harmless clause that no mark separates from the insult. */
const goesOnHarmlessly = (rest: readonly Token[], judge: Judge['judge']): boolean =>
  rest.length > FEWEST_WORDS &&
  [GOES_ON, MAIN, ORDERS].some((opening) => opening.test(rest[0]?.norm ?? '')) &&
  isBelowDoubtful(judge(rest.filter(({ norm }) => norm !== 'honestly')))
const GOES_ON = /^(?:and|so|because|lol|lmao|smh|tbh)$/

/** Whether some part of an English text may insult, so that its author should decide. */
export const isDoubtful = (text: string, by: ClauseJudge): boolean =>
  someClauseIs(text, by, (judgment, clause) => isAtLeast(judgment, doubtLimit(clause)))

/** Whether some clause of an English text is judged `blatant` by itself. */
export const isBlatantInsult = (text: string, model: ClauseModel): boolean =>
  someClauseIs(text, judgeAlone(model, 'english'), (judgment) => judgment === 'blatant')

function someClauseIs(
  text: string,
  { judge }: ClauseJudge,
  is: (judgment: Judgment, clause: readonly Token[]) => boolean,
): boolean {
  for (const { sentence, clause } of clausesToJudge(text)) {
    if (isShort(sentence, clause)) continue
    const words = sentence.slice(clause.from, clause.to)
    if (is(judge(words), words)) return true
  }
  return false
}

export const isShort = (sentence: readonly Token[], { from, to }: Clause): boolean =>
  sentence.slice(from, to).filter(({ word }) => /^\p{L}/u.test(word)).length < FEWEST_WORDS

const hitOf = ({ from, to }: Clause): Hit => ({
  from,
  to,
  cut: 'words',
  reason: 'insult',
  isJudged: true,
})

const standsAlone = (sentence: readonly Token[], clause: Clause): boolean =>
  beginsMain(sentence, clause) ||
  sentence.slice(clause.from, clause.to).some(({ norm }) => VERB.test(norm)) ||
  startsWithRequest(sentence.slice(clause.from, clause.to))

/**
 * Whether the rest is a sentence once one of these insults is cut: it has to begin like one, and nothing may depend on
 * what is cut.
 */
function leavesSentence(
  sentence: readonly Token[],
  clauses: readonly Clause[],
  insults: readonly Clause[],
): (insult: Clause) => boolean {
  const rest = new Set(clauses.filter((one) => !insults.includes(one)))
  const isNamed = (one: Clause): boolean => one !== clauses[0] && isAddress(sentence.slice(one.from, one.to))
  const opening = [...rest].find((one) => !isNamed(one)) ?? [...rest][0]
  if (opening === undefined) return () => true
  if (opening !== clauses[0]) {
    const start = isReason(sentence, opening.from) ? { ...opening, from: opening.from + 1 } : opening
    const begins =
      (beginsMain(sentence, start) && !isDependent(sentence, opening)) ||
      startsWithRequest(sentence.slice(opening.from))
    return () => begins
  }
  // "Not at 6:15, [like you're on holiday]" says when.
  const isSubordinate = (one: Clause): boolean =>
    (SUBORDINATE.test(firstWordOf(sentence, one)) && !(one === opening && sentence[one.from]?.norm === 'not')) ||
    isPurpose(sentence, one.from)
  if ([...rest].every((one) => isSubordinate(one) && !isReason(sentence, one.from))) return () => false
  return (insult) => {
    const at = clauses.indexOf(insult)
    // "As to the intonation, my dear, you bray": asides of a word or two don't count.
    const before = clauses.slice(0, at).findLast((one) => rest.has(one) && one.to - one.from >= FEWEST_WORDS)
    const after = clauses[at + 1]
    const isJoined = /^(?:and|but|so|or)$/.test(sentence[insult.from]?.norm ?? '')
    // "You took it, with the food still on the table, [like a magpie]": the phrase belongs to the main clause.
    const isPhrase = before !== undefined && before !== opening && PREPOSITION.test(sentence[before.from]?.norm ?? '')
    const leadsUpToIt =
      before !== undefined && !isJoined && ((isSubordinate(before) && !isPhrase) || isOpen(sentence, before))
    return !leadsUpToIt && !(after && rest.has(after) && isSubordinate(after) && !isReason(sentence, after.from))
  }
}

const PREPOSITION = /^(?:with|without|in|on|at|by|from|for|to)$/

/** "It would be lovely if, just once": a clause that ends before its verb. */
const isOpen = (sentence: readonly Token[], { to }: Clause): boolean => SUBORDINATE.test(sentence[to - 1]?.norm ?? '')

/** "When they can't get a real one": this depends on the clause before it, unless it is a question. */
const isDependent = (sentence: readonly Token[], { from }: Clause): boolean =>
  /^(?:when|where|how|why|what)$/.test(sentence[from]?.norm ?? '') && !sentence.some(({ norm }) => norm === '?')

/** Whether a clause begins like one that can stand alone: "and you left", "and mam's been ill". */
function beginsMain(sentence: readonly Token[], clause: Clause): boolean {
  const at = afterJoint(sentence, clause)
  const [first, second] = [sentence[at]?.norm ?? '', sentence[at + 1]?.norm ?? '']
  return MAIN.test(first) || (VERB.test(second) && !SUBORDINATE.test(first))
}

/** The first word of a clause after an "and" or "but". */
const firstWordOf = (sentence: readonly Token[], clause: Clause): string =>
  sentence[afterJoint(sentence, clause)]?.norm ?? ''

const afterJoint = (sentence: readonly Token[], { from }: Clause): number =>
  /^(?:and|but|so|or)$/.test(sentence[from]?.norm ?? '') ? from + 1 : from

/** "[You think you can walk in here,] take my chair and call it 'shared'?" asks for nothing. */
const startsWithRequest = (words: readonly Token[]): boolean =>
  requestsIn(textOf(words)).some(
    ({ start, text }) =>
      start === 0 && (words.at(-1)?.norm !== '?' || !ORDERS.test(words[0]?.norm ?? '') || TAG.test(text)),
  )
const TAG = /\b(?:please|pls|will|would|can|could|ok|okay|right|yeah)\b/i
