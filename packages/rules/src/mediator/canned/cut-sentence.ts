import { pattern } from '../../text/pattern.ts'
import type { Hit } from '../insults/insults-in.ts'
import { MARK, type Token } from '../insults/tokens.ts'
import { PAST, range, stretchToCut } from './cut-clause.ts'
import { isInterjection } from './empty-clauses.ts'
import { isFact } from './hard-facts.ts'
import { withLeftovers } from './leftovers.ts'
import { asks, isVerbless } from './pieces.ts'
import { isNeedless, isUnreadable, withoutDanglingPart } from './remainder.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** What is left of a sentence. `isClauseCut`: a clause was cut, and not only a name, a curse or a frame. */
export type CutSentence = { kept: readonly Token[]; isCut: boolean; isClauseCut: boolean }

/**
 * Cuts the insults of a sentence, and what makes no sense without them.
 * @param insults whether a clause may insult on its own; null in other languages, where only what was found is cut
 * @param runsOn whether no mark separates the sentence from the text before it, so that its first "and" is needed
 */
export function cutSentence(
  sentence: readonly Token[],
  hits: readonly Hit[],
  insults: ((clause: readonly Token[]) => boolean) | null,
  runsOn = false,
): CutSentence {
  const { found, ofClauses } = cutBy(sentence, hits)
  const uncut: CutSentence = { kept: sentence, isCut: false, isClauseCut: false }
  if (found.size === 0) return uncut
  const cut = insults ? withLeftovers(sentence, found, ofClauses, insults) : found
  // Half of an "either … or" isn't a sentence; "I don't like it either" is.
  const goesOn = (end: number): boolean =>
    sentence.slice(0, end).some(({ norm }, at) => !cut.has(at) && /^(?:and|but)$/.test(norm))
  const isHalf = sentence.some(
    ({ norm }, at) =>
      (norm === 'either' && !/^[.!?¶]?$/.test(sentence[at + 1]?.norm ?? '') && !hits.every(isBeforeNoun(sentence))) ||
      (norm === 'or' && !cut.has(at) && cut.has(0) && !goesOn(at)),
  )
  const kept = tidied(sentence, cut, runsOn)
  if (isHalf && !sentence.some((token, index) => isFact(token, index === 0)) && !asks(kept))
    return { kept: [], isCut: true, isClauseCut: true }
  if (!insults) return { kept, isCut: true, isClauseCut: ofClauses.size > 0 }
  const isOnlyJudged = hits.every(({ isJudged }) => isJudged)
  if (isOnlyJudged && cut.has(0) && isList(kept)) return uncut
  if (ofClauses.size > 0 && cut.has(0) && isRemnant(kept)) return uncut
  if (isNeedless(sentence, kept, insults)) return { kept: [], isCut: true, isClauseCut: true }
  const rest = withoutDanglingPart(sentence, kept)
  if (isOnlyJudged && rest.length > 0 && isUnreadable(sentence, rest)) return uncut
  return { kept: rest, isCut: true, isClauseCut: ofClauses.size > 0 }
}

/** "Either you took it or your [idiot] brother did" */
const isBeforeNoun =
  (sentence: readonly Token[]) =>
  ({ cut, to }: Hit): boolean =>
    cut === 'words' && /^[a-zPF]/.test(sentence[to]?.norm ?? '')

/**
 * "[It takes an idiot to reverse into a hearse], Dominic, with Mr Fairweather in it": a phrase with a fact, which needs
 * what was cut.
 */
function isRemnant(kept: readonly Token[]): boolean {
  const start = kept.findIndex(({ word, norm }) => !/^\p{Lu}\p{Ll}/u.test(word) && !PAUSES.test(norm))
  const rest = kept.slice(start)
  return (
    start !== -1 &&
    /^(?:with|of|from|to|into|by|than) (?!your)/.test(`${rest[0]?.norm} ${rest[1]?.norm}`) &&
    isVerbless(rest) &&
    rest.some((token) => isFact(token, false)) &&
    !asks(rest)
  )
}

/**
 * "[You've been drunk at every single thing], the shower, the tasting, Nana's 90th": only the cut clause has a verb.
 */
const isList = (kept: readonly Token[]): boolean =>
  kept.filter(({ norm }) => norm === ',').length >= FEWEST_COMMAS &&
  isVerbless(kept.filter(({ norm }) => norm !== "'s")) &&
  kept.some((token, at) => isFact(token, at === 0)) &&
  !kept.some(({ norm }) => VERB_LIKE.test(norm))

const FEWEST_COMMAS = 2
const VERB_LIKE = /^(?:i|we|you|please|pls|[a-z]{3,}ed)$/

