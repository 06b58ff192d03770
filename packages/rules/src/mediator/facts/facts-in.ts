import { pattern } from '../../text/pattern.ts'
import { languageOf } from '../language/language-of.ts'
import { AMOUNTS } from './amounts.ts'
import { DATES, datesIn } from './dates.ts'
import type { Fact, Finder } from './fact.ts'
import { LEXICONS } from './lexicon.ts'
import { namesIn } from './names.ts'
import { HINDI_NUMBERS, NUMBER_WORDS } from './number-words.ts'
import { DIGITS, ORDINALS, scaleOf, valueOfDigits, valueOfWords, WORDS } from './numbers.ts'
import { QUOTATIONS } from './quotations.ts'
import { TIMES } from './times.ts'

export type { Fact } from './fact.ts'

/** What comes before and after digits that are used for their sound: "gr8", "b4", "2 late", "me 2". */
const SOUND_BEFORE =
  /(?:\p{L}|\b(?:me|u|you|us|way|have|need|want|got|going|gonna|try|trying|supposed|used|talk|listen|speak|said|come|go|back|got|hard|nice) )$/iu
const SOUND_AFTER = new RegExp(
  pattern`
    ^(?: ?\p{L}(?![\p{L}'’])| (?:me|u|you|ur|your|my|us|them|him|her|the|be|get|do|go|it|this|that|late|much|many|
    long|bad|good|hard|far|ever|once|real|sure|know|have|come|see|say|pay|talk|hear|all|no|a|everyone|everybody|
    nothing)\b)
  `,
  'iu',
)
/** Words after a digit that make it a number after all: "back 2 days later". */
const COUNTS =
  /^ ?(?:pm|am|%|x\b|d\b|h\b|m\b|of\b|or\b|other\b|extra\b|(?!us\b|this\b|always\b|yes\b|less\b|miss\b|pass\b|discuss\b|guess\b)[a-z]{3,}s\b)/i
