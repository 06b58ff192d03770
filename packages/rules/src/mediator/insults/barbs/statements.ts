import { PAST } from '../../canned/cut-clause.ts'
import { isPreamble, refersBackToInsult } from '../../canned/empty-clauses.ts'
import { isFact } from '../../canned/hard-facts.ts'
import { asks, FINITE } from '../../canned/pieces.ts'
import { type Clause, clausesIn, VERB } from '../clauses/clauses-in.ts'
import { AUTHOR_EXPERIENCE } from '../clauses/clauses-to-keep.ts'
import { isBelowDoubtful, type Judgment } from '../clauses/model.ts'
import type { Hit } from '../insults-in.ts'
import { MARK, type Token } from '../tokens.ts'
import { statesAction } from './actions.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const JOINT = /^(?:and|but|so|because|cos|though|[EX,])$/
const AUTHOR = /^(?:i|i am|i have|me|my|mine|we|us|our|ours|myself)$/
/** These depend on what comes before them. */
const DEPENDS = /^(?:which|who|whose|than|like|as|of|with|without|to|or|nor|not|even|if|unless|when|whenever)$/
/** "He was really upset", "she has a job to go to" */
const OTHERS = /^(?:he|he's|she|she's|they|they are|there|P|the|my|our|your|his|her|their|this|that)$/
const SHORTEST_OF_OTHERS = 4

/**
 * A hit without the statements in it. The model judges a sentence as a whole, and its harshest clause decides, so
 * clauses that are harmless by themselves would go with it: "[You've the backbone of a stottie,] and my feet are killing
 * me", "[Where is that money going,] into your stomach?"
 */
export function withoutStatements(
  sentence: readonly Token[],
  hit: Hit,
  judge: (clause: readonly Token[]) => Judgment,
): readonly Hit[] {
  if (hit.cut !== 'words') return [hit]
  const within = clausesIn(sentence).filter(({ from, to }) => hit.from <= from && to <= hit.to)
  if (within.length < 2) return [hit]
  const runs: { from: number; to: number; isKept: boolean }[] = []
  for (const clause of within) {
    const isKept = isBelowDoubtful(judge(sentence.slice(clause.from, clause.to)))
    const last = runs.at(-1)
    if (last && last.isKept === isKept) runs[runs.length - 1] = { ...last, to: clause.to }
    else runs.push({ ...clause, isKept })
  }
  for (const run of runs) {
    if (!run.isKept) continue
    run.from = startOf(sentence, within, run)
    const isAside = /^[EX]$/.test(sentence[run.from - 1]?.norm ?? '')
    // What a pattern takes for a mocking question asks nothing: "What do you want, a medal?"
    const how = { judge, isAside, mayAsk: hit.isJudged === true }
    run.isKept = !needsRest(sentence, run) && statesSomething(sentence.slice(run.from, run.to), how)
  }
  const kept = runs.filter(({ isKept }) => isKept)
  const last = kept.at(-1)
  if (!last) return [hit]
  const end = Math.max(last.to, within.at(-1)?.to ?? hit.to)
  return [...kept, { from: end, to: end }]
    .map(({ from }, at) => ({ ...hit, from: kept[at - 1]?.to ?? hit.from, to: from }))
    .filter(({ from, to }) => sentence.slice(from, to).some(({ word }) => /\p{L}/u.test(word)))
}

/** Where the statement begins after a name for the reader: "pet, | my feet are killing me" */
const startOf = (sentence: readonly Token[], within: readonly Clause[], run: Clause): number =>
  within.find(
    ({ from, to }) =>
      from >= run.from &&
      to <= run.to &&
      (to - from > 1 || sentence.slice(from, to).some((token) => isFact(token, false))),
  )?.from ?? run.from

/** "I'd be less intense [if you had a job]", "it would be lovely if, just once, [you behaved]", "the hedge I cannot" */
function needsRest(sentence: readonly Token[], { from, to }: Clause): boolean {
  const norms = sentence.slice(from, to).map(({ norm }) => norm)
  const next = sentence.slice(to, to + 2).find(({ norm }) => !MARK.test(norm))?.norm ?? ''
  return (
    VERB.test(norms.at(-1) ?? '') ||
    norms.some((norm, at) => LEADS_ON.test(norm) && MARK.test(norms[at + 1] ?? '')) ||
    (/^(?:if|unless)$/.test(next) && norms.some((norm) => /^(?:'d|would|could|might)$/.test(norm)))
  )
}
const LEADS_ON = /^(?:if|when|because|that|and|but|or|than|as)$/

function statesSomething(
  run: readonly Token[],
  { judge, isAside, mayAsk }: { judge: (clause: readonly Token[]) => Judgment; isAside: boolean; mayAsk: boolean },
): boolean {
  const start = run.findIndex(({ norm }) => !JOINT.test(norm))
  const words = start === -1 ? [] : run.slice(start)
  const norms = words.map(({ norm }) => norm)
  const line = norms.join(' ')
  const [first = ''] = norms
  if (words.length < 2 || DEPENDS.test(first) || isPreamble(line) || refersBackToInsult(line)) return false
  if (!isBelowDoubtful(judge(run))) return false
  if ((mayAsk && asks(run)) || AUTHOR_EXPERIENCE.test(line) || statesAction(words)) return true
  const isClause = norms.some((norm) => VERB.test(norm) || FINITE.test(norm) || PAST.test(norm))
  if (!isClause) return false
  if (isAside || OTHERS.test(first)) return norms.length >= SHORTEST_OF_OTHERS
  return words.some((token, at) => isFact(token, at === 0) || AUTHOR.test(token.norm))
}
