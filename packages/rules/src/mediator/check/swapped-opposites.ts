import { contentOf } from '../requests/content.ts'
import { stemOf } from '../requests/stem.ts'
import type { Compared } from './compared.ts'
import { isInEnglish } from './language.ts'
import { NEGATED } from './negation.ts'
import { OPPOSITE_WORDS } from './opposites-table.ts'

/** Function words that reverse the meaning of the word next to them. */
const REVERSING = pairs(
  'before after|with without|inside outside|above below|left right|always never|everything nothing',
)
/** Words that do so only after certain verbs. */
const PARTICLES = pairs('up down|on off|in out')
const TAKES_PARTICLE = /^(?:turn|switch|mov|log|sign|lock|plug|let|stay|keep|put)$/

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .split('|')
      .map((pair) => pair.split(' '))
      .flatMap(([one = '', other = '']) => [
        [one, other],
        [other, one],
      ]),
  )
}

/** Words whose opposite a rewording may use, because it describes the same thing from the other side. */
const EITHER_SIDE =
  /^(?:come|go|take|give|bring|ask|answer|be|have|do|buy|sell|more|less|day|night|son|man|woman|boy|girl|see|hide|borrow|lend|on|off|in|out|up|down|here|there)$/

/** Each stem with the stems of its opposites. */
const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const opposites = new Map<string, Set<string>>()
  for (const pair of `${OPPOSITE_WORDS} drunk:sober full:partial`.split(/\s+/)) {
    const words = pair.split(':')
    if (words.some((word) => EITHER_SIDE.test(word))) continue
    const [one = '', other = ''] = words.map(stemOf)
    opposites.set(one, (opposites.get(one) ?? new Set()).add(other))
    opposites.set(other, (opposites.get(other) ?? new Set()).add(one))
  }
  return opposites
})()

/** Whether a text contains the opposite of a word of another: "don't come drunk", "please come sober". */
export const hasOpposite = (text: string, other: string): boolean => {
  const stems = contentOf(other)
  return [...contentOf(text)].some((stem) => [...(OPPOSITES.get(stem) ?? [])].some((opposite) => stems.has(opposite)))
}

/** A word, and the content words next to it in its sentence. */
type WordInContext = { word: string; stem: string; beside: readonly string[]; verb: string; isNegated: boolean }

/** The most words between a verb and its particle: "turn your phone off". */
const WITHIN = 3
/** How many words back a "not" still negates. */
const DENIED_WITHIN = 6

/**
 * Whether a word is replaced with its opposite next to the same word: "before Sunday" as "after Sunday", "an empty
 * tank" as "a full tank".
 */
export function replacesWithOpposite(answer: Compared): boolean {
  const { plainSource, plainText } = answer
  if (!isInEnglish(answer)) return false
  const [before, after] = [wordsInContext(plainSource), wordsInContext(plainText)]
  const known = new Set(before.map(({ word }) => word))
  const isOpposite = (one: WordInContext, other: WordInContext): boolean =>
    REVERSING.get(one.word) === other.word ||
    (PARTICLES.get(one.word) === other.word && one.verb === other.verb && TAKES_PARTICLE.test(one.verb)) ||
    (!known.has(other.word) && (OPPOSITES.get(one.stem)?.has(other.stem) ?? false))
  return after.some((now) =>
    before.some(
      (then) =>
        isOpposite(then, now) &&
        then.isNegated === now.isNegated &&
        then.beside.some(
          (anchor) =>
            now.beside.includes(anchor) && !isNextTo(now.word, anchor, before) && !isNextTo(then.word, anchor, after),
        ),
    ),
  )
}

const isNextTo = (word: string, anchor: string, texts: readonly WordInContext[]): boolean =>
  texts.some((other) => other.word === word && other.beside.includes(anchor))

function wordsInContext(text: string): WordInContext[] {
  const united = text
    .replace(/\bwith no\b/g, 'without')
    // "With her insulin untouched"
    .replace(/\bwith ((?:\p{L}+ ){1,3})un(\p{L}{3,}ed)\b/gu, 'without $1$2')
  return united.split(/[.!?;:]+(?=\s|$)|\n/).flatMap((sentence) => {
    const all = sentence.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
    const stems = all.map((word) => (/\d/.test(word) ? word : ([...contentOf(word)][0] ?? '')))
    return all.map((word, at) => ({
      // "Which bin did you put it in?" asks for a place.
      verb: all.slice(0, at).some((each) => /^(?:which|what|whose)$/.test(each))
        ? ''
        : (stems.slice(Math.max(0, at - WITHIN), at).findLast((stem) => TAKES_PARTICLE.test(stem)) ?? ''),
      word,
      stem: stemOf(word),
      beside: [
        stems.slice(at + 1).find(Boolean),
        REVERSING.has(word) ? undefined : stems.slice(0, at).findLast(Boolean),
      ].filter((stem) => stem !== undefined),
      isNegated: NEGATED.test(all.slice(Math.max(0, at - DENIED_WITHIN), at).join(' ')),
    }))
  })
}

