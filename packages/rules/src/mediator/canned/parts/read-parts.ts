import { pattern } from '../../../text/pattern.ts'
import { contentOf } from '../../requests/content.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import { isEnglish } from '../english.ts'
import { isThreat, opensOffer } from '../offers.ts'
import { type PlacedPart, placedParts } from './features.ts'
import { type PartLikelihoods, partLikelihoods } from './model.ts'
import { opensProposal, partsOf } from './split.ts'

/** A sentence, or a part of one that does something different from the rest. */
export type ReadPart = {
  readonly said: string
  /** The place of its sentence in the text. */
  readonly sentence: number
  readonly does: 'states' | 'asks' | 'offers' | 'concedes'
  /**
   * Whether a request or an offer is certain enough to become a commitment: a pattern recognises it, and in English the
   * model doesn't think it unlikely or it asks in so many words. True of other parts.
   */
  readonly isClear: boolean
}

/** At or above this likelihood, a part is a request or an offer even if no pattern recognises it. */
const LIKELY = 0.3
/** Below this likelihood, what a pattern recognises is something else more often than not. */
const POSSIBLE_REQUEST = 0.1
const POSSIBLE_OFFER = 0.03
/** Only the model finds concessions, except for "that I’ll give you". */
const LIKELY_CONCESSION = 0.5

/** These resemble requests and offers but propose nothing: "all I can do is wait", "keep your apology". */
const NO_PROPOSAL = new RegExp(
  pattern`
    ^(?:(?:so|and|but|no|well|then|oh),? )*(?:(?:please )?bear with me|here we go(?: again)?|should you (?:fail|refuse|not)|
    i (?:shall|will) (?:be (?:forced|obliged|compelled|left)|have (?:no|little) (?:choice|option|
    alternative))|(?:all|the (?:best|least|most)) (?:that )?i can|
    i(?:['’]m| am) (?:not|happy to go to court)|(?:you|u) (?:have|had|['’]ve got) the (?:audacity|nerve|cheek|gall)|
    (?:you|u)(?:(?:['’]re| are) (?:going to|gonna)|(?:['’]ll| will) have to)|
    (?:you|u)(?:['’]re| are) [^,.;]{1,20}(?:minutes?|mins?|hours?|miles|streets|doors|stops) (?:away|from)|
    i (?:could|should|might)(?:['’]ve| have) (?!\p{L}+ (?:by|on|ready)\b)|
    (?:you|u) can (?:forget|whistle)|(?:you|u) have my word|i (?:won['’]?t|will not|can['’]?t|cannot|refuse)|
    (?:i(?:['’]ll| will| would|['’]d)? (?:admit|grant|own|agree(?! (?:to|on|with)\b))))(?!\p{L})|
    keep (?:your|ur) (?:apolog|sorry|excuse|opinion)|you can have [^,.;]* (?:when|once|if) i|
    (?<!\p{L})there(?:['’]?s| is| are) no(?:thing)? [^,.;]{1,30} to |
    (?<!\p{L})(?:bill|mess|costs?|fault|debt|problem)s? (?:is|are) (?:all )?yours
  `,
  'iu',
)

/**
 * What someone did, or how something is: the model mistakes "you took $450 off the top" for a request and "I've already
 * sent it" for an offer.
 */
const DESCRIBES = new RegExp(
  pattern`
    ^(?:when [^,]{1,40}? |(?:\p{L}+,? ){0,3}?)?(?:
    (?:you|u|we|he|she|they|i|it|that|this)(?:['’]?(?:s|ve|d)| have| has| had)?(?: already| only| just| also| never|
     always| \p{L}+ly)* (?:was|were|been|had|did|took|went|came|got|gave|said|told|made|saw|sent|put|left|kept|paid|bought|
    spent|found|thanked|\p{L}{3,}ed)|
    i(?:['’]?ve| have) already|
    (?:that|this|it)['’]?s (?:the|my|our|your) (?:\p{L}+ ){1,2}(?:i|you|we|he|she|they)(?:['’]?ve)?|
    (?:the|my|your|our) (?:\p{L}+ ){1,3}(?:of \S+ \S+ )?(?:was|were|went|came|took|expired|stopped|started)|
    (?:the|your) (?:\p{L}+ ){1,2}(?:is|was|costs?|came to) [£$€₹₦]?\d[\d,.]*|
    (?:that|this|it)(?: too| also)? is (?:too |so )?\p{L}+ by)(?!\p{L})
  `,
  'iu',
)
/** Words that ask or offer something in spite of that: "I've paid half, so you can have the rest." */
const PROPOSES = new RegExp(
  pattern`
    (?<!\p{L})(?:\p{L}+['’](?:ll|d)|ill|id|youll|will|would|can(?! (?:ask|see|check|imagine|tell)\b)|could|should|shall|
    must|(?<!\d\p{L}\p{L} )may|might|need\p{L}*|want\p{L}*|please|pls|kindly|let|if|happy|ready|willing|fine|welcome|
    yours|offer\p{L}*)(?!\p{L})|\?
  `,
  'iu',
)
const describes = (part: string): boolean =>
  (DESCRIBES.test(part) && !PROPOSES.test(part)) || (UNMET.test(part) && requestsIn(part).length === 0)
