import { maskPersonalData } from '../../privacy/mask.ts'
import { capitalised } from '../../text/capitalised.ts'
import { pattern } from '../../text/pattern.ts'
import { UNSPACED } from '../../text/unspaced.ts'
import { NOT_NAMES } from '../facts/name-words.ts'
import { namesIn } from '../facts/names.ts'
import { withoutFoulWords } from '../insults/foul.ts'

/** Up to this many consecutive words of an approved wording may become public. */
const MOST_PUBLIC_WORDS = 7
/** Fewer words without a figure say too little. */
const FEWEST_WORDS = 4

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** A clause may begin after these, if a subject follows. */
const JOINS = set('and but so or because when while if that although though although since until')
/** A clause after these only says when or why: "since you moved in". */
const SUBORDINATING = set('because when while although though since until after before once as')
/** A clause may end before these. */
const CLAUSE_ENDS = set('so because while although though since until till')
/** A clause may end before these if a new subject follows; otherwise they may join two things. */
const CONJUNCTIONS = set('and but or')
/** A clause may also end before these: what follows only says where, when or how. */
const LEADS = set('with for on in at by from after before without again during when')
/** The same if one of these follows: "every Sunday", but not "you remember every birthday". */
const OFTEN = set('every each')
const TIMES = set(
  'day days night week weekend month year morning evening time monday tuesday wednesday thursday friday saturday sunday',
)
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
/**
 * What follows these in a clause may be what the author denies or only supposes: "Nobody asked whether I wanted it".
 */
const DENIALS =
  /(?<!\p{L})(?:that|whether|if|unless|provided|when|whenever|until|till|never|not|nobody|no one|\p{L}+n['’]t)(?!\p{L})/iu
/** Words that only add weight to what they follow: "nine Saturdays out of twelve myself". */
const EMPHASIS = set('myself yourself alone too either anyway')
/** Words that are only ever a subject: a clause begins with them wherever they occur. */
const SUBJECTS = set(
  "i we they he she i'm im i've ive i'd i'll we're we've we'll they're theyre he's hes she's shes there's",
)
/** A subject after these belongs to what they refer to: "the money, which I don't have". */
const RELATIVES = set('which that who whom what whose where than as')
/** Before a subject, these make it a question. */
const AUXILIARIES = set(
  "can could will would shall should may might do does did is are was were have has had don't didn't can't won't",
)
const PRONOUNS = set('you it nobody everyone')
const SUBJECT_LIKE = set(
  "you you've you're you'd you'll it it's it'd this the my your our his her their nobody everyone",
)
/** Most clauses contain one of these, or a pronoun, which makes them more than a noun. */
const VERB = new RegExp(
  pattern`
    ^(?:is|are|was|were|am|has|have|had|does|do|did|will|would|can|could|should|must|\p{L}+ed|says?|said|came|went|
    gets?|got|took|paid|pays?|sent|told|left|made|makes|wants?|costs?|owes?|broke|lost|kept|began|ends?|starts?|gave|
    found|brought|bought|sold|stood|felt|knew|ran|sat|fell)$
  `,
  'u',
)

/** A phrase can't end with these; verbs such as "came" mostly need the next word ("came in"). */
const UNFINISHED = set(
  'mr mrs ms dr came come comes coming went go goes got get gets put puts gave give took take turned ran set made make picked woke moved looked kept a an the my your our his her their its this these that not very is are was were be been have has had do does did will would can could should may might i you we they he she no to of with for on in at by from after before and but so or because when while if who which whether supposed going want wanted like need needed asked told about than as into over every each both out only just even more some any me him them us again back till until since without',
)
/** A phrase can end with these after a preposition: "stay with him". */
const OBJECTS = set('me him her them us')
const PAUSE = /[,;:.!?–—]["”’)]?$/

/** A quotation for strangers: personal data masked, foul words removed. */
const publicQuote = (quote: string): string => `“${withoutFoulWords(maskPersonalData(quote))}”`

/**
 * The most telling quotation of up to seven words: a whole clause with a figure if there is one, else a whole clause,
 * else words around a figure with an ellipsis where they are cut. Contains no names, because rulings name no one.
 * @param statements what its author says, the most important first
 * @param figures amounts, dates, times and numbers that make a quotation telling, the best first
 * @returns null if there are no words that may be quoted
 */
export function publicQuoteFrom(statements: readonly string[], figures: readonly string[]): string | null {
  const candidates = statements.flatMap((statement, place) => runsIn(withoutAdverb(statement), place, figures))
  const best = candidates.reduce<Run | null>((one, other) => (one && one.rank >= other.rank ? one : other), null)
  return best && publicQuote(best.text)
}

/**
 * A request of up to seven words, or the clause of a longer one that makes the request; null if there is neither.
 * @param fewest the smallest number of words that says enough: an order needs fewer, because it begins with its verb
 */
export function publicRequest(request: string, fewest = FEWEST_WORDS): string | null {
  const whole = runsIn(request, 0, []).filter(({ start, isWhole, size }) => start <= 1 && isWhole && size >= fewest)
  const length = ({ size, isCut }: Run): number => size - (isCut ? MOST_PUBLIC_WORDS : 0)
  const best = whole.reduce<Run | null>((one, other) => (one && length(one) >= length(other) ? one : other), null)
  return best && publicQuote(best.text)
}

/** A run of words in a statement. `isCut`: a clause whose statement continues with where, when or how. */
type Run = { text: string; start: number; size: number; isWhole: boolean; isCut: boolean; rank: number }

function runsIn(statement: string, place: number, figures: readonly string[]): Run[] {
  if (UNSPACED.test(statement)) return figuresOf(statement, figures)
  const words = statement.split(/\s+/).filter(Boolean)
  const named = [
    ...wordsAt(
      statement,
      namesIn(statement, 'en').map(({ start, end }) => [start, end]),
    ),
    ...(isNamed(words) ? [0] : []),
  ]
  const figureWords = figures.map((figure) => {
    const at = statement.indexOf(figure)
    return at === -1 ? [] : wordsAt(statement, [[at, at + figure.length]])
  })
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_PUBLIC_WORDS, words.length - start) }, (_, more) => start + more)
      .filter((end) => named.every((index) => index < start || index > end))
      .map((end) => runOf(words, start, end, place, figureWords)),
  )
}

