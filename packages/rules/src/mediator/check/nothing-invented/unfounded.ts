import { blankOut } from '../../../text/passage.ts'
import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { clausesOf, plain } from '../plain.ts'
import { hasMeaningOf } from '../related-words.ts'
import { DISTRESS } from './feelings.ts'

/** A clause has no basis in the message if the message has no more than this share of its content. */
const NO_BASIS = 0.15
/** A clause without a basis that has this many content words is an invention, whatever its form. */
const MANY = 4

/**
 * Statements about the author: another check covers feelings, and any complaint implies needs and a lack of patience.
 */
const OWN_STATE = new RegExp(
  pattern`
    \b(?:i|me|we)(?:'m| am| have|'ve|'d)? (?:\w+ )?(?:feel|felt|feeling|find|found|need|want|would|like|rather|
    ask(?:ing)?|struggl\w+|cope)\b|\b(?:limit|patience|tether|rope|wits|breaking point|enough|trust\w*|
    expected better|hoped|hard for me|rely(?:ing)? on|relied on|count(?:ed|ing)? on|depend(?:ed|ing)? on)\b|\bfeels?\b
  `,
)
/** A feeling with a reason, which needs a basis even if the feeling doesn't: "I'm worried about losing my job". */
const FELT_BECAUSE =
  /^(?:(?:and|but|so) )?(?:i|we)(?:'m| am| was| were|'ve been| have been| feel| felt) .*?\b(?:about|to|that|of|because|for) (.+)$/
