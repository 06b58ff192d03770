import { pattern } from '../../text/pattern.ts'
import { statesAction } from '../insults/barbs/actions.ts'
import { type Clause, clausesIn, VERB } from '../insults/clauses/clauses-in.ts'
import { AUTHOR_EXPERIENCE } from '../insults/clauses/clauses-to-keep.ts'
import { MARK, type Token } from '../insults/tokens.ts'
import { isEverydayWord } from '../language/everyday-words.ts'
import { keepAntecedents, settleConditions, settleResults } from './conditions.ts'
import { PAST } from './cut-clause.ts'
import { dependentClauses } from './dependent-clauses.ts'
import { isInterjection, isPreamble, refersBackToInsult } from './empty-clauses.ts'
import { asks, holdsFact, isName, isVerbless, JOINT, keptTokens, LONGEST_NAME, type Piece, pieceOf } from './pieces.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const FIRST_PERSON = /^(?:i|i am|i have|me|my|mine|we|us|our|ours)$/
/** A clause about something named before: "and it would have better manners". */
const ANAPHOR = /^(?:hers|his|theirs|it|it's|that|that's|this|he|he's|she|she's|they|they are|which)$/
/** Belongs to an insult: "You always were a magpie, even when we were kids" */
const TIME_OF_LIFE =
  /^(?:even|even as an? .{1,24}|(?:even )?when (?:we|you|i|he|she|they) (?:were|was|are|is) .{1,24})$/
/** "[Do you have rocks in your head,] Stan, or is it just gravel?", but not "or do you want me to call them" */
const ALTERNATIVE =
  /^(?:is|are|was|were|do|does|did|has|have) (?:it|you|that|they|he|she|your|there|this|the) (?!.*(?:^| )(?:i|me|my|we|us|our)(?: |$))/
const PHRASE = /^(?:a|an|such|some|not|just|merely|twice|worse|another|worthy|nothing|usually|mostly|generally)$/
const HEADLESS = /^(?:which|who|whose|whom|of|from|with|without|as|than|like|including|worthy)$/
/** "You're a snob, the spit of your aunt Linda": the name is part of the insult. */
const LIKENESS = /^(?:the (?:spit|image|spitting image|double|picture|copy)|a (?:copy|carbon copy)|spitting image) of /
/** A sentence can't end with these, so what followed them was cut. */
const DANGLES = new RegExp(
  pattern`
    ^(?:a|an|the|my|your|our|their|of|with|from|as|than|besides|except|when|whenever|if|because|and|but|or|so|which|
    who|is|are|was|were|be|being|did|does|have|has|had|can|could|will|would|very|too|such|'s|'re|'ve)$
  `,
)
/** The same at the start of a clause only, because of "explain this". */
const DANGLES_ALONE = /^(?:this|that|these|those|his|her|even)$/
/** "[Nobody can stand you, Ray], not Mum, not even the dog" */
const NOT_EVEN = /^not (?:even |only |just )?(?:(?:the|my|your|our|his|her) )?[a-zPF]+$/
const DETERMINER = /^(?:a|an|the|this|that|these|those|my|your|his|her|our|their|every|some|any)$/
/** "Your last email, in which you describe the delay, [was drivel]" */
const RELATIVE = /^(?:(?:in|of|to|from|with|for|by|at|on) )?(?:which|whom|who|whose|where) /
const GERUND = /^(?!being|going|nothing|something|everything|anything|during|morning|evening)[a-z]{2,}ing$/

/**
 * What has to be cut from a sentence besides its insulting clauses, because it makes no sense without them: "and
 * everyone knows it", "and an arrogant one at that", "I'll be honest". Facts, requests and statements about the author
 * stay.
 * @param ofClauses the indexes cut as whole clauses, to which others may refer; `cut` also has the words of names and
 * curses
 * @param insults whether a clause may insult on its own
 */
