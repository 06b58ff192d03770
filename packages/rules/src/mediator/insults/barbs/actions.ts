import { pattern } from '../../../text/pattern.ts'
import { BASES } from '../../requests/irregular-verbs.ts'
import { type Clause, clausesIn, VERB } from '../clauses/clauses-in.ts'
import { isDetail } from '../clauses/judged-insults.ts'
import type { Judgment } from '../clauses/model.ts'
import { mustStayIn } from '../clauses/must-stay.ts'
import type { Hit } from '../insults-in.ts'
import type { Token } from '../tokens.ts'
import { isPlainStatement } from './plain-statements.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const JOINT = /^(?:which|that|and|but|so|then|lol|ok|okay|oh|wow|well|right|,)$/
const ADVERB = /^(?:also|always|already|even|ever|just|never|once|only|really|still|then|actually|literally|pinky)$/
const NEGATIVE = /^(?:never|not|haven't|hasn't|didn't|don't)$/
/**
 * Verbs for what people literally say or do; most other verbs in the present tense are figurative ("you drain
 * everyone").
 */
const PLAIN_VERB =
  /^(?:cheat|claim|insist|lie|owe|park|pay|promise|reckon|say|swear|take|leave|send|ring|call|use|borrow|charge)$/
/** "You have read it", unlike "you have poisoned every party". */
const PLAIN_PARTICIPLE =
  /^(?:read|seen|signed|paid|received|sent|kept|borrowed|used|agreed|promised|packed|met|taken|moved|parked|booked|bought|cancelled|deleted|lent|told)$/
/** "You became a stranger", "you behaved like a child", "you had the nerve": a state, not an action. */
const NO_ACTION = /^(?:was|were|had|became|turned|behaved|acted|looked|sounded|seemed|got|felt|gone|been|need|indeed)$/
/** With an insulting word or a comparison in it, a clause is a figurative insult and states no action. */
const FIGURATIVE = /^(?:[NSFTWVCOHX]|like|than|as|could|would|better|worse|own)$/
const THING = /^(?:that|this|the)$/
const IS = /^(?:is|isn't|was|wasn't|has|hasn't|does|doesn't|did|didn't|will|won't|wouldn't|couldn't|can't)$/

/**
 * Whether a clause only states what someone did or didn't do ("and you promised", "you've never once brought ice"). The
 * trained model can't tell that from a figurative insult, so such a clause stays unless it is judged `blatant`.
 */
export function statesAction(clause: readonly Token[]): boolean {
  const norms = wordsOf(clause)
    .replace(/\b(?:so much as|as well|as soon as) /g, '')
    .replace(OF_THING, 'the ')
    .replace(/\byour own (?=P )/g, 'your ')
    .replace(/\b(?:costs?|earns?|pays?|paid|spent|weighs?) (?:far |much )?(?:more|less) than\b/g, 'costs')
    .trim()
    .split(' ')
  while (JOINT.test(norms[0] ?? '')) norms.shift()
  // "You “forgot” to pick up your own child"
  if (norms[0] === 'you' && norms[1] === 'Q') return true
  if (isPlainStatement(norms.join(' ').replace(/(?: (?:[-,;:)EX]|o|oo|lol|sia|lah|leh|na|yaar))+$/, ''))) return true
  if (norms.length < 2 || norms.some((norm) => FIGURATIVE.test(norm))) return false
  const [subject = ''] = norms
  if (!/^(?:you|i|we)$/.test(subject)) return statesActionOfOther(norms)
  let at = 1
  while (/^(?:have|had)$/.test(norms[at] ?? '') || ADVERB.test(norms[at] ?? '') || NEGATIVE.test(norms[at] ?? ''))
    at += 1
  const before = norms.slice(1, at)
  const verb = norms[at] ?? ''
  const isDenied = before.some((norm) => NEGATIVE.test(norm))
  if (before.includes('have') && !isDenied)
    return PLAIN_PARTICIPLE.test(verb) || HAS_DONE.test(`${norms.slice(at).join(' ')} `)
  if (subject === 'you' && PLAIN_VERB.test(verb)) return true
  if (GOT.test(`${norms.slice(at).join(' ')} `)) return true
  if (UNCHANGED.test(norms.slice(at).join(' '))) return true
  return (/^[a-z]{2,}ed$/.test(verb) || BASES.has(verb)) && !NO_ACTION.test(verb)
}

