import { blankOut, type Span } from '../../../text/passage.ts'
import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import { requestClauses } from '../../requests/counterparts.ts'

import { type Request, requestsIn } from '../../requests/requests-in.ts'
import { type Compared, isOmittable, isPartOfInsult } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { plain } from '../plain.ts'
import { isProof } from './proof.ts'
import { mocks } from './questions.ts'

const LEAD =
  '^(?:(?:so|but|then|also|please|kindly|just|i (?:want|need|require|expect)(?: you to)?|you (?:need|have) to) )*'
/** A request for a thing, which the answer has to name: "send me the list", "a written explanation". */
const FOR_A_THING = new RegExp(
  `${LEAD}(?:(?:send|bring|return|write|email|mail|post|show|sign|provide|issue|forward|hand)\\b|(?=(?:an?|the|my|our) ))(.*)$`,
)
/** Words before a person to talk to, who has to be named in the answer: "have a word with Phil". */
const TO_A_PERSON =
  /\b(?:tell|call|ring|phone|ask|text|message|email|thank|invite|apologi[sz]e to|(?:speak|talk) (?:to|with)|have a word with)\s+(?:(?:uncle|aunty?|auntie|mr|mrs|ms|dr|mama|madam|sir)\.? )?$/i
/** Pronouns that may refer to that person in the answer. */
const THIRD_PERSON = /\b(?:him|her|them|he|she|they|whom|who)\b/
const FEWEST = 2
/** A request not to repeat something: "don't do that to me again". */
const NOT_AGAIN =
  /^(?:(?:so|and|but|also|just|please|kindly),? )*(?:don't|do not|never) (?:you |ever )*(?:do|try|pull) (?:that|this|it|such a thing) (?:[\p{L}\d]+ ){0,4}again\b/u
const NO_MORE =
  /\b(?:again|repeat\w*|future|next time|stop|never|any ?more|no more|happen\w*|last time|don't|do not|avoid|refrain)\b/
const FORBIDS = /^(?:(?:so|and|but|also|just|please|kindly),? )*(?:don't|do not|never|stop)\b/

/**
 * Whether the answer's requests leave out a thing or a person that the message's requests are about, even if it
 * mentions them elsewhere.
 */
export function dropsRequest(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const asked = plain(
    requestClauses(answer.text)
      .map(({ text }) => text)
      .join(' '),
  )
  const content = contentOf(asked)
  if (dropsQuestion(answer) || dropsWhetherYouWill(answer)) return true
  return requestsIn(answer.source).some((request) => {
    if (NOT_AGAIN.test(plain(request.text)) && !NO_MORE.test(answer.plainText)) return true
    if (FORBIDS.test(plain(request.text)) || request.text.trimEnd().endsWith('?') || isPartOfInsult(answer, request))
      return false
    return (
      thingsIn(request, answer).some((thing) => thing.size >= FEWEST && overlap(thing, content) === 0) ||
      namesIn(request, answer)
        .filter((name) => !(isProof(request.text) && answer.plainText.includes(name)))
        .some((name) => !asked.includes(name) && !THIRD_PERSON.test(asked))
    )
  })
}

/** Only someone who wants to know asks this: "when is it due?", "did you take my ladder?", "explain how you chose". */
const INQUIRES = new RegExp(
  pattern`
    ^(?:(?:and|so|but|also|then),? )*(?:(?:when (?:are|is|will|did|can|do)|whose|which|who (?:broke|took|else|told|paid|pays|is paying|gave|signed|sold|opened|moved|has|have)\b|how (?:much|long|soon)|
    what (?:time|day|date)|(?:did|have) you (?!(?:even|ever|really|just|think|enjoy|not|no|any|lost|forget|
    forgotten)\b)\p{L}+ (?:my|the|our|her|his|it|them)) .*\?$|
    (?:please |kindly |just |(?:can|could|will|would) you (?:please )?|
    i(?:'d| would)? (?:want|like|need) (?:you )?to )*(?:explain|know (?:why|how|when|where|who|which|whether)|
    tell (?:me|us) (?:why|how|when|where|who|which|whether)) )
  `,
  'u',
)
const ASKS = new RegExp(
  pattern`
    \b(?:who|whose|what|when|where|which|why|how|did you|have you|is|are|was|were|do|does)\b[^.!?]*\?|
    \b(?:tell|know|knowing|expla\w+|say|answer|reply|respond|confirm\w*|clarify|clear|wonder\w*|ask(?:ing)?|whether|
    curious|understand|hear|let me|update|reason|show|inform|check|find out|see|unsure|sure)\b
  `,
)

const WILL_YOU = new RegExp(
  pattern`
    ^(?:(?:and|so|but|also|then),? )*are you (?:ever )?(?:going to|gonna|planning to) (pay|fix|refund|return|bring|
    send|come|help|replace|move|tell|sort|collect|cover|settle|repair|sign|call|apologi[sz]e)\b
  `,
)

/** Whether an "are you going to pay it?" is dropped: nothing in the answer is about paying. */
const dropsWhetherYouWill = (answer: Compared): boolean => {
  const shown = contentOf(answer.plainText)
  return requestsIn(answer.source).some((request) => {
    const [, action] = WILL_YOU.exec(plain(request.text)) ?? []
    return action !== undefined && overlap(contentOf(action), shown) === 0 && !isOmittable(answer, request)
  })
}

/** "How much is left?", and words of an answer that may still ask it. */
const HOW_MUCH = /\bhow (?:much|many)\b.*\?$/
const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many)|amount|number|figure|sum|total|balance|what (?:is|was|it|they|the|you)|details?|breakdown|accounts?)\b/

/**
 * Whether a question became a statement or a demand, or is gone, in an answer that asks for no information, or not how
 * much.
 */
const dropsQuestion = (answer: Compared): boolean =>
  requestsIn(answer.source).some((request) => {
    const text = plain(request.text)
    if (!INQUIRES.test(text) || mocks(text, answer) || isOmittable(answer, request)) return false
    return !ASKS.test(answer.plainText) || (HOW_MUCH.test(text) && !ASKS_HOW_MUCH.test(answer.plainText))
  })

/** "Send me my half, my details are in the chat": where another clause begins. */
const ENDS = /,? or |, (?=(?:(?:my|the|your|our) \p{L}+ (?:is|are|was|were)|i|it|it's|that's|you|we|he|she|they) )/u

function thingsIn({ start, end }: Span, { source, sourceFacts, insults }: Compared): ReadonlySet<string>[] {
  const others = [
    ...sourceFacts.filter(({ kind }) => kind !== 'name'),
    ...insults().filter(({ reason }) => reason === 'insult'),
  ]
  return plain(blankOut(source, others).slice(start, end))
    .split(/,? (?:and|n|then|&) (?:please |also )?/)
    .flatMap((part) => {
      const thing = FOR_A_THING.exec(part.split(ENDS)[0] ?? '')?.[1]
      return thing === undefined ? [] : [contentOf(thing)]
    })
}

const namesIn = ({ start, end }: Request, { source, sourceFacts }: Compared): string[] =>
  sourceFacts
    .filter((fact) => fact.kind === 'name' && start <= fact.start && fact.end <= end)
    .filter((fact) => TO_A_PERSON.test(source.slice(start, fact.start)))
    .map(({ text }) => text.toLowerCase())