/**
 * Whether the first word may be a name that isn't on our lists, as in "Cian is fifteen". Words that look like plurals or
 * verb forms are excluded.
 */
const isNamed = ([first = '', next = '']: readonly string[]): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(first) &&
  !/(?:s|ing|ed)$/.test(first) &&
  !NOT_NAMES.has(first.toLowerCase()) &&
  /^(?:is|was|has|had|isn['’]t|wasn['’]t|did|didn['’]t|does|said|says|told|never)$/.test(next)

function runOf(
  words: readonly string[],
  start: number,
  end: number,
  place: number,
  told: readonly (readonly number[])[],
): Run {
  const [begins, ends] = [beginsAt(words, start), endsAt(words, end)]
  const figure = told.findIndex((indexes) => indexes.length > 0 && indexes.every((at) => at >= start && at <= end))
  const size = end - start + 1
  const isTelling = size >= (figure !== -1 && start === 0 ? FEWEST_WORDS - 1 : FEWEST_WORDS)
  const text = words
    .slice(start, end + 1)
    .join(' ')
    .replace(/[\s,;:–—.!]+$/, '')
    .replace(/(?<= [ap]\.m)$/, '.')
  const said = words.slice(start, end + 1).map(plain)
  const isClause =
    size === words.length || said.some((word) => SUBJECTS.has(word) || PRONOUNS.has(word) || VERB.test(word))
  // With its figure, a clause says enough: "I come home at 7 | to a full sink".
  const isCut = ends === 'before more' && figure === -1
  const rank =
    (begins && ends && isTelling && isClause ? 1000 : 0) +
    (figure === -1 ? 0 : 400 - 10 * figure) +
    (ends ? 200 : 0) -
    (isCut ? 30 : 0) +
    (start === 0 && !/,$/.test(words[0] ?? '') ? 50 : 0) +
    size * 6 -
    (SUBORDINATING.has(plain(words[start - 1])) ? 300 : 0) -
    // The two statements that matter most count as almost equally good.
    (Math.min(place, 1) * 20 + Math.max(place - 1, 0) * 250)
  return {
    text: `${begins ? capitalised(text) : `… ${text}`}${ends && !isCut ? '' : ' …'}`,
    start,
    size,
    isWhole: begins && ends !== null,
    isCut,
    rank,
  }
}

/** In a script without spaces, only a figure is short enough for strangers. */
const figuresOf = (statement: string, figures: readonly string[]): Run[] =>
  figures
    .filter((figure) => statement.includes(figure) && [...figure].length <= 2 * MOST_PUBLIC_WORDS)
    .map((text) => ({ text, start: 0, size: 1, isWhole: false, isCut: false, rank: 1 }))

/** "Furthermore, your bins have been left out": without what joins it to the sentence before. */
const withoutAdverb = (statement: string): string =>
  statement.replace(
    /^(?:furthermore|moreover|also|besides|additionally|in addition|finally|firstly|secondly|lastly|however|anyway),? (?=\p{Ll})/iu,
    '',
  )

/** The indexes of the words that overlap these ranges of a text. */
function wordsAt(text: string, places: readonly (readonly [number, number])[]): number[] {
  const indexOf = (at: number): number => text.slice(0, at).trimStart().split(/\s+/).length - 1
  return places.flatMap(([start, end]) => {
    const [first, last] = [indexOf(start), indexOf(end)]
    return Array.from({ length: last - first + 1 }, (_, more) => first + more)
  })
}

const plain = (word = ''): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']/gu, '')

function beginsAt(words: readonly string[], start: number): boolean {
  const [before, word] = [plain(words[start - 1]), plain(words[start])]
  if (JOINS.has(word)) return false
  if (start === 0) return true
  if (CLAIMS.test(since(/[;:.!?–—]["”’)]?$/, words, start)) || DENIALS.test(since(PAUSE, words, start))) return false
  if (SUBJECTS.has(word)) return !AUXILIARIES.has(before) && !RELATIVES.has(before)
  return (isPause(words[start - 1]) || JOINS.has(before)) && SUBJECT_LIKE.has(word)
}

/**
 * 'clause' if a clause ends at this word, 'before more' if it could end here and only where, when or how follows;
 * otherwise null.
 */
function endsAt(words: readonly string[], end: number): 'clause' | 'before more' | null {
  if (end === words.length - 1) return 'clause'
  const [word, next, afterNext] = [words[end], words[end + 1], words[end + 2]].map(plain)
  const isObject = OBJECTS.has(word ?? '') && LEADS.has(plain(words[end - 1]))
  if (!word || !next || (UNFINISHED.has(word) && !isObject)) return null
  const isList = /,$/.test(words[end] ?? '') && /^[\p{Lu}\p{N}]/u.test(words[end + 1] ?? '')
  // "Monday, Wednesday and Friday" is one thing.
  if (isPause(words[end])) return isList ? null : 'clause'
  if (CONJUNCTIONS.has(next)) return isSubject(afterNext) ? 'clause' : null
  if (CLAUSE_ENDS.has(next)) return 'clause'
  // "At 7 to a full sink", but not "asked you to come".
  const leadsOn = next === 'to' && /^(?:a|an|the|my|your|our|his|her|their)$/.test(afterNext ?? '')
  const isOften = OFTEN.has(next) && TIMES.has(afterNext ?? '')
  return LEADS.has(next) || isOften || EMPHASIS.has(next) || leadsOn ? 'before more' : null
}

/** The words before this one, back to the last match. */
const since = (stop: RegExp, words: readonly string[], start: number): string =>
  words.slice(words.slice(0, start).findLastIndex((word) => stop.test(word)) + 1, start).join(' ')

const isSubject = (word = ''): boolean => SUBJECTS.has(word) || SUBJECT_LIKE.has(word)
/** The full stop of "am 5. Mai" isn't a pause. */
const isPause = (word = ''): boolean => PAUSE.test(word) && !/^\p{N}+\.$/u.test(word)
