import type { Compared } from '../compared.ts'

const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)'
const VAGUE = /\b(?:a few|several|some|many|a number of|countless|various) (\p{L}{3,}s)\b/gu

const UPPER = /\b(?:up to|no more than|not more than|at most|a maximum of|less than|fewer than|under) (?=\p{Sc}?\d)/u
const LOWER = /\b(?:at least|no less than|not less than|a minimum of|more than|over) (?=\p{Sc}?\d)/u
const LIMITED = /\b(?:up to|max(?:imum)?|most|more than|less than|fewer than|under|within|limit\w*|cap(?:ped)?)\b/

/** "$90 in total" isn't "$90 each". */
const TOTAL = /\d(?:[.,]\d+)* (?:in )?(?:total|altogether|in all|all in)\b/
const EACH = /\d(?:[.,]\d+)* (?:each|apiece|per (?:person|head)|a head)\b/

/** Whether a count becomes vague, or a limit changes: "two days" as "a few days", "at least 200" as "up to 200". */
export const changesQuantity = (source: string, text: string): boolean =>
  [...text.matchAll(VAGUE)].some(([, noun = '']) => counts(source, noun) && !counts(text, noun)) ||
  changesUnit(source, text) ||
  (/\b(?:a few|several|many|multiple|some) times\b/.test(text) &&
    /\b(?:twice|(?:\d+|two|three|four|five|six) times)\b/.test(source) &&
    !/\b(?:twice|(?:\d+|two|three|four|five|six) times|(?:a few|several|many|multiple|some) times)\b.*\b(?:twice|(?:\d+|two|three|four|five|six) times)\b/.test(
      text,
    )) ||
  (EACH.test(text) && !EACH.test(source) && TOTAL.test(source) && !TOTAL.test(text)) ||
  (UPPER.test(text) && !LIMITED.test(source)) ||
  (UPPER.test(text) && !UPPER.test(source) && LOWER.test(source)) ||
  (LOWER.test(text) && !LOWER.test(source) && UPPER.test(source))

/** Whether an exception is added: "nobody, least of all you" as "nobody except you". */
export const addsException = (source: string, text: string): boolean =>
  /\b(?:except(?: for)?|apart from|other than|(?:nobody|no one|everyone|everybody|anyone|all) but) (?:you|me|him|her|them|us)\b/.test(
    text,
  ) && !/\b(?:except\w*|apart|but|other than|besides|only|just|unless|save|bar|rest|others)\b/.test(source)

