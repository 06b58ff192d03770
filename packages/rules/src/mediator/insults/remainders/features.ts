import { hashesOf } from '../../../classifier/features.ts'
import { asks, holdsFact } from '../../canned/pieces.ts'
import { CLOSED_CLASS } from '../barbs/word-classes.ts'
import { VERB } from '../clauses/clauses-in.ts'
import { MARK, type Token } from '../tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** The shape of a missing word. */
const NONE = '#'
const LONGEST_REMAINDER = 10
const LONGEST_CUT = 8
const LONGEST_PART = 6

/** A stretch of a sentence that was cut: the indexes of its first token and of the token after it. */
type Gap = { from: number; to: number }

/**
 * The features of a remainder, which is what is left of a sentence after a cut, as hashes: the words on both sides of
 * each gap, the first and last words of what was cut there, how the remainder begins and ends, and a few counts. Most
 * words are too rare to learn from, so their shapes are features, too.
 * @param kept for each token of the sentence, whether it is left
 */
export function remainderFeatures(sentence: readonly Token[], kept: readonly boolean[]): Uint32Array {
  const left = sentence.filter((_, at) => kept[at])
  const words = left.filter(isWord)
  return hashesOf((add) => {
    for (const gap of gapsIn(sentence, kept))
      for (const feature of gapFeatures(sentence, gap, kept, words.length)) add(feature)
    const norms = words.map(({ norm }) => norm)
    const shapes = norms.map(shapeOf)
    const length = Math.min(words.length, LONGEST_REMAINDER)
    add(`first ${norms[0]}`)
    add(`first two ${norms.slice(0, 2).join(' ')}`)
    add(`begins ${shapes.slice(0, 2).join(' ')}`)
    add(`begins ${shapes.slice(0, 3).join(' ')}`)
    add(`last ${norms.at(-1)}`)
    add(`last two ${norms.slice(-2).join(' ')}`)
    add(`ends ${shapes.slice(-2).join(' ')}`)
    for (const shape of new Set(shapes)) add(`has ${shape}`)
    add(`length ${length}`)
    add(`verb ${hasVerb(norms)} ${length}`)
    add(`asks ${asks(left)}`)
    add(`fact ${holdsFact(left)}`)
    add(`author ${norms.some((norm) => /^(?:i|me|my|we|us|our|i am|i have)$/.test(norm))}`)
    add(`reader ${norms.some((norm) => /^(?:you|your|you're)$/.test(norm))}`)
    add(`closed by ${sentence.at(-1)?.norm} ${length < 4}`)
    add(`capital ${/^\p{Lu}/u.test(words[0]?.word ?? '')} ${Math.min(length, 4)}`)
    add(`share ${Math.round((4 * words.length) / sentence.filter(isWord).length)}`)
  })
}

/** The features of one gap: its place, the words around it, and the words cut from it. */
function gapFeatures(
  sentence: readonly Token[],
  { from, to }: Gap,
  kept: readonly boolean[],
  length: number,
): string[] {
  const before = sentence.filter((token, at) => at < from && kept[at] && isWord(token)).map(({ norm }) => norm)
  const after = sentence.filter((token, at) => at >= to && kept[at] && isWord(token)).map(({ norm }) => norm)
  const cut = sentence
    .slice(from, to)
    .filter(isWord)
    .map(({ norm }) => norm)
  const place = before.length === 0 ? 'start' : after.length === 0 ? 'end' : 'middle'
  const markBefore = markOf(sentence[from - 1]) ?? markOf(sentence[from]) ?? '_'
  const markAfter = markOf(sentence[to]) ?? markOf(sentence[to - 1]) ?? '_'
  const [left3, left2, left] = [before.at(-3), before.at(-2), before.at(-1)].map(shapeOf)
  const [right, right2, right3] = after.slice(0, 3).map(shapeOf)
  const [opening, opening2, opening3] = cut.slice(0, 3).map(shapeOf)
  const [ending2, ending] = [cut.at(-2), cut.at(-1)].map(shapeOf)
  const partBefore = partBeside(sentence, from - 1, -1, kept)
  const partAfter = partBeside(sentence, to, 1, kept)
  return [
    `gap`,
    `marks ${markBefore} ${markAfter}`,
    `before ${before.at(-1)}`,
    `before ${markBefore} ${left}`,
    `before ${left2} ${left}`,
    `before ${left3} ${left2} ${left}`,
    `after ${after[0]}`,
    `after ${markAfter} ${right}`,
    `after ${markAfter} ${right} ${right2}`,
    `after ${right} ${right2} ${right3}`,
    `cut opens ${cut[0]}`,
    `cut opens ${opening} ${opening2}`,
    `cut opens ${opening} ${opening2} ${opening3}`,
    `cut opens ${markBefore} ${opening} ${opening2}`,
    `cut closes ${cut.at(-1)}`,
    `cut closes ${ending2} ${ending}`,
    `cut length ${Math.min(cut.length, LONGEST_CUT)}`,
    `cut speaks to reader ${cut.some((norm) => norm.startsWith('you'))}`,
    `cut verb ${hasVerb(cut)}`,
    `cut tag ${cut.some((norm) => /^[NSFTWVCOH]$/.test(norm))}`,
    `left over ${Math.min(length, LONGEST_REMAINDER)} ${markAfter}`,
    `part before ${Math.min(partBefore.length, LONGEST_PART)} ${hasVerb(partBefore)}`,
    `part after ${Math.min(partAfter.length, LONGEST_PART)} ${hasVerb(partAfter)}`,
    `parts ${hasVerb(partBefore)} ${markBefore} ${markAfter} ${hasVerb(partAfter)}`,
    `part before opens ${shapeOf(partBefore[0])} ${hasVerb(partBefore)}`,
    `part after opens ${shapeOf(partAfter[0])} ${hasVerb(partAfter)}`,
  ].map((feature) => `${place} ${feature}`)
}

/** The stretches that were cut, without those that only contain marks. */
function gapsIn(sentence: readonly Token[], kept: readonly boolean[]): Gap[] {
  const gaps: Gap[] = []
  for (let from = 0; from < sentence.length; from += 1) {
    if (kept[from]) continue
    let to = from
    while (to < sentence.length && !kept[to]) to += 1
    if (sentence.slice(from, to).some(isWord)) gaps.push({ from, to })
    from = to
  }
  return gaps
}

/** The words left between a gap and the next mark or gap. @param step -1 for those before it, 1 for those after it */
function partBeside(
  sentence: readonly Token[],
  start: number,
  step: -1 | 1,
  kept: readonly boolean[],
): readonly string[] {
  const part: string[] = []
  for (let at = start; at >= 0 && at < sentence.length && kept[at]; at += step) {
    const token = sentence[at]
    if (token && isWord(token)) part.push(token.norm)
    else if (part.length > 0) break
  }
  return step === 1 ? part : part.reverse()
}

const isWord = ({ norm }: Token): boolean => !MARK.test(norm)
const markOf = (token: Token | undefined): string | undefined => (token && !isWord(token) ? token.norm : undefined)
const hasVerb = (norms: readonly string[]): boolean => norms.some((norm) => VERB.test(norm))

/** A tag or a word of a closed class as it is, or only the ending of any other word. */
function shapeOf(norm = NONE): string {
  if (norm === NONE || CLOSED_CLASS.has(norm) || /^\p{Lu}$/u.test(norm)) return norm
  return `_${/(?:ing|ed|ly|s)$/.exec(norm)?.[0] ?? ''}`
}
