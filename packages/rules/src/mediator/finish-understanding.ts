import { lengthOf } from '@squash/contract/length'
import { repeatsPrivateText } from '../privacy/leak.ts'
import { sentencesOf } from '../text/sentences.ts'
import { firstObject } from './answers/json.ts'
import { cannedUnderstanding } from './canned/understanding.ts'
import { runChecks } from './check/check-answer.ts'
import type { CheckName } from './check/check-names.ts'
import { inventsFeeling } from './check/nothing-invented/feelings.ts'
import { plain } from './check/plain.ts'
import type { Understanding, UnderstandTask, Written } from './mediator.ts'
import { understandPrompt } from './prompts/understand.ts'
import { contentOf } from './requests/content.ts'
import { requestsIn } from './requests/requests-in.ts'

/** The number of characters of an answer that are read. */
const LONGEST_ANSWER = 4_000
/** The longest text that is shown, in characters. */
const LONGEST = 400

/** The checks of a translation that also apply to a text about the message. Such a text may omit facts and requests. */
const APPLICABLE: ReadonlySet<CheckName> = new Set([
  'language',
  'actual_answer',
  'nothing_invented',
  'no_insult',
  'no_concession',
])

/** Words that mark a sentence as a guess, by language. Other languages aren't checked. */
const HEDGES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:seems?|seemingly|sounds?|may|might|maybe|perhaps|possibly|probably|could be|appears?|looks? (?:like|as if))\b/i,
  de: /(?<!\p{L})(?:scheint|scheinbar|anscheinend|vielleicht|wohl|womöglich|vermutlich|könnte|klingt|möglicherweise)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:parece|parecería|quizás?|tal vez|puede|podría|posiblemente|suena)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:semble|semblerait|peut-être|sans doute|pourrait|on dirait|paraît)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:sembra|sembrerebbe|forse|potrebbe|pare|magari)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:parece|talvez|pode|poderia|possivelmente)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:lijkt|misschien|wellicht|klinkt|mogelijk|waarschijnlijk)(?!\p{L})/iu,
}

/**
 * The model's answer if it is fit to show, or else the canned one. Both are for the author alone, who has to recognise
 * their own words in it.
 * @param answer the model's answer, or null if there is none
 */
export function finishUnderstanding(answer: string | null, task: UnderstandTask): Written<Understanding> {
  const read = answer === null ? null : readUnderstanding(answer.slice(0, LONGEST_ANSWER), task)
  return read ? { ...read, written_by: 'ai' } : { ...cannedUnderstanding(task.message), written_by: 'canned' }
}

function readUnderstanding(answer: string, task: UnderstandTask): Understanding | null {
  const fields = firstObject(answer)
  const about = fitText(fields?.about, task)
  if (about === null || !isHedged(about, task.language) || !isFromTheirWords(about, task.message)) return null
  if (sentencesOf(about).length > 2) return null
  if (task.requests.length > 0) return { about, phrasing: null }
  const phrasing = fitText(fields?.phrasing, task)
  return phrasing !== null && requestsIn(phrasing).length > 0 && isFromTheirWords(phrasing, task.message)
    ? { about, phrasing }
    : null
}

function fitText(value: unknown, task: UnderstandTask): string | null {
  if (typeof value !== 'string' || value.trim() === '' || lengthOf(value) > LONGEST) return null
  const { message: source, language } = task
  const { text, failed } = runChecks({ source, answer: value, language })
  const isLeak = repeatsPrivateText(text, [understandPrompt(task).system])
  const isUnfit =
    isLeak || failed.some((name) => APPLICABLE.has(name)) || inventsFeeling(plain(source), asAuthor(text), false)
  return isUnfit ? null : text
}

/**
 * Turns "you" into "I", because the check looks for feelings in the first person and this text addresses the author.
 */
const asAuthor = (text: string): string =>
  plain(text)
    .replace(/\byou(?:'re| are)\b/g, "i'm")
    .replace(/\byou\b/g, 'i')

const isHedged = (text: string, language = 'en'): boolean => HEDGES[language]?.test(text) ?? true

const isFromTheirWords = (text: string, message: string): boolean => {
  const theirs = contentOf(message)
  return theirs.size === 0 || [...contentOf(text)].some((word) => theirs.has(word))
}
