import { wordsOf } from '../../privacy/leak.ts'
import { blankOut } from '../../text/passage.ts'
import { escapeRegExp, pattern } from '../../text/pattern.ts'
import { counterpartOf } from '../facts/counterpart.ts'
import type { Fact } from '../facts/facts-in.ts'
import { isEverydayWord } from '../language/everyday-words.ts'
import { contentOf } from '../requests/content.ts'
import { RHETORICAL } from '../requests/rhetorical.ts'
import { type Compared, isDoubtfulPart, isPartOfInsult } from './compared.ts'
import { lastsAsLong } from './durations.ts'
import { changesThing } from './facts-kept/exchanged-things.ts'
import { dropsStatement } from './facts-kept/left-out.ts'
import { NEGATED } from './negation.ts'
import { plain } from './plain.ts'
import { hasMeaningOf } from './related-words.ts'
import { isInRemark } from './remarks.ts'
import { sentenceAt } from './sentence-at.ts'

/**
 * Whether every amount, number, date, time, name and quotation of the message occurs in the answer, except those that
 * are part of an insult, and whether no statement or thing is missing.
 */
export const keepsFacts = (answer: Compared): boolean =>
  keepsEachFact(answer) && !dropsStatement(answer) && !changesThing(answer)

/** Whether the answer loses no amount, number, date, time, name or quotation, whatever statements are missing. */
export const keepsEachFact = (answer: Compared): boolean =>
  answer.sourceFacts.every(
    (fact) =>
      counterpartOf(fact, answer.facts, answer.text) !== null ||
      occursVerbatim(fact, answer) ||
      lastsAsLong(fact, answer.source, answer.text) ||
      mayBeOmitted(fact, answer),
  )

/** Whether a fact occurs word for word, even within a quotation or as part of something longer. */
function occursVerbatim({ kind, text }: Fact, answer: Compared): boolean {
  if (kind === 'quotation')
    return ` ${wordsOf(answer.plainText).join(' ')} `.includes(` ${wordsOf(plain(text)).join(' ')} `)
  const said = escapeRegExp(text.toLowerCase())
  return new RegExp(`(?<![\\p{L}\\d.,])${said}(?![\\p{L}\\d]|[.,]\\d)`, 'u').test(answer.text.toLowerCase())
}