export function withLeftovers(
  sentence: readonly Token[],
  cut: ReadonlySet<number>,
  ofClauses: ReadonlySet<number>,
  insults: (clause: readonly Token[]) => boolean,
): ReadonlySet<number> {
  const gone = new Set(cut)
  const pieces = clausesIn(sentence).map((clause) => pieceOf(sentence, clause, gone))
  const remove = ({ from, to }: Clause): void => {
    for (let at = from; at < to; at += 1) gone.add(at)
  }
  for (const piece of pieces) {
    const isAfterCut = gone.has(piece.from - 1) || gone.has(piece.from - 2)
    const isComment = /^which /.test(piece.words) && !holdsFact(keptTokens(sentence, piece))
    const isExtent = NOT_EVEN.test(piece.words) && isVerbless(keptTokens(sentence, piece))
    if (isAfterCut && (isComment || LIKENESS.test(piece.words))) remove(piece)
    else if (isExtent && !holdsFigure(sentence, piece) && isAfterInsult(sentence, piece, gone)) remove(piece)
  }
  stripModifiers(sentence, cut, gone)
  for (const piece of dependentClauses(sentence, pieces)) remove(piece)
  settleResults(sentence, pieces, gone)
  for (const [at, piece] of pieces.entries()) {
    // "[A bin would be a better secretary,] at least it turns up once a week"
    const before = pieces[at - 1]
    if (before?.kept.length === 0 && /^at least (?:it|he|she|they|that) /.test(piece.words)) remove(piece)
  }
  if (ofClauses.size === 0) return gone
  keepAntecedents(sentence, pieces, gone)
  settleConditions(sentence, pieces, gone)
  for (const index of ofClauses) {
    if (!gone.has(index - 1)) stripEnd(sentence, index - 1, gone)
    if (!gone.has(index - 1) && MARK.test(sentence[index - 1]?.norm ?? '') && VERB.test(sentence[index]?.norm ?? '')) {
      // "And you, Colm, [are a fool]", but not "Colm, [are you a fool]"
      const before = pieces.filter(({ to }) => to < index)
      const subject = before.findLast(
        (piece) =>
          !isPreamble(piece.words) &&
          !isInterjection(piece.words) &&
          !isName(sentence, piece) &&
          !RELATIVE.test(piece.words),
      )
      if (!subject || !isVerbless(keptTokens(sentence, subject))) continue
      const whole = before.slice(before.indexOf(subject))
      if (!whole.some((piece) => holdsFact(keptTokens(sentence, piece)))) {
        for (const piece of whole) remove(piece)
      } else if (whole.length > 1) {
        // 'Your email, in which you call it "fine", is drivel': a subject with a fact needs its verb.
        for (const at of ofClauses) if (at >= index) gone.delete(at)
      }
    }
  }
  const first = Math.min(...ofClauses)
  const isQuestion = sentence.some(({ norm }) => norm === '?')
  for (const piece of pieces) {
    if (piece.kept.length === 0 || (piece.kept[0] ?? 0) < first || isName(sentence, piece)) continue
    const goesOn = isAboutAnother(sentence, piece, ofClauses)
    if (!isTail(sentence, piece, { insults, goesOn, isQuestion })) break
    remove(piece)
  }
  for (const piece of pieces.toReversed()) {
    const last = piece.kept.at(-1) ?? -1
    if (last === -1 || gone.has(last) || !comesBeforeCut(sentence, last, gone, ofClauses)) continue
    if (isPreamble(piece.words) || refersBackToInsult(piece.words) || isAdverbial(sentence, piece)) remove(piece)
  }
  for (const piece of pieces) if (isRelative(sentence, piece, gone)) remove(piece)
  const left = pieces.filter(({ kept }) => kept.some((at) => !gone.has(at)))
  const says = left.filter(
    (piece) => !isName(sentence, piece) && !isEmptyClause(sentence, pieceOf(sentence, piece, gone)),
  )
  if (says.length === 0) for (const piece of left) if (!isName(sentence, piece)) remove(piece)
  keepYouAre(sentence, gone, ofClauses)
  joinName(sentence, gone)
  return gone
}

