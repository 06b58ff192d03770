import { pattern } from '../../text/pattern.ts'
import type { Fact, Finder } from './fact.ts'
import { LEXICONS } from './lexicon.ts'

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|')
const MONTH = `${MONTHS.join('|')}|febuary|febrary|feburary|januray|janurary|augst|septmber|septemeber|octber|novemeber|novembr|decemeber|decembr|aprl|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`
/** Months that are also other words; they count only next to a number, or after "in", "since" and the like. */
const AMBIGUOUS_MONTH = /^(?:may|march|mar|jan|dec|august)$/i
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MISTYPED_DAYS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'wednesday:wensday|wednsday|wendsday|wendesday|wedensday|wenesday|wednessday tuesday:teusday|tuseday|tusday|tuesay|teuseday ' +
    'thursday:thrusday|thurday|thirsday|thusday|thursady saturday:saterday|satuday|saturady|staurday|satarday|satday ' +
    'friday:firday|fryday|fridya|frday monday:munday|mondya|monady|moday sunday:sundy|sunaday|sunady|sundey'
  )
    .split(' ')
    .flatMap((group) => {
      const [day = '', forms = ''] = group.split(':')
      return forms.split('|').map((form) => [form, day])
    }),
)
const DAY_TH = '(\\d{1,2})(?:st|nd|rd|th)?'

const monthOf = (word: string): string =>
  `m:${MONTHS.findIndex((month) => month.startsWith(word.toLowerCase().slice(0, 3))) + 1}`
const dayOf = (digits: string): string | null =>
  Number(digits) >= 1 && Number(digits) <= 31 ? `n:${Number(digits)}` : null

/** Words for days relative to today, with the names used to compare them. */
const RELATIVE: readonly (readonly [string, string])[] = [
  // "Till today I have heard nothing" isn't about a particular day.
  ['(?:till?|until|up to|as of|as at|even) (?:today|date|now)|to (?:date|this day)', ''],
  ['(?:the )?day before yesterday', 'before yesterday'],
  ['(?:the )?day after tomorrow', 'after tomorrow'],
  ['yesterday|yest(?:a|er)?day|yday|last (?:night|evening|nite)', 'yesterday'],
  ['tomorrow|tom+or+ow|tmrw?|tmro|tmoro|tmoz|2mor+ow|2moro?|2mrw', 'tomorrow'],
  ['tonight|today (?:evening|night)|tonite|2nite|2night|this evening', 'tonight'],
  ['today|2day|this (?:morning|afternoon)', 'today'],
  ['weekends?|wknds?|wkends?', 'weekend'],
  ['last week|the week before|the previous week', 'last week'],
  ['next week|the coming week|the following week', 'next week'],
  ['this week', 'this week'],
  ['last month|the previous month', 'last month'],
  ['next month|the coming month', 'next month'],
  ['this month', 'this month'],
  ['last year', 'last year'],
  ['next year', 'next year'],
  ['(?:last|this|next|in|since) (?:the )?(spring|summer|autumn|fall|winter)', 'season'],
]
const HOLIDAY = pattern`
    christmas(?: eve| day)?|xmas|nye|boxing day|new year(?:'?s)?(?: eve| day)?|easter|thanksgiving|halloween|
    valentine'?s(?: day)?|mother'?s day|father'?s day|eid(?: al[- ]\p{L}+)?|sallah|ramadan|diwali|deepavali|holi|
    hanukkah|passover|pongal|onam
  `