/** "If I don't get your £420 it comes out of my pocket" */
const UNMET =
  /^if (?:i|we|you|u|it|that|this|he|she|they) (?:do|does|did|is|are|can|ca|wo)(?:n['’]?t| not)(?!\p{L})(?!.*(?<!\p{L})(?:i['’]?ll|(?:i|we|you) (?:can|will|could))(?!\p{L}))/iu

/**
 * The parts of sentences, in their order. Neighbouring parts of a sentence that do the same are joined, but a part that
 * begins with a request or an offer of its own stays separate.
 */
export function readParts(sentences: readonly string[]): ReadPart[] {
  const places = sentences.flatMap((text, sentence) => partsOf(text).map((place) => ({ text, sentence, ...place })))
  const placed = placedParts(places.map(({ text, start, end }) => text.slice(start, end)))
  const usesModel = isEnglish(sentences.join(' '))
  const parts: (ReadPart & { start: number })[] = []
  places.forEach(({ text, sentence, start, end }, at) => {
    const one = placed[at]
    if (!one) return
    const { part } = one
    const read = readPart(one, usesModel ? partLikelihoods(one) : null)
    const last = parts.at(-1)
    const needsStatement = last?.sentence === sentence && last.does === 'states' && read.does !== 'states'
    if (needsStatement && (CONDITION.test(last.said) || refersBack(part, read, last)))
      parts[parts.length - 1] = { said: text.slice(last.start, end), start: last.start, sentence, ...read }
    else if (last?.sentence === sentence && goesOn(last, part, read))
      parts[parts.length - 1] = { ...last, said: text.slice(last.start, end) }
    else parts.push({ said: part, ...read, sentence, start })
  })
  return parts.map(({ start: _, ...part }) => part)
}

type Reading = Pick<ReadPart, 'does' | 'isClear'>

/** Whether a part belongs to the part before it: it does the same, or adds fewer than five words to a concession. */
function goesOn(last: ReadPart, part: string, { does }: Reading): boolean {
  if (last.does === 'concedes' && does === 'states') return isAside(part)
  return last.does === does && (does === 'states' || does === 'concedes' || !opensProposal(part))
}

/**
 * Whether a part says little without the statement before it in its sentence: "The key is cut, so | it's yours tonight".
 */
const refersBack = (part: string, { does }: Reading, { said }: ReadPart): boolean =>
  (does === 'offers' || (does !== 'states' && !opensProposal(part))) &&
  REFERENCE.test(part) &&
  contentOf(part).size < FEWEST_OWN_WORDS &&
  said.split(/\s+/).length <= LONGEST_LEAD
