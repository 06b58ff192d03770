import type { Span } from '../../text/passage.ts'
import { pattern } from '../../text/pattern.ts'
import type { Fact } from '../facts/facts-in.ts'
import { BASES, isIrregularPast } from '../requests/irregular-verbs.ts'
import type { Compared } from './compared.ts'
import { plain } from './plain.ts'
import { sentenceAt } from './sentence-at.ts'

/** What comes before the start of a sentence: "Hey Airbnb genius". */
const AT_THE_START = /(?:^|[.!?…\n])["”)]?\s*$/
const OF_THE_READER = /\b(?:you(?:'re|r|rs|rself)?|u|ur|ya|yer)\b/i

/**
 * Whether a fact occurs only in a remark about the reader: "Did that license come free with a Happy Meal?", "You grinning
 * Butlins redcoat". Amounts and quotations always say something.
 */
export function isInRemark(fact: Fact, answer: Compared): boolean {
  if (fact.kind === 'amount' || fact.kind === 'quotation') return false
  const isWithin = answer
    .omittable()
    .some(
      ({ start, end, text }) =>
        start <= fact.start &&
        fact.end <= end &&
        (AT_THE_START.test(answer.source.slice(0, start)) || OF_THE_READER.test(text)),
    )
  return (
    isWithin ||
    confirmsInsult(fact, answer) ||
    (fact.kind === 'name' && isCalled(sentenceAt(answer.source, fact.start).text))
  )
}

/** What follows an insult and only confirms it: "and you've been one since 7th grade", "ask your three ex-wives". */
const CONFIRMS =
  /^,? ?(?:and (?:you|u)(?:['’]?ve| have) (?:always )?been (?:one|that|so|like that)|(?:just |go )?ask (?:your|any\w+))\b/i

/** Whether a span of the message only confirms the insult before it. */
export const confirmsInsult = ({ start, end: until }: Span, { source, insults }: Compared): boolean =>
  insults().some(({ end, reason }) => {
    const after = source.slice(end, until)
    return reason === 'insult' && end <= start && !/[.!?]\s/.test(after) && CONFIRMS.test(after)
  })

const LONGEST = 7
const AUXILIARY = new RegExp(
  pattern`
    ^(?:are|were|have|had|has|do|did|does|can|could|will|would|shall|should|must|may|might|am|is|was|be|been|not|
    never|always|just|still|and|said|know|want|need|like|love|hate|say|use|let|live|call|work|ask|owe|play|look|talk|
    walk|stay|park|move|watch|help|start|stop|keep|try)$|'|n't$
  `,
)

/** "You grinning Butlins redcoat": a sentence of "you" and a few words, none of them a verb. */
function isCalled(sentence: string): boolean {
  const [first = '', ...words] = plain(sentence.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')).split(' ')
  return (
    /^(?:you|ya|yer)$/.test(first) &&
    words.length >= 2 &&
    words.length < LONGEST &&
    !/\p{Lu}\S*$/u.test(
      sentence
        .replace(/[^\p{L}]+$/u, '')
        .split(' ')
        .at(-1) ?? '',
    ) &&
    !words.some((word) => AUXILIARY.test(word) || /ed$/.test(word) || isIrregularPast(word) || BASES.has(word))
  )
}

/** A plain text without what an answer may leave out. */
export const withoutRemarks = (text: string, { omittable }: Compared): string =>
  omittable().reduce((rest, insult) => rest.replace(plain(insult.text), ' '), text)
