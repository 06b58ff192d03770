import type { PreviewNote } from '@squash/contract/values'
import { capitalised } from '../../text/capitalised.ts'
import { finderFor, type Judge, judgeOf } from '../insults/barbs/barbs.ts'
import { sentencesByModel } from '../insults/breaks/model.ts'
import { opensQuestion } from '../insults/clause-openings.ts'
import { isDoubtful } from '../insults/clauses/judged-insults.ts'
import { type ClauseModel, isAtLeast, judgeAlone } from '../insults/clauses/model.ts'
import { type Hit, searchable, wholeSentenceHit } from '../insults/insults-in.ts'
import { shoutedNames } from '../insults/shouted-names.ts'
import { isAmong, isShoutedText, loweredWord, shoutedWords } from '../insults/shouting.ts'
import { MARK, type Token, tokensOf } from '../insults/tokens.ts'
import { withAntecedents } from './antecedents.ts'
import { cutSentence } from './cut-sentence.ts'
import { isEnglish } from './english.ts'
import { withNamesJoined } from './names-joined.ts'
import { ENDS, endsCutSentence } from './remainder.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/**
 * `as_typed`: the text is unchanged, because the language isn't supported, or because a part may insult but can't be
 * cut for certain. `may_hurt`: the same, but shouting was toned down, or something was left out of a message that isn't
 * in English, where more may have been missed. `nothing_left`: the message contained only insults, so the text is
 * empty.
 */
type CannedTranslation = { text: string; note: PreviewNote | null }

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
  const without = (text: string, by: Judge | null): string => {
    // A cut may leave only a name or two, so the language of the rest is detected again, as if it had been typed like that.
    const isRestEnglish = isEnglish(text)
    const findInRest = finderFor(isRestEnglish)
    return withoutInsults(text, isRestEnglish, {
      leftOut: (sentence) => findInRest(sentence, by),
      insults: (clause) => by !== null && isAtLeast(by.judge(clause), 'doubtful'),
    })
  }
  const by = clauses && judgeOf(message, clauses)
  const english = isEnglish(message)
  const again: Judge | null = by && { ...by, ...judgeAlone(clauses, english ? 'english' : 'other'), onlyPatterns: true }
  let text = message
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // The model judges only what was typed: what is left of a sentence may look like something else.
    const less = without(text, round === 0 ? by : again)
    if (less === text) break
    text = less
  }
  if (!SAYS_SOMETHING.test(text)) return { text: '', note: 'nothing_left' }
  const isUnchanged = text === message.trim()
  if (!english) return { text, note: isUnchanged ? 'as_typed' : 'may_hurt' }
  if (by === null || !saysTheSame(text, message) || !isDoubtful(message, by)) return { text, note: null }
  return { text, note: isUnchanged ? 'as_typed' : 'may_hurt' }
}

/** Whether two texts differ only in capitals and punctuation. */
const saysTheSame = (one: string, other: string): boolean => quiet(one) === quiet(other)

const quiet = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '')

const SAYS_SOMETHING = /[\p{L}\p{N}]|\p{Extended_Pictographic}/u

