import { NOT_NAMES } from '../mediator/facts/name-words.ts'
import { isEverydayWord } from '../mediator/language/everyday-words.ts'
import { pattern } from '../text/pattern.ts'
import { isFirstName, isSurname, NOT_SURNAMES, PUBLIC_FIGURES } from './full-names.ts'
import {
  EPITHET,
  GERMAN_NOUNS,
  HYPHENATED_THINGS,
  KNOWN_PAIRS,
  NOT_FIRST_NAME,
  OFFICE,
  OPENERS,
  THINGS,
} from './name-look-alikes.ts'
import { AFTER_PERSON, JOINED_AFTER, JOINED_BEFORE, PERSON, PLACED, POINTS_AT, REACHED_AT } from './person-context.ts'

const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}'’]*(?:-\\p{Lu}[\\p{L}\\p{M}]+)*"
const PARTICLE = '(?:van der|van den|van|von|de la|del|della|de|da|dos|di|bin|ibn|al|el|ter|le|la) ?-?'
/** Two to four capitalised words: "Sarah J. van der Berg". */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}\\[@#_/.])${CAPITAL}(?: \\p{Lu}\\.?(?= \\p{Lu}))?(?: (?:${PARTICLE})?${CAPITAL}){1,5}(?![\\p{L}\\p{N}_\\]@])`,
  'gu',
)
const TITLED = new RegExp(
  pattern`
    (?<![\p{L}\p{N}])((?:(?:(?:Messrs|Mr|Mrs|Ms|Mx|Mdm|Dr|Prof|Rev|Sgt|Cllr|Capt|Sra?|Mme|Mlle|Sig|Sig\.ra|Dott|Ing|Adv|Engr|Barr)\.?|Miss|
    Professor|Doctor|[Hh]errn?|[Ff]rau|[Mm]onsieur|[Mm]adame|[Ss]eñor(?:a|ita)?|[Ss]ignor(?:a|ina|e)?|
    [Dd]ottor(?:e|essa)?|[Dd]oña|[Mm]evrouw|[Mm]eneer|Pan|Pani|[Ss]hri|Smt\.?|Detective|Barrister|Engineer|Imam|Rabbi|
    Councill?or|Alhaji|Alhaja|Chief|Pastor|Reverend|Father|[Oo]fficer|[Cc]onstable|[Ss]ergeant|[Ii]nspector|Judge|
    Councillor|Garda|Headmaster|
    Headteacher) )+)((?:\p{Lu}\.? )?(?:${PARTICLE})?${CAPITAL}(?: (?:${PARTICLE})?${CAPITAL}){0,2})
  `,
  'gu',
)
/** A name that is introduced as one, even in lower case: "her name is sarah jenkins". */
const NAMED = new RegExp(
  pattern`
    \b((?:full name|name is|name was|name's|real name|named|goes by(?: the name)?|surname is|by the name of|
    last name is)(?: is| was)?:? )(\p{L}[\p{L}'’-]{2,20} \p{L}[\p{L}'’-]{2,20})(?![\p{L}\p{N}])
  `,
  'giu',
)
/** A Japanese surname before its title: "Tanaka-san". */
const HONOURED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,}(?=-(?:san|sama|sensei)(?!\p{L}))/gu

