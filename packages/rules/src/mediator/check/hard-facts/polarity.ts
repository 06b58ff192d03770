import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import { stemOf } from '../../requests/stem.ts'
import { deniesAction } from '../actions.ts'
import { NEGATED } from '../negation.ts'
import { clausesOf, withoutQuotations } from '../plain.ts'

/** A negation and up to five words after it: "not your archive" negates more than the next word. */
const NOT = new RegExp(
  pattern`
    (?:\b(?:not|never|no|nicht|nie|kein\w*|pas|jamais|não|nunca|jamás|non|niet|nooit|geen)\b|
    n't\b)((?:\s(?!(?:your|my|our|his|her|their|an?|there|when|that|which|who|because|while|where)\s)[\p{L}']+){1,5})
  `,
  'gu',
)
/** "No" before a noun. "No boiler" in the answer may be the dead boiler of the message. */
const NO_THING = /\b(?:no|kein\w*|geen)\s/g
/** Minimum share of a negated clause's content that a statement contains to be its opposite, and the reverse share. */
const ALIKE = 0.6
const BACK = 0.5
/** Clauses with fewer content words in common may be about something else. */
const COMMON = 2
/** Minimum share of a negated clause's content that another negated clause contains to say the same. */
const STILL_DENIED = 0.5
/** How many words after a "not" are searched for the one it negates. */
const BETWEEN = 4