/** Words before a comparison, which isn't a fact: "you've got a gob like the Mersey Tunnel". */
const LIKENED =
  /\b(?:like|than|as|such an?|some kind of|the size of|as big as|you could (?:drive|fit|park|lose|hide|land|get))\s(?:[\p{L}'’-]+\s){0,4}$/iu
const SCOLDING_QUESTION = /^\W*(?:\w+,? )?(?:are|r|do|did|is|what|who|am) (?:you|u|i|this|it|the \w+)\b[^?]*\?/i

/** Capitalised exclamations, which aren't names: "Pelo amor de Deus", "Oye Beto", "Sharam nahi aati". */
const EXCLAIMED =
  /^(?:attn|whatever|nah|yo|alright|morning|hiya|majesty|highness|lordship|ladyship|god|lord|jesus|christ|deus|dios|dieu|gott|dio|allah|bhagwan|oye|che|abe|arre|arrey|yaar|sharam|oi|ey|senti|ascolta|guarda|mira|ouve|olha|écoute)$/i

/** A sarcastic form of address: 'Hey "team lead".' */
const ADDRESSES_WITH = /^\W*(?:hey|hi|hello|oi|well|so|listen|look|right|dear|ok),? ["“][^"”]+["”][.,!?]*$/i

/** Whether the answer may leave out a fact. */
function mayBeOmitted(fact: Fact, answer: Compared): boolean {
  if (isDenied(fact, answer)) return true
  if (fact.kind === 'quotation') return ADDRESSES_WITH.test(sentenceAt(answer.source, fact.start).text)
  if (isInReproach(fact, answer) || isInAddress(fact, answer.source)) return true
  if (isPartOfInsult(answer, fact) || isInRemark(fact, answer)) return true
  // "$0 of child support" isn't an amount, "he can count to four" counts nothing, and nobody was born yesterday.
  if (/^n:0(?: |$)/.test(fact.value) && NEGATED.test(answer.plainText)) return true
  if (/\b(?:count to|born) $/i.test(answer.source.slice(0, fact.start))) return true
  if (fact.kind === 'name' && (EXCLAIMED.test(fact.text) || opensSentence(fact, answer.source))) return true
  if (fact.kind === 'name' && (isReadersName(fact, answer.source) || isReadersSurname(fact, answer.source))) return true
  const sentence = sentenceAt(answer.source, fact.start)
  const before = answer.source.slice(sentence.start, fact.start)
  // "I'm boiling kettles like it's 1910"
  if (/\blike (?:it['’]?s|it (?:is|was)|we['’]?re in) (?:the )?$/i.test(before)) return true
  if (fact.kind === 'name' && (LIKENED.test(before) || MOCK_TITLE.test(before + fact.text))) return true
  if (fact.kind === 'number' && isEmphasis(fact, before, answer)) return true
  // "Her sugar was 19.2. Nineteen!" repeats it.
  if (sentence.text.split(/\s+/).length === 1 && isRepetition(fact, answer)) return true
  const isScolding = RHETORICAL.some((pattern) => pattern.test(sentence.text)) || SCOLDING_QUESTION.test(sentence.text)
  return (isScolding && sentence.text.split(/\s+/).length <= MOST_SCOLDING_WORDS) || isInInsult(fact, answer)
}

const NOT = /(?:^|[.,;:!?–—-] |(?<=\s)(?=not (?:the|an?) ))not (?:the |an? |some )?(?:\p{Lu}\p{L}+ )?["'“‘]?$/u

/**
 * Whether a name or a quotation only says what something isn't: "twelve-year-olds, not the Champions League", but not
 * "give it to Ana, not Karim".
 */
function isDenied({ kind, start }: Fact, { source, sourceFacts }: Compared): boolean {
  const found = NOT.exec(source.slice(0, start))
  if (found === null || !/^(?:name|quotation)$/.test(kind)) return false
  const sentence = sentenceAt(source, start)
  return !sourceFacts.some((other) => other.kind === kind && sentence.start <= other.start && other.end <= found.index)
}

/** "Whatever Lauren": an everyday word with a capital, before a name. */
const opensSentence = ({ text, start, end }: Fact, source: string): boolean =>
  (isEverydayWord(text.toLowerCase()) || EXCLAIMS.test(text)) &&
  /(?:^|[.!?\n]\s*)$/.test(source.slice(0, start)) &&
  /^,? \p{Lu}/u.test(source.slice(end))

/** Rarer words before a name: "Unbelievable Darren". */
const EXCLAIMS = new RegExp(
  pattern`
    ^(?:unbelievable|unreal|congrats|congratulations|bravo|typical|brilliant|marvellous|charming|splendid|outstanding|
    fantastic|incredible|ridiculous|pathetic|disgraceful|outrageous|lovely|wonderful|priceless)$
  `,
  'i',
)

/** "Her Majesty Queen Olivia has decided": a title that mocks. */
const MOCK_TITLE = /\b(?:your|his|her) (?:royal )?(?:majesty|highness) (?:the )?(?:queen|king|princess|prince)$/i

/** An address line at the start of a message: "To the owner of Flat 3B:", "To Mr. Lim, unit 112." */
const ADDRESS =
  /^\s*to (?:the|(?:mr|mrs|ms|dr)\.?|whoever|flat|unit|apartment|house|number|no|our|my)(?!\p{L})(?:[^.!?:\n]|\b(?:mr|mrs|ms|dr|no)\.)*$/iu

/** Whether a fact only says who the reader is, or where they live. */
const isInAddress = ({ start, kind }: Fact, source: string): boolean =>
  (kind === 'number' && ADDRESS.test(source.slice(0, start))) ||
  (kind === 'name' && /^\s*dear [^,.!?\n]*$/i.test(source.slice(0, start)))

/** "That's £575 times two" as "£575 for each month", "not five minutes" as "not once". */
const isEmphasis = ({ value }: Fact, before: string, { plainText }: Compared): boolean =>
  (value === 'n:2' && /\b(?:times|x) $/i.test(before) && /\b(?:each|both|twice|per)\b/.test(plainText)) ||
  (/^\W*not (?:even )?$/i.test(before) && (NEGATED.test(plainText) || /\bwithout\b/.test(plainText)))

/** "Like you're fourteen", "ask your three ex-husbands": a clause that compares or addresses the reader. */
const REPROACHES = /\b(?:you(?:'re|'ve|r|rs)?|ur|u|like|than)\b/
/** Marks that end such a clause. */
const CLAUSE_ENDS = /[.!?;:,\n–—]/

/**
 * Whether a name, a number or the date in a comparison belongs to a reproach that the answer drops altogether. If the
 * answer keeps anything else from that clause, the fact has to stay, too.
 */
function isInReproach({ kind, start, end }: Fact, answer: Compared): boolean {
  if (kind !== 'name' && kind !== 'number' && kind !== 'date') return false
  const { source, text, plainText, omittable } = answer
  const bare = blankOut(source, [{ start, end }, ...omittable()])
  const from = start - (source.slice(0, start).split(CLAUSE_ENDS).at(-1) ?? '').length
  const clause = plain(bare.slice(from, end + (source.slice(end).split(CLAUSE_ENDS)[0] ?? '').length))
  const shown = contentOf(`${text} ${plainText}`)
  const isReproach =
    (kind === 'date'
      ? /\blike\b/.test(clause) || SCOLDED_YEAR.test(plain(source.slice(from, end)))
      : REPROACHES.test(plain(source.slice(from, end)))) || isDoubtfulPart(answer, { start, end })
  return isReproach && ![...contentOf(clause)].some((stem) => hasMeaningOf(stem, shown))
}

/** "You've not got over 2009" */
const SCOLDED_YEAR = /\b(?:got over|still on about|stuck in|living in) \d{4}$/

const isRepetition = ({ value, start }: Fact, { sourceFacts }: Compared): boolean =>
  /^n:\d+$/.test(value) &&
  sourceFacts.some(
    (other) => other.start < start && other.value.split(' ').some((part) => part.split('.')[0] === value),
  )

/** A longer scolding question may also state a fact. */
const MOST_SCOLDING_WORDS = 8

/** Whether a name is part of an insult: "you blue-shelled Mario of a man". */
const isInInsult = (fact: Fact, answer: Compared): boolean =>
  fact.kind === 'name' &&
  answer
    .insults()
    .some(({ start, end, reason }) => reason === 'insult' && start - 3 <= fact.start && fact.end <= end + 24)

/** Whether a name is the surname of a reader who is addressed by their full name: "Tom Hennessy get your sheep out". */
const isReadersSurname = ({ start, end }: Fact, source: string): boolean =>
  /^\s*\p{Lu}\p{Ll}+ $/u.test(source.slice(0, start)) &&
  /^,? (?:you|u|your|ur|please|pls|stop|get|give|send|take|bring|pay|keep|put|leave|move|tell|answer|come|call|why|what|where|when|how)\b/i.test(
    source.slice(end),
  )

/** Whether a name is only used to address the reader, who knows it: "A font, Gareth." */
function isReadersName({ text }: Fact, source: string): boolean {
  const name = escapeRegExp(text)
  const all = [...source.matchAll(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu'))]
  return all.every(({ index }) => {
    const before = source.slice(0, index)
    const after = source.slice(index + text.length)
    const begins =
      /(?:^|[.!?\n,]\s*)(?:(?:hi|hey|hello|dear|oi|look|listen|mr|mrs|ms|dr|well|so|ok|wow|yo|alright|hiya|morning)[.,]? )?$/i.test(
        before,
      )
    return begins && /^(?: ji)?\s*(?:[,.!?:]|$)/.test(after)
  })
}