/** "Caddick-Rees": a surname, apart from the exceptions below. */
const DOUBLE_BARRELLED = /^\p{Lu}[\p{Ll}\p{M}]{2,}-\p{Lu}[\p{Ll}\p{M}]{2,}$/u
const isWord = (word: string): boolean => NOT_NAMES.has(word.replace(/['’]s$/, '')) || OPENERS.has(word)
/** A surname after initials: "P. Okafor", but not "Plan B. White was …". */
const INITIALS = new RegExp(
  pattern`
    (?<![\p{L}\p{N}.]|\b(?:[Pp]lan|[Oo]ption|[Vv]itamin|[Bb]lock|[Cc]lass|[Gg]rade|[Pp]art|[Tt]ype|[Gg]roup|[Tt]eam|
    [Ff]lat|[Uu]nit) )(?:\p{Lu}\.[ -]?){1,3}(\p{Lu}[\p{L}’'-]{2,30})(?![\p{L}\p{N}@_])
  `,
  'gu',
)
/** Words of German: where there are some, every noun is capitalised. */
const GERMAN = /(?<!\p{L})(?:und|nicht|ich|der|das|ist|mit|auf|den|ein|eine|dass|wir|zu)(?!\p{L})/giu
const isGerman = (text: string): boolean => (text.match(GERMAN)?.length ?? 0) >= 3

/**
 * Replaces people's full names with `[name]`: a first name with a surname, a title with a surname, and two capitalised
 * words that are used like a person. A first name alone stays, and so do the names of public figures.
 */
export function maskFullNames(text: string): string {
  const kind = { isTitle: isTitleCase(text), isGerman: isGerman(text) }
  return text
    .replace(TITLED, (found, title: string, name: string) => {
      const first = plainWord(name.split(' ')[0] ?? '')
      return isWord(first) || OFFICE.test(first) || NOT_SURNAMES.has(first) ? found : `${title}${hidden(name)}`
    })
    .replace(HONOURED, '[name]')
    .replace(NAMED, (found, before: string, name: string) => {
      const [first = '', last = ''] = name.toLowerCase().split(' ')
      return isFirstName(first) && !isWord(last) && !SMALL.test(last) ? `${before}[name]` : found
    })
    .replace(INITIALS, (found, name: string) => (isSurname(name.toLowerCase()) ? '[name]' : found))
    .replace(RUN, (found, offset: number, all: string) => nameWithin(found, all, offset, kind))
}

/** Words that follow a first name given alone: "her name is sarah and …". */
const SMALL =
  /^(?:and|but|who|she|he|they|from|with|was|has|had|not|because|at|in|on|the|works|lives|said|told|again|now|too|btw|lol)$/

const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/\.$/, '')
const hidden = (name: string): string => `[name]${/['’]s$/.exec(name)?.[0] ?? ''}`

/** Masks the name within a run of capitalised words; words before and after it that aren't part of the name stay. */
function nameWithin(run: string, text: string, offset: number, kind: Kind): string {
  const words = run.split(' ')
  const plain = words.map(plainWord)
  for (let from = 0; from < words.length - 1; from += 1) {
    if (isWord(plain[from] ?? '') && !isFirstName(plain[from] ?? '')) continue
    // "B." in "Plan B. White was …" begins no name; initials have been masked.
    if (GERMAN_NOUNS.has(plain[from] ?? '') || plain[from]?.length === 1) continue
    let to = words.length
    while (to > from + 1 && isWord(plain[to - 1] ?? '')) to -= 1
    if (kind.isTitle) to = Math.min(to, from + 2)
    const start = offset + words.slice(0, from).join(' ').length
    const end = offset + words.slice(0, to).join(' ').length
    const around = {
      before: text.slice(Math.max(0, start - 60), start).trimEnd(),
      after: text.slice(end, end + 30),
      ...kind,
    }
    if (isFullName(plain.slice(from, to), words.slice(from, to).join(' '), around))
      return [...words.slice(0, from), hidden(words[to - 1] ?? ''), ...words.slice(to)].join(' ')
  }
  return run
}

/** What is true of the whole text. */
type Kind = { isTitle: boolean; isGerman: boolean }
type Around = Kind & { before: string; after: string }
/** Whether an unlisted name must be a person's because of the words around it or its form. */
function isPointedAt(written: string, { before, after }: Around): boolean {
  const last = written.split(' ').at(-1) ?? ''
  const bare = last.replace(/['’]s$/, '')
  if (DOUBLE_BARRELLED.test(bare)) return !HYPHENATED_THINGS.test(bare.toLowerCase())
  const spelt = written.split(' ').every((word) => /\p{Ll}/u.test(word))
  return spelt && (POINTS_AT.test(`${before} `) || REACHED_AT.test(after))
}

const STARTS_SENTENCE = /[.!?:]$|^$/
/** Whether a word may be part of a name: on no list of words for things, and with more than its first letter small. */
const isUnlisted = (word: string): boolean =>
  word.length >= 3 && !isWord(word) && !isEverydayWord(word) && !THINGS.has(word) && !GERMAN_NOUNS.has(word)

/** Whether two unlisted words name a person because they are joined to one: "me and Ndidi Obiora". */
function isJoined(parts: readonly string[], written: string, { before, after, isGerman: german }: Around): boolean {
  if (!parts.every(isUnlisted) || KNOWN_PAIRS.has(`${parts[0]} ${parts[1]}`) || PLACED.test(before)) return false
  if (!written.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return false
  // "Send Carla and me": a capital at the start of a sentence says nothing.
  const joined = [JOINED_BEFORE.exec(before), /[.!?:"“„«(]$|^$/.test(before) ? null : JOINED_AFTER.exec(after)]
  return joined.some((match) => {
    const [, name, surname] = match ?? []
    if (german && surname === undefined) return false
    return match !== null && (name === undefined || isFirstName(name.toLowerCase()))
  })
}

function isFullName(parts: readonly string[], written: string, around: Around): boolean {
  const { before, after, isTitle } = around
  const [first = '', second = ''] = parts
  const last = parts.at(-1) ?? ''
  const follows = `${/['’]s$/.exec(written)?.[0] ?? ''}${after}`
  if (parts.length < 2 || parts.some((part) => NOT_SURNAMES.has(part)) || EPITHET.test(first)) return false
  if (GERMAN_NOUNS.has(last) || (THINGS.has(last) && !isSurname(last))) return false
  if (PUBLIC_FIGURES.has(`${first} ${second}`) || KNOWN_PAIRS.has(`${first} ${second}`)) return false
  if (isFirstName(first.split('-')[0] ?? '')) return !isTitle || isSurname(last)
  if (isTitle) return false
  // The family name comes first, or the first name is unlisted.
  const startsSentence = STARTS_SENTENCE.test(before)
  if (isSurname(first) && isFirstName(second)) return true
  const isIntroduced = PERSON.test(`${before} `)
  if (NOT_FIRST_NAME.test(first)) return isIntroduced
  if ((isSurname(last) && !startsSentence) || isIntroduced || AFTER_PERSON.test(follows)) return true
  if (isJoined(parts, written, around)) return true
  // Particles don't count: "Marijke van der Zwaluwe".
  return written.split(' ').filter((part) => /^\p{Lu}/u.test(part)).length <= 3 && isPointedAt(written, around)
}

/** Whether a text is in title case, where ordinary words are capitalised too: "My Neighbour Ate My Lunch". */
function isTitleCase(text: string): boolean {
  const [, ...words] = text.match(/\p{L}[\p{L}'’]*/gu) ?? []
  const large = words.filter((word) => /^\p{Lu}/u.test(word))
  return large.length > words.length * 0.6 && large.some((word) => word.length > 1 && isWord(word.toLowerCase()))
}
