import { pattern } from '../../text/pattern.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { isEnglish } from './english.ts'
import { HELPS } from './offers.ts'
import { asksForAction, proposedActionsIn } from './proposed-actions.ts'
import { ASKS, PROPOSAL, WISH } from './wishes.ts'

/** "You never do the dishes" is a statement, although "never do" by itself would be an order. */
const REPROACH = /^(?:and |but |so )?(?:you|u) (?:\w+ )?(?:never|always|don['’]?t|didn['’]?t|still)(?!\p{L})(?!.*\?)/iu
/** "I don't want you to go" reassures. */
const REASSURES =
  /^i (?:really )?(?:don['’]?t|do not) want you to (?:go|leave|worry|suffer|feel|think|be (?:sad|alone|hurt))\b/iu
/** "I don't pass to people who quit" isn't a request. */
const REFUSES = /^(?:and |but |so )?(?:i|we) (?:don['’]?t|do not|never|won['’]?t|can['’]?t) (?!want|need|like)/iu
/** "If you can't …", "unless you …" */
const CONDITION =
  /^(?:(?:and|but|so|because),? )?(?:if (?:you|u|i|it|this|that|they|he|she)\b.{0,12}?(?:n['’]?t|not)\b|unless (?:you|u)\b|otherwise\b)/iu
/** "…, we are not coming", "…, I'm telling the landlord", "…, don't bother" */
const CONSEQUENCE = new RegExp(
  pattern`
    (?:(?:,| then) (?:(?:then )?(?:i|we)(?:(?:['’]?m|['’]?re| am| are) (?:not|done|out|finished|through|leaving|off|
    quitting|moving|going to (?:leave|go|stop|move|tell|call|report|take))|
    (?:['’]?ll| will) (?:not|never|(?:pay|send|give|do) (?:only|just)|only (?:pay|send|give|do))|\swon['’]?t|\srefuse to)|(?:don['’]?t|do not) (?:bother|expect)|that['’]?s it|
    it['’]?s over)|
    (?:^|[\s,])(?:i['’]?m|we['’]?re|(?:i|we) (?:am|are)) (?:telling|calling|reporting|(?:sending|giving)(?! (?:you|u)\b)|selling|cancelling|
    canceling|charging|taking (?:it|you|him|her|them|this) to|going to (?:tell|call|report|sell|cancel|charge))|
    (?:^|[\s,])(?:otherwise|or else),? (?:i|we)(?:['’]?ll| will| shall| would| have to| must))(?!\p{L})
  `,
  'iu',
)
/** Whether a sentence says what its author will do otherwise. That is neither a request nor an offer. */
export const isConsequence = (sentence: string): boolean =>
  CONDITION.test(sentence) && CONSEQUENCE.test(sentence) && !/\?\s*$/.test(sentence)

/** "Please explain why you still ring me at 7": a reproach in the form of a request. */
const EXPLAIN_YOURSELF = new RegExp(
  pattern`
    ^(?:(?:and|but|so|then|please|pls|just|(?:can|could|would|will) (?:you|u)),? )*(?:explain|tell me)(?: to me)? why
    (?:\syou|\su)(?: have)? (?:still|always|never|keep|even|ever|constantly|bother|insist|feel the need|think you|
    (?:ca|could|wo|do|did)n['’]?t|ha(?:d|ve) to)(?!\p{L})
  `,
  'iu',
)
export const isReproach = (quote: string): boolean => EXPLAIN_YOURSELF.test(quote)

/**
 * A question that requests an action. Other questions are quoted only if there is no such request and they ask for
 * information, because most of them scold.
 */
const ASKS_FOR_ACTION = new RegExp(
  pattern`
    ^(?:\p{L}+,? ){0,4}?(?:can|could(?! (?:it|that|this|he|she|they) have\b)|will|would|won['’]?t|can['’]?t|shall|may|might|please|pls|how about|what about|
    why don['’]?t|is there (?:any|a) (?:way|chance|possibility)|any chance|is it possible|
    do you think (?:you|we))(?!\p{L})
  `,
  'iu',
)

const bare = (sentence: string): string =>
  sentence.replace(
    /^(?:(?:and|but|so|also|then|yes|ok|okay|well|honestly|i (?:think|guess|suppose)),? |\p{L}{3,}, (?=i ))+/iu,
    '',
  )

/**
 * Whether a sentence asks for something. Unlike a translation, a summary mustn't mistake a complaint for a request: "I
 * said please not Jonas".
 */
export const isRequest = (sentence: string): boolean =>
  ![REPROACH, HELPS, REFUSES, REASSURES].some((form) => form.test(sentence)) &&
  !isConsequence(sentence) &&
  (asksForAction(sentence) ||
    proposedActionsIn(sentence, null).some(({ kind }) => kind !== 'offered') ||
    [WISH, ASKS, PROPOSAL].some((form) => form.test(sentence) || form.test(bare(sentence))) ||
    (requestsIn(sentence).length > 0 && (!isEnglish(sentence) || isAsking(sentence))))

/** "That would help, wouldn't it?" */
const TAG = /, (?:\p{L}+n['’]t|is|was|would|do|did|could|can|right|no|yes) ?(?:it|he|she|they|you|we|i)?\?$/iu
const isAsking = (sentence: string): boolean =>
  sentence.endsWith('?') && !TAG.test(sentence) && (ASKS_FOR_ACTION.test(sentence) || WANTS_TO_KNOW.test(sentence))

/** "Can we talk about the actual thing?" only opens the request that follows. */
const OPENS_TALK =
  /^(?:(?:can|could|shall|let['’]?s|let us) (?:we )?(?:just |please )?(?:talk|discuss)(?: about (?:it|this|that|the (?:actual|real) \p{L}+))?[?.!]*$|i(?:['’]d| would| do| just| really)* (?:need|want|have|like) to (?:talk|speak|raise|discuss|say|mention|bring up)(?!\p{L}))/iu

/**
 * Sort key, lowest first: requests for an action, questions, needs (which often only explain another request: "I need
 * the car at 7"), openers such as "Can we talk?", then reproaches.
 */
export const requestRank = (quote: string): number =>
  isReproach(quote) ? 4 : OPENS_TALK.test(quote) ? 3 : WISH.test(quote) ? 2 : isMereQuestion(quote) ? 1 : 0

/** Whether a request is for an action, rather than a wish, a question, an opener or a reproach. */
export const isForAction = (quote: string): boolean => requestRank(quote) === 0

export const isMereQuestion = (quote: string): boolean => quote.endsWith('?') && !ASKS_FOR_ACTION.test(quote)

/** "Would that be all right?" asks about what other sentences propose. */
const ASKS_ABOUT_PROPOSAL = /^(?:(?:and|so|but),? )?(?:would|is|does|could|will) (?:that|this|it)(?!\p{L}).{0,30}\?$/iu
/** "You must all come for lunch": kind, but not about the disagreement. */
const INVITES = /^(?:(?:and|but|so),? )?(?:you|u) (?:must|should|have to)(?: all| both)? (?:come|visit|join)(?!\p{L})/iu
/** Whether a request asks for nothing that could be agreed on. */
export const asksNothingNew = (said: string): boolean => ASKS_ABOUT_PROPOSAL.test(said) || INVITES.test(said)

const WANTS_TO_KNOW = new RegExp(
  pattern`
    ^(?:\p{L}+,? ){0,3}?(?:when|where|what time|what are|what is|what happened|what will|how much|how many|how do|
    how will|which|who|do you (?:still )?(?:have|know)|have you got|did you (?:get|receive|keep))(?!\p{L})
  `,
  'iu',
)

/** Whether a question only scolds: "You keep a list and wonder why?", "Did you ask?" */
export const isScolding = (quote: string): boolean =>
  !PROPOSAL.test(quote) &&
  (/^why (?!don['’]?t|not)/iu.test(quote) || (isMereQuestion(quote) && isEnglish(quote) && !WANTS_TO_KNOW.test(quote)))
