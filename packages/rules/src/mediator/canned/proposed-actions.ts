import { capitalised } from '../../text/capitalised.ts'
import { pattern } from '../../text/pattern.ts'
import { languageOf } from '../language/language-of.ts'
import { contentOf } from '../requests/content.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { GRANTED, HELPS, LET_ME, OFFER } from './offers.ts'
import { withInnerMarks } from './quotable.ts'
import { offerAsTask, requestAsTask, type Speakers } from './reword-as-task.ts'
import { WISH } from './wishes.ts'

/**
 * An action that someone could commit to, worded as an instruction to that person; quoted if a verb would have to change.
 */
export type ProposedAction = { kind: 'asked' | 'offered' | 'together'; text: string; isWish: boolean }

const SOFTENERS = '(?: (?:ever|please|pls|just|at least|maybe|kindly|both|all|perhaps|also|really|still|then|now))*'
const OPENING =
  /^(?:(?:so(?! far\b)|and|but|also|then|now|hey|abeg|ok|okay|fine|sure|all right|well|just|only|please|pls|kindly|either|instead|honestly|in return|i (?:think|guess|suppose|reckon)(?= (?:i|we)\b))[,:]? )+/iu
const I_WOULD = "i(?:[’']?d| would|[’']?m| am| also| do| really| just| only)*"
const WANTS = `${I_WOULD} (?:like|love|need|want|prefer|rather|asking|ask|expect|wish|propose|suggest)(?: that| for| if)?`