function withoutInsults(
  text: string,
  english: boolean,
  {
    leftOut,
    insults,
  }: { leftOut: (sentence: readonly Token[]) => readonly Hit[]; insults: (clause: readonly Token[]) => boolean },
): string {
  const tokens = tokensOf(text)
  const shouted = english ? shoutedWords(tokens) : new Set<Token>()
  const isLoud = isShoutedText(tokens, shouted)
  const called = shoutedNames(tokens)
  const names = new Set(
    tokens.filter(({ word }) => /^\p{Lu}\p{Ll}+$/u.test(word)).map(({ word }) => word.toLowerCase()),
  )
  let result = ''
  let end = 0
  let keptBefore: readonly Token[] = []
  let isAfterInsult = false
  let runsOn = false
  let cutBefore: readonly Token[] = []
  const sentences = sentencesByModel(tokens).map((sentence) => {
    const isMore =
      english && ((isAfterInsult && goesOnNaming(sentence)) || endsCutSentence(cutBefore, sentence, insults))
    const hits = isMore ? [wholeSentenceHit(sentence)] : leftOut(sentence)
    const what = cutSentence(sentence, hits, english ? insults : null, runsOn)
    cutBefore = what.kept.length === 0 ? sentence : []
    isAfterInsult = what.isCut && what.kept.length <= MOST_LEFT
    runsOn = what.kept.length > 0 && what.kept.at(-1) === sentence.at(-1) && !ENDS.test(sentence.at(-1)?.norm ?? '')
    return { sentence, ...what, isJoined: false }
  })
  for (const { sentence, kept, isCut, isJoined } of english ? withNamesJoined(withAntecedents(sentences)) : sentences) {
    const first = sentence[0]
    for (const [index, token] of kept.entries()) {
      const before = index === 0 ? first : kept[index - 1]
      const between = text.slice(end, token.start)
      // The line break after a cut sentence may be there already.
      const gap = result.endsWith('\n') ? between.replace(/^\n+/, '') : between
      const isAdjacent = placeOf(sentence, token) === (index > 0 ? placeOf(sentence, before ?? token) + 1 : 0)
      result += isAdjacent ? gap : gapAfterCut(gap, token, result)
      let word = token.word
      if (shouted.has(token)) word = called.has(token) ? titled(word) : loweredWord(token, names, before?.norm)
      else if (/^['’]\p{Lu}/u.test(word) && shouted.has(before ?? token)) word = word.toLowerCase()
      // "SUCH A THIEF" in an otherwise calm text
      else if (word === 'A' && index > 0 && isAmong(shouted, before, kept[index + 1])) word = 'a'
      else if (isLoud && /^[AUWNR]$/.test(word) && index > 0 && !NUMBERED.test(before?.norm ?? ''))
        word = word.toLowerCase()
      else if (isLoud && /^\d+(?:ST|ND|RD|TH)$/.test(word)) word = word.toLowerCase()
      if (english && token.norm === '!' && (word.length > 1 || isCut || kept.some((one) => shouted.has(one))))
        word = text[token.end] === ')' && index + 2 < kept.length ? '' : '.'
      if (english && token.norm === '?') word = isQuestionCut(sentence, kept) ? '.' : word.replace(/[!?]{2,}/, '?')
      if (index === 0 && first && /^\p{Lu}/u.test(first.word) && !isJoined) word = capitalised(word)
      result += english ? agreeing(word, token, kept[index + 1], sentence) : word
      end = token.end
    }
    const last = sentence.at(-1)
    // The line break after a sentence stays when its end is cut.
    end = (last?.norm === '¶' && !kept.includes(last) ? last.start : last?.end) ?? end
    if (kept.length === 0) result = result.replace(/[^\S\n]+$/, '') + markOf(sentence, result, keptBefore)
    else keptBefore = kept
  }
  return (result + text.slice(end))
    .replace(/ ?\(\s*[.?!]?\s*\)/g, (brackets) => (text.includes(brackets) ? brackets : ''))
    .replace(/\n[^\S\n]+(?=\S)/g, (gap) => (text.includes(gap) ? gap : '\n'))
    .replace(/\n{3,}/g, (lines) => (text.includes(lines) ? lines : '\n\n'))
    .replace(/^[\s,;:.!-]+(?=\S)/, (start) => (result.length === text.length ? start : ''))
    .trim()
}

/**
 * The closing mark of a part that was cut, if the part before it has none because it ran on: "where is it | you clown?"
 * @param result the text so far
 * @param before what was kept of the sentence before
 */
function markOf(sentence: readonly Token[], result: string, before: readonly Token[]): string {
  const last = sentence.at(-1)?.norm ?? ''
  if (!/[\p{L}\p{N}]["'”’»)]*$/u.test(result) || !/^[.!?]$/.test(last)) return ''
  return last === '?' && opensQuestion(before, 0) ? '?' : '.'
}

/**
 * Whether the question at the end was cut, and the rest is a statement: "Daddy rang me crying[, do you know how that
 * feels]?"
 */
function isQuestionCut(sentence: readonly Token[], kept: readonly Token[]): boolean {
  const last = kept.findLast(({ norm }) => !MARK.test(norm))
  const cut = last ? sentence.slice(placeOf(sentence, last) + 1) : []
  const holdsQuestion = (tokens: readonly Token[]): boolean => tokens.some((_, at) => opensQuestion(tokens, at))
  return holdsQuestion(cut) && !holdsQuestion(kept) && !OPENS_QUESTION.test(kept[0]?.norm ?? '')
}
const OPENS_QUESTION =
  /^(?:who|what|which|when|where|why|how|is|are|was|were|do|does|did|have|has|can|could|will|would)$/

/** Tokens may have been replaced, but not moved. */
const placeOf = (sentence: readonly Token[], { start }: Token): number =>
  sentence.findIndex((one) => one.start === start)

/** The number of words and marks that may be left of an insulting sentence: "Wayne." of "You're a dog, Wayne." */
const MOST_LEFT = 3

/** The "W" of "ROW W" doesn't mean "with". */
const NUMBERED = /^(?:block|flat|unit|row|seat|gate|room|ward|plan|apt|section|group|grade|team|class|type|vitamin|D)$/

const titled = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

/** A few words and commas: "A two-bob, lying sack of spuds." */
const NAMING = /^ (?:(?:,|[TWNFSOVPH]|[a-z]+(?:-[a-z]+)*) ){1,14}[.!¶]? ?$/
/** Two insulting or hyphenated words, as in that sentence, or an insulting noun at the end: "A grub." */
const CALLS = /(?: [TWNFSOVH]| [a-z]+-[a-z-]+)(?=.*(?: [TWNFSOVH]| [a-z]+-[a-z-]+) )| (?:an? )?[NFSV] [.!¶]? ?$/
const LIKE_KIN = /^ (?:just |exactly )?(?:the )?(?:same as|like) your (?:own |late )?P [.!¶]? ?$/
/** "I've had better service from a vending machine. At least it gives change." */
const AT_LEAST =
  /^ (?:at least (?:it|he|she|they|that)|(?:it|he|she|they|that) (?:would |'d )at least|it works (?:about|just) as) (?:[a-zFTW'-]+ ){1,9}[.!¶]? ?$/
/** "How do you burn soup. How.", "you're a fool or a liar. Which is it?" */
const ECHO =
  /^ (?:(?:how|who|why|like)(?: (?:how|who|why))?|(?:so )?which(?: one)? is it|there (?:, )?i (?:have |'ve )?said it) [.!?¶]? ?$/
/** A word of a statement or request: "A selfish pig on Monday.", "Pay the idiot." */
const SAYS =
  / (?:you|you're|i|we|he|she|they|it|it's|that|this|there|is|are|was|were|have|has|had|do|does|did|can|will|would|could|should|my|your|our|the|no|not|please|for|in|on|at|to|with|from|by|today|tomorrow) /

/**
 * A sentence without a verb that continues an insult ("You're a dog. A grub. A two-bob, lying sack of spuds.") or only
 * compares ("Deadbeat. Same as your dad.") or repeats a question.
 */
function goesOnNaming(sentence: readonly Token[]): boolean {
  const { line } = searchable(sentence)
  return (
    (NAMING.test(line) && CALLS.test(line) && !SAYS.test(line)) ||
    [LIKE_KIN, AT_LEAST, ECHO].some((one) => one.test(line))
  )
}

/** The whitespace where words were cut; line breaks are kept. */
function gapAfterCut(gap: string, next: Token, before: string): string {
  const lines = /\n+/.exec(gap)?.[0]
  if (lines) return lines
  return before === '' || /\s$/.test(before) || /^[.,;:!?]$/.test(next.norm) || next.word === ')' ? '' : ' '
}

/** Switches between "a" and "an" if the following word was cut: a change of spelling, not of wording. */
function agreeing(word: string, token: Token, next: Token | undefined, sentence: readonly Token[]): string {
  if (!next || !/^an?$/i.test(word) || sentence[sentence.indexOf(token) + 1] === next) return word
  return word.charAt(0) + (/^(?:[aeio]|u(?!ni|se|su)|hour|honest|heir)/i.test(next.word) ? 'n' : '')
}
