import { contentOf } from '../../requests/content.ts'
import { NEGATED } from '../negation.ts'
import { plain } from '../plain.ts'
import { literalShare } from '../related-words.ts'
import { hasOpposite } from '../swapped-opposites.ts'

const FORBIDS =
  /^(?:(?:so|and|but|also|just|please|kindly|then|now|abeg),? )*(?:(?:do not|don't|never) (?!forget\b|hesitate\b|fail\b|delay\b|be late\b)|(?:stop|quit|refrain|avoid|no more)\b)/
const HAND_OVER = /\b(?:give|send|return|pay|refund|bring|transfer|hand)\b/
const KEEP = /^(?:please |kindly )?(?:you (?:can|may|should) )?keep (?:the|my|it|that|those)\b/
/** Minimum share of shared content words for two requests to count as being about the same thing. */
const SAME = 0.6

const DIRECTIONS: readonly (readonly [string, string])[] = [
  ['up', 'down'],
  ['on', 'off'],
  ['before', 'after'],
  ['open', 'close'],
  ['inside', 'outside'],
]

/** Whether a direction is reversed: "turn it down" as "turn it up", "before Sunday" as "after Sunday". */
const reversesDirection = (asked: string, answered: string): boolean =>
  DIRECTIONS.some((pair) =>
    pair.some((word, index) => {
      const other = pair[1 - index] ?? ''
      const has = (text: string, which: string) => new RegExp(`\\b${which}\\b`).test(text)
      return (
        has(asked, word) &&
        NEGATED.test(asked) === NEGATED.test(answered) &&
        !has(asked, other) &&
        has(answered, other) &&
        !has(answered, word)
      )
    }),
  )

/** Whether a request is reversed: "don't sell the car" as "please sell the car". */
export function isReversed(request: string, shown: string): boolean {
  const [asked, answered] = [plain(request), plain(shown)]
  const isForbidding = FORBIDS.test(asked)
  if (HAND_OVER.test(asked) && KEEP.test(answered) && !KEEP.test(asked)) return true
  const content = contentOf(asked)
  if (content.size === 0 && isForbidding && /^(?:please |kindly |just )?do\b(?! not\b|n't\b)/.test(answered))
    return true
  if (literalShare(content, contentOf(answered)) < SAME) return false
  if (reversesDirection(asked, answered)) return true
  if (isForbidding)
    return (
      /^(?:just |do |feel free to |go ahead and |continue |keep |please |kindly |could you |can you |would you |i'd like you to |i would like you to )(?!(?:do not|don't|stop|not|never|avoid|refrain|consider|find|keep your|(?:keep|stay) (?:away|off|out|clear|apart|home)|remain|skip|refuse|decline|cancel|only|wait|hold off|leave)\b)/.test(
        answered,
      ) &&
      !NEGATED.test(answered) &&
      !/\b(?:only|until|once|unless|rather than|instead|after)\b/.test(answered) &&
      !hasOpposite(asked, answered)
    )
  return (
    FORBIDS.test(answered) &&
    !NEGATED.test(asked) &&
    !/\b(?:stop|without|quit|no more|less|till|until|before|leave|keep|(?:stay|get|keep) (?:out|off|away)|hands off)\b/.test(
      asked,
    )
  )
}
