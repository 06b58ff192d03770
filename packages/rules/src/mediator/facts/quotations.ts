import { wordsOf } from '../../privacy/leak.ts'
import { pattern } from '../../text/pattern.ts'
import type { Finder } from './fact.ts'

/** Words after which even a single word in quotation marks is a quotation. */
const REPORTED = new RegExp(
  pattern`
    (?:sa(?:id|ys?|ying)|told|tell|call(?:ed|ing|s)?|wrote|writ(?:es?|ing)|text(?:ed|ing)?|messaged|replied|answered|
    asked|shout(?:ed|ing)|yell(?:ed|ing)|promised|named|goes?|went|like|quote|words?|labell?ed|sagte?st?|gesagt|
    genannt|geschrieben|dijiste|dijo|dit|disais|detto|disse)\b[^.!?\n]{0,25}$
  `,
  'i',
)
/** With fewer words, quotation marks are mostly ironic: your so-called "job". */
const FEWEST_WORDS = 2

/** Verbatim quotations, in each kind of quotation marks. */
export const QUOTATIONS: readonly Finder[] = [
  /"([^"\n]{1,400})"/g,
  /[“„]([^“”„\n]{1,400})[”“]/g,
  /«([^«»\n]{1,400})»/g,
  /(?<![\p{L}\d])‘([^‘\n]{2,300}?)’(?![\p{L}\d])/gu,
  /(?<![\p{L}\d'])'(?=[\p{L}\d])(?!(?:cause|cos|em|til|tis|twas|bout|round)\b)([^'\n]{2,200}(?:'\p{L}{1,3}\b[^'\n]{0,200}){0,4})'(?![\p{L}\d'])/gu,
].map((pattern) => ({
  kind: 'quotation',
  pattern,
  value: ({ 1: said = '', input = '', index = 0 }) => {
    const words = wordsOf(said)
    if (words.length === 0) return null
    return words.length >= FEWEST_WORDS || REPORTED.test(input.slice(Math.max(0, index - 40), index))
      ? `q:${words.join('_')}`
      : null
  },
}))
