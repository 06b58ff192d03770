import { pattern } from '../../text/pattern.ts'
import {
  AUXILIARY,
  DESCRIBES,
  endsNaming,
  endsOrRunsOn,
  endsRemark,
  endsVocative,
  isAfterSubject,
  isHead,
  isInsultingNounPhrase,
  isVocative,
  LEADS_ON,
  lengthOfName,
  opensClause,
  opensOrder,
  opensQuestion,
  opensRemark,
  SUBJECT,
  SUBORDINATE,
  SUPERLATIVE,
  stillDescribes,
  TOLD,
} from './clause-openings.ts'
import { MARK, type Token } from './tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Up to this many words between marks aren't a run-on. */
const LONGEST_CLAUSE = 8
/** If fewer words than this have come since the last break, another one would split a clause. */
const FEWEST_WORDS = 3
/** The model's minimum likelihood of a new sentence where no pattern recognises one. */
const LIKELY = 0.4
/** A text with a longer sentence counts as loosely typed. */
const LONGEST_SENTENCE = 30

/**
 * Splits sentences that run on into another clause without a mark, if the text is loosely typed: "… on your desk | you
 * absolute melt | just put £2 in the pot". The patterns and the model of insults read sentences and clauses, and many
 * people who type in anger use no punctuation. Short sentences stay whole.
 * @param likelihoodsIn adds the breaks that a model finds likely
 */
export function withBreaks(sentences: readonly Token[][], likelihoodsIn: LikelihoodsIn = () => []): Token[][] {
  return isLooselyTyped(sentences) ? sentences.flatMap((sentence) => broken(sentence, likelihoodsIn)) : [...sentences]
}

/** How likely a sentence begins at each word of one without marks, from 0 to 1; empty if the model can't read it. */
export type LikelihoodsIn = (sentence: readonly Token[]) => readonly number[]

/**
 * Whether a text is typed without much punctuation, as in a chat: most of its sentences begin with a small letter, or
 * it has hardly any marks.
 */
export function isLooselyTyped(sentences: readonly (readonly Token[])[]): boolean {
  const starts = sentences.slice(1).flatMap(([first]) => (first && /^\p{L}/u.test(first.word) ? [first.word] : []))
  const small = starts.filter((word) => /^\p{Ll}/u.test(word)).length
  if (starts.length > 0) return small * 2 >= starts.length
  const [only = []] = sentences
  const isOpen = !MARK.test(only.at(-1)?.norm ?? '')
  // "14 pallets left and no handover you lazy …": a number says nothing about how the text is typed.
  const first = only.find(({ word }) => !isOpen || /^\p{L}/u.test(word))
  return /^\p{Ll}/u.test(first?.word ?? '') || only.length > LONGEST_SENTENCE
}

function broken(sentence: readonly Token[], likelihoodsIn: LikelihoodsIn): Token[][] {
  const parts: Token[][] = [[]]
  const stretches = stretchesOf(sentence)
  const isLong = stretches.some(({ length }) => length > LONGEST_CLAUSE)
  const likelihoods = isLong ? likelihoodsIn(sentence) : []
  let part = NOTHING
  sentence.forEach((token, at) => {
    if (MARK.test(token.norm)) part = { ...NOTHING, isRemark: part.isRemark }
    else {
      if (part.since > 0 && isBreak(sentence, at, part, likelihoods[at], stretches[at])) {
        parts.push([])
        part = NOTHING
      }
      part = {
        ...part,
        since: part.since + 1,
        isRemark: part.since === 0 ? isVocative(sentence, at) || opensRemark(sentence, at) : part.isRemark,
        ...clausesAfter(sentence, at, part),
      }
    }
    parts.at(-1)?.push(token)
  })
  return parts
}

/**
 * The words since the last break or mark: their number, whether they began with a name for the reader or a remark,
 * whether they include a subject, and how many clauses have yet to follow ("every time | I talk | you …").
 */
type Part = { since: number; isRemark: boolean; hasSubject: boolean; pending: number }
const NOTHING: Part = { since: 0, isRemark: false, hasSubject: false, pending: 0 }

/** After "when", its own clause has to follow, and a main clause if there is none yet; "since Tuesday" needs neither. */
function clausesAfter(sentence: readonly Token[], at: number, { hasSubject, pending }: Part): Partial<Part> {
  const [here, next] = [sentence[at]?.norm ?? '', sentence[at + 1]?.norm ?? '']
  if (SUBORDINATE.test(here)) return isTimePhrase(sentence, at) ? {} : { pending: hasSubject ? 1 : 2 }
  if (/^(?:and|but|so|or)$/.test(here)) return { hasSubject: false }
  if (!SUBJECT.test(here) || next === '' || MARK.test(next)) return {}
  return { hasSubject: true, pending: Math.max(0, pending - 1) }
}

