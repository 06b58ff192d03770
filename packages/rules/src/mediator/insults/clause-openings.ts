import { pattern } from '../../text/pattern.ts'
import { MARK, type Token } from './tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Patterns for where a clause begins or can't begin in a text without punctuation (for `run-ons.ts`). */

const normAt = (sentence: readonly Token[], at: number): string => sentence[at]?.norm ?? ''

export const AUXILIARY = new RegExp(
  pattern`
    ^(?:is|are|was|were|am|have|has|had|do|does|did|can|could|will|would|should|shall|might|must|may|isn't|aren't|
    wasn't|weren't|haven't|hasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|'s|'d)$
  `,
)
export const SUBJECT =
  /^(?:i|i am|i have|you|you're|we|he|he's|she|she's|they|they are|it's|that's|there's|theres|il|id|youd|youll|youve|hed|shed|theyd|wed|weve)$/
const PERSON = /^(?:you|i|we|he|she|they|it)$/
const ASKS = /^(?:what|what's|where|wheres|when|whens|why|whys|how|hows|who|who's|which)$/

/** A clause can't begin after these: "said you", "when you", "to pay". */
export const LEADS_ON = new RegExp(
  pattern`
    ^(?:and|but|so|or|nor|because|becuase|becuz|cuz|tho|since|while|although|though|when|whenever|if|unless|until|
    till|til|before|after|then|as|than|like|that|which|who|whom|whose|what|what's|where|why|how|whether|is|are|was|
    were|am|'s|'d|be|been|being|not|to|of|in|on|at|for|from|with|without|besides|except|instead|by|about|into|over|
    under|up to|only|just|even|also|still|never|always|ever|maybe|probably|the|a|an|my|your|our|his|her|their|its|
    this|these|those|both|every|said|say|says|saying|told|tell|tells|telling|think|thinks|thought|know|knows|knew|
    known|mean|means|meant|hope|hoped|wish|swear|swore|feel|feels|felt|guess|guessed|bet|reckon|believe|believed|
    heard|hear|see|sees|saw|seen|show|showed|shows|prove|proved|wonder|wondered|ask|asks|asked|pretend|pretended|
    promise|promised|realise|realize|realised|realized|noticed|remember|understand|sure|sorry|glad|clear|care|decide|
    decided|figure|figured|suppose|supposed|made|make|makes|making|let|lets|letting|help|helped|watch|watched|hate|
    love|loved|want|wanted|wants|need|needed|needs|get|gets|keep|keeps|have|has|had|having|do|does|can|could|will|
    would|should|might|must|may|i|we|he|she|they|somebody|someone|everybody|everyone|least|please|pls|plz|go|goes|
    going|going to|gonna|gonnae|gon|come|ill|bought|brought|gave|give|gives|lent|lend|sent|send|showed|offered|handed|
    cost|owe|owed)$
  `,
)
/** A subject after these begins a relative clause: "the money you owe", "every time you", "the first one I saw". */
const HEADS = new RegExp(
  pattern`
    ^(?:off|once|now|all|everything|anything|nothing|something|everyone|anyone|nobody|someone|people|thing|things|
    stuff|way|ways|place|part|reason|person|man|woman|one|ones|first|last|best|worst|most|more|less|half|much|many|
    money|amount|bit|lot|happy|sad|angry|upset|shocked|did|got|you|it|long|which|P)$
  `,
)
/** "The day you", "every time I", but not "on Paddy's day you" */
export const isHead = (sentence: readonly Token[], at: number): boolean =>
  HEADS.test(normAt(sentence, at)) ||
  (/^(?:day|time|times|moment|minute|second|week|month|year)$/.test(normAt(sentence, at)) &&
    /^(?:the|every|any|each|that|this|an?|one|next|last|first|all|most|no|other|only|long|same|whole)$/.test(
      normAt(sentence, at - 1),
    ))

