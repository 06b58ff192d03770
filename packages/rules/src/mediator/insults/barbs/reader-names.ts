import { pattern } from '../../../text/pattern.ts'
import { FIRST_NAMES, NOT_NAMES } from '../../facts/name-words.ts'
import { isEverydayWord } from '../../language/everyday-words.ts'
import { ORDERS } from '../clause-openings.ts'
import type { Clause } from '../clauses/clauses-in.ts'
import type { Hit } from '../insults-in.ts'
import { MARK, type Token } from '../tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Words before the reader's name at the start of a sentence: "Yeah righto Davo, …" */
const OPENS = new RegExp(
  pattern`
    ^(?:,|ah|and|but|cheers|christ|come|congratulations|dinkum|done|eh|eish|fair|god|haw|hey|honestly|howay|jesus|
    listen|look|man|mate|nice|no|now|oh|oi|oga|ok|okay|on|one|right|righto|seriously|so|thanks|wah|well|wow|yeah|yes|
    yo|yoh)$
  `,
)
/** Words after such a name: "Wei Ming you …", "Tobe see your mouth" */
const FOLLOWS = /^(?:,|you|you're|wow|see|what|look)$/
/** Words before the reader's name at the end of a sentence: "you're a snake Kevin", "[jy's 'n poephol] man Wayne" */
const ENDS_INSULT = /^(?:[NSFTWVC,]|lah|sia|hey|too)$/
/** "Your aunt Linda" isn't the reader. */
const DETERMINER = /^(?:your|my|his|her|our|their|the)$/
const LONGEST_NAME = 3

/** A hit without the reader's name, which stays: "[jy's 'n poephol man] Wayne", "Righto Bec, [who made you queen?]" */
export function withoutNames(sentence: readonly Token[], hit: Hit): readonly Hit[] {
  if (hit.cut !== 'words') return [hit]
  const name = nameAtStart(sentence, hit) ?? nameAtEnd(sentence, hit)
  if (name === null) return [hit]
  const isMarked = MARK.test(sentence[hit.to - 1]?.norm ?? '')
  return [
    { ...hit, to: name.from },
    { ...hit, from: name.to, to: isMarked ? hit.to - 1 : hit.to },
  ].filter(({ from, to }) => sentence.slice(from, to).some(({ word }) => /\p{L}/u.test(word)))
}

function nameAtStart(sentence: readonly Token[], hit: Hit): Clause | null {
  if (hit.from > 0) return null
  const from = sentence.findIndex(({ norm }) => !OPENS.test(norm))
  let to = from
  while (to - from < LONGEST_NAME && mayBeName(sentence[to])) to += 1
  if (from === -1 || to === from || !FOLLOWS.test(sentence[to]?.norm ?? '')) return null
  return from > 0 || to - from > 1 || sentence[to]?.norm !== ',' ? { from, to } : null
}

function nameAtEnd(sentence: readonly Token[], hit: Hit): Clause | null {
  const to = sentence.findLastIndex(({ word }) => /\p{L}/u.test(word)) + 1
  const [before, name] = [sentence[to - 2], sentence[to - 1]]
  if (hit.to < to || to < FEWEST_WORDS || !mayBeName(name)) return null
  const isKnown = FIRST_NAMES.has(name?.word.toLowerCase() ?? '')
  const isAfterPerson = before?.norm === 'P' && !DETERMINER.test(sentence[to - 3]?.norm ?? '')
  const isAfter = isKnown ? ENDS_INSULT : /^[NSF]$/
  return isAfterPerson || isAfter.test(before?.norm ?? '') ? { from: to - 1, to } : null
}

const FEWEST_WORDS = 3
const NO_NAME = /^(?:bless|imagine|spare|shame|screw)$|[a-z]{3}(?:cause|ed|ever|ing|less|ly|though)$/

/** A word with a capital letter that isn't an everyday word. A tag is one letter. */
const mayBeName = (token: Token | undefined): token is Token =>
  token !== undefined &&
  /^\p{Lu}\p{Ll}+$/u.test(token.word) &&
  token.norm.length > 1 &&
  (FIRST_NAMES.has(token.norm) || !isOtherWord(token.norm))

const isOtherWord = (norm: string): boolean =>
  isEverydayWord(norm) || NOT_NAMES.has(norm) || NO_NAME.test(norm) || ORDERS.test(norm)
