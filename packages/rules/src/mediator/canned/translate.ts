import type { PreviewNote } from '@squash/contract/values'
import { finderFor, type Judge } from '../insults/barbs/barbs.ts'
import { isDoubtful } from '../insults/clauses/judged.ts'
import type { ClauseModel } from '../insults/clauses/model.ts'
import { type Hit, lineOf } from '../insults/insults-in.ts'
import { sentencesIn, type Token, tokensOf } from '../insults/read.ts'
import { isShoutedText, loweredWord, shoutedWords } from '../insults/shouting.ts'
import { range, stretchToCut } from './cut-clause.ts'
import { isEnglish } from './english.ts'
import { isFact } from './hard-facts.ts'

/**
 * `as_typed`: the text is unchanged, because the language isn't supported, or because a part may insult but can't be
 * cut for certain. `may_hurt`: the same, but shouting was toned down, or something was left out of a message that isn't
 * in English, where more may have been missed. `nothing_left`: the message contained only insults, so the text is empty.
 */
export type CannedTranslation = { text: string; note: PreviewNote | null }

/** A cut can join words into a new insult, so cutting is repeated; more rounds are never needed. */
const MOST_ROUNDS = 3

/**
 * The message without insults and without shouting. Everything else stays in the author's own words and order: nothing
 * is added or swapped, and quotations are never touched.
 * @param clauses judges clauses that no pattern recognises; without it, they stay
 */
export function translateWithoutModel(
  { message }: { message: string },
  clauses: ClauseModel | null = null,
): CannedTranslation {
  const english = isEnglish(message)
  const find = finderFor(english)
  const without = (text: string, by: Judge | null): string =>
    withoutInsults(text, english, (sentence) => find(sentence, by))
  const careful = clauses && { model: clauses, isHostile: false }
  const isHostile =
    careful !== null &&
    sentencesIn(tokensOf(message)).some((sentence) => find(sentence, careful).some((hit) => isAimed(sentence, hit)))
  let text = message
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // Only the words that are typed are judged: what is left of a sentence may look like something else.
    const less = without(text, round === 0 ? careful && { ...careful, isHostile } : null)
    if (less === text) break
    text = less
  }
  if (!SAYS_SOMETHING.test(text)) return { text: '', note: 'nothing_left' }
  const isUnchanged = text === message.trim()
  if (!english) return { text, note: isUnchanged ? 'as_typed' : 'may_hurt' }
  if (clauses === null || !saysTheSame(text, message) || !isDoubtful(message, clauses)) return { text, note: null }
  return { text, note: isUnchanged ? 'as_typed' : 'may_hurt' }
}

