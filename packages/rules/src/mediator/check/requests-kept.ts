import { blankOut } from '../../text/passage.ts'
import { pattern } from '../../text/pattern.ts'
import { contentOf, overlap } from '../requests/content.ts'
import { requestClauses, requestCounterparts } from '../requests/counterparts.ts'
import { isIrregularPast } from '../requests/irregular-verbs.ts'
import { type Request, requestsIn } from '../requests/requests-in.ts'
import { type Compared, isDoubtfulPart, isOmittable, isPartOfInsult } from './compared.ts'
import { isInEnglish } from './language.ts'
import { plain } from './plain.ts'
import { confirmsInsult } from './remarks.ts'
import { keepsAlternatives, makesChoice } from './requests-kept/alternatives.ts'
import { addsCondition, dropsCondition, losesCondition } from './requests-kept/conditions.ts'
import { isReversed } from './requests-kept/dos-and-donts.ts'
import { dropsRequest } from './requests-kept/dropped-requests.ts'
import { excludesRequest } from './requests-kept/excluding-requests.ts'
import { losesDemand } from './requests-kept/lost-demands.ts'
import { asksForMoneyOrTalk } from './requests-kept/money-or-talk.ts'
import { isOffered, takesOver } from './requests-kept/offers.ts'
import { isProof } from './requests-kept/proof.ts'
import { asksReaderToAct, isMeant, isQuestion } from './requests-kept/questions.ts'
import { MOCKING_CONDITION } from './scolding.ts'
import { asksLess } from './softening.ts'

/** Minimum overlap for an answer to count as asking or stating the same as a question. */
const MENTIONED = 0.34
/** Minimum overlap for an answer to count as turning a demand into a statement. */
const STATED = 0.75
/** The same for demands about the author: "I don't want any explanation". */
const WISHED = 0.45
const IS_WISH = /^(?:i|we)\b/

/**
 * Whether each demand and each genuine question of the message has a counterpart in the answer, and none is reversed or
 * weakened. Questions that are reproaches or express amazement may be left out, because the rest implies them.
 */
export function keepsRequests(answer: Compared): boolean {
  const requests = requestsIn(answer.source).filter(
    (request) =>
      !SCOLDING.test(plain(request.text)) &&
      !isAnnounced(request, answer.source) &&
      !confirmsInsult(request, answer) &&
      (!isQuestion(request) || isMeant(request, answer)),
  )
  const clauses = requestClauses(answer.text)
  const shown = clauses.flatMap(({ text }) => [text, ...text.split(/,\s|\band\s/)]).filter((text) => text.trim() !== '')
  if (requests.some((request) => shown.some((text) => isReversed(request.text, text)))) return false
  if (!keepsAlternatives(answer) || makesChoice(answer) || dropsCondition(answer)) return false
  if (dropsRequest(answer) || asksLess(answer) || asksForMoneyOrTalk(answer) || excludesRequest(answer)) return false
  if (losesCondition(answer) || addsCondition(answer) || losesDemand(answer)) return false
  if (takesOver(requests, answer)) return false
  const whole = contentOf(answer.text)
  const places = requestCounterparts(requests, answer.text)
  const demands = clauses
    .filter(({ text }) => !/\?\s*$/.test(text) || asksReaderToAct(plain(text)))
    .map(({ text }) => plain(text))
  const asked = contentOf(demands.join(' '))
  // If the answer makes as many requests as the message, one that shares no word with it may be a rewording.
  const asksFewer =
    !isInEnglish(answer) ||
    demands.flatMap((text) => text.split(ANDS)).filter(isDemand).length <
      requests
        .filter((request) => !isQuestion(request))
        .flatMap((request) => partsOf(request, answer))
        .filter(isDemand).length
  return requests.every((request, index) => {
    if (isPartOfInsult(answer, request) || isDoubtfulPart(answer, request)) return true
    if (isQuestion(request) && isOmittable(answer, request)) return true
    const content = contentOf(demandOf(request.text))
    // "And I want the sixty bucks" names only a fact, which is checked as one. "Just STOP" asks for whatever the next sentence says.
    if (asksForFactAlone(request, answer) && demands.length > 0) return true
    if (/^\P{L}*(?:(?:can|could|will|would) (?:you|u) )?(?:just |please )*stop\P{L}*$/iu.test(request.text))
      return demands.some((text) => ASKS_TO_STOP.test(text))
    if (isProof(request.text) && overlap(content, whole) > 0) return true
    const parts = partsOf(request, answer).filter((part) => !MOCKS.test(part))
    if (!isQuestion(request) && [content, ...parts.map(contentOf)].some((part) => isOffered(part, answer))) return false
    const share = overlap(content, whole)
    if (isQuestion(request)) return places[index] !== null || share >= MENTIONED
    if (
      !answer.isRequested &&
      parts.some(
        (part) =>
          (asksFewer || NAMES_A_THING.test(part) ? isGone(part, whole) : false) ||
          (asksFewer && (isVerbGone(part, asked) || (isInEnglish(answer) && isUnasked(part, asked)))),
      )
    )
      return false
    if (places[index] === null)
      return (
        (!asksFewer && !NAMES_A_THING.test(plain(request.text))) ||
        (share >= (IS_WISH.test(plain(request.text)) || !isInEnglish(answer) ? WISHED : STATED) && clauses.length > 0)
      )
    // In another language, things have other names.
    return answer.isRequested || isNamed(request.text, answer)
  })
}

