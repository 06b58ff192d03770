import { capitalised } from '../text/capitalised.ts'
import { escapeRegExp } from '../text/pattern.ts'

/** Particles of names ("van der Berg") that are everyday words on their own. */
const PARTICLES = new Set(['van', 'von', 'der', 'den', 'del', 'dos', 'das', 'the', 'bin', 'ibn', 'abu', 'saint', 'mac'])

/** First names that are everyday words in lower case; they count as names only when capitalised. */
const EVERYDAY = new Set(
  (
    'will mark may june april august grace hope faith joy rose lily daisy ivy heather dawn eve summer autumn art bill bob ' +
    'rob sue pat drew chase grant max frank jack gene dale glen cliff clay guy harry jay josh ken lance miles nick pierce ' +
    'ray rich rod russ sandy skip stew ted tim ty victor wade ward warren wayne dean earl basil chip chuck colt cole curt ' +
    'dick don doc ernest gale hank iris jade jean jewel lane lee link lucky mercy misty penny pearl peg piper poppy prince ' +
    'randy reed robin ruby sage scarlet sky star sterling storm stone sunny teddy tony trip tucker wren young king long ' +
    'short black white brown green small little good best day moon fox wolf cook baker page rice love price power bush ' +
    'wood woods field hill ford park rivers waters case banks bell ball church cross field gray grey hand head house hunt'
  ).split(' '),
)

/** Scripts without spaces between words, where a name can be surrounded by other letters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** A shorter name ("Jo", "Al") is matched only when capitalised. */
const SHORT = 3

/**
 * Replaces names in a text with `[name]`, whatever their case and accents, in full or in part: for "Anna-Maria van der
 * Berg" also "Anna", "maria", "Berg's" and "Bergs". Nicknames aren't recognised.
 * @param names first names, last names, usernames
 */
export function maskNames(text: string, names: readonly string[]): string {
  const patterns = patternsOf(names)
  if (patterns.length === 0) return text
  const plain = text.normalize('NFC')
  const folded = fold(plain)
  const hidden: [number, number][] = []
  for (const pattern of patterns)
    for (const { index, 0: found } of folded.matchAll(pattern)) hidden.push([index, index + found.length])
  return withoutRanges(plain, hidden)
}

/** Patterns for whole names and then their parts, so that "Anna Maria" is replaced once. */
function patternsOf(names: readonly string[]): RegExp[] {
  const words = new Set(names.flatMap((name) => [fold(name.normalize('NFC').trim()), ...partsOf(name)]))
  return [...words].filter((word) => /[\p{L}\p{N}]/u.test(word)).map(patternOf)
}

const partsOf = (name: string): string[] =>
  fold(name.normalize('NFC'))
    .split(/[\s\-–'’.]+/)
    .filter((part) => part.length >= SHORT && !PARTICLES.has(part.toLowerCase()))

function patternOf(word: string): RegExp {
  const isEveryday = word.length < SHORT || EVERYDAY.has(word.toLowerCase())
  const forms = isEveryday ? [capitalised(word.toLowerCase()), word.toUpperCase()] : [word]
  const source = forms.map((form) => escapeRegExp(form).replace(/\s+/g, '\\s+')).join('|')
  if (UNSPACED.test(word)) return new RegExp(source, 'gu')
  const ending = isEveryday ? '' : 's?'
  return new RegExp(`(?<![\\p{L}\\p{N}_[])(?:${source})${ending}(?![\\p{L}\\p{N}_])`, isEveryday ? 'gu' : 'giu')
}

/** Removes accents character by character, so that offsets stay the same: "José" and "Jose" are the same name. */
const fold = (text: string): string => text.replace(/[À-ɏḀ-ỿ]/g, (letter) => letter.normalize('NFD').slice(0, 1))

function withoutRanges(text: string, ranges: [number, number][]): string {
  let masked = ''
  let reached = 0
  for (const [from, to] of ranges.sort((one, other) => one[0] - other[0] || other[1] - one[1])) {
    if (from >= reached) masked += `${text.slice(reached, from)}[name]`
    reached = Math.max(reached, to)
  }
  return (masked + text.slice(reached)).replace(/\[name\](?:[\s-]+\[name\])+/g, '[name]')
}
