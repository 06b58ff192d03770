import { isEnglish } from '../../canned/english.ts'
import { clausesToJudge } from './clauses-in.ts'
import { isShort } from './judged-insults.ts'
import { type ClauseModel, judge } from './model.ts'

/** A stretch of a text in UTF-16 indexes; `end` is exclusive. */
type Stretch = { text: string; start: number; end: number }

/**
 * The clauses of an English text that may insult the reader, so that the author can decide about them. Where a sentence
 * and a clause of it may both insult, only the clause is listed.
 */
export function doubtfulIn(text: string, model: ClauseModel): Stretch[] {
  if (!isEnglish(text)) return []
  const found: Stretch[] = []
  for (const { sentence, clause } of clausesToJudge(text)) {
    if (isShort(sentence, clause)) continue
    const words = sentence.slice(clause.from, clause.to)
    const [start, end] = [words[0]?.start, words.at(-1)?.end]
    if (start === undefined || end === undefined || judge(words, model, 'english') === 'harmless') continue
    const around = found.at(-1)
    if (around && around.start <= start && end <= around.end) found.pop()
    found.push({ text: text.slice(start, end), start, end })
  }
  return found
}
