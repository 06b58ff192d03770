import { contentOf, overlap } from '../requests/content.ts'
import { asking, requestCounterparts } from '../requests/counterparts.ts'
import { type Request, requestsIn } from '../requests/requests-in.ts'
import { type Compared, isInsulted } from './compared.ts'
import { NEGATED } from './negation.ts'
import { plain } from './plain.ts'

const FORBIDS =
  /^(?:(?:so|and|but|also|just|please|kindly|then|now|abeg),? )*(?:(?:do not|don't|never) (?!forget\b|hesitate\b|fail\b|delay\b|be late\b)|(?:stop|quit|refrain|avoid|no more)\b)/
const HAND_OVER = /\b(?:give|send|return|pay|refund|bring|transfer|hand)\b/
const KEEP = /^(?:please |kindly )?(?:you (?:can|may|should) )?keep (?:the|my|it|that|those)\b/
/** Nearly all that a request is about. */
const SAME = 0.6

/** Each question and demand of the message has a counterpart that does not ask for the opposite. */
export function keepsRequests(answer: Compared): boolean {
  const requests = requestsIn(answer.source)
  return (
    haveCounterparts(requests, answer.text) ||
    haveCounterparts(
      requests.filter((request) => !isInsulted(answer, request)),
      answer.text,
    )
  )
}

const haveCounterparts = (requests: readonly Request[], text: string): boolean =>
  !requestCounterparts(requests, text).includes(null) &&
  !asking(text).some((place) => requests.some((request) => isReversed(request.text, place.text)))

const DIRECTIONS = [
  ['up', 'down'],
  ['on', 'off'],
  ['before', 'after'],
  ['open', 'close'],
  ['inside', 'outside'],
] as const
/** "Turn it down" as "turn it up", "before Sunday" as "after Sunday". */
const turnsRound = (asked: string, answered: string): boolean =>
  DIRECTIONS.some((pair) =>
    pair.some((word, index) => {
      const other = pair[1 - index] ?? ''
      const has = (text: string, which: string) => new RegExp(`\\b${which}\\b`).test(text)
      return has(asked, word) && !has(asked, other) && has(answered, other) && !has(answered, word)
    }),
  )

/** "Don't sell the car" as "Please sell the car". */
function isReversed(request: string, shown: string): boolean {
  const [asked, answered] = [plain(request), plain(shown)]
  const isForbidding = FORBIDS.test(asked)
  if (HAND_OVER.test(asked) && KEEP.test(answered) && !KEEP.test(asked)) return true
  const content = contentOf(asked)
  if (content.size === 0 && isForbidding && /^(?:please |kindly |just )?do\b(?! not\b|n't\b)/.test(answered))
    return true
  if (overlap(content, contentOf(answered)) < SAME) return false
  if (turnsRound(asked, answered)) return true
  if (isForbidding)
    return (
      /^(?:feel free to |go ahead and |continue |keep |please |kindly |could you |can you |would you |i'd like you to |i would like you to )(?!(?:do not|don't|stop|not|never|avoid|refrain|consider|find|keep your)\b)/.test(
        answered,
      ) && !NEGATED.test(answered)
    )
  return FORBIDS.test(answered) && !NEGATED.test(asked) && !/\b(?:stop|without|quit|no more|less)\b/.test(asked)
}