/** "[You are a disgrace to a trade that,] heaven knows, sets the bar low": the rest of a relative clause. */
function isRelative(sentence: readonly Token[], piece: Piece, gone: ReadonlySet<number>): boolean {
  const [opening = ''] = piece.words.split(' ')
  const before = sentence.slice(0, piece.from).findLastIndex(({ norm }) => /^(?:that|who|which)$/.test(norm))
  const isCut = (at: number): boolean => gone.has(at) || MARK.test(sentence[at]?.norm ?? '')
  return (
    gone.has(before) &&
    MARK.test(sentence[before + 1]?.norm ?? '') &&
    sentence.slice(before, piece.from).every((_, at) => isCut(before + at)) &&
    /^[a-z]{3,}s$/.test(opening) &&
    !holdsFact(keptTokens(sentence, piece))
  )
}

const holdsFigure = (sentence: readonly Token[], piece: Piece): boolean =>
  keptTokens(sentence, piece).some(({ norm }) => /^[DQL]$/.test(norm))

/** Whether only a name or marks are left between a piece and what was cut before it. */
function isAfterInsult(sentence: readonly Token[], { from }: Piece, gone: ReadonlySet<number>): boolean {
  let at = from - 1
  while (
    at >= 0 &&
    !gone.has(at) &&
    (MARK.test(sentence[at]?.norm ?? '') || /^\p{Lu}\p{Ll}/u.test(sentence[at]?.word ?? ''))
  )
    at -= 1
  return at >= 0 && gone.has(at)
}

const MODIFIER = /^(?:[TWH]|[a-z]+-[a-z]+ed)$/
const PREPOSITION = /^(?:to|of|with|for|by|from|at|on|in|after|under|behind|about)$/

/** "Anneke lost her evening to your half-baked [genius]" ends with the evening. */
function stripModifiers(sentence: readonly Token[], cut: ReadonlySet<number>, gone: Set<number>): void {
  for (const index of cut) {
    let at = index - 1
    while (!cut.has(at) && MODIFIER.test(sentence[at]?.norm ?? '')) at -= 1
    const isPhrase = at < index - 1 && DETERMINER.test(sentence[at]?.norm ?? '') && !cut.has(at)
    if (!isPhrase || !PREPOSITION.test(sentence[at - 1]?.norm ?? '')) continue
    for (let part = at - 1; part < index; part += 1) gone.add(part)
  }
}

/** "You're a hypocrite, sitting in the front row" keeps its "you're". */
function keepYouAre(sentence: readonly Token[], gone: Set<number>, ofClauses: ReadonlySet<number>): void {
  const norm = (at: number): string => sentence[at]?.norm ?? ''
  const next = sentence.findIndex(({ norm: one }, at) => !gone.has(at) && !MARK.test(one))
  if (next < 1 || norm(next - 1) !== ',' || !GERUND.test(norm(next))) return
  const length = norm(0) === "you're" ? 1 : norm(0) === 'you' && /^(?:are|were)$/.test(norm(1)) ? 2 : 0
  for (let at = 0; at < length; at += 1) if (ofClauses.has(at)) gone.delete(at)
  if (length > 0) gone.add(next - 1)
}