/** "You've let the paddock go", "you've sold my bike", but not "you have sold your soul" */
const HAS_DONE = /^(?:let (?:the|my|our|his|her) [a-z ]+ go |sold (?:the|my|our|his|her|D|P) )/
/** Past tenses that look like the present, with their object: "put it on the chat", but not "cut corners". */
const UNCHANGED =
  /^(?:put|let|shut|cut|hit|set|read|quit|split|hurt) (?:it|him|her|them|me|us|my|our|his|the|that|this|D|Q|[a-z]+ P) /
/** "Got" for what happened, not for a quality: "you got drunk", but not "you got a nerve" */
const GOT = /^got (?:drunk|caught|paid|sacked|fired|arrested|married|home|in|into|out|off|on|up|my|the|his|her) /
/** "He taught you to drive", "my dad lent you his van" */
const GAVE = new RegExp(
  pattern`
    ^(?:he|she|they|my P|our P|P) (?:even |also |never |always |still )?(?:taught|gave|lent|bought|made|sent|paid|
    told|showed|cooked|raised|fed|helped|invited|drove|minded|covered for|waited for|picked) you [a-z]
  `,
)
/** "That ugly brown Ranger": an adjective for a thing. */
const OF_THING = /\b(?:that|the|my|his|her|our|(?:in|on|with|into|at|from) an?) (?:[TW] )+(?=[a-z])/g

