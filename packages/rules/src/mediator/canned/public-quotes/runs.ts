import { pattern } from '../../../text/pattern.ts'
import { NOT_NAMES } from '../../facts/name-words.ts'
import { namesIn } from '../../facts/names.ts'
import type { PlacedPart } from './placed-parts.ts'

/** Up to this many consecutive words of an approved wording may become public. */
const MOST_PUBLIC_WORDS = 7
const FEWEST_WORDS = 2

/** Consecutive words of a part, from the index `start` to the index `end`, both included. */
export type Run = { readonly part: PlacedPart; readonly start: number; readonly end: number }

export const textOf = ({ part: { words }, start, end }: Run): string => words.slice(start, end + 1).join(' ')

/**
 * What follows these in a sentence may be what someone else claims: "You told them I took the money" would become "I
 * took the money".
 */
const CLAIMS = new RegExp(
  pattern`
    (?<!\p{L})(?:ask|request|propos|tell|told|say|said|claim|think|thought|believ|accus|impl[iy]|suggest|pretend|
    swear|swore|hear|hint|insist|assum|suppos|rumou?r|blam|den[iy]|wish|hop(?:e|ing)|imagin)\p{L}*(?!\p{L})
  `,
  'iu',
)
/** What follows these in a clause may be what the author denies or only supposes: "Nobody asked whether I wanted it". */
const DENIALS =
  /(?<!\p{L})(?:that|whether|if|unless|provided|when|whenever|until|till|never|not|nobody|no one|\p{L}+n['’]t|dont|didnt|cant|wont|isnt|wasnt)(?!\p{L})/iu
/** A phrase can't end with these, unless its clause does; most verbs here need the next word ("came in"). */
const UNFINISHED: ReadonlySet<string> = new Set(
  `come came comes coming went go goes got get gets put puts gave give take took turned ran set make made picked woke moved
  looked kept a an the my your our his her their its this these that not very is are was were be been have has had do does did will would
  can could should may might i you we they he she no to of with for on in at by from after before and but so or because when while if who
  which whether supposed going want wanted like need needed ask asked tell told about than as into over every each both only even more most
  some any till until since without doing seeing having being buy pay bring send say said saw see drop`.split(/\s+/),
)
const PAUSE = /[,;:.!?–—]["”’)]?$|^but$/i
/** A claim may go on after a comma or an "and", but "but" is the author's own answer to it. */
const STRONG_PAUSE = /[;:.!?–—]["”’)]?$|^but$/i

/**
 * All runs of words in a part that may become public: up to seven words without a name, which don't begin after someone
 * else's claim or in the middle of something denied or supposed.
 */
export function runsIn(part: PlacedPart): Run[] {
  const { words } = part
  const named = namedIn(words)
  return words.flatMap((_, start) =>
    mayBeginAt(words, start)
      ? Array.from({ length: MOST_PUBLIC_WORDS - FEWEST_WORDS + 1 }, (_, more) => start + FEWEST_WORDS - 1 + more)
          .filter((end) => mayEndAt(words, end) && named.every((index) => index < start || index > end))
          .map((end) => ({ part, start, end }))
          .filter((run) => !TELLS_WHERE.test(textOf(run)) && hasBothMarks(run))
      : [],
  )
}

/** Whether a run is someone's claim without the words that say whose: "believe that I took the money". */
export const isClaimWithoutSubject = ({ part: { words }, start }: Run): boolean =>
  start > 0 && CLAIMS.test(words[start] ?? '')

function mayBeginAt(words: readonly string[], start: number): boolean {
  if (start === 0) return true
  return !CLAIMS.test(since(STRONG_PAUSE, words, start)) && !DENIALS.test(since(PAUSE, words, start))
}

function mayEndAt(words: readonly string[], end: number): boolean {
  const word = words[end]
  if (word === undefined || /^(?:mr|mrs|ms|dr|st)\.?$/i.test(word)) return false
  return end === words.length - 1 || PAUSE.test(word) || !UNFINISHED.has(word.toLowerCase())
}

/** Whether every quotation that begins within the run also ends there, and the other way round. */
function hasBothMarks({ part: { words }, start, end }: Run): boolean {
  const said = words.slice(start, end + 1).join(' ')
  const isOpen = (text: string): boolean => text.lastIndexOf('‘') > text.search(/’(?!\p{L})[^’]*$/u)
  return !isOpen(said) && !isOpen(words.slice(0, start).join(' '))
}
/** Whether a run breaks off within its clause. */
export const breaksOff = ({ part: { words }, end }: Run): boolean =>
  end < words.length - 1 &&
  !/[,;:.!?–—)]["”’)]?$/.test(words[end] ?? '') &&
  !/^(?:and|but|or|so|because|cause|cos|while|although|since)$/iu.test(words[end + 1] ?? '')

/** "#07-112", "3b": someone's door. */
const TELLS_WHERE = /#\s?\d|(?<![\p{L}\d])\d{1,3}[a-d](?!\p{L})/iu

/** The words before this one, back to the last match. */
const since = (stop: RegExp, words: readonly string[], start: number): string =>
  words.slice(words.slice(0, start).findLastIndex((word) => stop.test(word)) + 1, start).join(' ')

function namedIn(words: readonly string[]): number[] {
  const text = words.join(' ')
  const names = namesIn(text, 'en').map(({ start, end }): [number, number] => [start, end])
  return [...names.flatMap((range) => wordsAt(text, range)), ...(startsWithName(words) ? [0] : [])]
}

/**
 * Whether the first word may be a name that isn't on our lists, as in "Cian is fifteen". Words that look like plurals or
 * verb forms are excluded.
 */
const startsWithName = ([first = '', next = '']: readonly string[]): boolean =>
  (/^\p{Lu}\p{Ll}{2,}['’]s$/u.test(first) &&
    !NOT_NAMES.has(first.toLowerCase().slice(0, -2)) &&
    !CONTRACTED.test(first)) ||
  (/^\p{Lu}\p{Ll}+$/u.test(first) &&
    !/(?:s|ing|ed)$/.test(first.replace(/['’]s$/, '')) &&
    !NOT_NAMES.has(first.toLowerCase()) &&
    /^(?:is|was|has|had|isn['’]t|wasn['’]t|did|didn['’]t|does|said|says|told|never)$/.test(next))

const CONTRACTED =
  /^(?:that|there|here|what|who|where|how|she|let|it|everyone|everybody|nobody|someone|something|nothing|one|today|mum|mom|dad|nan|gran)['’]s$/i

/** The indexes of the words that a range of a text overlaps. */
function wordsAt(text: string, [start, end]: readonly [number, number]): number[] {
  const indexOf = (at: number): number => text.slice(0, at).trimStart().split(/\s+/).length - 1
  const [first, last] = [indexOf(start), indexOf(end)]
  return Array.from({ length: last - first + 1 }, (_, more) => first + more)
}