function cutBy(sentence: readonly Token[], hits: readonly Hit[]): { found: Set<number>; ofClauses: Set<number> } {
  const [found, ofClauses] = [new Set<number>(), new Set<number>()]
  for (const hit of hits)
    for (const index of indexesToCut(sentence, hit)) {
      found.add(index)
      if (isClause(hit)) ofClauses.add(index)
    }
  return { found, ofClauses }
}

/** What is cut from a sentence besides its insults, so that its author sees that struck out as well. */
export function leftoverHits(
  sentence: readonly Token[],
  hits: readonly Hit[],
  insults: (clause: readonly Token[]) => boolean,
): Hit[] {
  const left = new Set(cutSentence(sentence, hits, insults).kept.map(({ start }) => start))
  const isListed = (at: number): boolean => hits.some(({ from, to }) => from <= at && at < to)
  const end = sentence.findLastIndex(({ norm }) => !MARK.test(norm)) + 1
  const more: Hit[] = []
  for (const [at, { start }] of sentence.slice(0, end).entries()) {
    const last = more.at(-1)
    if (left.has(start) || isListed(at)) continue
    if (last?.to === at) more[more.length - 1] = { ...last, to: at + 1 }
    else more.push({ from: at, to: at + 1, cut: 'words', reason: 'insult' })
  }
  return more
}

const isClause = ({ cut, isJudged }: Hit): boolean => cut !== 'words' || isJudged === true

function indexesToCut(sentence: readonly Token[], hit: Hit): readonly number[] {
  const [from, to] = [hit.from, hit.to]
  if (hit.cut === 'words')
    return range(isCalled(sentence, hit) || endsPhrase(sentence, hit) ? from - 1 : startOfActing(sentence, from), to)
  const cut = stretchToCut(sentence, hit)
  if (cut.length === 0 && isCurse(sentence, hit)) return range(from, to)
  // "Idiot, tell me before you come": the request after the name stays.
  const comma = cut.find((at) => sentence[at]?.norm === ',')
  return comma !== undefined && asks(sentence.slice(comma + 1, to)) ? cut.filter((at) => at <= comma) : cut
}

/** "Ring him before I do [dickhead]", "… a roommate [fuck you] and I want": in a text without marks, these stand alone. */
const isCurse = (sentence: readonly Token[], { from, to, isJudged }: Hit): boolean =>
  !isJudged &&
  CURSE.test(
    sentence
      .slice(from, to)
      .map(({ norm }) => `${norm} `)
      .join(''),
  )
const CURSE = /^(?:(?:you )?(?:[TWH] )*[NS] |O (?:you|off) (?:all )?)$/

/** Whether a preposition before a mocking title ends the sentence: "too much to ask [of his lordship]?" */
const endsPhrase = (sentence: readonly Token[], { from, to }: Hit): boolean =>
  ENDS.test(sentence[to]?.norm ?? '.') &&
  /^(?:of|from|to|for|by|on|with)$/.test(sentence[from - 1]?.norm ?? '') &&
  (sentence[from]?.norm === 'V' || /^(?:his|her|your)$/.test(sentence[from]?.norm ?? ''))

/** Where "then act [princess]" begins, which says nothing without its noun. */
function startOfActing(sentence: readonly Token[], from: number): number {
  if (!/^act(?:s|ed|ing)?$/.test(sentence[from - 1]?.norm ?? '')) return from
  return /^(?:and|then)$/.test(sentence[from - 2]?.norm ?? '') ? from - 2 : from
}

/** The "you" of "on the horses you [piece of garbage]", but not of "they call you [names]". */
function isCalled(sentence: readonly Token[], { from, to }: Hit): boolean {
  const norm = (at: number): string => sentence[at]?.norm ?? ''
  return (
    norm(from - 1) === 'you' &&
    /^[NSTW]$/.test(norm(from)) &&
    (to >= sentence.length || ENDS.test(norm(to)) || PAUSES.test(norm(to))) &&
    !OBJECT_AFTER.test(norm(from - 2))
  )
}