/** "Brandon, [you're a brat] and your half is missing": a name that addresses the reader needs no "and" after it. */
function joinName(sentence: readonly Token[], gone: Set<number>): void {
  const norm = (at: number | undefined): string => sentence[at ?? -1]?.norm ?? ''
  const kept = sentence.flatMap(({ norm }, at) => (gone.has(at) || norm === ',' ? [] : [at]))
  const isCapital = (at: number | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(sentence[at ?? -1]?.word ?? '')
  const isUnknown = (at: number | undefined): boolean => /^\p{Ll}{3,}$/u.test(norm(at)) && !isEverydayWord(norm(at))
  // "Jayden, [ur a creep], and she's shown me", or "jayden" in a chat
  const length = isUnknown(kept[0]) ? 1 : kept.findIndex((at) => !isCapital(at))
  const last = kept[length - 1]
  if (last === undefined || length > LONGEST_NAME || sentence[last + 1]?.norm !== ',') return
  const joint = kept[length] ?? -1
  if (!/^(?:and|but|so)$/.test(norm(joint))) return
  if (!gone.has(0) && !gone.has(joint - 1)) return
  gone.delete(last + 1)
  gone.add(joint)
  for (let at = last + 2; at < joint; at += 1) gone.add(at)
}

function isTail(
  sentence: readonly Token[],
  piece: Piece,
  {
    insults,
    goesOn,
    isQuestion,
  }: { insults: (clause: readonly Token[]) => boolean; goesOn: boolean; isQuestion: boolean },
): boolean {
  const { words } = piece
  const tokens = keptTokens(sentence, piece)
  // "And Dad knew it" names nobody in particular.
  const isNamed = tokens.some(({ word, norm }) => /^\p{Lu}\p{Ll}/u.test(word) && norm !== 'P')
  if (words === '' || isPreamble(words) || (refersBackToInsult(words) && !isNamed)) return true
  const [opening = ''] = words.split(' ')
  if (
    isQuestion &&
    isVerbless(tokens) &&
    (opening === 'the' || PHRASE.test(opening)) &&
    !tokens.some(({ norm }) => norm === 'D' || norm === 'Q')
  )
    return true
  if (TIME_OF_LIFE.test(words) && !holdsFact(tokens)) return true
  const isFigure = tokens.some(({ norm }) => /^[DQL]$/.test(norm))
  if (isQuestion && sentence[piece.from]?.norm === 'or' && ALTERNATIVE.test(words) && !isFigure) return true
  if (holdsFact(tokens) || tokens.some(({ norm }) => FIRST_PERSON.test(norm)) || AUTHOR_EXPERIENCE.test(words))
    return false
  // "[Only a savage would laugh at that,] and you laughed"
  if (/^you (?:[a-z]{3,}ed|left|lied|ran|hid|slept)$/.test(words)) return false
  const isPart = piece.kept.length < piece.to - piece.from
  const depends =
    HEADLESS.test(opening) ||
    ((PHRASE.test(opening) || (isPart && DETERMINER.test(opening) && !statesMore(tokens, insults))) &&
      isVerbless(tokens)) ||
    (ANAPHOR.test(opening) && (goesOn || insults(tokens))) ||
    (opening === 'you' && !statesAction(tokens) && insults(tokens))
  return depends && !asks(tokens)
}

/** "[You're an idiot] and your dog bit the postman": a clause whose verb isn't recognised. */
const statesMore = (tokens: readonly Token[], insults: (clause: readonly Token[]) => boolean): boolean =>
  tokens.length > LONGEST_NAME + 1 && tokens.some(({ norm }) => PAST.test(norm)) && !insults(tokens)

/** "After your outburst on the phone, [I see what you are]" */
const isAdverbial = (sentence: readonly Token[], piece: Piece): boolean =>
  piece.from > 0 &&
  /^(?:after|despite|given|considering|as for|as to|for all) /.test(piece.words) &&
  isVerbless(keptTokens(sentence, piece)) &&
  !holdsFact(keptTokens(sentence, piece))

const isOnlyVerb = ({ words, kept, from, to }: Piece): boolean =>
  !words.includes(' ') && kept.length < to - from && !/^[DQL]$/.test(words)

/** Whether only "you" and a bare verb are left of a clause: "you pay" of "and you pay like a ghost" */
const isBare = ({ words, kept, from, to }: Piece): boolean =>
  kept.length < to - from && /^you [a-z]+$/.test(words) && !PAST.test(words.slice(4))

/** "A dog has better manners, and she's dead": the next clause is about the subject of the cut one. */
function isAboutAnother(sentence: readonly Token[], { from }: Piece, ofClauses: ReadonlySet<number>): boolean {
  const before = sentence.slice(0, from).map(({ norm }) => norm)
  if (/(?:^| )not even (?:a|an|the|my) [A-Za-z]+ ,(?: and| but)?$/.test(before.join(' '))) return true
  let start = from - 1
  while (start >= 0 && !ofClauses.has(start)) start -= 1
  while (ofClauses.has(start - 1)) start -= 1
  const first =
    sentence.slice(start).find(({ norm }) => !/^(?:honestly|frankly|seriously|and|but|,)$/.test(norm))?.norm ?? ''
  if (/^(?:a|an|any|even|my)$/.test(first)) return true
  if (/^you/.test(first)) return false
  // "I'd get more sense out of the dog, and he's deaf"
  const end = sentence.slice(start, from).findLastIndex(({ norm }) => !MARK.test(norm) && !JOINT.test(norm))
  const [determiner, other] = sentence.slice(start + end - 1, start + end + 1).map(({ norm }) => norm)
  const isReader = /^(?:are|were|is|was|be|you're|such|like)$/.test(sentence[start + end - 2]?.norm ?? '')
  return /^(?:the|a|an|my|our|any)$/.test(determiner ?? '') && other === 'F' && !isReader
}

/** Whether a piece is only a preamble, an interjection or a part that depends on what was cut. */
function isEmptyClause(sentence: readonly Token[], piece: Piece): boolean {
  const { words } = piece
  const tokens = keptTokens(sentence, piece)
  if (
    words === '' ||
    isPreamble(words) ||
    isInterjection(words) ||
    isBare(piece) ||
    isOnlyVerb(piece) ||
    DANGLES.test(words)
  )
    return true
  const [opening = ''] = words.split(' ')
  return (
    HEADLESS.test(opening) && piece.from > 0 && !holdsFact(tokens) && !asks(tokens) && !AUTHOR_EXPERIENCE.test(words)
  )
}

/** Whether the next word that isn't a mark was cut with an insulting clause. */
function comesBeforeCut(
  sentence: readonly Token[],
  last: number,
  gone: ReadonlySet<number>,
  ofClauses: ReadonlySet<number>,
): boolean {
  const next = sentence.findIndex(({ norm }, at) => at > last && !MARK.test(norm) && !JOINT.test(norm))
  return next !== -1 && gone.has(next) && [...ofClauses].some((at) => at >= next)
}

/** Cuts the words right before a cut that can't end a sentence: "This" of "This [is a joke]". */
function stripEnd(sentence: readonly Token[], last: number, gone: Set<number>): void {
  const next = sentence.find((_, index) => index > last && !gone.has(index))?.norm
  if (next !== undefined && !MARK.test(next) && !JOINT.test(next)) return
  let at = last
  const dangles = (norm: string): boolean =>
    DANGLES.test(norm) || (DANGLES_ALONE.test(norm) && isStart(sentence, at, gone))
  while (at >= 0 && !gone.has(at) && dangles(sentence[at]?.norm ?? '')) {
    gone.add(at)
    at -= 1
  }
  let start = at
  while (start >= 0 && !gone.has(start) && !MARK.test(sentence[start]?.norm ?? '')) start -= 1
  const rest = sentence.slice(start + 1, at + 1)
  // "The kiln and the lease, [and you sit there]": the end of a list
  if (at === last && MARK.test(sentence[last + 1]?.norm ?? '')) return
  if (rest.length > 0 && DETERMINER.test(rest[0]?.norm ?? '') && isVerbless(rest) && !holdsFact(rest))
    for (let index = start + 1; index <= at; index += 1) gone.add(index)
}

const isStart = (sentence: readonly Token[], at: number, gone: ReadonlySet<number>): boolean => {
  const before = sentence[at - 1]?.norm ?? ','
  return gone.has(at - 1) || MARK.test(before) || JOINT.test(before)
}