/** A main clause may still have to follow: "when I got home you". */
export const SUBORDINATE =
  /^(?:when|whenever|if|unless|until|while|after|once|since|time|times|although|though|next|because)$/
export const SUPERLATIVE = /^(?:most|worst|best|only|first|last|single|[a-z]{3,}est)$/
/** "Told me you were coming" isn't split. */
export const TOLD =
  /^(?:tell|tells|told|telling|ask|asks|asked|show|shows|showed|promise|promised|let|lets|help|helped|make|makes|made)$/
/**
 * "The worst friend I know", "the hypocrite you are": these still describe the insult, but "I am tired of it" doesn't.
 */
export const stillDescribes = (sentence: readonly Token[], at: number): boolean =>
  /^(?:know|knew|met|ever|have ever|'ve)$/.test(normAt(sentence, at + 1)) ||
  (/^(?:are|were|am|is)$/.test(normAt(sentence, at + 1)) &&
    /^(?:|[-,;:.!?¶)EX]|and|but|so|when|if|because)$/.test(normAt(sentence, at + 2)))
/** Words that can't begin a predicate: "cookies for you before", "lending you that". */
const NO_PREDICATE = new RegExp(
  pattern`
    ^(?:and|or|but|so|to|for|in|on|at|with|of|the|a|an|that|this|these|those|before|after|about|from|by|if|when|
    because|as|than|like|my|your|his|her|our|their|some|more|any|all|both|two|lot|D|Q|P)$|ing$
  `,
)

/** What follows "you lot" as a subject. It can also be an object: "I told you lot". */
const PREDICATE =
  /^(?:are|were|have|live|lived|never|always|still|don't|can't|think|act|acted|behave|treat|make|made|left|need|keep|kept|took|only|just)$/
/** "… that was you i think": not a separate clause. */
const OPINES = /^(?:think|thought|guess|suppose|reckon|swear|bet|know|mean)$/

/** Verbs that begin an order. */
export const ORDERS = new RegExp(
  pattern`
    ^(?:give|pay|send|tell|return|refund|answer|leave|bring|show|transfer|venmo|paypal|zelle|gpay|text|txt|call|ring|
    sort|get|pick|put|move|take|clean|wash|fix|refill|fill|stop|dont|don't|quit|pls|please|plz|abeg|kindly|do|go|come|
    shift|clear|tidy|turn|keep|let|make|ask|check|buy|replace|explain|apologi[sz]e|own|act|be|reply|respond|drop|hand|
    book|cancel|delete|delet|remove|talk|speak|say|try|read|look|learn|sit|shut|log|hop|grab|pack|cough|square|settle|
    wire|wait|stay|meet|watch|feed|walk|water|collect|bin|hang|wipe|open|close|switch|unblock|block|unfollow|mute|
    unmute|post|share|resend|forward|submit|upload|update|confirm|empty|hoover|mop|sweep|unload|load|swap|cover|mow|
    trim|unlock|lock|take)$
  `,
)
/** Verbs of ORDERS that are as often nouns: "a straight answer on", "the client call on Friday". */
export const ALSO_NOUNS = new RegExp(
  pattern`
    ^(?:answer|call|text|txt|ring|show|move|check|drop|hand|book|act|look|say|try|read|talk|return|refund|transfer|
    shift|turn|stop|fix|help|sort|pick|fill|cancel|leave|do|go|come|be|log|pack|grab|square|wire|wait|stay|watch|feed|
    walk|water|open|close|switch|block|mute|post|share|cover|swap|load|lock|trim|bin|update)$
  `,
)
/** The next word if such a word is an order: "log off", "watch your mouth". */
const OBJECT = /^(?:me|it|them|him|her|us|my|your|our|the|this|that|those|everyone|mum|mom|dad|off|out|away)$/
const WHAT_IS_ORDERED = new RegExp(
  pattern`
    ^(?:at|here|ready|me|it|them|him|her|us|my|your|our|the|a|an|this|that|these|those|some|that's|back|up|out|off|
    over|down|away|am|in|on|to|by|before|with|for|sure|please|pls|D|Q|everyone|everything|everybody|mum|mom|dad|both|
    all|half|one|something|better|there|here|being|doing|making|talking|using|leaving|taking)$
  `,
)
const FORBIDDEN = /^(?:ask|bother|bring|call|come|forget|go|leave|let|lie|make|ring|say|send|take|tell|text|touch)$/
const MODIFIES_ORDER = /^(?:just|either|now|next|also)$/