/** Ways to ask the other person. What follows is what they would do. */
const OF_YOU: readonly RegExp[] = [
  new RegExp(`^(?:can|could|would|will|won['’]?t|can['’]?t|may) (?:you|u|ye|yous)${SOFTENERS} `, 'iu'),
  // "Would it kill you to hoover once a week?"
  /^would it (?:kill|hurt) (?:you|u) to /iu,
  new RegExp(`^${WANTS} you to `, 'iu'),
  new RegExp(`^${I_WOULD} (?:asking|ask|request|suggest|propose|insist) (?:is )?(?:that )?you (?:to )?`, 'iu'),
  new RegExp(
    `^(?:i|we)(?:['’]d| would)(?: really| also| just)* (?:be (?:(?:very|so|really|most) )*(?:grateful|glad|happy|thankful|obliged)|appreciate it) if (?:you|u)(?:['’]d| would| could)${SOFTENERS} `,
    'iu',
  ),
  /^what i(?:['’]d| would)?(?: just| \p{L}+ly)* (?:ask|like|need|want) (?:from you )?is (?:that |for )?you (?:to )?/iu,
  /^(?:i )?(?:reckon|think|feel) (?:it['’]?s|it is|that['’]?s|it['’]d be|it would be) (?:only )?fair (?:that |if )?you (?:should )?/iu,
  new RegExp(
    `^(?:you|u)(?:['’]d| would)?${SOFTENERS} (?:need to|have to|must|should|ought to|had better) (?!have\\b|be\\b)`,
    'iu',
  ),
]
/** "I need to know who you told" asks to be told, and "I want to see the numbers" to be shown. */
const EVIDENCE = pattern`
  (?:receipts?|invoices?|bills?|statements?|proof|evidence|numbers|figures|accounts?|books|list|papers?|paperwork|
  documents?|contract|letters?|emails?|messages?|texts|photos?|pictures?|video|footage|reports?|results|log|plans?|
  calendar|schedule|calculations?|breakdown|records?|quotes?|drafts?|version|original|copy|copies|
  forms?|files?|details|terms|policy|minutes|certificates?)
`
const TO_KNOW = new RegExp(
  pattern`
    ^${I_WOULD} (?:like|need|want) to (?:(know|hear) (?=\p{L})(?!you\b|us\b|that\b|(?:she|he|they|it|we|this)(?!\p{L})|if i\b|why\b|how\b|where i\b|what i\b)|
    (see) (?=(?:what you|which|where the|it in writing)\b|(?:[\p{L}’']+ ){0,4}?${EVIDENCE}(?!\p{L})))
  `,
  'iu',
)
/** "I'd like to see the children" asks to be let, not to be shown. */
const TO_BE_LET = new RegExp(
  pattern`
    ^${I_WOULD} (?:like|need|want) to (?=(?:see|visit|spend time with) (?:the|my|our) (?:\p{L}+ )?(?:kids?|child|children|
    son|daughter|boys?|girls?|baby|twins|lads?|grand\p{L}+|niece|nephew|cat|dog)(?!\p{L}|['’]s))
  `,
  'iu',
)

/** Ways to propose something for both. */
const OF_US: readonly RegExp[] = [
  new RegExp(`^(?:can|could|shall|should|may) we${SOFTENERS} (?!mention\\b|bring up\\b)`, 'iu'),
  /^(?:let['’]?s|let us) (?:please |just |both )?/iu,
  new RegExp(`^we${SOFTENERS} (?:need to|have to|must|should|could|can) (?!have\\b|be\\b)`, 'iu'),
  new RegExp(`^${WANTS} (?:us to|we) `, 'iu'),
  new RegExp(`^${WANTS} to (?=(?:talk|meet|sit down|agree|discuss|settle|sort|split|share)\\b)`, 'iu'),
  /^how about we /iu,
]
const GRANTING = new RegExp(`^${GRANTED}`, 'iu')
const OFFERING = new RegExp(`^(?:${OFFER}|${LET_ME}|what (?:i|we) (?:can|could) (?:do|offer) is )`, 'iu')

/** Questions and statements begin with these, and orders don't. */
const NO_ORDER = new RegExp(
  pattern`
    ^(?:\p{Lu}\p{L}+, )?(?:i|you|u|we|it|they|he|she|the|a|an|my|your|our|what|when|where|who|why|how|which|is|are|am|
    was|were|did|does|do (?:you|we|i|u)|have you|has|had|may|might|if|any|
    (?:could|can|may) (?:i|it|this|that|they|he|she|the)|repair (?:shop|man|bill|company|guy|place|quote)|there|that|this|these|those|because|not|way|reckon|phone off|
    \p{L}+['’]s \p{L}+(?=[ ,.?]|$)|\p{L}+ (?:goes|is|was|are|were|has))\b
  `,
  'iu',
)
/** Words before an order that say when it applies. */
const OCCASION =
  /^(?:next time|from now on|in future|for once|at least|until then|till then|after that|for now|in the meantime),? (?:please,? |just )?/iu
/** Orders that only scold, or that no one can carry out. */
const NOTHING_TO_DO = new RegExp(
  pattern`
    ^(?:see|look|listen|bear with|forgive|be patient|realis\w*|realiz\w*|understand|remember (?:that|how|when)|know|believe|imagine|guess|admit|
    think about|wake|grow|get (?:over|real|lost|a (?:life|grip|clue|room))|shut|calm down|be (?:honest|serious|real)|
    don['’]?t (?:be|you|come (?:to me )?with|start with|give me|act|pretend|lie|blame|tell me|worry|get me|think|bother)|
    let me (?:(?:also|just|first) )*(?:tell|say|not|explain|add|remind|clarify|point out)|stop (?:being|acting|pretending|lying|blaming|whining|nagging|cheating|making excuses)|never mind|mind|note|
    excuse|thank|trust me|come on|explain yourself)\b
  `,
  'iu',
)
/** Wishes that name no action, so that nobody could tell whether it was done. "Find a way to share the car" names one. */
const VAGUE = new RegExp(
  pattern`
    ^(?:find (?:a|some|any|another) (?:[a-z]+ )?(?:way|solution|compromise|answer|middle ground)(?! to\b)|
    (?:work|sort|figure) (?:it|this|things|something|everything)(?: all)? out(?! (?:with|by|before)\b)|
    make (?:it|this|things) (?:work|better|right)|move (?:on|forward)|
    get (?:along|past (?:it|this)|on with (?:it|life))|put (?:it|this|all this) behind us|
    be (?:friends|okay|ok|good|fine|happy|normal)\b)
  `,
  'iu',
)
/** Reasons, purposes and threats that follow a request. */
const REASON = new RegExp(
  pattern`
    (?:,? (?:because(?! of (?:me|us|you|him|her|them)(?!\p{L}))|cause|cos|cuz|bc|or else|otherwise|as i|so(?: that)? (?:i(?:['’]?(?:m|d|ve))?(?! (?:can|will|could)(?!\p{L}))|you (?:can|could|know|have|don['’]?t))|
    (?<!, )so(?: that)? i(?:['’]ll| can| will| could)|
    and then (?:we|i) can|and i['’]d be (?:grateful|happy|glad)|
    or (?:i|we)(?:['’]ll|['’]?m|['’]re| will| won['’]?t| don['’]?t| can['’]?t| am| are)?)|
    , since (?:i|we|you|he|she|they|it|the))(?!\p{L}).*$
  `,
  'iu',
)
const AT_THE_END =
  /(?:[\s,]+(?:(?:please|pls)(?: mate| love| bro| darling| pal)?|mate|ok|okay|right|thanks|thank you|though|and|or|but|(?<!\b(?:say|says|said|think|thinks|hope|do|did) )so|(?<!\b(?:before|by|until|till|since) )then))?(?:(?<!\b[ap]\.m)\.|[\s?!,;:…–—-])*$/iu
/** Where a sentence is split into parts that each ask for or offer something. */
const PARTS = /[,;]? but (?!only\b|not\b|if\b|unless\b|provided\b)|; /iu
const TAG = /,? (?:ok|okay|please|pls|right|yes)\?+\s*$/iu
/** "…, is that too much to ask?", "…, would you?" */
const TAG_QUESTION = new RegExp(
  pattern`
    , (?:(?:or )?is (?:it|that|this) (?:really |so |such |asking )*(?:too much|hard|difficult|an? (?:lot|big ask|problem))(?: to ask)?|
    (?:is|are|was|were|do|does|did|can|could|will|would|won|shall|have|has|should)(?:n?['’]?t)? (?:i|you|u|we|they|he|she|it|that|this))
    [?!.\s]*$
  `,
  'iu',
)
const FEWEST_WORDS = 2

/** The feasible actions that a sentence asks for or offers, in its author's words. */
export function proposedActionsIn(sentence: string, speakers: Speakers): ProposedAction[] {
  if ((languageOf(sentence) ?? 'en') !== 'en') return inOtherLanguages(sentence, speakers)
  const asked = sentence.replace(TAG_QUESTION, '')
  // "If she can't, I have no other way, but I can take your weekends": that holds for the rest as well.
  return (CONDITION.test(asked) ? [asked] : asked.split(PARTS)).flatMap((part) =>
    proposedActionsInPart(part.trim(), speakers),
  )
}

/** Whether a sentence has the form of an order, a question or a proposal that asks for something. */
export function asksForAction(sentence: string): boolean {
  const said = sentence.replace(OPENING, '').replace(OCCASION, '')
  if ([...OF_YOU, ...OF_US, TO_KNOW].some((form) => form.test(said))) return true
  const [order] = requestsIn(said)
  return order?.start === 0 && !NO_ORDER.test(said) && !NOTHING_TO_DO.test(said) && !HELPS.test(said)
}

/**
 * The action that a request asks for, in its author's words and without what introduces it: "speak at the lunch" of "I
 * ask that you speak at the lunch".
 * @returns null if the request names none, or asks for a thing, an answer or permission
 */
export function actionAsked(request: string): { kind: 'asked' | 'together'; text: string } | null {
  const said = request.replace(OPENING, '').replace(OCCASION, '')
  const [together, asked] = [after(OF_US, said), after(OF_YOU, said)]
  const isOrder = requestsIn(said)[0]?.start === 0 && !NO_ORDER.test(said) && !WISH.test(said) && !/\?\s*$/.test(said)
  const order = isOrder ? said : null
  const text = cut(together ?? asked ?? order ?? '').replace(MANNER, '')
  return text === '' || TO_KNOW.test(said) ? null : { kind: together === null ? 'asked' : 'together', text }
}

function proposedActionsInPart(part: string, speakers: Speakers): ProposedAction[] {
  const said = part.replace(OPENING, '').replace(OCCASION, '')
  const offer = after([OFFERING], said)
  if (offer !== null) return made('offered', offer, said, speakers)
  if (GRANTING.test(said)) return quoted('offered', said, speakers)
  // "Could we not meet?" may propose to meet or not to meet.
  if (/^(?:can|could|shall|should) we not /iu.test(said)) return quoted('asked', said, speakers)
  const together = after(OF_US, said)
  if (together !== null) return made('together', together, said, speakers)
  const asked = after(OF_YOU, said)
  if (asked !== null) return made('asked', asked, said, speakers)
  const [toKnow, , toSee] = TO_KNOW.exec(said) ?? []
  if (toKnow) return made('asked', `${toSee ? 'show' : 'tell'} me ${said.slice(toKnow.length)}`, said, speakers)
  const toBeLet = after([TO_BE_LET], said)
  if (toBeLet !== null) return made('asked', `let me ${toBeLet}`, said, speakers)
  if (WISH.test(said)) return contentOf(said).size > 1 ? wished(said, speakers) : []
  const orders = requestsIn(said)
  // "If you see that collie again, ring me": without its condition, the order would be another one.
  if (orders.some(({ start }) => start > 0) && CONDITION.test(said)) return conditional(said, speakers)
  // "Give me a day or release the balance" asks for only one of the two.
  if (orders.length > 1 && / or /iu.test(part)) return quoted('asked', said, speakers)
  return orders
    .filter(
      ({ start }, index) =>
        start === 0 ||
        isOrderAfter(said.slice(0, start)) ||
        (index > 0 && /,\s*$/.test(said.slice(0, start)) && orders[0]?.start === 0),
    )
    .map(({ text }) => text.replace(OPENING, '').replace(TAG, ''))
    .filter((text) => !NO_ORDER.test(text) && !/\?\s*$/.test(text))
    .flatMap((text) => made('asked', text, text, speakers))
}

/** "If he starts up, text me" becomes "If he starts up, text Steve"; quoted if a verb would have to change. */
function conditional(said: string, speakers: Speakers): ProposedAction[] {
  const [, order = ''] = /^[^,]+, (?:then |please |just )*(.+)$/iu.exec(said) ?? []
  const task = requestsIn(order)[0]?.start === 0 ? requestAsTask(cut(said), speakers, false) : null
  return task === null ? quoted('asked', said, speakers) : [{ kind: 'asked', text: capitalised(task), isWish: false }]
}

/** "I need the raw data by Thursday" becomes "Let Emeka have the raw data by Thursday"; other wishes are quoted. */
function wished(said: string, speakers: Speakers): ProposedAction[] {
  const [, thing = ''] = WANTED_THING.exec(cut(said)) ?? []
  const bare = thing.replace(/(?: though| tho)?, (?!(?:and|or|by|on|at|from|before) ).*$/iu, '')
  const task = bare === '' || WANTED_STATE.test(bare) ? null : requestAsTask(`let me have ${bare}`, speakers, false)
  return task === null ? quoted('asked', said, speakers) : [{ kind: 'asked', text: capitalised(task), isWish: true }]
}
const WANTED_THING = new RegExp(
  `^${I_WOULD} (?:like|love|need|want) ((?:the|my|some|half|all|an?|[£$€₹₦]?\\d)\\b.*)$`,
  'iu',
)
/** "The noise to stop", "the fence fixed", "an apology", "a chance to explain": not something to hand over. */
const WANTED_STATE = new RegExp(
  pattern`
    (?<!\p{L})(?:to|where|who|that|which|when|be|being|apolog\p{L}+|sorry|respect|reason|explanation|break|rest|peace|
    quiet|sleep|chance|say|life|change|end|friend|partner|husband|wife|boyfriend|girlfriend|family|relationship|divorce|help|\p{L}{2,}(?:ed|ing)|done|gone|put|cut|shut|off|
    kept|left|sent|paid|taken|given|made|built|told|out|up|down|from)(?!\p{L})
  `,
  'iu',
)

/** A verb within a sentence is an order after "please" or a condition; elsewhere it may belong to a subject. */
const isOrderAfter = (before: string): boolean =>
  /(?:^|\s)(?:please|pls|kindly)[\s,]*$|[:–—]\s*$|^(?:if|when|next time|from now on|in future|otherwise|so|and|but|then|also|either|instead|\p{Lu}\p{L}+,)\b/iu.test(
    before,
  ) || /(?:^|\s)and\s*$/iu.test(before)

const CONDITION = /^(?:if|when|whenever|unless|once|should you)(?!\p{L})/iu

/** Politeness before the action itself: "would you be willing to drive", "would you also want to drive". */
const MANNER = /^(?:be (?:prepared|willing|able|open|happy|ok|okay)|(?:also )?(?:want|like|care)) to /iu

/** "Leave his line on till" lost what it needs. */
const UNFINISHED =
  /(?<!\p{L})(?:till|until|before|after|by|to|for|with|and|or|not|that|than|because|if|at least|either)$/iu

/** "I can do £60" and "I can do Tuesday" make odd orders. */
const DOES_AMOUNT =
  /^(?:[£$€₹₦]?\d|(?:say|make it|do) (?:half|[£$€₹₦\d]|one|two|three|four|five|six|seven|eight|nine|ten)|do (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|do weekends?\b)/iu

function made(kind: ProposedAction['kind'], order: string, said: string, speakers: Speakers): ProposedAction[] {
  const bare = cut(order)
    .replace(MANNER, '')
    .replace(/^(?:(?:still|also|then|just|definitely|gladly|happily) )+(?=\p{Ll})/u, '')
    .replace(/, i (?:suppose|guess|think)(?=,|$)/giu, '')
    .replace(/,? (?:please|pls)(?=,)/giu, '')
    .replace(/^not (?:to )?(?=\p{L})/iu, 'don’t ')
    .replace(/^(don['’]?t|do not) ever (?:again )?(?=\p{L})/iu, '$1 ')
    .replace(/ and to (?=\p{L})/giu, ' and ')
  if (/^live with /iu.test(bare) || UNFINISHED.test(bare) || DOES_AMOUNT.test(bare)) return quoted(kind, said, speakers)
  if (bare.split(/\s+/).length < FEWEST_WORDS || contentOf(bare).size === 0) return []
  if (NOTHING_TO_DO.test(bare) || (kind === 'together' && VAGUE.test(bare))) return []
  const text = kind === 'offered' ? offerAsTask(bare, speakers) : requestAsTask(bare, speakers, kind === 'together')
  return text === null ? quoted(kind, said, speakers) : [{ kind, text: capitalised(text), isWish: false }]
}

/** "As Maya asks: “…”" @param isWhole whether to keep reasons and asides, as in a text of two sentences */
export function quoted(
  kind: ProposedAction['kind'],
  said: string,
  speakers: Speakers,
  isWhole = false,
): ProposedAction[] {
  const rest = cut(said)
  // "Go wherever you like" can't lose its end, nor "April isn't possible because of our audit, but 6 to 12 May I can promise".
  const isCutShort =
    ENDS_IN_SUBJECT.test(rest) || (kind === 'offered' ? MORE_OFFERED : MORE).test(said.slice(rest.length))
  const short = isWhole || isCutShort ? said.replace(AT_THE_END, '') : rest
  // "Once Murphy is done, he says the 4th, I'll bring it back": the condition alone says nothing.
  const isCondition =
    said.startsWith(`${short},`) && /^(?:once|if|when|unless|until|after)(?!\p{L})[^,]*$/iu.test(short)
  const quote = `“${capitalised(withInnerMarks(isCondition ? said.replace(AT_THE_END, '') : short))}”`
  const verb = kind === 'offered' ? 'offers' : kind === 'together' ? 'proposes' : 'asks'
  return [{ kind, text: speakers ? `As ${speakers.speaker} ${verb}: ${quote}` : quote, isWish: WISH.test(said) }]
}

/** What goes on behind a reason; "or I could …" goes on with an offer, and otherwise mostly threatens. */
const MORE = /,? but (?=[\p{L}\d])/iu
const MORE_OFFERED = /,? but (?=[\p{L}\d])|^,? or (?:i|we)(?!\p{L})/iu
const ENDS_IN_SUBJECT = /(?<!\p{L})(?:wherever|whatever|whoever|whenever|what|where|when)(?: (?:you|i|we|they))?$/iu

/** Requests in other languages stay as they were written, because their verbs can't be turned into orders here. */
function inOtherLanguages(sentence: string, speakers: Speakers): ProposedAction[] {
  const [request] = requestsIn(sentence)
  if (request === undefined || /[?？؟]\s*$/.test(sentence)) return []
  const quote = `“${withInnerMarks(sentence).replace(AT_THE_END, '')}”`
  return [{ kind: 'asked', text: speakers ? `${speakers.speaker}: ${quote}` : quote, isWish: false }]
}

/**
 * What is added after a comma: "…, last time he stood at the gate an hour", "…, it scatters everything", "…, takes an
 * hour".
 */
const ASIDE = new RegExp(
  pattern`
    (?: though| tho)?, (?:(?:the )?last time (?:i|we|you|he|she|they|it) |takes? (?:about )?(?:an?|two|\d)|
    (?:it|he|she|they|yours|mine)(?:['’]s|['’]re)? (?!and\b|or\b|by\b|on\b|to\b|in\b|at\b)[a-z]).*$
  `,
  'u',
)
/** "…, Leanne’s mum read the last one out loud" */
const ABOUT_OTHERS =
  /(?: though| tho)?, (?=\p{Lu}\p{Ll}+(?:['’]s \p{Ll}+)? (?:had|has|was|read|said|told|heard|saw|got|came|rang|called) ).*$/u

/** Scorn at the end of an action: "say sorry like you mean it", "wash up for once". */
const SCORN = new RegExp(
  pattern`
    ,? (?:for once(?: in (?:your|ur) life)?|for a change|(?:like|as if|as though) (?:you|u) (?:\p{L}+ )?
    (?:mean|meant|care|cared)(?: it| about it)?|like an? (?:adult|grown[- ]?up|normal \p{L}+|decent \p{L}+))
    (?=[,.!?;]|$| and | or | by | on )
  `,
  'giu',
)

const cut = (text: string): string =>
  // "Either it comes this week or I want the money back"
  [...(/^either\b/iu.test(text) ? [] : [REASON]), SCORN, ASIDE, ABOUT_OTHERS, AT_THE_END].reduce(
    (rest, form) => rest.replace(form, ''),
    text,
  )

function after(patterns: readonly RegExp[], text: string): string | null {
  const found = patterns.find((pattern) => pattern.test(text))
  return found ? text.replace(found, '') : null
}
