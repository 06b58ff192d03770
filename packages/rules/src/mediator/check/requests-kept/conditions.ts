import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { sentencesOf } from '../plain.ts'
import { withoutRemarks } from '../remarks.ts'
import { MOCKING_CONDITION } from '../scolding.ts'

/** A condition with a smaller share of its content in the answer was left out. */
const CONDITION_GONE = 0.3

const CONDITION =
  /\b(?:if|unless|as long as|provided) (you(?:'re|'ve)? [^.,;:!?]+?)(?= and (?:if|only|don't)\b| or if\b|[.,;:!?]|$)/g
/** Phrases with "if" that set no condition: "if you think about it". */
const NO_CONDITION = new RegExp(
  `^you (?:${MOCKING_CONDITION}|think|ask|ever|had|were|could|know|look|call|mean|cared?|loved?|want to|wanted)\\b`,
  'u',
)

/** Whether the answer leaves out a condition: "you can come if you're sober". */
export function dropsCondition(answer: Compared): boolean {
  const { plainSource, text, plainText } = answer
  if (!isInEnglish(answer)) return false
  const shown = contentOf(`${text} ${plainText}`)
  const drops = (source: string): boolean =>
    [...source.matchAll(CONDITION)].some(([, condition = '']) => {
      const content = contentOf(condition)
      return !NO_CONDITION.test(condition) && content.size > 0 && overlap(content, shown) < CONDITION_GONE
    })
  return drops(plainSource) && drops(withoutRemarks(plainSource, answer))
}

/**
 * A strict condition, which may be lost as a whole or become a statement: "only once building control has signed off".
 */
const STRICT = new RegExp(
  pattern`
    \b(?:(?:only|not(?! once)|nothing|never|nobody|no one)\b(?: (?!(?:ask(?:s|ed|ing)?|tell|told|say|said|know|knew|
    see|sure)\b)[\p{L}'\d]+){0,6}? (?:if|when|once|after|until|till|unless)|unless|as long as|provided(?: that)?|
    on condition(?: that)?) ([^.,;:!?]+)
  `,
  'gu',
)
/** Words with which an answer may state a condition differently than the message. */
const CONDITIONAL =
  /\b(?:if|when|once|until|till?|unless|before|after|as soon as|as long as|provided|only|otherwise|or|condition|depends?|first|without|except)\b/
/** A sentence of the answer with this share of a condition's content mentions it. */
const SPOKEN_OF = 0.5

/**
 * Whether a condition is lost or becomes a statement: "come back only when you've signed" as "come back; you've
 * signed".
 */
export function losesCondition(answer: Compared): boolean {
  const { plainSource, plainText } = answer
  if (!isInEnglish(answer)) return false
  if (assertsCondition(plainSource, plainText)) return true
  const loses = (source: string): boolean =>
    losesAnyCondition(source, plainText) || losesStrictCondition(source, plainText) || losesUnless(source, plainText)
  return loses(plainSource) && loses(withoutRemarks(plainSource, answer))
}

const IF_DONE =
  /\bif (you|he|she|they)(?:'ve| have)? (?!(?:want|need|like|can|could|would|had|were|did|do|get)\b)(\p{L}+)\b/gu

/** Whether a condition becomes an accusation: "if you took it, return it" as "you took it, so return it". */
const assertsCondition = (source: string, text: string): boolean =>
  [...source.matchAll(IF_DONE)].some(([, who = '', verb = '']) => {
    const done = `${who}(?:'ve| have)? ${verb}\\b`
    const isStated = (of: string) => new RegExp(`(?:^|[.!?;,:] |\\b(?:and|but|so|because) )${done}`).test(of)
    const isCondition = new RegExp(`\\b(?:if|whether|unless|should|in case|that|when|what) ${done}`)
    return isStated(text) && !isStated(source) && !isCondition.test(text)
  })

const UNLESS = /([^.,;:!?]+) (?:unless|until) ((?:i|you|we|he|she|they)(?:'\p{L}+)? ?(?:\p{L}+ ?){0,2})(?=[.,;:!?]|$)/gu

/** Whether a request loses an "unless I'm there" or "until you have", which has no content to compare. */
const losesUnless = (source: string, text: string): boolean =>
  [...source.matchAll(UNLESS)].some(([, asked = '', condition = '']) => {
    const content = contentOf(asked.split(/ and /).at(-1) ?? '')
    if (contentOf(condition).size > 0 || content.size === 0) return false
    const about = text.split(/(?<=[.!?])\s/).filter((sentence) => overlap(content, contentOf(sentence)) >= SPOKEN_OF)
    return about.length > 0 && about.every((sentence) => !STRONG.test(sentence) && !WEAK.test(sentence))
  })

function losesStrictCondition(source: string, text: string): boolean {
  const sentences = sentencesOf(text)
  return [...source.matchAll(STRICT)].some(([, condition = '']) => {
    const content = contentOf(condition)
    if (content.size === 0) return false
    const about = sentences.filter((sentence) => overlap(content, contentOf(sentence)) >= SPOKEN_OF)
    return about.length > 0 && about.every((sentence) => !CONDITIONAL.test(sentence))
  })
}

const SUBJECT =
  "(?:you|i|we|he|she|they|it|the|this|that|your|my|our|his|her|there|all|both|\\p{L}{4,} (?:\\p{L}+ )?(?:has|have|is|are))(?:'\\p{L}+)?"
/** A condition. "Asked me if", "as if" and "even if" set none. */
const SET = new RegExp(
  pattern`
    (?<!\b(?:ask(?:s|ed|ing)?(?: me| us| them| him| her)?(?: yesterday| today| again| twice| last \w+)?|find out|check|confirm|decide|tell(?: me| us)?|say|
    wonder(?:ed)?|know|see|sure|doubt|as|what|even|like|nice|nicely|politely|already|ever) )\b(?:if|unless|as long as|
    provided(?: that)?|(?:until|till)(?! (?:date|now|today|then|yet|
    (?:the|my|your|his|her|our) (?:\p{L}+ )?\p{L}+(?=[.,;:!?]|$))\b)|once|only (?:when|once|after|if)|
    not (?:when|until)) (${SUBJECT} [^.,;:!?]+?)(?= (?:and|but|so|or|then|i'm|i'll|i will|you can|you|it's|he|she) |
    [.,;:!?]|$)
  `,
  'gu',
)
const NOT_SET = new RegExp(
  pattern`
    ^(?:you (?:${MOCKING_CONDITION}|think|ask|ever|had|were|could|know|look|call|mean|cared?|loved?|want to|wanted)|
    i (?:were|was|could|had|wanted)|(?:it|that|this) (?:kills|hurts|bit|bites|hit|hits|slapped|was|were|isn't|
    is not))\b
  `,
  'u',
)
/** Words that keep a condition anywhere in an answer. */
const STRONG =
  /\b(?:if|unless|until|till|once|when|whenever|provided|as long as|only|before|after|otherwise|or|without|first|then|except|failing)\b/
/** Words that keep a condition in the sentence that mentions it. */
const WEAK =
  /\b(?:as soon as|condition\w*|depends?|by the time|while|(?:every|each) time|next|in case|else)\b|(?:^|[,;] )(?:and |but )?(?:should|had|were) (?:you|i|we|he|she|they|it|the|my|your|there)\b/

/** Whether any condition is left out together with all words that could set one, or is mentioned as a fact. */
function losesAnyCondition(source: string, text: string): boolean {
  const shown = text.split(/(?<=[.!?])\s/)
  return source.split(/(?<=[.!?])\s/).some((sentence) => {
    if (sentence.endsWith('?')) return false
    return [...sentence.matchAll(SET)].some(({ 0: whole, 1: condition = '', index }) => {
      // "From 6 till you get in" is a period and not a condition.
      if (/^(?:un)?till?\b/.test(whole) && /\bfrom\b[^,;]*$/.test(sentence.slice(0, index))) return false
      const content = contentOf(condition)
      if (NOT_SET.test(condition) || content.size === 0) return false
      if (!STRONG.test(text) && overlap(content, contentOf(text)) < CONDITION_GONE) return true
      const about = shown
        .filter((each) => !ASKS.test(each) && overlap(content, contentOf(each)) >= SPOKEN_OF)
        // "The noise goes on after 11" repeats the condition: its "after" sets no new one.
        .map((each) => ({ whole: each, rest: each.replace(condition, ' ') }))
      return about.length > 0 && about.every((each) => !STRONG.test(each.rest) && !WEAK.test(each.whole))
    })
  })
}
/** "When are you bringing the money?" */
const ASKS = /^(?:and |so |but )?(?:when|where|what|who|how|why)\b.*\?$/

/** Conditions that don't weaken a request: "if not", "if you need the receipt". */
const HARMLESS = new RegExp(
  pattern`
    ^(?:(?:you|they|he|she|it|that|this|these|those|we|nobody) (?:aren't|isn't|don't|doesn't|didn't|haven't|hasn't|
    won't|can't|(?:are|is|do|does|did|have|has|will|can) not|cannot|refuse)\b|not|so|anything|necessary|needed|
    you (?:need|don't|do not|won't|still|have any|can't|cannot)|i (?:don't|do not)|this|that|it|nothing|there)\b
  `,
)
const MAY_DEPEND =
  /\b(?:failing|else|if|unless|when|whenever|once|or|otherwise|until|till|as long as|provided|without)\b/

const ADDED =
  /(?<!\b(?:as|ask(?:s|ed|ing)?|know|see|check|wonder(?:ing)?|sure|tell me|me|even|what|wondered|confirm|say|decide) )\b(?:if|unless|whenever) ([^.,;:!?]+)/g

/** Whether the answer sets a condition that the message doesn't: "explain" as "explain if you feel ready". */
export function addsCondition(answer: Compared): boolean {
  const { plainSource, plainText } = answer
  if (!isInEnglish(answer) || MAY_DEPEND.test(plainSource)) return false
  const known = contentOf(plainSource)
  return [...plainText.matchAll(ADDED)].some(([, condition = '']) => {
    const content = contentOf(condition)
    return !HARMLESS.test(condition) && content.size > 0 && overlap(content, known) === 0
  })
}
