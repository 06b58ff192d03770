import type { Token } from './read.ts'

const MARK = /^[-,;:.!?¶)EX]$/
/** A shorter stretch between marks is no run-on. */
const LONGEST_CLAUSE = 8
/** Where less was said since the last break, another would split a clause. */
const FEWEST_WORDS = 3

const AUXILIARY =
  /^(?:is|are|was|were|am|have|has|had|do|does|did|can|could|will|would|should|shall|might|must|may|isn't|aren't|wasn't|weren't|haven't|hasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|'s|'d)$/
const SUBJECT =
  /^(?:i|i am|i have|you|you're|we|he|he's|she|she's|they|they are|it's|that's|there's|theres|il|id|youd|youll|youve|hed|shed|theyd|wed|weve)$/
const ASKS = /^(?:what|what's|where|wheres|when|why|how|who|who's|which)$/
/** After these, a subject goes on with what was begun: "said you", "the money you owe", "when you". */
const LEADS_ON =
  /^(?:and|but|so|or|nor|because|becuase|becuz|cuz|tho|since|while|although|though|when|whenever|if|unless|until|till|before|after|then|as|than|like|that|which|who|whom|whose|what|what's|where|why|how|whether|is|are|was|were|am|'s|'d|be|been|being|not|to|of|in|on|at|for|from|with|without|by|about|into|over|under|off|up to|only|just|even|also|still|never|always|ever|once|now|maybe|probably|honestly|the|a|an|my|your|our|his|her|their|its|this|these|those|all|both|every|everything|anything|nothing|something|everyone|anyone|nobody|someone|people|thing|things|stuff|way|ways|day|time|times|moment|minute|second|week|month|year|place|part|reason|person|man|woman|one|ones|first|last|best|worst|most|more|less|half|much|many|money|amount|bit|lot|said|say|says|saying|told|tell|tells|telling|think|thinks|thought|know|knows|knew|known|mean|means|meant|hope|hoped|wish|swear|swore|feel|feels|felt|guess|guessed|bet|reckon|believe|believed|heard|hear|see|sees|saw|seen|show|showed|shows|prove|proved|wonder|wondered|ask|asks|asked|pretend|pretended|promise|promised|realise|realize|realised|realized|noticed|remember|understand|sure|sorry|glad|happy|sad|angry|upset|shocked|clear|care|decide|decided|figure|figured|suppose|supposed|made|make|makes|making|let|lets|letting|help|helped|watch|watched|hate|love|loved|want|wanted|wants|need|needed|needs|got|get|gets|keep|keeps|have|has|had|having|do|did|does|can|could|will|would|should|might|must|may|i|you|we|he|she|they|it|P|least|please|pls|plz|go|goes|going|come|ill|long|which|even)$/
const TOLD =
  /^(?:tell|tells|told|telling|ask|asks|asked|show|shows|showed|promise|promised|let|lets|help|helped|make|makes|made)$/
const SUPERLATIVE = /^(?:most|worst|best|only|first|last|single|[a-z]{3,}est)$/
/** Verbs that begin an order. */
const ORDERS =
  /^(?:give|pay|send|tell|return|refund|answer|leave|bring|show|transfer|venmo|paypal|zelle|gpay|text|txt|call|ring|sort|get|pick|put|move|take|clean|wash|fix|refill|fill|stop|dont|don't|quit|pls|please|plz|abeg|kindly|do|go|come|shift|clear|tidy|turn|keep|let|make|ask|check|buy|replace|explain|apologi[sz]e|own|act|be|reply|respond|drop|hand|book|cancel|delete|remove|talk|speak|say|try|read|look|learn|sit|shut)$/
const WHAT_IS_ORDERED =
  /^(?:me|it|them|him|her|us|my|your|our|the|a|an|this|that|these|those|some|that's|back|up|out|off|over|down|away|am|in|on|to|by|before|with|for|sure|please|pls|D|Q|everyone|everything|everybody|mum|mom|dad|both|all|half|one|something|better|there|here|being|doing|making|talking|using|leaving|taking)$/
const MODIFIES_ORDER = /^(?:just|either|now|next|also)$/
const INSULT = /^[NS]$/
const DEGREE = /^(?:absolute|absolutely|total|complete|utter|proper|actual|little|[TWH])$/

/** Words that begin no predicate: "cookies for you before", "lending you that". */
const NO_PREDICATE =
  /^(?:and|or|but|so|to|for|in|on|at|with|of|the|a|an|that|this|these|those|before|after|about|from|by|if|when|because|as|than|like|my|your|his|her|our|their|some|more|any|all|both|two|lot|D|Q|P)$/
/** "The worst friend I know", "the hypocrite you are": these still describe the insult. */
const STILL_DESCRIBES = /^(?:know|knew|met|ever|have ever|'ve|are|were|am|is)$/
/** Verbs that are as often nouns: "a straight answer on", "the client call on Friday". */
const ALSO_NOUNS =
  /^(?:answer|call|text|txt|ring|show|move|check|drop|hand|book|act|look|say|try|read|talk|return|refund|transfer|shift|turn|stop|fix|help|sort|pick|fill|cancel|leave|do|go|come|be)$/
const OBJECT = /^(?:me|it|them|him|her|us|my|your|our|the|this|that|those|everyone|mum|mom|dad)$/

/** Whether a token is a comma that was never typed. */
export const isBreak = ({ norm, word }: Pick<Token, 'norm' | 'word'>): boolean => norm === ',' && word === ''

/**
 * Whether a text is typed without much punctuation, as in a chat: most of its sentences begin with a small letter, or it
 * has hardly a mark.
 */
const isLooselyTyped = (sentences: readonly (readonly Token[])[]): boolean => {
  const starts = sentences.slice(1).flatMap(([first]) => (first && /^\p{L}/u.test(first.word) ? [first.word] : []))
  const small = starts.filter((word) => /^\p{Ll}/u.test(word)).length
  if (starts.length > 0) return small * 2 >= starts.length
  return /^\p{Ll}/u.test(sentences[0]?.[0]?.word ?? '') || (sentences[0]?.length ?? 0) > LONGEST_SENTENCE
}

/** More words than this without a full stop are typed in haste. */
const LONGEST_SENTENCE = 30

/**
 * Sentences with a comma of no width wherever one runs on into another clause without one, if the text is loosely typed: "… on your desk you absolute
 * melt just put £2 in the pot". The patterns and the model of insults read clauses, and many people who type in anger
 * use no punctuation. Short sentences stay as they are.
 */
export function withBreaks(sentences: readonly Token[][]): Token[][] {
  return isLooselyTyped(sentences) ? sentences.map(broken) : [...sentences]
}

function broken(sentence: readonly Token[]): Token[] {
  const result: Token[] = []
  let since = 0
  sentence.forEach((token, at) => {
    const before = sentence[at - 1]
    if (MARK.test(token.norm)) since = 0
    else {
      if (before && since > 0 && runsOn(sentence, at, since)) {
        result.push({ norm: ',', word: '', start: before.end, end: before.end })
        since = 0
      }
      since += 1
    }
    result.push(token)
  })
  return result
}

function runsOn(sentence: readonly Token[], at: number, since: number): boolean {
  const norm = (index: number): string => sentence[index]?.norm ?? ''
  const before = norm(at - 1)
  const isAfterInsult =
    INSULT.test(before) ||
    namesCalled(sentence, at - 2) ||
    endsVocative(sentence, at) ||
    (before === 'what' && norm(at - 2) === 'or')
  if (!isAfterInsult && (since < FEWEST_WORDS || stretchAround(sentence, at) <= LONGEST_CLAUSE)) return false
  if (isAfterInsult) return opensClause(sentence, at) && !(SUBJECT.test(norm(at)) && STILL_DESCRIBES.test(norm(at + 1)))
  if (/^(?:me|him|her|us|them)$/.test(before) && TOLD.test(norm(at - 2))) return false
  if (LEADS_ON.test(before) || AUXILIARY.test(before) || /ly$/.test(before)) return false
  if (
    isVocative(sentence, at) ||
    (namesCalled(sentence, at) && !DESCRIBES.test(before) && endsOrRunsOn(sentence, at + 2))
  )
    return true
  if (sentence.slice(Math.max(0, at - 5), at).some((token) => SUPERLATIVE.test(token.norm)) && SUBJECT.test(norm(at)))
    return false
  return opensClause(sentence, at)
}

/** Whether a subject with its verb, a question or an order begins here. */
function opensClause(sentence: readonly Token[], at: number): boolean {
  const [first = '', second = '', third = ''] = sentence.slice(at, at + 3).map(({ norm }) => norm)
  if (/^(?:i am|i have|you're|they are|he's|she's|it's|that's)$/.test(first)) return true
  if (SUBJECT.test(first))
    return second !== '' && !MARK.test(second) && !NO_PREDICATE.test(second) && !/ing$/.test(second)
  if (AUXILIARY.test(first) && /^(?:you|i|we|he|she|they|it)$/.test(second)) return !/^'/.test(first)
  if (ASKS.test(first))
    return (
      AUXILIARY.test(second) ||
      /^(?:what's|who's|wheres)$/.test(first) ||
      (/^(?:when|where|why|how)$/.test(first) && /^(?:much|many|long|dare|come)$/.test(second))
    )
  if (MODIFIES_ORDER.test(first)) return ORDERS.test(second) && WHAT_IS_ORDERED.test(third)
  if (!ORDERS.test(first)) return false
  if (/^(?:pls|please|plz|abeg|kindly)$/.test(first)) return second !== '' && !MARK.test(second)
  return ALSO_NOUNS.test(first) ? OBJECT.test(second) : WHAT_IS_ORDERED.test(second)
}

/** "You absolute melt", "you lazy sod". */
const isVocative = (sentence: readonly Token[], at: number): boolean =>
  sentence[at]?.norm === 'you' &&
  (DEGREE.test(sentence[at + 1]?.norm ?? '') || INSULT.test(sentence[at + 1]?.norm ?? ''))

/** Whether these two words are "lazy dog", "greedy pig". */
const namesCalled = (sentence: readonly Token[], at: number): boolean =>
  /^[TW]$/.test(sentence[at]?.norm ?? '') && /^[NSF]$/.test(sentence[at + 1]?.norm ?? '')

/** Before "lazy dog", these make it a part of their own phrase: "such lazy dogs", "my poor old dog". */
const DESCRIBES =
  /^(?:such|so|very|really|too|some|any|no|called|(?!nothing|anything|something|everything)[a-z]+(?:ing|ed|ly|y)|[TWH])$/

const endsOrRunsOn = (sentence: readonly Token[], at: number): boolean =>
  at >= sentence.length || MARK.test(sentence[at]?.norm ?? '') || opensClause(sentence, at)

/** Whether a vocative such as "you absolute melt" ends before this word. */
const endsVocative = (sentence: readonly Token[], at: number): boolean => {
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

function stretchAround(sentence: readonly Token[], at: number): number {
  const from = sentence.slice(0, at).findLastIndex(({ norm }) => MARK.test(norm)) + 1
  const to = sentence.findIndex(({ norm }, index) => index >= at && MARK.test(norm))
  return (to === -1 ? sentence.length : to) - from
}