/** "You said you had paid, and you hadn't": denies the clause before it. */
const ELLIPTIC =
  /^(?:(?:and|but|which|that) )?(?:i|we|you|he|she|they|it) (?:did|had|have|has|was|were|is|are|do|does)(?: not|n't)(?: at all)?$/

/** "Gate 6, not gate 9" denies no gate. */
const ONE_NOT_THE_OTHER = /\b(\p{L}+) [\d.:]+,? (?:and |but )?not (?:at |on |in )?\1 \d/u

type Clause = { text: string; content: ReadonlySet<string> }

/**
 * Whether a statement is reversed: a clause of one text negates a word that a clause of the other states, in otherwise
 * similar words. Quotations are excluded, because they have to be kept word for word.
 */
export function reversesPolarity(source: string, text: string): boolean {
  const [before, after] = [clausesIn(source), clausesIn(text)]
  return (
    deniesAction(source, text) ||
    statesDeniedContinuous(source, text) ||
    statesDeniedAction(source, text) ||
    reversesReportedOrder(source, text) ||
    before.some((clause) => isStatedIn(clause, after)) ||
    after.some((clause) => isStatedIn({ ...clause, text: clause.text.replace(NO_THING, '') }, before))
  )
}

/** Questions, which negate nothing: "did you or did you not tell her?" */
const QUESTION = /(?:^|[.!?;,]\s|\s(?=(?:and|but|so)\s))[^.!?;,]*\?/g

const clausesIn = (text: string): Clause[] =>
  clausesOf(
    withoutQuotations(text)
      .replace(QUESTION, '. ')
      .replace(/, (?=(?:not|rather than|instead of) )/g, ' '),
  ).map((clause) => ({ text: clause, content: contentOf(clause) }))

const NOT_UNTIL = /(?:\bnot|n't|\bnever)\b.*\b(?:until|before)\b/
const NO_STATEMENT =
  /^(?:(?:and|but|so|or|please|kindly|just),? )*(?:don't|do not|never|not once|if|unless|i'd rather)\b|\b(?:if|unless|whether)\b|\?$/
/** Negations in other words: "the pay for July is still owing", "you last came at Holi". */
const DENIED_IN_OTHER_WORDS = new RegExp(
  pattern`
    \b(?:un\p{L}{3,}ed|unpaid|ow(?:ed|ing)|outstanding|overdue|missing|due|
    before (?:i|you|we|he|she|they)(?:'d| had| have|'ve| could| even| ever)|first time|yet to|still to|last|only|
    more than (?:i|we|you|he|she|they) (?:can|could)|too \p{L}+ (?:for (?:me|us|you|him|her|them) )?to)\b
  `,
  'u',
)

function isStatedIn(denied: Clause, others: readonly Clause[]): boolean {
  // Orders are compared as requests; conditions and "not until ten" don't deny anything.
  if (NO_STATEMENT.test(denied.text) || NOT_UNTIL.test(denied.text) || ONE_NOT_THE_OTHER.test(denied.text)) return false
  const stems = deniedIn(denied.text)
  if (stems.length === 0) return false
  // If a similar clause of the other text is negated too, the denial is kept, even in other words.
  if (
    denied.content.size > 1 &&
    others.some((other) => NEGATED.test(other.text) && overlap(denied.content, other.content) >= STILL_DENIED)
  )
    return false
  return others.some(
    (other, at) =>
      !NEGATED.test(other.text) &&
      !ELLIPTIC.test(others[at + 1]?.text ?? '') &&
      !DENIED_IN_OTHER_WORDS.test(other.text) &&
      stems.some((stem) => other.content.has(stem)) &&
      ([...denied.content].filter((stem) => other.content.has(stem)).length >= COMMON ||
        isSameAction(denied.text, other.text)) &&
      overlap(denied.content, other.content) >= ALIKE &&
      overlap(other.content, denied.content) >= BACK,
  )
}

const DENIED_ACTION =
  /\b(i|you|we|he|she|they)(?: (?:did|do|does|have|has|can|could|will|am|is|are|was|were)(?: not|n't|'t)|'(?:m|re|ve|s|ll) not)(?: even| ever| really)? (\p{L}+)/u

const REPORTED_ORDER =
  /\b(?:told|asked|begged|warned|promised|agreed|advised|decided|swore|said)(?: (?:me|you|him|her|us|them))? (not )?to (?:(?:even|ever) )?(\p{L}+)/gu

/** Whether a reported order is reversed: "she told me not to say it" as "she told me to say it". */
function reversesReportedOrder(source: string, text: string): boolean {
  const ordersIn = (of: string, isDenied: boolean) =>
    new Set(
      [...of.matchAll(REPORTED_ORDER)].flatMap(([, not, what = '']) =>
        (not !== undefined) === isDenied ? [stemOf(what)] : [],
      ),
    )
  return [true, false].some((isDenied) => {
    const [before, after] = [ordersIn(source, isDenied), ordersIn(text, !isDenied)]
    return [...after].some(
      (what) => before.has(what) && !ordersIn(source, !isDenied).has(what) && !ordersIn(text, isDenied).has(what),
    )
  })
}

const GOING_ON = /(not |n't )?(?:(?:even|really|actually) )?\b(\p{L}{3,}ing)\b/gu

const STATE_DENIED =
  /(?:\b(?:is|are|was|were|am)(?: not|n't)|'(?:s|re|m) not)(?: even| actually| really| properly| yet)? (\p{L}{4,})/gu

/**
 * Whether a negated continuous verb or state is stated: "she's not coming back" as "she is coming back", "the kid isn't
 * even insured" as "he's insured".
 */
function statesDeniedContinuous(source: string, text: string): boolean {
  const denied = new Set([
    ...[...source.matchAll(GOING_ON)].flatMap(([, not, what = '']) => (not === undefined ? [] : [what])),
    ...[...source.matchAll(STATE_DENIED)].map(([, what = '']) => what),
  ])
  return [...denied].some((what) => {
    const stated = new RegExp(`\\b(?:is|are|am|was|were)(?: \\p{L}+ly)? ${what}\\b|'(?:s|re|m) ${what}\\b`, 'u')
    const sentences = (of: string) => of.split(/(?<=[.!?])\s/).filter((sentence) => sentence.includes(what))
    return (
      sentences(source).every((sentence) => NEGATED.test(sentence)) &&
      sentences(text).length > 0 &&
      sentences(text).every((sentence) => stated.test(sentence) && !NEGATED.test(sentence) && !sentence.endsWith('?'))
    )
  })
}

const NEVER_SO =
  /\b(i|you|we|he|she|they)(?:'ve| have)? (?:never(?: once)?|did not|didn't) (\p{L}+) (that|this|so|it|anything)\b/gu

/** Whether a denied action is stated: "I never said that" as "I said that, but I meant Saturday". */
const statesDeniedAction = (source: string, text: string): boolean =>
  [...source.matchAll(NEVER_SO)].some(([, who = '', verb = '', what = '']) => {
    const states = (of: string) =>
      [...of.matchAll(new RegExp(`\\b${who}(?:'ve| have| did)? (\\p{L}+) ${what}\\b`, 'gu'))].some(
        ([, other = '']) => stemOf(other) === stemOf(verb),
      )
    return states(text) && !states(source) && !text.includes(`never ${verb}`)
  })

/**
 * Whether a clause states the negated action of the same person: "I did not cover for you" as "I did cover for you".
 */
function isSameAction(denied: string, other: string): boolean {
  const [, who = '', what = ''] = DENIED_ACTION.exec(denied) ?? []
  return (
    who !== '' &&
    new RegExp(`\\b${who}(?: (?:did|do|have|can|could|will|am|is|are|was|were)|'(?:m|re|ve|s|ll)) ${what}\\b`).test(
      other,
    )
  )
}

/** The stem of the first content word after each negation. */
export const deniedIn = (clause: string): string[] =>
  [...clause.matchAll(NOT)].flatMap(([, after = '']) => {
    const near = after.trim().split(' ').slice(0, BETWEEN)
    const first = near.find((word) => contentOf(word).size > 0)
    return first === undefined ? [] : [stemOf(first)]
  })