const ASKS_TO_STOP = /\b(?:don't|do not|stop|not|no more|never|refrain)\b/

/** "I want the sixty bucks": the request names an amount, and nothing else. */
function asksForFactAlone({ start, end }: Request, { source, sourceFacts }: Compared): boolean {
  const amounts = sourceFacts.filter((fact) => fact.kind === 'amount' && start <= fact.start && fact.end <= end)
  return amounts.length > 0 && contentOf(plain(blankOut(source, amounts).slice(start, end))).size === 0
}

/** A thing that the answer has to name: "send me an itemised statement" has one, "put it back as it was" doesn't. */
const NAMES_A_THING =
  /\b(?:the|an?|my|your|our|his|her|their|this|that|these|those|some|every|all|each|both) (?:\p{L}+ )?\p{L}{3,}/u

/** Whether a part of a sentence asks for something, and isn't only a time, a place or a report of what happened. */
const isDemand = (part: string): boolean =>
  contentOf(part).size > 0 &&
  !/\b(?:that's|this is|is) all\b|^all (?:that )?(?:i|we)\b/.test(part) &&
  !/^(?:next time|from now on|in future|(?:by|at|on|for|until|the|an?) \S+|(?:\p{L}{3,6}days?|tomorrow|today|tonight))[.,!]*$/u.test(
    part,
  ) &&
  (/\b(?:please|kindly|want|like|need|expect|ask|must|should|could|can|would|have to|let|due)\b/.test(part) ||
    !(
      /^(?:i|we|you|he|she|it|they|that|which|who)\b/.test(part) ||
      /^\p{L}+ed\b/u.test(part) ||
      isIrregularPast(part.split(' ')[0] ?? '')
    ))

const ANDS = /,? (?:and|n|then|&|und|y|et|e) (?:please |also )?/

/** "If you can manage to string a sentence together." */
const MOCKS = new RegExp(`(?:^|,? )(?:if|assuming|provided) (?:you|u) ${MOCKING_CONDITION}.*$`, 'iu')

/**
 * A demand without its reproach: "have the courtesy to tell him" asks to tell him, and "confirm it, if you can string a
 * sentence together" to confirm it.
 */
const demandOf = (request: string): string =>
  request
    .replace(
      /\b(?:have|had|get|find) the (?:(?:common|basic|simple) )?(?:courtesy|decency|manners|guts|balls|grace|respect|nerve|backbone|spine) to\b/i,
      '',
    )
    .replace(MOCKS, '')
    .replace(/\b(don['’]?t|do not|never) bother(?: to)? (?=\p{L})/iu, '$1 ')

/** The single demands of a request: "pay the table and keep off my workbench" has two. */
function partsOf({ start, end }: Request, { source, sourceFacts, insults }: Compared): string[] {
  const others = [
    ...sourceFacts.filter(({ kind }) => kind !== 'name'),
    ...insults().filter(({ reason }) => reason === 'insult'),
  ]
  return plain(blankOut(source, others).slice(start, end))
    .replace(/,? (?:for (?:\p{L}+(?:'s)?) sake|for crying out loud|for once|at least|at the (?:very )?least)\b/gu, '')
    .split(ANDS)
    .filter((part) => !SCOLDING.test(part))
}

/** Orders that are only reproaches and ask for nothing that could be done: "kindly stop this drama". */
const SCOLDING = new RegExp(
  pattern`
    ^(?:(?:and|so|honestly),? )*i (?:don't|dont|do not|couldn't|could not) (?:really )?care\b|
    ^(?:(?:and|so|honestly),? )*(?:you|your \p{L}+) (?:should|ought to|need to|deserve to|want) be (?:shut|closed|
    ashamed|sacked|fired|arrested|locked|jailed|reported|struck|banned|prosecuted|in (?:prison|jail))\b|
    ^(?:\w+ ){0,2}(?:stop|quit|enough of|enough with) (?:(?:all|this|that|the|your|ur|these|
    those) )+(?:\w+ )?(?:drama|nonsense|rubbish|bullshit|crap|games?|foolishness|madness|silliness|theatrics|charade|
    act|attitude|excuses)[.!]*$|^(?:(?:and|so|just|please|kindly|abeg),? )*(?:don't|do not|stop|quit|
    never) (?:you dare |even |ever |try to |try and )*(?:insult(?:ing)? (?:my|our) intelligence|patroni[sz]\w*|
    play(?:ing)? (?:dumb|innocent|games|the victim|smart|stupid|nice|me)|test(?:ing)? (?:me|my patience)|
    push(?:ing)? me|try(?:ing)? me|make me laugh|give me that|
    giv(?:e|ing) me (?:your|any|the)? ?(?:lip|attitude|excuses?)|wast(?:e|ing) my time|talk(?:ing)? down|
    treat(?:ing)? (?:me|us) (?:like|as)|kid(?:ding)? yourself|pretend\w*|act(?:ing)? (?:like|as|all|so|the)|
    get(?:ting)? (?:smart|cute|clever)|start(?:ing)? with me|look(?:ing)? at me|tak(?:e|ing) me for|
    mess(?:ing)? with me|vex|yarn me|form(?:ing)? |think (?:about|of) (?:crying|playing|denying|blaming|lying|pretending|telling me|giving me))|
    ^if (?:you|u) (?:can't|cant|cannot|can not) [^,.!?]{3,60}? (?:don't|dont|do not) (?:get|have|be|do|take|bother|keep)\b
  `,
  'u',
)

/** Whether a verb announces what the author will do: "pay or I'll call them and pull the site". */
const isAnnounced = ({ start }: Request, source: string): boolean =>
  /\b(?:or|otherwise|else),? (?:else )?(?:i|we)(?:'ll|['’]m| will| am| are)?\s[^.!?;\n]*\b(?:and|then|,)\s*$/i.test(
    source.slice(0, start),
  )
/** Whether neither the words of a demand nor synonyms of them are in the answer. */
function isGone(part: string, whole: ReadonlySet<string>): boolean {
  const content = contentOf(part)
  // "I want the full £95 back" as "please refund all £95".
  if (/\bback\b/.test(part) && ['refund', 'repay', 'reimbur', 'return'].some((stem) => whole.has(stem))) return false
  return content.size >= 2 && overlap(content, whole) <= GONE
}
const GONE = 0.2

/** Whether a demand isn't among those of the answer, which may mention its thing elsewhere. */
function isUnasked(part: string, asked: ReadonlySet<string>): boolean {
  const [, thing = ''] = TO_A_THING.exec(part) ?? []
  const content = contentOf(part)
  return (
    contentOf(thing).size > 0 &&
    content.size >= 2 &&
    asked.size > 0 &&
    overlap(content, asked) === 0 &&
    ![...content].some((stem) => [...asked].some((word) => isLike(stem, word)))
  )
}
const TO_A_THING = new RegExp(
  pattern`
    ^(?:please |just |then |also |kindly )*(?!(?:if|when|so|who|how|what|because|you|he|she|they|we|i|it|for|from|on|
    at|in|by|to|until|till|after|before|with|as|than|that|this|keep|give|let|make|get|have|put)\b)\p{L}{3,}(?: (?:me|
    us))? (?:the|my|our|your|another|an?) (\p{L}{3,}[^,.;!?]*)
  `,
  'u',
)

/** Whether a demand with only a pronoun as its object is lost: "cancel it and send it to her" as "please cancel it". */
function isVerbGone(part: string, asked: ReadonlySet<string>): boolean {
  const [, verb = ''] = TO_IT.exec(part) ?? []
  const content = contentOf(verb)
  return content.size === 1 && asked.size > 0 && overlap(content, asked) === 0
}
const TO_IT =
  /^(?:please |just |then |also |kindly )*(\p{L}{3,}) (?:it|them|him|her|this|that)(?: (?:to|back to|with|for|over to) (?:him|her|them|me|us|it))?[.!]*$/u

/** The object a demand names: "my hoodie", "the reel". */
const OWN_THING =
  /\b(?:my|the|your|ur|our|his)\s(?!needful|(?:mouth|face|trap|gob)\b|(?:whole|full|entire|same) (?:thing|lot|amount)\b)([a-z]+\s[a-z]{4,}|[a-z]{4,})\b/g

/** Whether the answer names the thing that a demand is about; a request for something else doesn't keep it. */
function isNamed(request: string, { text }: Compared): boolean {
  const things = [...plain(demandOf(request)).matchAll(OWN_THING)].map(([, thing = '']) => thing)
  const own = [...contentOf(things.join(' '))]
  if (own.length === 0) return true
  const [content, whole] = [contentOf(request), contentOf(text)]
  return (
    own.some((stem) => [...whole].some((word) => isLike(stem, word))) ||
    things.some((thing) =>
      plain(text)
        .split(/[^\p{L}]+/u)
        .some((word) => isPart(thing, word) || isPart(word, thing)),
    ) ||
    overlap(new Set(own), whole) > 0 ||
    overlap(content, whole) >= ENOUGH
  )
}
const ENOUGH = 0.5
/** Whether two stems are the same word, possibly misspelled or inflected. */
const isLike = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4)
/** Whether a word is the last part of another: "sitter" of "babysitter". */
const isPart = (one: string, other: string): boolean =>
  one.length >= LONG && other.length > one.length && other.endsWith(one)
const LONG = 5