/** "If Ken measures it and it's over, | I'll move them": what follows holds only then. */
const CONDITION = /^(?:(?:and|but|so|or|then),? )*(?:if|unless|once|when|provided|as long as)(?!\p{L})/iu
const REFERENCE = /(?<!\p{L})(?:it|it['’]s|them|those|these|that|this|him|her|there)(?!\p{L})/iu
const FEWEST_OWN_WORDS = 2
/** In words. */
const LONGEST_LEAD = 14

const isAside = (part: string): boolean => part.split(/\s+/).length < 5

/** @param likelihoods null in languages that the model isn't trained on */
function readPart({ part, asks, offers }: PlacedPart, likelihoods: PartLikelihoods | null): Reading {
  // "Pay half the vet and Sundays at 6 is fine" counts as a request, although it also offers something.
  const beginsWithRequest = requestsIn(part)[0]?.start === 0
  const { request, offer, concession } = likelihoods ?? UNKNOWN
  const likeliest = Math.max(request, offer, concession)
  if (GRANTS_POINT.test(part)) return { does: isAside(part) ? 'states' : 'concedes', isClear: true }
  const mayOffer =
    !beginsWithRequest &&
    !isThreat(part) &&
    !describes(part) &&
    ![NO_PROPOSAL, ABOUT_READER, DENIED].some((form) => form.test(part))
  if (REGRETS.test(part)) return { does: 'concedes', isClear: true }
  if (offers && !isThreat(part) && !NOT_DOING.test(part) && (!beginsWithRequest || opensOffer(part)))
    return { does: 'offers', isClear: likelihoods === null || offer >= POSSIBLE_OFFER }
  if (asks) return { does: 'asks', isClear: likelihoods === null || request >= POSSIBLE_REQUEST || EXPLICIT.test(part) }
  if (mayOffer && offer >= LIKELY && offer === likeliest) return { does: 'offers', isClear: false }
  if (
    !describes(part) &&
    ![NO_PROPOSAL, OF_AUTHOR].some((form) => form.test(part)) &&
    request >= LIKELY &&
    request === likeliest
  )
    return { does: 'asks', isClear: false }
  // "Fair enough" says too little to be quoted.
  return concession >= LIKELY_CONCESSION && !isAside(part) && ![DENIES, OBJECTS].some((form) => form.test(part))
    ? { does: 'concedes', isClear: true }
    : { does: 'states', isClear: true }
}

/** The model judges short messages by little more than their length. */
const EXPLICIT = new RegExp(
  pattern`
    (?<!\p{L})(?:please|pls|kindly)(?!\p{L})|^(?:(?:and|so|but),? )?(?:(?:can|could|would|will) (?:you|u)|
    let['’]?s (?:set|do|split|take|swap|agree|start|try|make|keep|meet|put|share|use))(?!\p{L})|
    (?<!\p{L})i(?:['’]d| would)? (?:like|love|need|want) (?:you|u) to(?!\p{L})
  `,
  'iu',
)

/**
 * "I'm not turning it off at eleven so they can come back" refuses, although "they can come back" offers. So does "I
 * could ask my brother, but I'd rather not".
 */
const NOT_DOING = new RegExp(
  pattern`
    ^(?:(?:and|but|so|no),? )*(?:i['’]?m|i am|we['’]?re|we are) not (?!against\b|opposed\b)(?!.*[:–—] ?(?:i|we|you)(?!\p{L}))|
    (?<!\p{L})i(?:['’]d| would)(?: really| much)? rather not(?!\p{L})
  `,
  'iu',
)

/** "I owe you a cake", "I'm short by that much", "sorry, doing it tonight": what only the model takes for a request. */
const OF_AUTHOR = new RegExp(
  pattern`
    ^(?:(?:and|but|so|also),? )*i(?:['’]?(?:m|ve)| am| have| had| was| owe| did| didn['’]?t| know| got| paid| gave)(?!\p{L})
    (?!.*(?<!\p{L})(?:want|like|need|must|should|ask|asking|after|hoping|expecting|waiting|unpaid|not paid)(?!\p{L}))|
    ^(?:[^,]*, )?(?:(?:i['’]?m |i am )?(?:so |very |really )?)sorry(?!\p{L})
  `,
  'iu',
)

/** "You people come home at nine", "Lerato, you've moved rehearsal": offers about the reader say what they can have. */
const ABOUT_READER = new RegExp(
  pattern`
    ^(?:\p{Lu}\p{L}+, |from my side,? |(?:and|but|so|then),? )*(?:you|u|ye)(?:['’]ve| have (?!it|them|the|my)|
     (?:people|lot|guys|all)(?!\p{L})|['’]?d | were | came | went | said | told )
  `,
  'iu',
)
/** "The rest can't be ready before the 23rd", unlike "I don't mind paying" */
const DENIED = new RegExp(
  pattern`
    (?<!\p{L})(?:cannot|(?:can|won|isn|aren|wasn|doesn|didn)['’]?t)(?!\p{L})(?!.*\b(?:but|so|unless|if)\b)
  `,
  'iu',
)

/** "The empty tank I’ll give you" grants a point, unlike "the £40 I’ll give you". */
const GRANTS_POINT = /^[^\d]*(?<!\p{L})i(?:['’]ll| will) give (?:you|u)(?: (?:that|this one))?(?=[,.;]|$)/iu
const UNKNOWN: PartLikelihoods = { request: 0, offer: 0, concession: 0 }
/** "I should have rung you", unlike "I should have known you'd say that" and "I could have said no". */
const REGRETS = new RegExp(
  pattern`
    ^(?:(?:and|but|still|yes|yeah|ok|okay),? )*i (?:should(?:n['’]t| not)? have|ought (?:not )?to have|
    could have (?:told|rung|called|asked|warned|texted|let you|said (?:your|something|it|so)))(?!\p{L})
    (?! (?:known|guessed|expected|never|listened to|left (?:you|him|her)|been))
  `,
  'iu',
)
/** "…, so I don't think it's right to say it was all yours" */
const OBJECTS = /(?<!\p{L})i (?:don['’]?t|do not) (?:think|believe|agree|accept)(?!\p{L})/iu
/** "I didn't break it" concedes nothing, unlike "I didn't think". */
const DENIES =
  /^(?:(?:no|but|and|well|honestly),? )?i (?:didn['’]?t|did not|wasn['’]?t|haven['’]?t|hadn['’]?t|never) (?!think|realis|realiz|mean|know|notice|ask|tell|say|check|listen|understand|consider|see)/iu