/** "Tash flew in from Darwin", "my son waited": what one other person did, without the reader. */
function statesActionOfOther(norms: readonly string[]): boolean {
  if (CAME.test(norms.join(' ')) || GAVE.test(norms.join(' '))) return true
  const at = /^(?:my|our)$/.test(norms[0] ?? '') ? 2 : 1
  const [subject = '', verb = ''] = [norms[at - 1], norms[at]]
  return (
    norms.length - at >= SHORTEST_ACTION &&
    !ANYONE.test(subject) &&
    (MOVED.test(verb) || /^(?:waited|cried|paid|asked|called|cooked|cleaned|worked)$/.test(verb)) &&
    !norms.some((norm) => /^(?:you|your|you're|yourself)$/.test(norm))
  )
}

/** "Even your ex came" */
const CAME =
  /^(?:even )?(?:(?:mr|mrs|ms|dr|aunty?|auntie|uncle) [a-z]+|(?:my|your|our|his|her) (?:[a-z]+ )?(?:P|[a-z]+)|P) (?:came|did|paid|called|rang|helped|turned up|showed up|noticed|remembered)$/
const SHORTEST_ACTION = 3
const ANYONE = /^(?:a|an|the|even|any|every|everyone|everybody|nobody|people|who|which|that|it|this|you|your)$/
const MOVED = /^(?:flew|drove|came|travelled|traveled|walked|moved|went)$/

/** "That fence wouldn't turn a hen": about a thing, and not about the reader. */
function describesThing(clause: readonly Token[]): boolean {
  const norms = clause.map(({ norm }) => norm)
  const verb = norms.findIndex((norm) => IS.test(norm))
  return (
    THING.test(norms[0] ?? '') &&
    verb > 1 &&
    verb <= LONGEST_THING &&
    !norms.some((norm) => /^(?:you|your|you're|like|than|[NSFTWVC])$/.test(norm))
  )
}

const LONGEST_THING = 4

const wordsOf = (clause: readonly Token[]): string =>
  clause.map((token, at) => `${isAnimal(token, clause[at - 1], clause[at - 2]) ? 'animal' : token.norm} `).join('')

/** The "dog" of "you left the dog in the car", which is an insulting noun in "you're a dog". */
const isAnimal = ({ norm, word }: Token, before?: Token, earlier?: Token): boolean =>
  norm === 'F' &&
  /^(?:bab(?:y|ies)|cats?|child(?:ren)?|cows?|dogs?|goats?|hens?|horses?|kids?|pigs?|rabbits?)$/i.test(word) &&
  /^(?:an?|the|my|our|his|her|their|your|D|P)$/.test(before?.norm ?? '') &&
  !/^(?:as|like|than|is|are|was|were|you're|be|being|such|what)$/.test(earlier?.norm ?? '')

/** The "Conor" of "You're a waster, Conor, and a sponger" */
const isNameAlone = (words: readonly Token[]): boolean =>
  words.length === 1 && words.every(({ word, norm }) => /^\p{Lu}\p{Ll}+$/u.test(word) && norm.length > 1)

/** The "bike" of "Hey asshole, the bike." */
const isThingAlone = (words: readonly Token[]): boolean =>
  /^(?:the|my|our) (?!cheek|nerve|lot|pair|whole|audacity|gall|state|only|worst)(?:[a-z]+ ){1,2}$/.test(wordsOf(words))

/** What to cut from a judged insult: not the clauses that state an action, nor a name or a thing alone. */
export function withoutActions(
  sentence: readonly Token[],
  hit: Hit,
  judge: (clause: readonly Token[]) => Judgment,
): readonly Hit[] {
  const within = clausesIn(sentence).filter(({ from, to }) => hit.from <= from && to <= hit.to)
  const stays = (clause: Clause): boolean => {
    const words = sentence.slice(clause.from, clause.to)
    if (clause.from > 0 && (isNameAlone(words) || isThingAlone(words))) return true
    const isPlain = statesAction(words) || (within.length > 1 && describesThing(words))
    return isPlain && judge(words) !== 'blatant'
  }
  const insultingPart = within.map(
    (clause) => comparisonAfterAction(sentence, clause, judge) ?? beforeSecondAction(sentence, clause),
  )
  if (!within.some((clause, at) => stays(clause) || insultingPart[at])) return [hit]
  const mustStay = mustStayIn(sentence, 'english')
  const hasAction = within.some(({ from, to }) => statesAction(sentence.slice(from, to)))
  let isAfterKept = false
  return within.flatMap((clause, at) => {
    const words = sentence.slice(clause.from, clause.to)
    const judgment = judge(words)
    const isKept =
      stays(clause) ||
      (judgment === 'harmless' && hasAction && (isAfterKept || words.some(({ norm }) => VERB.test(norm)))) ||
      mustStay(clause, judgment) ||
      (isAfterKept && judgment !== 'blatant' && isDetail(words))
    isAfterKept = isKept || Boolean(insultingPart[at])
    return isKept ? [] : [{ ...hit, ...(insultingPart[at] ?? clause) }]
  })
}

/** What comes before a second action of the reader: "You [walk into church like a bishop and] owe the whole street" */
function beforeSecondAction(sentence: readonly Token[], { from, to }: Clause): Clause | null {
  const joint = sentence.slice(from, to).findLastIndex(({ norm }) => norm === 'and')
  const rest = sentence.slice(from + joint + 1, to)
  if (sentence[from]?.norm !== 'you' || joint < FEWEST_BEFORE || rest.length < SHORTEST_ACTION) return null
  return statesAction([...sentence.slice(from, from + 1), ...rest]) ? { from: from + 1, to: from + joint + 1 } : null
}

/**
 * The comparison after an action, or after words that are harmless without it: "You dropped them on the step and drove
 * off [like the Queen of Sheba]", "while you snore through the highlights [like a walrus]".
 */
function comparisonAfterAction(
  sentence: readonly Token[],
  { from, to }: Clause,
  judge: (clause: readonly Token[]) => Judgment,
): Clause | null {
  const words = sentence.slice(from, to)
  const at = words.findLastIndex(({ norm }, index) => norm === 'like' && ARTICLE.test(words[index + 1]?.norm ?? ''))
  const before = words.slice(0, Math.max(0, at))
  if (at < FEWEST_BEFORE || LIKENED_HOW.test(before.at(-1)?.norm ?? '')) return null
  if (!statesAction(before) && judge(before) !== 'harmless') return null
  return { from: from + at, to }
}

const FEWEST_BEFORE = 4
const ARTICLE = /^(?:a|an|the|some|D)$/
/** "You spoke to me [like a dog]" says how, and so does "you looked like". */
const LIKENED_HOW =
  /^(?:me|us|him|her|them|it|[a-z]*(?:ook|oke|eat|eated|elt|eemed|ounded|cted|aved|alked|eing)|(?:act|behav|feel|look|speak|talk|treat)ing)$/

/**
 * "There's an echo [when you say sorry]": neither half insults alone, and the first means nothing without the second.
 */
export function withMainClause(
  sentence: readonly Token[],
  hits: readonly Hit[],
  judge: (clause: readonly Token[]) => Judgment,
): readonly Hit[] {
  const [hit] = hits
  if (!hit?.isJudged || hits.length > 1 || !/^(?:when|whenever|if)$/.test(sentence[hit.from]?.norm ?? '')) return hits
  const rest = clausesIn(sentence).filter(({ from, to }) => to <= hit.from || from >= hit.to)
  const isMocking = ({ from, to }: Clause): boolean => {
    const words = sentence.slice(from, to)
    return (
      /^(?:certain|blatant)$/.test(judge(words)) && !words.some(({ norm }) => /^(?:[DQ]|i|i am|we|my|me)$/.test(norm))
    )
  }
  return rest.length > 0 && rest.every(isMocking) ? [{ ...hit, from: 0, to: sentence.length }] : hits
}