const DEGREE = /^(?:absolute|absolutely|total|complete|utter|proper|actual|little|wee|old|auld|big|fat|[TWH])$/
/** Before "lazy dog", these make it a part of their own phrase: "such lazy dogs", "my poor old dog". */
export const DESCRIBES =
  /^(?:such|so|very|really|too|some|any|no|called|big|fat|old|little|wee|great|(?!nothing|anything|something|everything)[a-z]+(?:ing|ed|ly|y)|[TWH])$/
/** Remarks without a subject: "no wonder …", "what a …", "some friend you are". */
const REMARK = new RegExp(
  pattern`
    ^(?:(?:a )?(?:fully )?grown (?:O |H )?(?:P|man|woman|men|women|adult|adults) |
    (?:somebody|someone|everybody|everyone) (?:give|get|buy|call|clap|applaud) |no wonder|
    what an? (?!(?:day|week|night|shame|pity|relief) )|how (?:[TW]|thick|dense|dumb|stupid|blind|daft) (?:can|could|
    are|is) (?:you|u|one|someone|anyone)|thanks (?:for nothing|a lot|a bunch)|nice one|congrat|
    (?:some|great|brilliant|lovely|top|class|good) [a-zP]+ (?:you|u) are|
    (?:great|brilliant|lovely|top) [a-zP]+ by the way|(?:and )?(?:you |u )?call yourself|typical|must be nice|man up|
    grow (?:a|up|some) |get (?:a (?:life|grip|clue|job|real)|over yourself|real|lost|stuffed|bent)|
    go (?:to hell|cry|and (?:cry|boil))|boo hoo|cry me|oh (?:poor|brilliant|great|well|wow)|ok boomer|aww|
    stop (?:being|acting|behaving)|quit (?:being|acting)|don'?t (?:be (?:a|an|such|so)|act|
    play (?:dumb|innocent|stupid))|look at the state|let me (?:spell|guess)|there'?s nothing between|
    not the (?:sharpest|brightest)|seek help|touch grass|zip it|bite me|screw you|shut (?:up|your|it)|act your|
    (?:a|an|even a|my) (?:monkey|child|toddler|dog|cat|donkey|goldfish|nan|gran|kid|baby|hamster|potato|
    chimp) (?:could|would|has)|(?:everyone|everybody|nobody|no one) (?:laughs|likes|respects|hates)|
    even (?:(?:a|an|the|my) )?[a-zPFN]+ (?:(?:in|of|on|at|from) (?:[a-zD]+ ){1,2})?(?:have|has|can|could|would|know|
    knows|listens?|makes?|does|do|writes?|plays?|cooks?|drives?|sings?|counts?|reads?) |
    no (?:shame|manners|respect|class|sense|C|brains?|home training) (?:no |at all|whatsoever)|
    (?:a )?(?:face|head|gob|mouth) like (?:a|an) |(?:have|has|did) (?:you no|nobody|no one|
    your (?:mother|mum|mom|parents))|do i (?:need|have) to (?:draw|spell|explain)|you people|in small words)
  `,
)
/** Words that may end a clause. A single insulting word after one of them counts as a remark. */
const MAY_END =
  /^(?:out|up|off|down|in|back|away|again|tonight|today|tomorrow|yesterday|there|here|it|me|them|us|that|this|D|[a-z]+day|morning|night|week|month|year|hour|late|home|too|already|lol|you|money)$/

