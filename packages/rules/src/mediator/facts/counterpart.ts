import { wordsOf } from '../../privacy/leak.ts'
import type { Passage } from '../../text/passage.ts'
import { escapeRegExp } from '../../text/pattern.ts'
import { stemOf } from '../requests/stem.ts'
import { monthAndDay } from './dates.ts'
import type { Fact } from './fact.ts'
import { ORDINAL_WORDS } from './numbers.ts'

/** Words that express a number without containing it. */
const SAID_OTHERWISE: Readonly<Record<string, RegExp>> = {
  'n:0.5': /\bhalf\b/i,
  'n:0.25': /\bquarter\b/i,
  'n:0.33': /\bthird\b/i,
  'n:1': /\b(?:one|once|single|first|an? |eine?[rnms]?|une?|una?|een|um)\b/i,
  'n:2':
    /\b(?:48 hours|both|twice|couple|second|pair|double|fortnight|each other|do(?= (?:din|baar|hafte|mahine|saal|log|ghante|raat)\b)|beide[nr]?|ambos|les deux|entrambi)\b/i,
  'n:3': /\b(?:thrice|triple|teen)\b/i,
  'n:4': /\bcha+r\b/i,
  'n:5': /\bpaa?nch\b/i,
  'n:6': /\bchh[ea]h?\b/i,
  'n:7':
    /\b(?:saat|(?:a|one|this|last|per|each|every|whole|entire|full) week|weekly|eine[rn]? woche|una semana|une semaine)\b/i,
  'n:8': /\baath\b/i,
  'n:10': /\bdas(?= (?:din|baar|hafte|mahine|saal|log|ghante|raat|minat|minute)\b)/i,
  'n:12': /\b(?:(?:a|one|this|last|per|each|every|whole|entire|full) year|dozen|noon|midnight)\b/i,
  'n:14': /\b(?:fortnight|two weeks|2 weeks)\b/i,
  'n:24': /\b(?:(?:a|one|per|each|every|whole|entire|full) day)\b/i,
  'n:20': /\btwentieth\b/i,
  'n:30': /\b(?:half an hour|half-hour|a month|one month|thirtieth)\b/i,
  'n:40': /\bfortieth\b/i,
  'n:48': /\b(?:two|2) days\b/i,
  'n:50': /\b(?:half|equally|evenly|fiftieth)\b/i,
  'n:60': /\b(?:(?:an|one|full|whole) hour|sixtieth)\b/i,
  'n:70': /\bseventieth\b/i,
  'n:80': /\beightieth\b/i,
  'n:90': /\b(?:an hour and a half|one and a half hours|ninetieth)\b/i,
  'n:100': /\b(?:a hundred|all of it|fully|completely)\b/i,
  'n:1000': /\b(?:a thousand|a grand)\b/i,
}
const DAY_OTHERWISE: Readonly<Record<string, RegExp>> = {
  tonight: /\b(?:tonight|this night|today|this evening|tonite|heute abend|esta noche|ce soir|stasera)\b/i,
  today: /\b(?:today|this (?:morning|afternoon|evening)|tonight|now|heute|hoy|aujourd|oggi|hoje|vandaag)\b/i,
  yesterday: /\b(?:yesterday|last (?:night|evening)|gestern|ayer|hier|ieri|ontem|gisteren|anoche)\b/i,
  tomorrow: /\b(?:tomorrow|morgen|mañana|demain|domani|amanhã)(?!\p{L})/iu,
  weekend: /\bweek-?ends?|saturday|sunday|wochenende|fin de semana|fim de semana\b/i,
  'last-week': /\b(?:last|previous|past) week|the week before|letzte[rn]? woche|semana pasada|semaine dernière\b/i,
  'next-week':
    /\b(?:next|coming|following) (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|nächste[rn]? woche|próxima semana|semaine prochaine\b/i,
  'this-week': /\bthis (?:very )?week|end of the week|diese[rn]? woche|esta semana|cette semaine\b/i,
}

/** Other ways to say "one" of a unit of time: "for a week" can become "all week" or "seven days". */
const ONE_OF: Readonly<Record<string, RegExp>> = {
  hour: /\b(?:hours?|60 min\w*)\b/i,
  day: /\b(?:days?|24 hours)\b/i,
  week: /\b(?:weeks?|7 days|seven days)\b/i,
  month: /\b(?:months?|30 days|four weeks|4 weeks)\b/i,
  year: /\b(?:years?|12 months|twelve months)\b/i,
}

/**
 * Where a fact of one text occurs in another, in any notation; null if it doesn't.
 * @param facts all facts of the other text
 * @param text the other text
 */
export function counterpartOf(fact: Fact, facts: readonly Fact[], text: string): Passage | null {
  if (fact.kind === 'quotation') return quotedIn(fact, text)
  if (fact.kind === 'name') return nameIn(fact, text)
  if (fact.value.startsWith('x:')) return facts.find((other) => other.value === fact.value) ?? codeIn(fact, text)
  if (fact.value === 'n:1' && fact.unit)
    return placeOf(ONE_OF[fact.unit] ?? new RegExp(`\\b${fact.unit}s?\\b`, 'i'), text)
  const isMoney = fact.kind === 'amount'
  if (fact.kind === 'date' && /^n:\d+$/.test(fact.value)) return dayIn(fact, facts, text)
  const exact = facts.find((other) => (other.value === fact.value && isSameUnit(fact, other)) || sameDay(fact, other))
  if (exact) return exact
  const atMonthEnd = facts.find((other) => endsMonth(fact, other, text))
  if (atMonthEnd) return atMonthEnd
  const inThousands = facts.find((other) => isInThousands(fact, other, facts))
  if (inThousands) return inThousands
  const places = fact.value.split(' ').map((part) => {
    if (part.startsWith('cur:')) return null
    return (
      facts.find((other) => shares(part, other, isMoney ? fact : null) && isSameUnit(fact, other)) ??
      saidOtherwise(part, text)
    )
  })
  const needed = fact.value.split(' ').map((part, index) => part.startsWith('cur:') || places[index] !== null)
  return needed.every(Boolean) ? (places.find((place) => place !== null) ?? null) : null
}

/** Where a day of the month occurs: "the 2nd" isn't "two". */
function dayIn(fact: Fact, facts: readonly Fact[], text: string): Passage | null {
  const others = facts.filter(({ kind, text: said }) => kind !== 'number' || !CARDINAL.test(said))
  return (
    others.find((other) => other.value === fact.value || sameDay(fact, other)) ??
    others.find((other) => endsMonth(fact, other, text)) ??
    others.find((other) => shares(fact.value, other, null)) ??
    placeOf(new RegExp(`\\b${ORDINAL_WORDS[Number(fact.value.slice(2)) - 1]}\\b`, 'i'), text)
  )
}
const CARDINAL = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i

/** Whether two numbers may have the same unit: "five months" isn't "five weeks", but a bare "five" matches both. */
const isSameUnit = (one: Fact, other: Fact): boolean =>
  one.unit === undefined || other.unit === undefined || one.unit === other.unit

const THOUSANDS = /\d ?k$|\b(?:thousand|grand)$/i
/** Whether one number may be the other in thousands: "180k" as the 180 of "60k out of 180", where the 60 has the "k". */
const isInThousands = (one: Fact, other: Fact, facts: readonly Fact[]): boolean =>
  THOUSANDS.test(one.text) !== THOUSANDS.test(other.text) &&
  facts.some((third) => third !== other && THOUSANDS.test(third.text)) &&
  [one, other]
    .map(({ value }) => Number(/(?:^| )n:([\d.]+)/.exec(value)?.[1]))
    .every((number, at, both) => number > 0 && [1000, 0.001].includes(number / (both[1 - at] ?? 0)))

/** Whether two dates may be the same day: "3 May" matches "5/3" and "3/5", because either part may be the month. */
const sameDay = (one: Fact, other: Fact): boolean => {
  const [mine, theirs] = [one, other].map((fact) => /md:[\d-]+/.exec(fact.value)?.[0] ?? monthAndDay(fact))
  return mine != null && mine === theirs && (one.value.includes('md:') || other.value.includes('md:'))
}

const LAST_DAYS: readonly (readonly number[])[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((day, month) =>
  month === 1 ? [day, day + 1] : [day],
)
const END_OF =
  /(?<!\p{L})(?:end(?: of)?|last day of|close of|ende|fin(?:ales)?(?: de)?|fins? (?:de |d['’])?|fi(?:m|nal)(?: de)?|fine(?: di)?|eind(?:e)?(?: van)?) $/iu

/** Whether a date is the last day of a month and the other fact is "the end of" that month. */
const endsMonth = (fact: Fact, other: Fact, text: string): boolean => {
  const [, month = '', day = ''] = /^(?=.*\bm:(\d+))(?=.*\bn:(\d{1,2})(?: |$))/.exec(fact.value) ?? []
  return (
    (LAST_DAYS[Number(month) - 1]?.includes(Number(day)) ?? false) &&
    other.value === `m:${month}` &&
    END_OF.test(text.slice(Math.max(0, other.start - 14), other.start))
  )
}

function shares(part: string, other: Fact, money: Fact | null): boolean {
  if (other.kind === 'quotation' || other.kind === 'name') return false
  const parts = other.value.split(' ')
  if (money && other.kind === 'amount' && currencyOf(money) !== currencyOf(other)) return false
  if (parts.includes(part)) return true
  const [kind, value = ''] = part.split(':')
  if (kind === 'n') return parts.some((each) => isClock(each, Number(value), money !== null))
  if (kind === 't' || kind === 'h') return parts.some((each) => sameTime(part, each))
  return false
}

/** The currency of an amount. Pesos count as dollars, because they are written with the same sign. */
const currencyOf = (fact: Fact): string => (/cur:(\S+)/.exec(fact.value)?.[1] ?? '').replace(/^pesos?$/, 'dollar')

/** Whether a number may mean a time: "at 7" is 7 o'clock, in the morning or evening, and "9.40" is twenty to ten. */
const isClock = (time: string, number: number, isMoney = false): boolean => {
  const [kind, minutes = ''] = time.split(':')
  const hour = Math.floor(number)
  const past = Math.round((number - hour) * 100)
  return (
    (kind === 't' || kind === 'h') &&
    hour <= 24 &&
    past < 60 &&
    !(isMoney && past > 0) &&
    Number(minutes) % 720 === (hour % 12) * 60 + past
  )
}

/** Whether two parts of values are the same time; `t` is on the 24-hour clock, `h` on the 12-hour clock. */
function sameTime(one: string, other: string): boolean {
  const [kind, minutes = ''] = one.split(':')
  const [otherKind, otherMinutes = ''] = other.split(':')
  if (otherKind === 'n') return Number(otherMinutes) < 13 && isClock(one, Number(otherMinutes))
  if (kind === otherKind) return minutes === otherMinutes
  return (otherKind === 't' || otherKind === 'h') && Number(minutes) % 720 === Number(otherMinutes) % 720
}

function saidOtherwise(part: string, text: string): Passage | null {
  const [kind, value = ''] = part.split(':')
  const pattern = kind === 'day' ? DAY_OTHERWISE[value] : SAID_OTHERWISE[part]
  if (pattern) return placeOf(pattern, text)
  if (kind === 'day') return placeOf(new RegExp(`\\b${value.replaceAll('-', '.{0,3}')}`, 'i'), text)
  return null
}

function placeOf(pattern: RegExp, text: string): Passage | null {
  const found = pattern.exec(text)
  return found ? { text: found[0], start: found.index, end: found.index + found[0].length } : null
}

/** Where a quotation occurs, word for word; quotation marks, capitals and punctuation may differ. */
function quotedIn(fact: Fact, text: string): Passage | null {
  const start = text.indexOf(fact.text)
  if (start >= 0) return { text: fact.text, start, end: start + fact.text.length }
  const words = wordsOf(fact.value.slice(2).replaceAll('_', ' '))
  const said = wordsOf(text)
  if (!` ${said.join(' ')} `.includes(` ${words.join(' ')} `))
    return isRespelled(words, said) ? { text, start: 0, end: text.length } : null
  const escaped = words.map((word) => [...word].map((letter) => `${escapeRegExp(letter)}['’]?`).join(''))
  const found = new RegExp(
    `["“„«‘']?(?<![\\p{L}\\p{N}])${escaped.join('[^\\p{L}\\p{N}]{1,6}')}(?![\\p{L}\\p{N}])[.,!?…]{0,3}["”“»’']?`,
    'iu',
  ).exec(text)
  return found
    ? { text: found[0], start: found.index, end: found.index + found[0].length }
    : { text, start: 0, end: text.length }
}

/** Whether a quotation occurs with its typos corrected: "dropped wieghts" as "dropped weights". */
const isRespelled = (words: readonly string[], said: readonly string[]): boolean =>
  said.some((_, from) => words.every((word, index) => isSameWord(word, said[from + index] ?? '')))

/** Whether two words are equal, forms of one word, or anagrams: most typos in long words are transpositions. */
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && stemOf(one) === stemOf(other)) ||
  (one.length > 4 && one[0] === other[0] && [...one].sort().join('') === [...other].sort().join(''))

/** Where a code occurs, ignoring case, spaces and hyphens: "B-14" may be "b14", but not "B-41". */
function codeIn(fact: Fact, text: string): Passage | null {
  const letters = [...fact.value.slice(2)].map((letter) => escapeRegExp(letter))
  return placeOf(new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[ -]?')}(?![\\p{L}\\p{N}])`, 'iu'), text)
}

/** Where a name occurs, even if misspelled or in its short form: "Micheal" and "Mike" match Michael. */
function nameIn(fact: Fact, text: string): Passage | null {
  const name = folded(fact.value.slice('name:'.length))
  for (const match of text.matchAll(/[\p{L}\p{M}]+(?:[-'’]\p{L}+)*/gu)) {
    const word = folded(match[0].toLowerCase().replace(/['’]s$/, ''))
    if (word === name || isShortFor(word, name) || isShortFor(name, word))
      return { text: match[0], start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** A word without accents, so that "Pokemon" matches Pokémon. */
const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

const isShortFor = (short: string, long: string): boolean =>
  (short.length >= 3 && long.startsWith(short) && (long.length > short.length + 1 || /[sz]$/.test(long))) ||
  (short.length >= 5 &&
    long.length >= 5 &&
    short.slice(0, 3) === long.slice(0, 3) &&
    [...short].sort().join('') === [...long].sort().join('')) ||
  `${short}|${long}` === 'mike|michael' ||
  `${short}|${long}` === 'bill|william' ||
  `${short}|${long}` === 'bob|robert'