/** "Since Tuesday", "after the match", but not "after the match was over" */
const isTimePhrase = (sentence: readonly Token[], at: number): boolean =>
  A_TIME.test(sentence[at + 1]?.norm ?? '') ||
  (/^(?:after|since|until)$/.test(sentence[at]?.norm ?? '') &&
    /^(?:the|my|your|our|his|her)$/.test(sentence[at + 1]?.norm ?? '') &&
    !AUXILIARY.test(sentence[at + 3]?.norm ?? ''))

const A_TIME = new RegExp(
  pattern`
    ^(?:D|last|then|under|around|about|noon|midnight|lunch|dinner|school|work|church|mass|summer|winter|spring|autumn|
    [a-z]+day|[a-z]+mas|january|february|march|april|may|june|july|august|september|october|november|december)$
  `,
)

/** The number of words between the marks around a word: in total, and from this word to the next mark. */
type Stretch = { length: number; left: number }

function stretchesOf(sentence: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  for (let at = 0; at <= sentence.length; at += 1) {
    if (at < sentence.length && !MARK.test(sentence[at]?.norm ?? '')) continue
    for (let word = from; word < at; word += 1) stretches[word] = { length: at - from, left: at - word }
    from = at + 1
  }
  return stretches
}

/** "You're coming | selfish little sod" */
const isProgressive = (before: string, earlier: string): boolean =>
  /ing$/.test(before) && /^(?:you're|i am|he's|she's|they are|are|is|was|were|am)$/.test(earlier)

/** Whether the words before a word need it: "you were | late", but not "always were | ring him". */
function leadsOn(sentence: readonly Token[], at: number): boolean {
  const [earlier, before] = [sentence[at - 2]?.norm ?? '', sentence[at - 1]?.norm ?? '']
  if (/^(?:that|what)$/.test(before)) return !opensOrder(sentence, at)
  // "How cheap can you be | delete it"
  if (before === 'be' && earlier === 'you') return !opensOrder(sentence, at)
  // "I said don't | you're such a …"
  if (AUXILIARY.test(before)) return !/^(?:always|never|said|says)$/.test(earlier)
  return LEADS_ON.test(before)
}

/** "Clearly you", but not "world-class boyfriend seriously | I paid", whose adverb may end a sentence. */
const isAfterAdverb = (before: string, earlier: string): boolean =>
  /ly$/.test(before) &&
  !(/^(?:seriously|honestly|literally)$/.test(before) && !/^(?:and|but|so|because|coz|cos)$/.test(earlier))

/** "My nephew makes better slides than you | the call is at 11" */
const endsComparison = (sentence: readonly Token[], at: number): boolean =>
  sentence[at - 1]?.norm === 'you' &&
  sentence[at - 2]?.norm === 'than' &&
  !GOES_ON_COMPARING.test(sentence[at]?.norm ?? '')
const GOES_ON_COMPARING =
  /^(?:[-,;:.!?¶)EX]|are|were|is|do|does|did|have|had|can|could|will|would|ever|and|or|but|in|on|at|for|with|when|if|because|as|to|anyway|lol|P|both|all|two|lot)$/

/** "Than you" and "and all": a following clause doesn't describe them. */
const isClosed = (before: string, earlier: string): boolean =>
  (before === 'you' && /^(?:than|like)$/.test(earlier)) || (before === 'all' && earlier === 'and')

/** In a chat, these end a sentence. */
const LAUGHS = /^(?:lol|lmao|lmfao|rofl|smh|tbh|ngl|istg|bruh|haha+)$/

/**
 * Whether to split a sentence before a word: patterns recognise some of these places, a trained model others. Short
 * stretches are left to the patterns, because the model was trained on whole messages.
 */
function isBreak(
  sentence: readonly Token[],
  at: number,
  part: Part,
  likelihood = 0,
  stretch: Stretch = { length: 0, left: 0 },
): boolean {
  if (runsOn(sentence, at, part, stretch)) return true
  return (
    stretch.length > LONGEST_CLAUSE &&
    likelihood >= LIKELY &&
    part.since >= FEWEST_WORDS &&
    stretch.left >= SHORTEST_REST &&
    part.pending === 0 &&
    !JOINT.test(sentence[at]?.norm ?? '') &&
    !needsMore(sentence, at)
  )
}
const SHORTEST_REST = 2
const JOINT = /^(?:and|but|so|or|because)$/

/** Whether patterns recognise that a new sentence begins at a word. */
function runsOn(sentence: readonly Token[], at: number, part: Part, { length, left }: Stretch): boolean {
  const [before, here] = [sentence[at - 1]?.norm ?? '', sentence[at]?.norm ?? '']
  if (isEnd(sentence, at)) return true
  if (before === 'you' && /^[NS]$/.test(here)) return false
  if (isNaming(sentence, at - 1) || (before === 'you' && isNaming(sentence, at - 2))) return false
  if (isAfterInsult(sentence, at, part) && opensClause(sentence, at))
    return !SUBJECT.test(here) || (left > FEWEST_WORDS && !stillDescribes(sentence, at))
  // "It's 43 quid | that's your half"
  if (part.since < FEWEST_WORDS - (before === 'D' ? 1 : 0) || length <= LONGEST_CLAUSE) return false
  if (needsMore(sentence, at)) return false
  return opensAnyway(sentence, at) || (!isDescribed(sentence, at, part) && opensClause(sentence, at))
}

