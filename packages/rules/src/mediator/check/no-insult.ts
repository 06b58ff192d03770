import { wordsOf } from '../../privacy/leak.ts'
import { pattern } from '../../text/pattern.ts'
import { insultsIn } from '../insults/insults-in.ts'
import { tokensOf } from '../insults/tokens.ts'
import { contentOf } from '../requests/content.ts'
import type { Compared } from './compared.ts'
import { praises } from './no-insult/praise.ts'
import { withoutQuotations } from './plain.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Insulting questions: "Are you blind?" */
const SCOLDS =
  /\bare you (?:\w+ )?(?:stupid|dumb|blind|deaf|crazy|insane|mental|thick|dense|retarded|brain-?dead|out of your mind)\b|\bwhat(?:'s| is) wrong with you\b|\bwho the (?:hell|fuck) do you think\b/
/** Derogatory comparisons: "you are hiding from us like a spoilt child". */
const LIKENS = new RegExp(
  pattern`
    \byou\b(?![^.!?]*\b(?:treat|speak|spoke|talk|look|make|made)\w* (?:\w+ )?(?:me|us|him|her|them|
    my \w+) )[^.!?]*\b(?:like|as if you were) an? (?:\w+ )?(?:child|baby|toddler|animal|pig|thief|criminal|coward|
    clown|idiot|fool|bully|tyrant|dictator)\b
  `,
)
/** Polite contempt: "no responsible father would do that", "perhaps counting is difficult for you". */
const DESPISES = new RegExp(
  pattern`
    \bno (?:responsible|decent|normal|sane|sensible|self-respecting|reasonable|proper|good|caring|real|
    honest) \p{L}+ (?:would|does|do|treats?|behaves?|acts?)\b|
    \b(?:perhaps|maybe|clearly|evidently|apparently|presumably|obviously|
    it (?:seems|appears)(?: that)?) [^.,!?]{3,60}\b(?:difficult|hard|beyond|complicated|challenging|impossible|
    too much|a struggle|foreign|alien) (?:for |to )?(?:you|your (?:staff|team|people))\b|
    \beven (?:someone|somebody|an? (?:man|woman|person)|people) (?:with|like|of) your?\b|\bmost (?:adults|grown-ups) (?:manage|can|could|would)\b|\bbasic (?:maturity|intelligence|hygiene)\b|
    \bbeyond (?:you(?=[.,!?]|$)|your (?:staff|team|abilit\p{L}+|grasp|comprehension|understanding))|
    \b(?:what|as) (?:one|anyone) (?:would |might )?expects? (?:from|of) (?:an?|someone|people)\b|
    \b(?:like|as \p{L}+ as) your (?:ego|head|mouth|manners|brain)\b|\bas only you (?:could|can|would)\b|
    \byou (?:two |all |both )?(?:know|understand) nothing about (?!this\b|it\b|that\b|me\b|my\b)
  `,
  'u',
)
/** Praise that is probably sarcastic. */
const SARCASTIC = new RegExp(
  pattern`
    (?:^|[.!?,;] )(?:oh,? |well,? |wow,? )?(?:how (?:lovely|nice|kind|charming|wonderful|generous|thoughtful|sweet|
    convenient|considerate)\b|(?:brilliant|lovely|charming|wonderful|bravo|well done|congratulations|nice one|
    good job|great job|real(?:ly)? (?:nice|classy|mature)|very (?:nice|classy|mature|clever))(?:,| \w+)?[.!,]|
    must be (?:nice|lovely|great)|thanks (?:a lot|a bunch|a million|so much|for nothing)\b)
  `,
)
const TRAIT = pattern`
    (?:selfish|pathetic|disgusting|stupid|lazy|cowardly|childish|shameful|wicked|cruel|petty|idiotic|dumb|ridiculous|
    spineless|heartless|vile|slimy|sleazy|lying|dishonest|two-faced|useless|worthless|toxic|manipulative|greedy|
    ignorant|arrogant|pretentious|poisonous|shameless)
  `
const PERSON =
  '(?:liar|thief|cheat|coward|bully|snake|rat|pig|cow|clown|fool|idiot|moron|fraud|scammer|leech|parasite|hypocrite|witch|brat|jerk|creep|loser|goblin|weasel|toerag|scumbag|hack)'
/** "It's selfish of you", "that was pathetic and cruel of you", "you're a slimy liar", "a cow's trick". */
const CALLS = new RegExp(
  pattern`
    \b(?:it|that|this|how)(?:'s| is| was)? (?:\w+ly |so |very |really |just |\w+ and )*${TRAIT}(?: and \w+)? (?:of|
    from) you\b|\byou(?:'re| are| were)(?: being)? (?:just |nothing but |really |
    such )?an? (?:\w+,? ){0,2}${PERSON}s?\b|\b${PERSON}'s (?:trick|move|behaviou?r|way)\b|\b${TRAIT} ${PERSON}\b|
    \b(?:your|such) (?:\w+ )?(?:smugness|arrogance|selfishness|laziness|cowardice|pettiness|spite(?:fulness)?|stupidity|
    incompetence|greed|ignorance)\b|\b(?:such an?|your) ${TRAIT} (?:approach|attitude|behaviou?r|way|manner|conduct|trick|move|stunt|comment|remark|excuse)s?\b
  `,
)
/** The same in other languages; a calm version contains none of these. */
const CALLS_IN_OTHER_LANGUAGES = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:tu es|t'es|vous êtes|espèce d[e']) ?(?:vraiment |si |trop )?(?:une? )?(?:égoïste|idiote?|abrutie?|
    menteu[rs]e?|lâche|crétine?|imbécile|nulle?|con(?:ne)?|connard|connasse|minable)|
    (?:eres|sois) (?:muy |tan |realmente )?(?:una? )?(?:egoísta|idiota|imbécil|caradura|mentiros[oa]|gilipollas|
    cabr[oó]na?|sinvergüenza|cobarde|tont[oa]|vag[oa])|du (?:bist )?(?:so )?(?:ein(?:e)? |echt |
    wirklich )?(?:\p{L}+er )?(?:idiot(?:in)?|arsch(?:loch)?|lügner(?:in)?|egoist(?:in)?|egoistisch|trottel|depp|sack|
    schwein|faulpelz|versager(?:in)?|feigling|blödmann)|sei (?:un[oa]? )?(?:stronz[oa]|bugiard[oa]|cretin[oa]|egoista|
    idiota|vigliacc[oa])|(?:você|vc|tu) (?:é|és) (?:um |uma )?(?:idiota|egoísta|mentiros[oa]|canalha|covarde|
    burr[oa])|je bent (?:een )?(?:klootzak|leugenaar|sukkel|egoïst|idioot|lafaard))(?!\p{L})
  `,
  'u',
)
/** Words of insults that also occur without insulting anyone. */
const NEUTRAL = new Set(
  (
    'please stop your youre that this with have like about what when where which who whom they them their there here from into over been being were was will would could should just even ever ' +
    'only really very more most some such than then time times thing things people person human being man woman girl boy guy kid kids child children baby father mother mum mom dad ' +
    'brother sister friend friends mate partner husband wife boss manager neighbour neighbor landlord landlady teacher coach doctor family house home work worked working life know known ' +
    'think thought make made take took come came going give gave tell told said says want need call called money little always never again still every single whole total absolute complete ' +
    'nothing something anything everything someone nobody good better best bad worse worst great nice real sort kind type piece face head mouth back down away left right excuse ' +
    'nahi nahin aati aata hai hain main mujhe mere tera tumhe kuch bhi ' +
    'world year years month months week weeks day days night ever living walking talking look looks looking saying doing acting treat treated trust respect love hate'
  ).split(' '),
)

/**
 * Whether the answer contains no insults and no shouting. Quotations are exempt, because they repeat someone's words.
 */
export function insultsNobody(answer: Compared): boolean {
  const { text, plainText, facts } = answer
  if (
    SCOLDS.test(plainText) ||
    LIKENS.test(withoutQuotations(plainText)) ||
    SARCASTIC.test(withoutQuotations(plainText)) ||
    DESPISES.test(withoutQuotations(plainText)) ||
    praises(answer)
  )
    return false
  const quotations = facts.filter(({ kind }) => kind === 'quotation')
  const isQuoted = (start: number, end: number) =>
    quotations.some((quotation) => quotation.start <= start && end <= quotation.end)
  const called = CALLS.exec(withoutQuotations(plainText))
  if (called && !isReported(withoutQuotations(plainText), called.index)) return false
  if (CALLS_IN_OTHER_LANGUAGES.test(withoutQuotations(plainText))) return false
  if (repeatsInsult(answer, quotations.map((quotation) => quotation.text).join(' '))) return false
  return insultsIn(text)
    .filter(({ reason }) => reason !== 'accusation')
    .filter(({ reason, text: said }) => reason !== 'shouting' || !isAbbreviation(said, answer.source))
    .filter(
      ({ reason, text: said }) =>
        reason !== 'insult' || !(isOwnWording(said, answer) || STATE.test(said) || DENIED.test(said)),
    )
    .filter(
      ({ text: said, end }) => !(ANGRY.test(said) && /^,? (?:that|at|about|because|with)\b/i.test(text.slice(end))),
    )
    .every(({ start, end }) => isQuoted(start, end))
}

function ownContent({ source, insults }: Compared): ReadonlySet<string> {
  let rest = source
  for (const { text, reason } of insults()) if (reason === 'insult') rest = rest.replace(text, ' ')
  return contentOf(rest)
}

const isReported = (text: string, index: number): boolean =>
  /\b(?:said|say|saying|says|called|calling|calls|told|not|never|n't|implied|suggest\w*|think|thought|felt like|feel like|as if|looked? like)(?: \w+){0,4} ?$/.test(
    text.slice(Math.max(0, index - 40), index),
  )

/** Whether a word that the message used only as an insult still occurs outside a quotation. */
function repeatsInsult({ source, text, sourceFacts, insults }: Compared, quoted: string): boolean {
  const found = insults().filter(({ reason, text: said }) => reason === 'insult' && !DENIED.test(said))
  if (found.length === 0) return false
  let rest = source
  for (const { start, end } of [...found].sort((one, other) => other.start - one.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  // "We play behind Denny's like losers": a name isn't insulting.
  const named = sourceFacts
    .filter(({ kind }) => kind === 'name')
    .flatMap((fact) => wordsOf(`${fact.text} ${fact.text}'s`))
  const elsewhere = new Set([...wordsOf(rest), ...wordsOf(quoted), ...named])
  const insulting = new Set(
    found
      .flatMap(({ text: said }) => {
        // The other words of an insult may describe: "a rude little trollop".
        const known = tokensOf(said).filter(({ norm }) => /^[SNFTV]$/.test(norm))
        if (known.length > 0) return known.flatMap(({ start, end }) => wordsOf(said.slice(start, end)))
        return said.split(/\s+/).length > MOST_WORDS
          ? []
          : wordsOf(said.replace(STATEMENT_AFTER, '').replace(SUBJECT, ''))
      })
      .filter((word) => word.length >= 4 && !NEUTRAL.has(word) && !elsewhere.has(word)),
  )
  // "MAGGOTS." only exclaims what "there are maggots" states.
  const stated = withoutQuotations(text).replace(/\bthere(?: is| are| was| were|['’]s) (?:\p{L}+ ){0,2}\p{L}+/giu, ' ')
  return wordsOf(stated).some((word) => insulting.has(word))
}

/** Whether the message uses the same words outside its insults: "your pump is spoilt", about the pump. */
function isOwnWording(said: string, answer: Compared): boolean {
  const content = contentOf(said)
  const own = ownContent(answer)
  return (
    content.size >= (IMPERSONAL.test(said) ? 1 : OWN_WORDS) &&
    [...content].every((stem) => [...own].some((word) => isLike(word, stem)))
  )
}
/** Whether a word is another or an inflected form of it: "spoil" and "spoilt". */
const isLike = (one: string, other: string): boolean => one === other || (one.length > 3 && other.startsWith(one))
/** "I'm not your maid" insults nobody. */
const DENIED = /^(?:(?:i'm|i am|is|am) not|isn['’]t) your\b/i
/** "You were drunk" states a fact. */
const STATE = /^you (?:were|had been|got) (?:\w+ )?(?:drunk|high|late|asleep|hung ?over)$/i
/** A feeling and not an insult: "you're mad that I gave it away". */
const ANGRY = /\b(?:mad|furious|livid)$/i
const IMPERSONAL = /^(?:this|that|it) (?:is|was)\b/i
/** A single word may mean something else in the message. */
const OWN_WORDS = 2

/** What follows an insult that is the subject of a statement: "cheapskate doesn't even cover it". */
const STATEMENT_AFTER =
  /\s(?:(?:do|does|did|can|could|would|wo|is|was|has|have)(?:n['’]?t)?|even|never|not|to|that|who|with|for|because|when|and|about|over)\b.*$/is
/** The subject of an insult, which isn't part of it: "your garage is a joke". */
const SUBJECT = /^(?:your|ur|the|this|that) (?:\p{L}+ )?\p{L}+ (?:is|are|was|were) /iu
/** An insult with more words, none of them known to be insulting, mostly describes something. */
const MOST_WORDS = 5

/**
 * Whether a word in capitals is an abbreviation rather than shouting: short ("NEPA"), or after "at" in the message too.
 */
const isAbbreviation = (said: string, source: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(said) ||
  (/^\p{Lu}{6,9}$/u.test(said) && new RegExp(`\\b(?:at|in|from|to|the) ${said}\\b`).test(source))
