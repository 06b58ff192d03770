import { isEnglish } from '../../canned/english.ts'
import { barbsWithFacts, clauseJudgeFor } from '../barbs/barbs.ts'
import { sentencesByModel } from '../breaks/model.ts'
import { MARK, type Token, tokensOf } from '../tokens.ts'
import { clausesToJudge } from './clauses-in.ts'
import { CLAUSES_TO_KEEP } from './clauses-to-keep.ts'
import { isShort } from './judged-insults.ts'
import { type ClauseModel, isAtLeast } from './model.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** A stretch of a text in UTF-16 indexes; `end` is exclusive. */
type Stretch = { text: string; start: number; end: number }

/**
 * Stretches of a text that may insult, for the author to decide about: clauses that the model isn't sure about, barbs
 * with facts in them, and insulting nouns. If a sentence and a clause of it may both insult, only the clause is listed.
 * In another language, only whole sentences are judged.
 * @param isHostile whether the message has other insults; if so, a clause is listed at a lower likelihood
 */
export function doubtfulIn(text: string, model: ClauseModel, isHostile: boolean): Stretch[] {
  const language = isEnglish(text) ? 'english' : 'other'
  const limit = isHostile ? 'possible' : 'doubtful'
  const { judge } = clauseJudgeFor(text, model)
  const found: Stretch[] = []
  for (const { sentence, clause } of clausesToJudge(text)) {
    if (isShort(sentence, clause) || (language === 'other' && !isWhole(sentence, clause))) continue
    const words = sentence.slice(clause.from, clause.to)
    const asWritten = words.map(({ norm }) => norm).join(' ')
    if (!isAtLeast(judge(words), limit)) continue
    if (CLAUSES_TO_KEEP.some((pattern) => pattern.test(asWritten))) continue
    const stretch = stretchOf(text, words)
    const around = found.at(-1)
    if (around && around.start <= stretch.start && stretch.end <= around.end) found.pop()
    found.push(stretch)
  }
  for (const stretch of [...(language === 'english' ? barbsIn(text) : []), ...nounsIn(text)])
    if (!found.some((one) => one.start < stretch.end && stretch.start < one.end)) found.push(stretch)
  return found.sort((one, other) => one.start - other.start)
}

const barbsIn = (text: string): Stretch[] =>
  sentencesByModel(tokensOf(text)).flatMap((sentence) =>
    barbsWithFacts(sentence).map(({ from, to }) => stretchOf(text, sentence.slice(from, to))),
  )

const isWhole = (sentence: readonly Token[], { from, to }: { from: number; to: number }): boolean =>
  from === 0 && sentence.slice(to).every(({ norm }) => /^\P{L}/u.test(norm))

/**
 * Insulting nouns for someone, as in "the moron you sent", but not "I felt like a moron"; and mocking ones after "your":
 * "your boy genius".
 */
const nounsIn = (text: string): Stretch[] =>
  sentencesByModel(tokensOf(text)).flatMap((sentence) =>
    sentence.flatMap((token, at) => {
      if (!/^[NS]$/.test(token.norm) && !(token.norm === 'V' && sentence[at - 1]?.norm === 'your')) return []
      const mark = sentence.findLastIndex(({ norm }, index) => index < at && MARK.test(norm))
      const before = sentence.slice(Math.max(mark + 1, at - WORDS_BEFORE), at)
      return before.some(({ norm }) => OF_AUTHOR.test(norm)) ? [] : [stretchOf(text, [token])]
    }),
  )

const WORDS_BEFORE = 5
/** The author applies the noun to themselves, or denies it. */
const OF_AUTHOR = /^(?:i|i am|i have|me|my|myself|not|n't|no|don't|isn't|wasn't|never)$/

function stretchOf(text: string, words: readonly Token[]): Stretch {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  return { text: text.slice(start, end), start, end }
}