/** Whether a subject with its verb, a question or an order begins here. */
export function opensClause(sentence: readonly Token[], at: number): boolean {
  const [first, second] = [normAt(sentence, at), normAt(sentence, at + 1)]
  if (/^(?:i am|i have|you're|they are|he's|she's|it's|that's)$/.test(first)) return true
  // "Me and Jim have paid", "you and Kevin bring"
  if (/^(?:me|you)$/.test(first) && second === 'and')
    return !MARK.test(normAt(sentence, at + 2)) && opensPair(sentence, at + 3)
  const isAfterthought = OPINES.test(second) && /^[.!?¶]?$/.test(normAt(sentence, at + 2))
  // "You lot live"
  if (first === 'you' && /^(?:P|lot|two|guys|people|both|all)$/.test(second))
    return PREDICATE.test(normAt(sentence, at + 2))
  if (first === 'you' && isObject(sentence, at)) return false
  if (SUBJECT.test(first)) return second !== '' && !MARK.test(second) && !NO_PREDICATE.test(second) && !isAfterthought
  if (/^(?:everyone|nobody|people)$/.test(first))
    return /^(?:at|in|on|from|else|knows?|says?|thinks?)$/.test(second) || AUXILIARY.test(second)
  // "Mum was", "uncle Pete had"
  if (first === 'P')
    return (
      AUXILIARY.test(second) ||
      (/^(?!who|that|which|and|or|of|in|on|at|with|from|for|to)\p{L}{2,}$/u.test(second) &&
        AUXILIARY.test(normAt(sentence, at + 2)))
    )
  return opensQuestion(sentence, at) || opensOrder(sentence, at)
}

/** "I did not give you charity", "I covered you last month": there is a verb before "you", and none after it. */
const isObject = (sentence: readonly Token[], at: number): boolean =>
  (ACTS.test(normAt(sentence, at - 2)) || isActing(sentence, at)) &&
  /^[a-z]{3,}$/.test(normAt(sentence, at - 1)) &&
  !MAY_END.test(normAt(sentence, at - 1)) &&
  !FINITE.test(normAt(sentence, at + 1))
/** "I'm cutting you off" */
const isActing = (sentence: readonly Token[], at: number): boolean =>
  /ing$/.test(normAt(sentence, at - 1)) &&
  /^(?:am|are|is|was|were|i am|you're|they are|he's|she's|keep|stop|start)$/.test(normAt(sentence, at - 2))
const ACTS =
  /^(?:i|we|he|she|they|who|to|did|didn't|don't|not|can|could|can't|couldn't|will|would|won't|never|have|had|'ve)$/
const FINITE = new RegExp(
  pattern`
    ^(?:[a-z]{2,}ed|is|are|was|were|have|has|had|do|did|can|could|will|would|should|don't|doesn't|didn't|can't|won't|
    haven't|hasn't|isn't|aren't|wasn't|weren't|wouldn't|couldn't|shouldn't|never|always|still|only|just|keep|owe|said|
    told|went|came|took|left|made|got|let|put|ate|lied|think|thought|know|knew|need|want|better|gave|broke|lost|
    forgot|paid|sent|spent)$
  `,
)
const opensPair = (sentence: readonly Token[], at: number): boolean =>
  AUXILIARY.test(normAt(sentence, at)) || normAt(sentence, at) === 'both' || opensOrder(sentence, at)

/** "Are you", "when am I", "how much". */
export function opensQuestion(sentence: readonly Token[], at: number): boolean {
  const [first, second] = [normAt(sentence, at), normAt(sentence, at + 1)]
  if (AUXILIARY.test(first)) return !/^'/.test(first) && PERSON.test(second)
  // "When u gonna clean it"
  if (/^(?:when|where|why|how)$/.test(first) && second === 'you' && WITHOUT_AUXILIARY.test(normAt(sentence, at + 2)))
    return true
  if (!ASKS.test(first)) return false
  // "Who said you could wear it"
  if (first === 'who' && /^(?:said|told|gave|asked|let)$/.test(second) && normAt(sentence, at + 2) === 'you')
    return true
  // "A clown who can't lose" asks nothing.
  if (/^(?:who|which)$/.test(first)) return AUXILIARY.test(second) && PERSON.test(normAt(sentence, at + 2))
  if (/^(?:what's|who's|wheres|whens|whys|hows)$/.test(first) || AUXILIARY.test(second)) return true
  if (first === 'what' && /^(?:kind|sort|type)$/.test(second)) return true
  return /^(?:when|where|why|how)$/.test(first) && /^(?:much|many|long|dare|come)$/.test(second)
}

const WITHOUT_AUXILIARY = /^(?:going|going to|gonna|gonnae|gon|at|never|always|been|even|[a-z]{2,}ing)$/

export function opensOrder(sentence: readonly Token[], at: number): boolean {
  const [first, second] = [normAt(sentence, at), normAt(sentence, at + 1)]
  if (MODIFIES_ORDER.test(first)) return ORDERS.test(second) && WHAT_IS_ORDERED.test(normAt(sentence, at + 2))
  if (!ORDERS.test(first)) return false
  if (/^(?:pls|please|plz|abeg|kindly)$/.test(first)) return second !== '' && !MARK.test(second)
  // "Return at least half", "be at the gate by 6"
  if (second === 'at' && normAt(sentence, at + 2) === 'least') return true
  if (first === 'be') return /^(?:at|here|there|ready|back|home)$/.test(second)
  // "Don't come", "tell Sam the truth"
  if (first === "don't" && FORBIDDEN.test(second)) return true
  if (/^(?:tell|ask)$/.test(first) && /^(?:the|to|that|about|what|why)$/.test(normAt(sentence, at + 2))) return true
  return ALSO_NOUNS.test(first) ? OBJECT.test(second) : WHAT_IS_ORDERED.test(second)
}

/** Whether the word before this verb is its subject: "you fix", but not "nobody likes you fix". */
export function isAfterSubject(sentence: readonly Token[], at: number): boolean {
  const earlier = at < 2 ? ',' : normAt(sentence, at - 2)
  return (
    normAt(sentence, at - 1) === 'you' &&
    (MARK.test(earlier) ||
      AUXILIARY.test(earlier) ||
      /^(?:and|but|so|or|because|since|when|before|after|until|while|if|that|what|why|how|where|made|make|makes|let|help)$/.test(
        earlier,
      ))
  )
}

/** "You absolute melt", "you lazy sod", and "you clown" at the end of a clause. */
export function isVocative(sentence: readonly Token[], at: number): boolean {
  const second = normAt(sentence, at + 1)
  if (normAt(sentence, at) !== 'you') return false
  return DEGREE.test(second) || /^[NS]$/.test(second) || (second === 'F' && endsOrRunsOn(sentence, at + 2))
}

/** Whether a vocative such as "you absolute melt" ends before this word. */
export function endsVocative(sentence: readonly Token[], at: number): boolean {
  const words = sentence.slice(Math.max(0, at - 5), at).map(({ norm }) => norm)
  const you = words.lastIndexOf('you')
  return (
    you !== -1 &&
    words.length - you >= 3 &&
    !AUXILIARY.test(words[you - 1] ?? '') &&
    !LEADS_ON.test(words.at(-1) ?? '') &&
    words.slice(you + 1, -1).every((word) => DEGREE.test(word))
  )
}

/** Words that continue an insult such as "is a clown": "a clown of a landlord", "a clown and", "a clown show". */
const GOES_ON_NAMING = new RegExp(
  pattern`
    ^(?:of|for|to|who|whose|that|which|when|if|because|since|and|or|but|than|in|at|on|with|without|about|from|by|as|
    like|even|lol|mate|bro|man|though|tho|too|also|again|always|sometimes|today|ever|you|i|we|he|she|they|it|so|then|
    anyway|right|tbh|ngl|fr|innit|sha|abeg|yaar|na|o|oo|la|lah|eh|aye|[a-z]+(?:ing|ed|s|ly)|[A-Z]|'s|is|are|was|were|
    ¶)$
  `,
)

/** Whether an insult such as "is a gobshite" or "are such a clown" ends before this word. */
export function endsNaming(sentence: readonly Token[], at: number): boolean {
  if (!/^[NS]$/.test(normAt(sentence, at - 1)) || GOES_ON_NAMING.test(normAt(sentence, at))) return false
  let before = at - 2
  while (/^[TWH]$/.test(normAt(sentence, before))) before -= 1
  if (!/^an?$/.test(normAt(sentence, before))) return false
  if (normAt(sentence, before - 1) === 'such') before -= 1
  return /^(?:is|are|was|were|you're|he's|she's|that's|'s)$/.test(normAt(sentence, before - 1))
}

/** Whether an insulting adjective and noun begin here: "lazy dog". */
export const isInsultingNounPhrase = (sentence: readonly Token[], at: number): boolean =>
  /^[TW]$/.test(normAt(sentence, at)) && /^[NSF]$/.test(normAt(sentence, at + 1))

/** The length in words of a name for the reader without "you": "selfish little sod", "lazy dog". */
export function lengthOfName(sentence: readonly Token[], at: number): number {
  let end = at
  while (/^(?:[TWH]|little|old|big|great|ugly|fat)$/.test(normAt(sentence, end)) && end < at + MOST_ADJECTIVES) end += 1
  const hasInsult = sentence.slice(at, end + 1).some(({ norm }) => /^[TWNS]$/.test(norm))
  return end > at && hasInsult && /^[NSF]$/.test(normAt(sentence, end)) ? end + 1 - at : 0
}

const MOST_ADJECTIVES = 3

/** How many words the patterns of remarks match against. */
const LONGEST_REMARK = 8

/** Whether a remark begins here: one of those above, or a single insulting word. */
export function opensRemark(sentence: readonly Token[], at: number): boolean {
  const words = sentence.slice(at, at + LONGEST_REMARK)
  return (
    REMARK.test(`${words.map(({ norm }) => norm).join(' ')} `) ||
    REMARK.test(`${words.map(({ word }) => word.toLowerCase()).join(' ')} `) ||
    (/^[TNSF]$/.test(normAt(sentence, at)) &&
      MAY_END.test(normAt(sentence, at - 1)) &&
      endsOrRunsOn(sentence, at + lengthOf(words)))
  )
}

/** The number of words of a remark such as "useless" or "useless as ever". */
const lengthOf = ([, second, third]: readonly Token[]): number =>
  second?.norm === 'as' && /^(?:ever|always|usual)$/.test(third?.norm ?? '') ? 3 : second?.norm === 'much' ? 2 : 1

/** @param since the number of words of the remark so far */
export function endsRemark(sentence: readonly Token[], at: number, since: number): boolean {
  const [earlier, before] = [normAt(sentence, at - 2), normAt(sentence, at - 1)]
  const goesOn = GOES_ON.test(before) && !(earlier === 'you' && before === 'are')
  return (since > 1 || /^[TWF]$/.test(before)) && !goesOn
}

const GOES_ON =
  /^(?:and|but|so|or|because|when|if|than|as|like|that|which|who|to|of|in|on|at|for|from|with|without|by|about|into|the|a|an|my|your|our|his|her|their|its|is|are|was|were|be|not)$/

export const endsOrRunsOn = (sentence: readonly Token[], at: number): boolean =>
  at >= sentence.length || MARK.test(normAt(sentence, at)) || opensClause(sentence, at) || opensRemark(sentence, at)
