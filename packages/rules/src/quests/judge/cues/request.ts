import { pattern } from '../../../text/pattern.ts'
import { sentencesIn } from '../plain-words.ts'
import { isStated, oneOf } from './pattern.ts'

const ASKING = '(?:could|would|can|will|shall|may|might)'
const REQUESTS = oneOf(
  `\\b${ASKING} (?:you|we|i|u|it|somebody|someone|the two of us)\\b(?! (?:(?:please|maybe|just|even) )*(?:not|stop|quit|be any|have the guts|at least|possibly find it|thank me))(?: \\w+['\\w]*){2,}`,
  "\\bplease (?:just )?(?!(?:the|i|my|your|our|we|it|this|there) |do not|don't|stop|grow|get a|find somebody else or)\\w+ \\w+",
  "\\b(?:how about|what if|let's|shall we)(?: \\w+){2,}",
  "\\bi(?:'d| would)(?: really)? (?:appreciate|love|like) (?:it if|your|you to|us to|if)\\b",
  "\\bi(?:'d| would)(?: really)? (?:like|love) to (?:ask (?:you )?(?:to|if|whether|for)|know (?:if|whether)|talk|come|join|be (?:asked|invited|included)|swap|agree|find|pick|hear)\\b",
  pattern`
    \bfancy \w+ing\b|\bany chance (?:of |you |we |i |that )(?:\w+ ?){2,}|
    (?:^|[.,!?] ?)(?:would you |do you )?mind (?:if|\w+ing)\b|
    \b(?:would it be|is it|would that be) (?:ok|okay|possible|alright|fine|cool) (?:if|to|for)\b|
    \bgive me a (?:shout|heads up|ring|call|text) (?:if|when|before|next|about)|
    \b(?:count|invite|include|add|ask|call|tell) me (?:in )?(?:too|as well|next time|the next time|for the next)\b|
    \bi request (?:you|that)\b
  `,
  '\\b(?:are you|would you be) (?:ok|okay|willing|open|able|up|free|fine)\\b',
  '\\bdo you (?:think (?:you|we) could|mind|have (?:time|a minute)|want to)\\b',
  '\\b(?:let me know|tell me|ping me|ask me|invite me)\\b(?= (?:if|when|before|whether|next|about|the|what|how))',
)
/** A genuine question, which counts as a request for an answer. */
const QUESTION = new RegExp(
  pattern`
    ^(?=.*\b(?:you|we|i|me|us|anyone|someone|somebody|there|any|can|could|may|would|how|when|what|was|fancy|is it|ok|
    okay)\b)(?!.*\b(?:why|who do|how (?:dare|could|often|many times)|seriously|what(?:'s| is) wrong|
    (?:can|could|would) you (?:please )?not|stop|did i expect|do i have to|who cares)\b).{5,}\?+$
  `,
)

const isRequest = (sentence: string): boolean => isStated(REQUESTS, sentence) || QUESTION.test(sentence.trim())

/** Words that take a request back: "no worries if not, I'll do it". An offer for another time doesn't. */
const TAKEN_BACK = new RegExp(
  pattern`
    \b(?:if (?:not|you can't|nobody can|it doesn't work|that's a problem)\b[^?!]{0,30}|(?:no (?:worries|stress|pressure|
    problem)|don't worry|it's fine|all good)\b[^?!]{0,30})\bi(?:'ll| will| can|'m happy to| could) (?:just |still |
    always )?(?:do|cover|take|work|wash|manage)(?: it| this| that| the| them| your)?(?: (?:one|shift|too|myself|
    again))?\b
    (?! (?:one )?(?:next|another|later|in))
  `,
)

/** Whether the writer asks for something, or asks a genuine question. */
export const hasRequest = (text: string): boolean => sentencesIn(text).some(isRequest) && !TAKEN_BACK.test(text)

/** The part of a sentence before its request; all of it if there is none. */
export function beforeRequest(sentence: string): string {
  const [request] = sentence.matchAll(REQUESTS)
  return request ? sentence.slice(0, request.index) : sentence
}