const OBJECT_AFTER = new RegExp(
  pattern`
    ^(?:|and|but|are|were|than|like|as|with|about|of|for|to|at|from|behind|against|call|called|calling|make|made|give|
    gave|owe|tell|told|can|will|would|could|do|did|have|that|because|if|when|love|hate|think|is|was)$
  `,
)
const JOINS = /^(?:and|but|so|or|because|plus|then|also|yet|either|just)$/
const PAUSES = /^[,;:-]$/
const ENDS = /^[.!?¶]$/
/** Words that are meaningless without the rest of their sentence. */
const EMPTY = new RegExp(
  pattern`
    ^(?:and|but|so|or|because|plus|also|yet|just|oh|well|ok|okay|right|look|see|listen|hey|wow|ugh|god|omg|lol|lmao|
    smh|honestly|seriously|frankly|really|literally|actually|evidently|clearly|obviously|apparently|indeed|only|like|
    man|bro|dude|mate|pal|sir|madam|ma|na|o|oo|sha|abeg|yaar|tbh|ngl|imo|fr|such|a|an|the|you|yes|no|yeah|nah|what|
    that|E|X|H|[,;:)-]|[.!?¶])$
  `,
)

/** The remaining words, without the punctuation and conjunctions a cut left dangling. */
function tidied(sentence: readonly Token[], cut: ReadonlySet<number>, runsOn: boolean): Token[] {
  const left = sentence.map((token, index) => ({ token, index })).filter(({ index }) => !cut.has(index))
  const isAfterCut = (at: number): boolean => (left[at]?.index ?? 0) > (left[at - 1]?.index ?? -1) + 1
  // "[You weasel,] and I minding him four years"
  const isAbsolute = (at: number): boolean =>
    /^(?:i|he|she|we|they|me|him|her) [a-z]{2,}ing$/.test(`${left[at + 1]?.token.norm} ${left[at + 2]?.token.norm}`)
  const isEndCut = cut.has(sentence.length - 1) || /^[EX]$/.test(sentence.at(-1)?.norm ?? '')
  for (let at = 0; at < left.length; ) {
    const [here, next] = [left[at]?.token.norm ?? '', left[at + 1]?.token.norm ?? '']
    const isFirst = at === 0 && isAfterCut(0)
    const before = left[at - 1]?.token.norm ?? ''
    const isSplit =
      /^(?:have|has|had|is|are|was|were)$/.test(before) ||
      (before === 'you' && /^(?:,|and|but|so)?$/.test(left[at - 2]?.token.norm ?? ''))
    const isSubjectOf = (verb: string): boolean =>
      /^(?:you|he|she|they|i|we)$/.test(before) &&
      (PAST.test(verb) || /^(?:is|are|was|were|will|would|can|could|don't|didn't)$/.test(verb))
    const hangs =
      (here === ',' && isAfterCut(at) && isSplit) ||
      (here === ',' && (isAfterCut(at) || isAfterCut(at + 1)) && isSubjectOf(next)) ||
      (here === 'you' && before === 'you' && isAfterCut(at)) ||
      (here === ',' &&
        isAfterCut(at) &&
        /^(?:is|are|was|were|has|have|had|did|does|will|would|can|can't|for)$/.test(next)) ||
      // "[You're a toad] 🐸": an emoji right after an insult belongs to it.
      (/^[EX]$/.test(here) && isAfterCut(at)) ||
      (isFirst && (PAUSES.test(here) || (JOINS.test(here) && here !== 'just' && !runsOn && !isAbsolute(at)))) ||
      (PAUSES.test(here) && (PAUSES.test(next) || ENDS.test(next)) && isAfterCut(at + 1)) ||
      (PAUSES.test(here) && PAUSES.test(left[at - 1]?.token.norm ?? '') && isAfterCut(at)) ||
      (here === ',' &&
        (isAfterCut(at) || isAfterCut(at + 1)) &&
        (STARTS_PREDICATE.test(next) || PAST.test(next)) &&
        isSubject(left.slice(0, at))) ||
      (here === ',' && isAfterCut(at + 1) && next === ')') ||
      // "Your lad, [who can't kick a ball,] gets the full 60"
      (here === ',' &&
        RELATIVE.test(sentence[(left[at]?.index ?? 0) + 1]?.norm ?? '') &&
        isAfterCut(at + 1) &&
        next !== '' &&
        !PAUSES.test(next) &&
        !ENDS.test(next) &&
        !JOINS.test(next) &&
        !SUBJECTS.test(next)) ||
      (/^(?:and|but|so)$/.test(here) && before === ',' && isAfterCut(at) && startsWithName(left.slice(0, at - 1))) ||
      (here === 'and' && isAfterCut(at) && /^(?:please|pls|kindly|just)$/.test(before)) ||
      (PAUSES.test(here) && at > 0 && at === left.length - 1 && isEndCut) ||
      (/^(?:and|but|so|or|because)$/.test(here) &&
        (ENDS.test(next) || next === '') &&
        (isAfterCut(at + 1) || at === left.length - 1))
    if (hangs) {
      left.splice(at, 1)
      at = Math.max(0, at - 1)
      if (isFirst) markCutBefore(left)
    } else at += 1
  }
  const kept = left.map(({ token }) => token)
  const content = kept.filter(({ norm, word }) => !EMPTY.test(norm) && !/^['’]/.test(word))
  const words = kept.filter(({ norm }) => !PAUSES.test(norm) && !ENDS.test(norm)).map(({ norm }) => norm)
  return content.length === 0 ||
    isInterjection(words.join(' ')) ||
    isEllipsis(
      kept,
      sentence.filter((_, index) => cut.has(index)),
    )
    ? []
    : kept
}

/** "And you always were", "that's who", "I wonder": words that say nothing without what was cut. */
const ELLIPSIS = new RegExp(
  pattern`
    ^(?:(?:you|he|she|they|it|i|we)(?: (?:always|never|still|already|really|just|both|all))* (?:are|were|is|was|am|do|
    did|will|would|can|could|have|have been)(?: (?:always|too|not|been|before))*|
    (?:the|my|your|our|his|her) [a-zP]+ (?:might|may|will|would|can|can't|could|do|does|did|don't|doesn't|
    didn't)(?: not)?|that(?: ?'s| is) (?:who|what|why|how|where)|i (?:wonder|am (?:just )?(?:wondering|asking))|
    (?:all|both|the (?:lot|pair)) of (?:you|them)|(?:everyone|everybody|we all|half|people|
    the whole)(?: [a-zP]+){0,4} (?:knows? it|thinks? so|agrees?|says? so)(?: , not just me)?|
    (?:[a-zP]+ ){1,4}(?:all |both |also )?(?:said|say|says|think|thinks|thought|feel|feels|
    felt) (?:exactly )?(?:the same(?: thing)?(?: about you)?|as much)|i (?:think|guess|suppose|reckon)|
    (?:to be|let 's be|i will be) honest)(?: [.!?¶])*$
  `,
)
/** Which of the two, if both were cut: "you're a fool or a liar, pick one". */
const PICK = /^(?:(?:you )?(?:pick|choose) (?:one|either)|take your pick|which(?: one)? is it)(?: [.!?¶])*$/

/** "I had wondered [when you'd have an idea]" */
const ASKED = /^i (?:[a-z']+ ){0,2}(?:wonder|wondered|wondering|know|knew|ask|asked|forget|forgot|see|saw)(?: [.!?¶])*$/

function isEllipsis(kept: readonly Token[], cut: readonly Token[]): boolean {
  const words = kept.map(({ norm }) => norm).join(' ')
  if (ASKED.test(words) && /^(?:when|whether|if|how|why|what|who|where)$/.test(cut[0]?.norm ?? '')) return true
  return ELLIPSIS.test(words) || (PICK.test(words) && cut.some(({ norm }) => norm === 'or'))
}

/** The first words were cut, so the first remaining word counts as following a cut. */
function markCutBefore(left: { index: number }[]): void {
  const [first] = left
  if (first && first.index === 0) first.index = 1
}

/** "Brandon, [you're a brat,] and your half is missing" */
const startsWithName = (left: readonly { token: Token }[]): boolean =>
  left.length > 0 && left.length <= MOST_NAMES && left.every(({ token }) => /^\p{Lu}\p{Ll}/u.test(token.word))

const MOST_NAMES = 3

/** "Our treasurer, [a man who can't count,] tells me": a subject, which no comma may separate from its verb. */
function isSubject(left: readonly { token: Token }[]): boolean {
  const words = left.map(({ token }) => token)
  const start = words.findLastIndex(({ norm }) => PAUSES.test(norm) || JOINS.test(norm)) + 1
  const subject = words.slice(start)
  const [first] = subject
  // An aside after a pronoun keeps its second comma: "And you, the gentleman [who never knocks], told me"
  const isAside = words[start - 1]?.norm === ',' && /^(?:i|you|he|she|we|they)$/.test(words[start - 2]?.norm ?? '')
  return (
    first !== undefined &&
    !isAside &&
    subject.length <= LONGEST_SUBJECT &&
    (/^(?:the|my|your|our|his|her|their|this|that|one|mine)$/.test(first.norm) || /^\p{Lu}\p{Ll}/u.test(first.word)) &&
    isVerbless(subject)
  )
}

const RELATIVE = /^(?:who|which|whose)$/
const SUBJECTS = /^(?:i|you|you're|he|she|it|it's|we|they|that|this|there|the|my|your|our|his|her|their|a|an|please|P)$/
const LONGEST_SUBJECT = 5
const STARTS_PREDICATE =
  /^(?:is|are|was|were|has|does|do|will|would|can|could|should|tells|says|thinks|knows|wants|keeps|gets|goes|makes|takes|comes)$/