/** "You two never wash up" and "the two of you" address both and count nothing; "I gave you two weeks" does. */
function isPronoun(before: string, after: string): boolean {
  if (/\bthe $/i.test(before)) return /^ of (?:you|us)\b/i.test(after)
  if (/\b(?:you|u|we|us) $/i.test(before) && ENDS_PRONOUN.test(after.replaceAll('’', "'"))) return true
  return OPENS_WITH_PRONOUN.test(before) && !COUNTED.test(after)
}
const ENDS_PRONOUN =
  /^(?: (?:are|were|have|had|do|did|don't|didn't|can|could|can't|would|wouldn't|will|won't|keep|never|always|both)\b|[.,!?])/i
const OPENS_WITH_PRONOUN =
  /(?:^|[.!?;:,\n]\s{0,3}|\b(?:and|but|so|because|when|if|that|since|while|are|were|do|did|can|will) )(?:you|u|we) $/i
const COUNTED = /^[ -](?:\p{L}+ )?(?:\p{L}+s|hundred|thousand|grand|of)\b/iu

/** Numbers that mean "very often" or "very much". */
const EXAGGERATED =
  /^(?:(?:a )?(?:million|billion|thousand|hundred|zillion)|1000|100|1,000|1000000)(?:th)?(?= (?:more )?(?:times?|excuses|reasons|things|years|percent|%))|^(?:100|110|1000|200) ?(?:%|percent)/i

const FRACTIONS: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  '1/3': 0.33,
  '2/3': 0.67,
  '1/4': 0.25,
  '3/4': 0.75,
  'three quarter': 0.75,
  '3 quarter': 0.75,
  'two third': 0.67,
  '2 third': 0.67,
}

/** The value of a match that isn't a fact, and whose text no later pattern may match either. */
const NO_FACT = ''

const NUMBERS: readonly Finder[] = [
  // Phone, account and reference numbers, and URLs: compared character by character.
  { kind: 'number', pattern: /(?<![\p{L}\d])[\w.+-]+@[\w-]+\.[\w.]+\w/gu, value: ([all]) => `x:${all.toLowerCase()}` },
  { kind: 'number', pattern: /\bhttps?:\/\/\S+[\w/]/gi, value: ([all]) => `x:${all.toLowerCase()}` },
  {
    kind: 'number',
    pattern: /(?<![\p{L}\d])\+?\d[\d ()-]{6,16}\d(?![\d/.])/gu,
    value: ([all]) => `x:${all.replace(/\D/g, '')}`,
  },
  // Codes: "PS5", "B-14", "Q2"
  {
    kind: 'number',
    pattern:
      /(?<![\p{L}\d-])(?!(?:B4|M8|L8|W8|H8|GR8|STR8)\b)(?:[A-Z]{1,4}-?\d{1,5}[A-Za-z]?|\d{1,3}[A-CE-GJLN-Z])(?![\p{L}\d,.]\d|[\p{L}\d])/gu,
    value: ([all]) => `x:${all.toLowerCase().replace('-', '')}`,
  },
  {
    kind: 'number',
    pattern: /(?<![\p{L}\d])24\/7(?!\d)|(?<!\d)50\/50(?!\d)/gu,
    value: ([all]) => (all.startsWith('24') ? NO_FACT : 'n:50'),
  },
  {
    kind: 'number',
    pattern: /\bfor (?:an?|one)(?: whole| full| entire| solid)? (?=(?:hour|day|week|month|year)\b)/gi,
    value: () => 'n:1',
  },
  // "Two things. 1) … 2) …"
  { kind: 'number', pattern: /(?<![\d(\p{L}])\d{1,2}\)(?=\s)|(?<=^|\n)\s{0,3}\d{1,2}\.(?=\s)/gu, value: () => NO_FACT },
  {
    kind: 'number',
    pattern: /(?<![\d/])(?:[12]\/3|[13]\/4|1\/2)(?![\d/])|\b(?:three|3)[- ]quarters?\b|\b(?:two|2)[- ]thirds?\b/gi,
    value: ([all]) => `n:${FRACTIONS[all.toLowerCase().replace('-', ' ').replace(/s$/, '')]}`,
  },
  { kind: 'number', pattern: /\bhalf an hour\b/gi, value: () => 'n:30' },
  {
    kind: 'number',
    pattern: /\b(?:twice|thrice)\b/gi,
    value: ([word]) => (word.toLowerCase() === 'twice' ? 'n:2' : 'n:3'),
  },
  { kind: 'number', pattern: /\b(?:a )?fortnight\b/gi, value: () => 'n:2' },
  {
    kind: 'number',
    pattern: /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th)\b/giu,
    value: ([, digits]) => `n:${Number(digits)}`,
  },
  {
    kind: 'number',
    pattern: new RegExp(
      pattern`
        (?<![\d.,]|
        (?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])\p{L})(${DIGITS})(?: ?(k|
        grand|thousand|ha[zj]aa?r|lakhs?|lacs?|crores?|million)(?!['’]?[\p{L}\d]))?
      `,
      'giu',
    ),
    value: (match) => {
      const [all, digits = '', scale = ''] = match
      const { input = '', index = 0 } = match
      const after = input.slice(index + all.length, index + all.length + 12)
      const isSound =
        /^[248]$/.test(all) &&
        (SOUND_BEFORE.test(input.slice(Math.max(0, index - 12), index)) || SOUND_AFTER.test(after))
      if (isSound && !COUNTS.test(after)) return null
      return EXAGGERATED.test(input.slice(index, index + 24)) ? null : `n:${valueOfDigits(digits) * scaleOf(scale)}`
    },
  },
  {
    kind: 'number',
    pattern: /\b(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/gi,
    value: ([word]) => `n:${ORDINALS[word.toLowerCase().replace(' ', '-')]}`,
  },
  // "Two things." only announces the list that follows.
  {
    kind: 'number',
    pattern:
      /(?<=^|[.!?\n]\s?)(?:two|three|four|a few|2|3) (?:things|points|questions|issues|reasons|options|choices)\b/gi,
    value: () => NO_FACT,
  },
  {
    kind: 'number',
    pattern: new RegExp(`(?<![\\p{L}\\d]|-)(${WORDS})(?![\\p{L}]|-faced)`, 'giu'),
    value: (match) => {
      const { 0: all, input = '', index = 0 } = match
      if (
        EXAGGERATED.test(input.slice(index, index + 24)) ||
        /^(?:a |an )?(?:thousand|hundred|million|billion)$/i.test(all)
      )
        return null
      if (
        /^(?:two|three)$/i.test(all) &&
        isPronoun(input.slice(Math.max(0, index - 16), index), input.slice(index + all.length, index + all.length + 24))
      )
        return null
      return /^(?:nine to five|two cents)/i.test(input.slice(index, index + 12)) ? null : `n:${valueOfWords(all)}`
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(
      `\\b(?:${Object.keys(ORDINALS).join('|')})\\b(?! part(?:y|ies)\\b| person\\b| wheel\\b|[- ](?:class|rate|hand)\\b)`,
      'gi',
    ),
    value: ([word]) => `n:${ORDINALS[word.toLowerCase().replace(' ', '-')]}`,
  },
]

/** Words after Italian "sei" that show that it means "you are" and not "six": "sei un vigliacco". */
const YOU_ARE =
  /^ (?:un[oa]?|il|la|lo|tu|solo|stat[oa]|proprio|davvero|sempre|anche|così|tanto|molto|non|mai)(?!\p{L})/iu

/** Numbers in words, in a language other than English. */
function numbersIn(language: string): readonly Finder[] {
  const words = NUMBER_WORDS[language]
  if (!words) return []
  return [
    {
      kind: 'number',
      // "3e", "3º", "2ème"
      pattern: /(?<![\p{L}\d])(\d{1,2})(?:e|er|ère|[eè]me|º|ª|de|ste)(?![\p{L}\d])/giu,
      value: ([, digits]) => `n:${Number(digits)}`,
    },
    {
      kind: 'number',
      pattern: new RegExp(
        `(?<![\\p{L}\\d-])(?:${words.map(([word]) => `(${word})`).join('|')})(?![\\p{L}\\d]|-\\p{L})`,
        'giu',
      ),
      value: (match) => {
        const [all, ...groups] = match
        if (all.toLowerCase() === 'sei' && YOU_ARE.test(match.input?.slice((match.index ?? 0) + 3) ?? '')) return null
        const index = groups.findIndex((group) => group !== undefined)
        return index < 0 ? null : `n:${words[index]?.[1]}`
      },
    },
  ]
}

/** Numbers in romanised Hindi, which is detected as English: "das hazaar", "paanch sau". */
const HINDI: Finder = {
  kind: 'number',
  pattern: new RegExp(
    `(?<!\\p{L})(${Object.keys(HINDI_NUMBERS).join('|')}) (sau|ha[zj]aa?r|lakh|crore)(?!\\p{L})`,
    'giu',
  ),
  value: ([, number = '', scale = '']) =>
    `n:${(HINDI_NUMBERS[number.toLowerCase()] ?? 0) * (scale.toLowerCase() === 'sau' ? 100 : scaleOf(scale))}`,
}

const ENGLISH: readonly Finder[] = [...QUOTATIONS, HINDI, ...AMOUNTS, ...TIMES, ...DATES, ...NUMBERS]
const IN_LANGUAGE: Readonly<Record<string, readonly Finder[]>> = Object.fromEntries(
  Object.keys(LEXICONS).map((language) => [
    language,
    [
      ...QUOTATIONS,
      ...AMOUNTS,
      ...TIMES,
      ...datesIn(language),
      ...digitsOnly(DATES),
      ...numbersIn(language),
      ...digitsOnly(NUMBERS),
    ],
  ]),
)

/** The English patterns that start with a digit or sign, which work for every language. */
function digitsOnly(finders: readonly Finder[]): Finder[] {
  return finders.map((finder) => ({
    ...finder,
    value: (match) => (/^[+\d]/.test(match[0]) ? finder.value(match) : null),
  }))
}

/**
 * The verifiable facts in a text: amounts, numbers, dates, times, names and quotations, in text order. Facts inside a
 * quotation are part of the quotation.
 * @param language ISO 639-1, if already known
 */
export function factsIn(text: string, language: string = languageOf(text) ?? 'en'): Fact[] {
  const facts: Fact[] = []
  const isTaken = (start: number, end: number) => facts.some((fact) => start < fact.end && fact.start < end)
  for (const { kind, pattern, value } of IN_LANGUAGE[language] ?? ENGLISH) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (match[0] === '' || isTaken(start, end)) continue
      const found = value(match)
      if (found !== null)
        facts.push({ kind, text: match[0], start, end, value: found, ...unitOf(kind, text, start, end) })
    }
  }
  for (const name of namesIn(text, language)) {
    if (!isTaken(name.start, name.end)) facts.push({ kind: 'name', ...name, value: `name:${bare(name.text)}` })
  }
  return facts.filter(({ value }) => value !== NO_FACT).sort((one, other) => one.start - other.start)
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^[ -]?(?:min(?:ute)?s?\b)/i, 'minute'],
  [/^[ -]?(?:extra |more |whole |full |long )?(?:h(?:ou)?rs?\b)/i, 'hour'],
  [/^[ -]?(?:more |whole |full |long |working |business )?(?:days?|nights?)\b/i, 'day'],
  [/^[ -]?(?:more |whole |full |long )?(?:weeks?|wks?)\b/i, 'week'],
  [/^[ -]?(?:more |whole |full |long )?(?:months?|mths?)\b/i, 'month'],
  [/^[ -]?(?:more |whole |full |long )?(?:years?|yrs?)\b/i, 'year'],
]
function unitOf(kind: string, text: string, start: number, end: number): { unit?: string } {
  if (kind !== 'number') return {}
  if (/fortnight/i.test(text.slice(start, end))) return { unit: 'week' }
  if (/half an hour/i.test(text.slice(start, end))) return { unit: 'minute' }
  const unit = UNITS.find(([pattern]) => pattern.test(text.slice(end, end + 24)))?.[1]
  return unit === undefined ? {} : { unit }
}

const bare = (name: string): string => name.toLowerCase().replace(/['’]s$/, '')