/** "Everyone called | you selfish", but not "you never called | you selfish git" */
const isNaming = (sentence: readonly Token[], at: number): boolean =>
  /^call(?:s|ed|ing)?$/.test(sentence[at]?.norm ?? '') &&
  /^(?:everyone|everybody|people|they|he|she|P)$/.test(sentence[at - 1]?.norm ?? '')

/**
 * Whether something that always ends a sentence comes before a word: "is a gobshite", "where are ye | you absolute
 * gobshite", a comparison, "lol".
 */
const isEnd = (sentence: readonly Token[], at: number): boolean =>
  endsNaming(sentence, at) ||
  (sentence[at - 1]?.norm === 'you' && isVocative(sentence, at)) ||
  endsComparison(sentence, at) ||
  (LAUGHS.test(sentence[at - 1]?.norm ?? '') && opensClause(sentence, at))

/** Whether an insult ends before a word, provided that a clause begins with that word. */
function isAfterInsult(sentence: readonly Token[], at: number, { since, isRemark }: Part): boolean {
  const [earlier, before] = [sentence[at - 2]?.norm ?? '', sentence[at - 1]?.norm ?? '']
  return (
    /^[NS]$/.test(before) ||
    (isRemark && endsRemark(sentence, at, since)) ||
    isInsultingNounPhrase(sentence, at - 2) ||
    endsVocative(sentence, at) ||
    (before === 'what' && earlier === 'or') ||
    // "Weak as piss | where are Tilly's shoes"
    (/^[TW]$/.test(before) && opensQuestion(sentence, at)) ||
    // "Ur such a clown | tell Sam", "ur the worst | don't come"
    (before === 'F' && /^(?:an?|absolute|complete|proper|total)$/.test(earlier) && opensOrder(sentence, at)) ||
    (/^[TW]$/.test(before) && /^(?:is|are|you're|the|so|too)$/.test(earlier) && opensOrder(sentence, at))
  )
}

/** Whether the words before a word can't end there. */
function needsMore(sentence: readonly Token[], at: number): boolean {
  const [earlier, before] = [sentence[at - 2]?.norm ?? '', sentence[at - 1]?.norm ?? '']
  const [here, next] = [sentence[at]?.norm ?? '', sentence[at + 1]?.norm ?? '']
  return (
    // "Did she drop you | I learned it there"
    (here === 'you' && SUBJECT.test(next)) ||
    (/^(?:me|him|her|us|them)$/.test(before) && TOLD.test(earlier)) ||
    // "Look at me | I'm Brooke and I can't split a bill"
    (before === 'me' && earlier === 'at' && sentence[at - 3]?.norm === 'look') ||
    isAfterSubject(sentence, at) ||
    leadsOn(sentence, at) ||
    // "Say sorry properly | you psycho"
    (isAfterAdverb(before, earlier) && !isVocative(sentence, at))
  )
}

/** Whether a remark, an order, a name for the reader or a question begins at a word, which may follow any clause. */
function opensAnyway(sentence: readonly Token[], at: number): boolean {
  if (opensRemark(sentence, at) || opensOrder(sentence, at) || isVocative(sentence, at)) return true
  const [earlier, before] = [sentence[at - 2]?.norm ?? '', sentence[at - 1]?.norm ?? '']
  const named = lengthOfName(sentence, at)
  const isName = named > 0 && (!DESCRIBES.test(before) || isProgressive(before, earlier))
  return (isName && endsOrRunsOn(sentence, at + named)) || opensQuestion(sentence, at)
}

/** Whether a clause that begins with a word may still describe what comes before it: "the money | you owe". */
function isDescribed(sentence: readonly Token[], at: number, { pending }: Part): boolean {
  const [earlier, before] = [sentence[at - 2]?.norm ?? '', sentence[at - 1]?.norm ?? '']
  const here = sentence[at]?.norm ?? ''
  // "Stop telling her everything | it's pathetic", "did she drop you | I learned it there"
  if (/thing$/.test(before) && /^(?:it's|that's)$/.test(here)) return false
  if (before === 'you' && /^(?:i|i am|i have|we)$/.test(here)) return false
  return (
    pending > 0 ||
    (isHead(sentence, at - 1) && !isClosed(before, earlier)) ||
    sentence.slice(Math.max(0, at - 5), at).some((token) => SUPERLATIVE.test(token.norm))
  )
}