const PARTIAL =
  /^(?!.*(?:\b(?:not|never)\b|n't\b)).*(?<!\b(?:every|each|any|last|just) )\b(?:some|part|most|one|a few) of (?:my|the|those|these|them|it|that|our|his|her)\b(?! own\b)/
/** Whether all becomes some: "mornings on both days" as "on one of those days", "all of it" as "some of it". */
export const becomesPartial = (source: string, text: string): boolean =>
  /\b(?:both|all|every|each|whole|entire|either|any)\b/.test(source) &&
  ((text.split(/(?<=[.!?])\s/).some((sentence) => PARTIAL.test(sentence)) &&
    !/\b(?:some|part|most|one|few|any|which|who|an?other)\b/.test(source)) ||
    (/\bmost of (?:the|my|our|your|his|her|their)\b/.test(text) &&
      !/\b(?:most|mostly|nearly|almost|half|majority|many|much|lot)\b/.test(source)))

const SHARE =
  /\b(?:half (?:of|the|my|your|that|it)|a (?:third|quarter) of|split (?:the|that|this|it)|share the (?:cost|bill|price|damage|fee|fine|rent)s?|go halves|part of the (?:cost|bill|price|damage))\b/
/** Whether the answer asks for a share of what the message asks for: "pay for the door" as "pay half of the door". */
export const asksForShare = (source: string, text: string): boolean =>
  SHARE.test(text) &&
  !/\b(?:half|halves|halved|third|quarter|split\w*|shar(?:e|es|ed|ing)|part|percent|fifty|equal\w*|each|divid\w*|both of us|between)\b|\b50\b|%|\d\/\d/.test(
    source,
  )

/** Units by their names in the singular. Names for the same unit share a line. */
const UNITS: ReadonlyMap<string, string> = new Map(
  [
    'second sec',
    'minute min',
    'hour hr',
    'day',
    'week',
    'month',
    'year yr',
    'metre meter m',
    'centimetre centimeter cm',
    'millimetre millimeter mm',
    'foot feet ft',
    'inch inches',
    'mile',
    'km kilometre kilometer',
    'yard',
    'litre liter',
    'gallon',
    'kilo kg kilogram',
    'gram',
    'tonne ton',
    'euro €',
    'dollar buck',
    'pound quid lb',
    'stone',
    'acre',
    'pint',
    'cup',
    'rupee',
    'naira',
    'rand',
    'bag',
    'box boxe',
    'bottle',
    'crate',
    'page',
    'slide',
    'chapter',
  ].flatMap((line) => {
    const names = line.split(' ')
    return names.map((name) => [name, names[0] ?? ''] as const)
  }),
)
const MEASURED = new RegExp(`(?<![\\d.,:])(${NUMBER}) ?(\\p{L}+)`, 'gu')

/** Whether a number gets another unit: "a baby due in 5 weeks" as "in 5 months", "2 metres" as "2 feet". */
function changesUnit(source: string, text: string): boolean {
  const [before, after] = [unitsIn(source), unitsIn(text)]
  return [...before].some(([count, units]) => {
    const now = after.get(count)
    return now !== undefined && [...now].every((unit) => !units.has(unit)) && [...units].every((unit) => !now.has(unit))
  })
}

function unitsIn(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const units = new Map<string, Set<string>>()
  for (const [, count = '', word = ''] of text.matchAll(MEASURED)) {
    const unit = UNITS.get(word) ?? UNITS.get(word.replace(/s$/, ''))
    if (unit !== undefined) units.set(count, (units.get(count) ?? new Set()).add(unit))
  }
  return units
}

const UNTIL = /\b(?:by|before|until|till?|no later than|up to) (?:the |next |this )?$/i
const AFTER = /\b(?:after|from|since|starting) (?:the |next |this )?$/i
/** Whether a deadline is reversed: "by Friday" as "after Friday", or vice versa. */
export const reversesDeadline = ({ source, sourceFacts, text, facts }: Compared): boolean =>
  sourceFacts
    .filter(({ kind }) => kind === 'date' || kind === 'time' || kind === 'number')
    .some(({ value, start }) => {
      const [before, ...more] = sourceFacts.filter((other) => other.value === value)
      const [after, ...others] = facts.filter((other) => other.value === value)
      if (!before || !after || more.length > 0 || others.length > 0) return false
      const [was, is] = [
        source.slice(Math.max(0, start - 20), start),
        text.slice(Math.max(0, after.start - 20), after.start),
      ]
      return (UNTIL.test(was) && AFTER.test(is)) || (AFTER.test(was) && UNTIL.test(is))
    })

const EXCEPT = /\b(?:any|every|all|each) ?\w* (?:\w+ )?(?:but|except(?: for)?|apart from|other than) (\p{L}+)/gu
/** Whether an exception is lost: "any night but Thursday" as "on Thursday". */
export const losesException = (source: string, text: string): boolean =>
  [...source.matchAll(EXCEPT)].some(
    ([, what = '']) =>
      new RegExp(`\\b${what}`).test(text) &&
      !/\b(?:but|except|apart|other than|besides|excluding|not|only|never|any|every)\b|n't\b/.test(text),
  )

const counts = (text: string, noun: string): boolean => new RegExp(`\\b${NUMBER} ${noun}\\b`).test(text)