/** Requests, which other checks compare. */
const ASKS =
  /\?|\b(?:please|kindly|let me know|help me|could you|would you|can you|i(?:'d| would) (?:like|appreciate))\b/
/** Reasons in words that say nothing new: "because this always happens". */
const HAPPENS = /^(?:this|that|it) (?:\w+ )?(?:happens?|happened|keeps happening|matters)\b/
/** Reasons that only summarise what the message describes: "concerned about the lack of care". */
const THAT_SORT =
  /^(?:the |your |this |that )*(?:lack|way|situation|behaviou?r|treatment|tone|attitude|state|risk|cost|time|effect|impact)\b/
/** Remarks about what was said. */
const SAYS = /\b(?:i(?:'ve| have)? (?:said|told|asked|mentioned|explained)|you can see|as you know)\b/

/** Words that only compare or connect. */
const CONNECTING =
  /\brais(?:e|ed|ing)(?= (?:it|this|that|the (?:matter|issue)|my concerns?) with\b)|\b(?:otherwise|instead|anyway|though|however|meanwhile|altogether|ahead)\b/g

const LEAD = '^(?:(?:and|but|so|because|which means|that|also|then|otherwise),? )*(?:if [^,]{3,60}? )?'
/** Actions, promises and judgments, which are inventions even with only two content words. */
const ASSERTS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:he|she|they|my \\p{L}+|your \\p{L}+) (?:\\p{L}+ed|has|have|had|is|was|were|will|cried)\\b`,
    'u',
  ),
  new RegExp(
    `${LEAD}you(?:'re| are| were|'ve| have|'ll| will| might| may| could| should)? (?!.*(?:\\bno\\b|\\bnot\\b|n't\\b))\\p{L}+`,
    'u',
  ),
  new RegExp(`${LEAD}you(?:'ve| have)? never `, 'u'),
  new RegExp(
    pattern`
      ${LEAD}(?:i|we)(?:'ll| will|'m (?:happy|glad|willing|ready|scared|afraid|going|jealous)| promise|
      (?: had| have)?(?: already| just)? \p{L}{3,}ed| lost| cried| had to|
      (?:'ve| have) (?:already |also |since )?(?:\p{L}{3,}(?:ed|en)|had to)| spoke)\b
    `,
    'u',
  ),
  new RegExp(`${LEAD}(?:it|this|that) (?:may|might|would|could) (?:also )?help\\b`, 'u'),
  /\b(?:we|let's) (?:both |all )?(?:should|need|must|try|work)\b/,
]

const SUBJECT = '(?:i|we|he|she|they|it|you|there|my|our|his|her|their|your|the|an?|one|two|three|some|several)'
/** A reason, purpose or result. */
const BECAUSE = new RegExp(
  `^(?:and |but )?(?:(?:because|since|as) (?=${SUBJECT}\\b)|so(?: that)? (?=(?:i|we|my|our)\\b)|which (?!i\\b))`,
  'u',
)
/** A purpose that every message has: "so we can talk". */
const TO_TALK = /\b(?:talk|discuss|speak|sort|resolve|move on|understand|plan|know)\b/
/** A judgment, which any complaint implies: "which wasn't done well", "which isn't fair". */
const EVALUATES = new RegExp(
  pattern`
    ^(?:and |but )?(?:which|this|that|it) (?:\p{L}+ )?(?:is|are|was|were|isn't|wasn't|aren't|weren't)\b.*\b(?:well|
    properly|badly|poorly|correctly|right|wrong|fair|unfair|acceptable|unacceptable|okay|ok)$
  `,
  'u',
)
const REPORTS = /\b(?:says?|said|thinks?|believes?|agrees?|told|complain(?:s|ed)|noticed)\b/
/** The author's past or suggestions: "I've always looked up to you", "we could go for a coffee". */
const OWN_STORY = new RegExp(
  `${LEAD}(?:(?:i|we)(?:'ve| have) (?:been|always|started|never)|(?:perhaps |maybe )?we could)\\b`,
  'u',
)
/** What another person or thing does. */
const OTHERS_DO = new RegExp(
  pattern`
    ${LEAD}(?:my|our|his|her|their|your|the|an?|one|two|three|four|five|some|several|
    many) (?:\p{L}+ )?(?:\p{L}{3,} (?:is|are|was|were|has|have|had|will|would|can|could|did|does|\p{L}{2,}(?:ed|s)|
    said|told|saw|got|came|went)\b|\p{L}{3,}(?:s|ren) \p{L}{3,} )
  `,
  'u',
)

/**
 * Whether the answer asserts something that has no basis in the message: a clause none of whose words, nor synonyms of
 * them, are in the message. Clauses with a fact don't count, because another check covers the fact.
 */
export function assertsUnfounded(answer: Compared): boolean {
  const { source, text, facts } = answer
  // Other languages inflect more, and their synonyms aren't known.
  if (!isInEnglish(answer)) return false
  const known = contentOf(`${source} ${plain(source)}`)
  const bare = blankOut(
    text,
    facts.filter(({ kind }) => kind !== 'name'),
    '§',
  )
  return (
    givesNewReason(plain(bare), known) ||
    (!mayReword(answer) &&
      clausesOf(plain(bare)).some((clause) => {
        if (clause.includes('§')) return false
        const [, reason = ''] = FELT_BECAUSE.exec(clause) ?? []
        if (reason !== '' && DISTRESS.test(clause)) {
          const why = contentOf(reason)
          return why.size >= 2 && !THAT_SORT.test(reason) && overlap(why, known) === 0
        }
        if (OWN_STATE.test(clause) || DISTRESS.test(clause)) return false
        const content = contentOf(clause.replace(CONNECTING, ' '))
        // A reworded request still shares some words with the message; an invented one shares none.
        if (ASKS.test(clause)) return content.size >= MANY && !clause.includes('?') && overlap(content, known) === 0
        if (SAYS.test(clause)) return false
        if (content.size < 2 || overlap(content, known) > NO_BASIS) return false
        return content.size >= MANY || ASSERTS.some((pattern) => pattern.test(clause))
      }))
  )
}

/** Mere judgments, which an answer may omit: "I'm not a mug", "this place is a disgrace", "it was cruel". */
const JUDGES = new RegExp(
  pattern`
    ^(?:(?:and|but|so|because|honestly|well),? )*(?:(?:i'm|i am) not\b|
    (?:it|this|that|you|he|she|they|(?:this|that|the|your) \p{L}+)(?:'s|'re| is| are| was| were)? (?:such |just |
    like |absolutely |a total |really |so )*(?:an?|the|disgust\w*|disgrac\w*|ridiculous|pathetic|unbelievable|
    outrageous|shameful)\b|(?:it|this|that)(?:'s| is| was) \p{L}+$)|\b(?:nerve|cheek|audacity|shame|joke)\b
  `,
  'u',
)
const FEWEST_WORDS = 3

/**
 * Whether a statement of the message shares no word with the answer, so that what seems new there may be its rewording.
 */
function mayReword(answer: Compared): boolean {
  const shown = contentOf(`${answer.text} ${answer.plainText}`)
  // Questions are compared as requests.
  let rest = answer.source.replace(/[^.!?\n]*\?/g, ' ')
  for (const { text, reason } of answer.insults()) if (reason === 'insult') rest = rest.replace(text, '. ')
  return clausesOf(plain(rest)).some((clause) => {
    const content = contentOf(clause)
    return (
      content.size > 0 &&
      clause.split(' ').length >= FEWEST_WORDS &&
      !JUDGES.test(clause) &&
      overlap(content, shown) === 0
    )
  })
}

const PARTS =
  /[.!?…;:\n]+(?=\s|$)|,\s|\s[-–—]+\s|\s(?=(?:and|but|so|because|since|although|though|while|which|if|when|unless|as)\s)/

/** A reason: "because of her arthritis", "because you were at work". "Because of your behaviour" is only a judgment. */
const OF_WHICH =
  /\b(?:(?:because of|due to|owing to|on account of) (?:my|his|her|their|our)|because (?!of\b)) ?((?:(?!(?:and|so|but|when|which|that)\b)[\p{L}§']+ ?)+)/gu

const THINKS =
  /^(?:i|we)(?:'m| am| was| were)? (?:don't |do not |can't |cannot )?(?:believe|think|trust|want|need|find|feel|expect|sure|rely(?:ing)?|count(?:ing)? on|depend(?:ing)?)\b/

function givesNewReason(text: string, known: ReadonlySet<string>): boolean {
  const isNew = [...text.matchAll(OF_WHICH)].some(([, reason = '']) => {
    const content = [...contentOf(reason.replace(/\p{L}+n't\b/gu, ' '))]
    return (
      !reason.includes('§') &&
      !THINKS.test(reason) &&
      !HAPPENS.test(reason) &&
      !DISTRESS.test(reason) &&
      content.length > 0 &&
      !content.some((stem) => hasMeaningOf(stem, known))
    )
  })
  return (
    isNew ||
    text.split(PARTS).some((part) => {
      const clause = part.trim()
      const isReport = OTHERS_DO.test(clause) && REPORTS.test(clause)
      if (
        clause.includes('§') ||
        DISTRESS.test(clause) ||
        SAYS.test(clause) ||
        TO_TALK.test(clause) ||
        EVALUATES.test(clause)
      )
        return false
      if (OWN_STATE.test(clause) && !isReport) return false
      if (![BECAUSE, OTHERS_DO, OWN_STORY].some((form) => form.test(clause))) return false
      const content = contentOf(clause)
      return content.size >= 2 && overlap(content, known) === 0
    })
  )
}
