import { pattern } from '../../../text/pattern.ts'
import { contentOf } from '../../requests/content.ts'
import type { Request } from '../../requests/requests-in.ts'
import type { Compared } from '../compared.ts'
import { plain } from '../plain.ts'
import { hasMeaningOf } from '../related-words.ts'

/** Questions for information; others are often rhetorical. */
const INQUIRES = new RegExp(
  pattern`
    \b(?:when|where|(?<!\b(?:people|person|someone|somebody|anyone|everyone|those|one|ones|man|woman|men|women) )who|
    which|how (?:much|many|long|soon)|what (?:time|day|date|happened|are you going|do you want|do you plan|should|
    is the)|why (?:did|didn't|didnt|weren't|wasn't)|can|could|will|would|did)\b
  `,
)
const SCOLDS = new RegExp(
  pattern`
    \b(?:can|could|do|did) (?:you|u) even\b|\bdo (?:you|u) (?:hate|enjoy)\b|
    \b(?:justice|shame|respect|conscience|is (?:it|that|this) (?:so|too|that|really)|seriously|blind|joke|kidding|
    for real|who does|what kind|how hard|where is the (?:\w+ )?(?:love|justice|respect|humanity|fairness)|or what|
    the moon|mars|narnia|another planet|the hell|the fuck|who do you|
    so (?:you|u) (?:did|do|can|could|have)(?: not|n't))\b|\?\?|\?!|!\?
  `,
)
/** Whether a request is a question for information. */
export const isQuestion = ({ text }: Request): boolean => /[?？؟]\s*$/.test(text) && !asksReaderToAct(plain(text))
/** Whether a question is a demand: "can you send it?" */
export const asksReaderToAct = (text: string): boolean =>
  /\b(?:can|could|will|would) (?:you|u) (?!even\b|ever\b|imagine\b|believe\b)/.test(text)

/** Whether a question wants an answer, and isn't a reproach. */
export function isMeant(request: Request, answer: Compared): boolean {
  const text = plain(request.text)
  const touches = answer
    .insults()
    .some(({ reason, start, end }) => reason === 'insult' && start < request.end && request.start < end)
  const after = answer.source.slice(request.end - 1, request.end + 2)
  return !touches && !mocks(text, answer) && INQUIRES.test(text) && !SCOLDS.test(text + after.slice(1))
}

const YES_OR_NO = /^(?:(?:so|and|but),? )?(?:did|do|does|is|are|was|were|have|has)\b/
const SOMETHING = /\b(?:an?|some) (\p{L}+)/gu
/** Whether a question asks yes or no about something absurd, mentioned nowhere else: "did you paint it with a sneeze?" */
export const mocks = (question: string, { source, plainText }: Compared): boolean =>
  YES_OR_NO.test(question) &&
  [...question.matchAll(SOMETHING)].some(([, thing = '']) => {
    const known = contentOf(`${plain(source).replace(question, ' ')} ${plainText}`)
    const content = contentOf(thing)
    return content.size > 0 && ![...content].some((stem) => hasMeaningOf(stem, known))
  })