/** Words that can follow a day of the month. An ordinal counts any other: "the 2nd mirror", "the 4th night". */
const AFTER_A_DAY = pattern`
    at|by|of|and|or|n|to|til|till|until|it|its|it's|is|was|i|im|i'm|ive|i've|you|u|your|ur|we|he|she|they|not|with|
    when|after|before|for|in|this|next|if|so|but|because|cos|as|please|pls|plz|kindly|then|now|today|tonight|
    yesterday|tomorrow|from|on|the|a|an|my|our|his|her|their|that|thats|that's|which|who|whose|will|would|can|could|
    should|must|have|has|had|did|do|does|don't|dont|without|too|also|again|already|still|late|latest|instead|off|only|
    max|sharp|ok|okay|paid|due|came|went|no|nobody|everyone|where|what|why|how|like|otherwise|unless|since|while|plus|
    lol|bro|mate|each|every|please|rent|inclusive|onwards|onward|ish|morning|afternoon|evening
  `

const finder = (pattern: string, value: Finder['value'], flags = 'giu'): Finder => ({
  kind: 'date',
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, flags),
  value,
})

/** English dates, numeric dates, and days relative to today. */
export const DATES: readonly Finder[] = [
  finder(
    '((?:19|20)\\d{2})-(\\d{2})-(\\d{2})',
    ([, year, month, day]) => `n:${Number(day)} m:${Number(month)} n:${year}`,
  ),
  finder('(\\d{1,2})[/.](\\d{1,2})[/.]((?:20)?\\d{2})', ([, one, other, year = '']) => pair(one, other, year)),
  finder('(?<![£$€₹₦] ?)(\\d{1,2})/(\\d{1,2})(?! ?(?:of|cup|price|times|days)\\b)', ([all, one, other]) =>
    /^(?:24\/7|50\/50|1\/2|1\/3|1\/4|3\/4|2\/3)$/.test(all) ? null : pair(one, other),
  ),
  finder(`(${MONTH})\\.? (?:the )?${DAY_TH}(?:,? ((?:19|20)\\d{2}))?(?![:.]\\d)`, ([, month = '', day = '', year]) =>
    joined(dayOf(day), monthOf(month), year && `n:${year}`),
  ),
  finder(`(?:the )?${DAY_TH}(?: day)?(?: of)? (${MONTH})(?:,? ((?:19|20)\\d{2}))?`, ([, day = '', month = '', year]) =>
    AMBIGUOUS_MONTH.test(month) && /^(?:may|march)$/.test(month) && !/(?:st|nd|rd|th)/.test(day) && day.length > 2
      ? null
      : joined(dayOf(day), monthOf(month), year && `n:${year}`),
  ),
  finder(`(${MONTH})\\.?,? ((?:19|20)\\d{2})`, ([, month = '', year]) => `${monthOf(month)} n:${year}`),
  finder(`(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! (?!(?:${AFTER_A_DAY})(?!\\p{L}))\\p{L})`, ([, day = '']) => dayOf(day)),
  finder(
    '((?:19[5-9]|20[0-4])\\d)(?! ?(?:£|€|pounds|naira|rupees|dollars|euros|words|times|people|km|miles))',
    ([, year]) => `n:${year}`,
  ),
  finder(`(${DAYS.join('|')}|tues|thurs?|wednes|satur|weds)s?(?:'s)?`, ([, day = '']) => weekday(day)),
  finder(Object.keys(MISTYPED_DAYS).join('|'), ([day]) => weekday(MISTYPED_DAYS[day.toLowerCase()] ?? '')),
  finder(
    '(?<=\\b(?:on|by|till?|until|before|this|next|last|every|since|from|for|come|and) )(mon|tue|wed|fri|sat(?! (?:down|there|here|up|by|back|in|on|with|for)\\b)|sun)s?',
    ([, day = '']) => weekday(day),
  ),
  finder('(mon|tue|wed|fri|sat|sun)(?= (?:morning|afternoon|evening|night|nite|\\d))', ([, day = '']) => weekday(day)),
  { ...finder('(Mon|Tue|Wed|Fri|Sat)', ([, day = '']) => weekday(day), 'gu') },
  finder(`(${MONTH})`, (match) => {
    const [month = ''] = match
    const before = (match.input ?? '').slice(Math.max(0, (match.index ?? 0) - 12), match.index)
    const after = (match.input ?? '').slice((match.index ?? 0) + month.length)
    const isMonth =
      !AMBIGUOUS_MONTH.test(month) ||
      /^ end\b/i.test(after) ||
      /\b(?:in|since|until|till?|last|next|this|by|of|from|before|every|end|for) $/i.test(before)
    const isWritten = month.length > 4 || /^[A-Z]/.test(month) || /\b(?:in|since|until|by|last|next) $/i.test(before)
    return isMonth && isWritten && !(/^may$/.test(month) && !/\b(?:in|since|last|next|by|until) $/i.test(before))
      ? monthOf(month)
      : null
  }),
  ...RELATIVE.map(([pattern, name]) =>
    finder(pattern, ([, season]) => name && `day:${(season ?? name).toLowerCase().replaceAll(' ', '-')}`),
  ),
  finder(HOLIDAY, ([holiday]) => `day:${holidayName(holiday)}`),
]