const CONTRAST =
  /([\p{L}\d][\p{L}\d:.]*),? (?:and |but )?(?:not|rather than|instead of) (?:(?:at|on|in|to|for|by|with|of|the|an?|my|your) )?([\p{L}\d](?:[\p{L}\d:.]*[\p{L}\d])?)/gu

/** A contrast in another language: "geliehen, nicht geschenkt". */
const CONTRAST_IN_OTHER_LANGUAGES =
  /([\p{L}\d][\p{L}\d:.]*), (?:und |y |et |e )?(?:nicht|no|non|pas|não|kein\w*) (?:(?:am|um|im|el|la|le|un|una|une|de|des|a|o|à) )?([\p{L}\d][\p{L}\d:.]*[\p{L}\d])/gu

/** Whether the sides of a contrast are swapped: "at 16:40 and not 18:40" as "at 18:40, not 16:40". */
export function swapsContrast(answer: Compared): boolean {
  const { plainSource, plainText } = answer
  const contrast = isInEnglish(answer) ? CONTRAST : CONTRAST_IN_OTHER_LANGUAGES
  const [before, after] = [plainSource, plainText].map(
    (text) => new Set([...text.matchAll(contrast)].map(([, so = '', notSo = '']) => `${so} ${notSo}`)),
  )
  const [isSo, isNot] = [0, 1].map((at) => new Set([...(before ?? [])].map((pair) => pair.split(' ')[at] ?? '')))
  const turned = [...(after ?? [])].some((pair) => {
    const [so = '', notSo = ''] = pair.split(' ')
    // "Say so to me, not in front of the team" as "in front of the team, not to me"
    return so !== notSo && isSo?.has(notSo) && !isNot?.has(notSo) && !before?.has(pair)
  })
  return (
    turned ||
    swapsPersons(plainSource, plainText) ||
    [...plainSource.matchAll(RULED_OUT)].some(([, so = '', notSo = '']) =>
      isAsserted(so, notSo, plainSource, plainText),
    )
  )
}

const PERSON = '(me|you|us|him|her|them)'
const NOT_PERSON = new RegExp(`\\b${PERSON}\\b[^.,;!?]{0,30},? (?:and )?not (?:\\p{L}+ )?${PERSON}\\b`, 'gu')

/** "He's taking me to the match, not you" as "he's taking you to the match, not me". */
function swapsPersons(source: string, text: string): boolean {
  const [before, after] = [source, text].map(
    (each) => new Set([...each.matchAll(NOT_PERSON)].map(([, so = '', notSo = '']) => `${so} ${notSo}`)),
  )
  return [...(after ?? [])].some((pair) => !before?.has(pair) && before?.has(pair.split(' ').reverse().join(' ')))
}

/** Whether the answer asserts what a contrast rules out: "ring me, not text" as "please text me". */
function isAsserted(so: string, notSo: string, source: string, text: string): boolean {
  if (contentOf(notSo).size === 0 || /\d/.test(notSo)) return false
  const says = new RegExp(`(?<!\\p{L})${notSo}(?!\\p{L})`, 'u')
  const elsewhere = source.replace(RULED_OUT, ' ')
  if (says.test(elsewhere)) return false
  const about = text.split(/(?<=[.!?])\s|,\s(?=because\b)/).filter((sentence) => says.test(sentence))
  return (
    about.length > 0 &&
    about.every(
      (sentence) =>
        !NEGATED.test(sentence) && !INSTEAD.test(sentence) && (contentOf(so).size === 0 || !sentence.includes(so)),
    )
  )
}
const RULED_OUT = /(\p{L}+), not (?:(?:at|on|in|to|for|by|with|of|the|an?|my|your) )?(\p{L}{2,})/gu
const INSTEAD = /\b(?:instead|rather|but|though|although|only|meant|should|supposed)\b/