/** Whether a hit insults someone. Anything can be sworn at. */
const isAimed = (sentence: readonly Token[], { from, to, cut }: Hit): boolean =>
  cut !== 'words' ||
  sentence.slice(from, to).some(({ norm }) => /^(?:you|you're|[NSFTWVC])$/.test(norm)) ||
  to - from > 3

/** Whether two texts differ in nothing but capitals and punctuation. */
const saysTheSame = (one: string, other: string): boolean => quiet(one) === quiet(other)

const quiet = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '')

const SAYS_SOMETHING = /[\p{L}\p{N}]|\p{Extended_Pictographic}/u

function withoutInsults(
  text: string,
  english: boolean,
  leftOut: (sentence: readonly Token[]) => readonly Hit[],
): string {
  const tokens = tokensOf(text)
  const shouted = english ? shoutedWords(tokens) : new Set<Token>()
  const isLoud = isShoutedText(tokens, shouted)
  const names = new Set(
    tokens.filter(({ word }) => /^\p{Lu}\p{Ll}+$/u.test(word)).map(({ word }) => word.toLowerCase()),
  )
  let result = ''
  let end = 0
  let isAfterInsult = false
  for (const sentence of sentencesIn(tokens)) {
    const isMore = isAfterInsult && goesOnNaming(sentence)
    const { kept, isCut } = keptOf(sentence, isMore ? [wholeOf(sentence)] : leftOut(sentence))
    isAfterInsult = isCut && kept.length <= MOST_LEFT
    const first = sentence[0]
    for (const [index, token] of kept.entries()) {
      const before = index === 0 ? first : kept[index - 1]
      const gap = text.slice(end, token.start)
      const isAdjacent = index > 0 ? sentence.indexOf(token) === sentence.indexOf(before ?? token) + 1 : token === first
      result += isAdjacent ? gap : gapAfterCut(gap, token, result)
      let word = token.word
      if (shouted.has(token)) word = loweredWord(token, names)
      else if (/^['’]\p{Lu}/u.test(word) && shouted.has(before ?? token)) word = word.toLowerCase()
      else if (isLoud && word === 'A' && index > 0) word = 'a'
      if (english && token.norm === '!' && (word.length > 1 || isCut || kept.some((one) => shouted.has(one))))
        word = '.'
      if (english && token.norm === '?') word = word.replace(/[!?]{2,}/, '?')
      if (index === 0 && first && /^\p{Lu}/u.test(first.word)) word = capitalised(word)
      result += english ? agreeing(word, token, kept[index + 1], sentence) : word
      end = token.end
    }
    end = sentence.at(-1)?.end ?? end
    if (kept.length === 0) result = result.replace(/[^\S\n]+$/, '')
  }
  return (result + text.slice(end))
    .replace(/^[\s,;:.!-]+(?=\S)/, (start) => (result.length === text.length ? start : ''))
    .trim()
}

/** In words and marks, what may be left of an insulting sentence: "Wayne." of "You're a dog, Wayne." */
const MOST_LEFT = 3

const wholeOf = (sentence: readonly Token[]): Hit => ({ from: 0, to: sentence.length, cut: 'words', reason: 'insult' })

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const NAMING = /^ (?:(?:,|[TWNFSOVPH]|[a-z]+(?:-[a-z]+)*) ){1,14}[.!¶]? ?$/
const CALLS = /(?: [TWNFSOVH]| [a-z]+-[a-z-]+)(?=.*(?: [TWNFSOVH]| [a-z]+-[a-z-]+) )| (?:an? )?[NFSV] [.!¶]? ?$/
const SAYS =
  / (?:you|you're|i|we|he|she|they|it|it's|that|this|there|is|are|was|were|have|has|had|do|does|did|can|will|would|could|should|my|your|our|the|no|not|please|for|in|on|at|to|with|from|by|today|tomorrow) /

/** "You're a dog. A grub. A two-bob, lying sack of spuds.": a sentence without a verb that goes on calling names. */
function goesOnNaming(sentence: readonly Token[]): boolean {
  const { line } = lineOf(sentence)
  return NAMING.test(line) && CALLS.test(line) && !SAYS.test(line)
}

/** The whitespace where words were cut; line breaks are kept. */
function gapAfterCut(gap: string, next: Token, before: string): string {
  const lines = /\n+/.exec(gap)?.[0]
  if (lines) return lines
  return before === '' || /\s$/.test(before) || /^[.,;:!?]$/.test(next.norm) ? '' : ' '
}

/** Switches between "a" and "an" if the following word was cut: a change of spelling, not of wording. */
function agreeing(word: string, token: Token, next: Token | undefined, sentence: readonly Token[]): string {
  if (!next || !/^an?$/i.test(word) || sentence[sentence.indexOf(token) + 1] === next) return word
  return word.charAt(0) + (/^(?:[aeio]|u(?!ni|se|su)|hour|honest|heir)/i.test(next.word) ? 'n' : '')
}

/** What remains of a sentence, and whether anything was cut. */
function keptOf(sentence: readonly Token[], hits: readonly Hit[]): { kept: Token[]; isCut: boolean } {
  const cut = new Set<number>()
  for (const hit of hits) for (const index of indexesToCut(sentence, hit)) cut.add(index)
  if (cut.size === 0) return { kept: [...sentence], isCut: false }
  // Half of an "either … or" isn't a sentence.
  const goesOn = (end: number): boolean =>
    sentence.slice(0, end).some(({ norm }, at) => !cut.has(at) && /^(?:and|but)$/.test(norm))
  const isHalf = sentence.some(
    ({ norm }, at) => norm === 'either' || (norm === 'or' && !cut.has(at) && cut.has(0) && !goesOn(at)),
  )
  if (isHalf && !sentence.some((token, index) => isFact(token, index === 0))) return { kept: [], isCut: true }
  return { kept: tidied(sentence, cut), isCut: true }
}

function indexesToCut(sentence: readonly Token[], hit: Hit): readonly number[] {
  const [from, to] = [hit.from, hit.to]
  if (hit.cut === 'words') return range(from, to)
  return stretchToCut(sentence, hit)
}

const JOINS = /^(?:and|but|so|or|because|plus|then|also|yet|either|just)$/
const PAUSES = /^[,;:-]$/
const ENDS = /^[.!?¶]$/
/** Words that are meaningless without the rest of their sentence. */
const EMPTY =
  /^(?:and|but|so|or|because|plus|also|yet|just|oh|well|ok|okay|right|look|see|listen|hey|wow|ugh|god|omg|lol|lmao|smh|honestly|seriously|frankly|really|literally|actually|evidently|clearly|obviously|apparently|indeed|only|like|man|bro|dude|mate|pal|sir|madam|ma|na|o|oo|sha|abeg|yaar|tbh|ngl|imo|fr|such|a|an|the|you|yes|no|yeah|nah|what|that|E|X|H|[,;:)-]|[.!?¶])$/

/** The remaining words, without the punctuation and conjunctions a cut left dangling. */
function tidied(sentence: readonly Token[], cut: ReadonlySet<number>): Token[] {
  const left = sentence.map((token, index) => ({ token, index })).filter(({ index }) => !cut.has(index))
  const isAfterCut = (at: number): boolean => (left[at]?.index ?? 0) > (left[at - 1]?.index ?? -1) + 1
  for (let at = 0; at < left.length; ) {
    const [here, next] = [left[at]?.token.norm ?? '', left[at + 1]?.token.norm ?? '']
    const isFirst = at === 0 && isAfterCut(0)
    const before = left[at - 1]?.token.norm ?? ''
    const isSplit =
      /^(?:have|has|had|is|are|was|were)$/.test(before) ||
      (before === 'you' && /^(?:,|and|but|so)?$/.test(left[at - 2]?.token.norm ?? ''))
    const hangs =
      (here === ',' && isAfterCut(at) && isSplit) ||
      (here === ',' &&
        isAfterCut(at) &&
        /^(?:is|are|was|were|has|have|had|did|does|will|would|can|can't|for)$/.test(next)) ||
      (isFirst && (PAUSES.test(here) || (JOINS.test(here) && here !== 'just'))) ||
      (PAUSES.test(here) && (PAUSES.test(next) || ENDS.test(next)) && isAfterCut(at + 1)) ||
      (PAUSES.test(here) && PAUSES.test(left[at - 1]?.token.norm ?? '') && isAfterCut(at)) ||
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
  return content.length === 0 ||
    isEllipsis(
      kept,
      sentence.filter((_, index) => cut.has(index)),
    )
    ? []
    : kept
}

/** "And you always were", "that's who", "I wonder": words that say nothing without what was cut. */
const ELLIPSIS =
  /^(?:(?:you|he|she|they|it|i|we)(?: (?:always|never|still|already|really|just|both|all))* (?:are|were|is|was|am|do|did|will|would|can|could|have|have been)(?: (?:always|too|not|been|before))*|that(?: ?'s| is) (?:who|what|why|how|where)|i (?:wonder|am (?:just )?(?:wondering|asking))|(?:all|both|the (?:lot|pair)) of (?:you|them)|(?:everyone|everybody|we all|half|people|the whole)(?: [a-zP]+){0,4} (?:knows? it|thinks? so|agrees?|says? so)(?: , not just me)?|(?:to be|let 's be|i will be) honest)(?: [.!?¶])*$/
/** Which of the two, if both were cut: "you're a fool or a liar, pick one". */
const PICK = /^(?:(?:you )?(?:pick|choose) (?:one|either)|take your pick|which(?: one)? is it)(?: [.!?¶])*$/

function isEllipsis(kept: readonly Token[], cut: readonly Token[]): boolean {
  const words = kept.map(({ norm }) => norm).join(' ')
  return ELLIPSIS.test(words) || (PICK.test(words) && cut.some(({ norm }) => norm === 'or'))
}

/** The first words were cut, so the first remaining word counts as following a cut. */
function markCutBefore(left: { index: number }[]): void {
  const [first] = left
  if (first && first.index === 0) first.index = 1
}