function pair(one = '', other = '', year = ''): string | null {
  const [low = 0, high = 0] = [Number(one), Number(other)].sort((a, b) => a - b)
  if (low < 1 || low > 12 || high > 31) return null
  return joined(`md:${low}-${high}`, year && `n:${year.length === 2 ? `20${year}` : year}`)
}

const weekday = (word: string): string => `w:${DAYS.findIndex((day) => day.startsWith(word.toLowerCase().slice(0, 3)))}`
const holidayName = (said: string): string =>
  said
    .toLowerCase()
    .replace('xmas', 'christmas')
    .replace('nye', 'new year')
    .replace('deepavali', 'diwali')
    .replace('sallah', 'eid')
    .replace(/'?s?(?: day| eve)?$/, '')
    .replaceAll(' ', '-')
const joined = (...parts: (string | null | undefined)[]): string | null =>
  parts.includes(null) ? null : parts.filter(Boolean).join(' ')

/** The patterns for dates in a language other than English. @param language ISO 639-1 */
export function datesIn(language: string): readonly Finder[] {
  const words = LEXICONS[language]
  if (!words) return []
  const months = words.months.join('|')
  const month = (word: string): string =>
    `m:${words.months.findIndex((each) => each.split('|').includes(word.toLowerCase())) + 1}`
  const day = (word: string): string =>
    `w:${words.weekdays.findIndex((each) => each.split('|').includes(word.toLowerCase()))}`
  return [
    finder(
      `(\\d{1,2})(?:\\.|º|er)?(?: de)? (${months})(?: (?:de )?((?:19|20)\\d{2}))?`,
      ([, one = '', other = '', year]) => joined(dayOf(one), month(other), year && `n:${year}`),
    ),
    // "5.3.", "am 05.03."
    finder('(\\d{1,2})\\.(\\d{1,2})\\.(?!\\d)', ([, one, other]) => pair(one, other)),
    // Portuguese "segunda" is Monday, "segunda vez" the second time.
    finder(`(${words.weekdays.join('|')})s?(?! vez(?:es)?(?!\\p{L}))`, ([, word = '']) => day(word)),
    finder(`(${months})`, ([, word = '']) => (word.length < 4 && /^\p{Ll}/u.test(word) ? null : month(word))),
    finder(
      Object.keys(words.days).join('|'),
      ([word]) => `day:${(words.days[word.toLowerCase()] ?? '').replaceAll(' ', '-')}`,
    ),
  ]
}

/** The month and day of a fact in the notation of numeric dates, such as `md:3-24`; null if it has none. */
export function monthAndDay(fact: Fact): string | null {
  const [, month] = /(?:^| )m:(\d+)/.exec(fact.value) ?? []
  const [, day] = /(?:^| )n:(\d{1,2})(?: |$)/.exec(fact.value) ?? []
  return month && day ? `md:${[Number(month), Number(day)].sort((a, b) => a - b).join('-')}` : null
}
