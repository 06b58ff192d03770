import { contentOf, overlap } from '../requests/content.ts'
import { requestCounterparts } from '../requests/counterparts.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { type Compared, isInsulted } from './compared.ts'
import { NEGATED } from './negation.ts'
import { plain } from './plain.ts'

const FORBIDS =
  /^(?:(?:so|and|but|also|just|please|kindly|then|now|abeg),? )*(?:do not|don't|never|stop|quit|refrain|avoid|no more)\b/
/** Nearly all that a request is about. */
const SAME = 0.6

/** Each question and demand of the message has a counterpart that does not ask for the opposite. */
export function keepsRequests(answer: Compared): boolean {
  const requests = requestsIn(answer.source).filter((request) => !isInsulted(answer, request))
  const counterparts = requestCounterparts(requests, answer.text)
  return counterparts.every((place, index) => {
    const request = requests[index]
    return place !== null && (request === undefined || !isReversed(request.text, place.text))
  })
}

/** "Don't sell the car" as "Please sell the car". */
function isReversed(request: string, shown: string): boolean {
  const [asked, answered] = [plain(request), plain(shown)]
  const isForbidding = FORBIDS.test(asked)
  if (overlap(contentOf(asked), contentOf(answered)) < SAME) return false
  if (isForbidding)
    return (
      /^(?:please |kindly |could you |can you |would you |i'd like you to |i would like you to )(?!(?:do not|don't|stop|not|never|avoid|refrain|consider|find|keep your)\b)/.test(
        answered,
      ) && !NEGATED.test(answered)
    )
  return FORBIDS.test(answered) && !NEGATED.test(asked) && !/\b(?:stop|without|quit|no more|less)\b/.test(asked)
}
