import { pattern } from '../../text/pattern.ts'
import type { Finder } from './fact.ts'
import { valueOfWords } from './numbers.ts'

const HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const AM_PM = '([ap])\\.? ?m\\b\\.?'
const AT = '\\b(?:at|by|till?|until|before|after|from|since|around|about|past|um|à|a las|alle|às|om) '

/** The value of a time: `t:` minutes after midnight, or `h:` minutes after twelve if it may be am or pm. */
function time(hour: number, minutes: number, half = ''): string | null {
  if (!(hour <= 24) || !(minutes < 60)) return null
  if (half !== '') return hour > 12 ? null : `t:${((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes}`
  return hour > 12 ? `t:${hour * 60 + minutes}` : `h:${(hour % 12) * 60 + minutes}`
}
const hourOf = (said: string): number => (/\d/.test(said) ? Number(said) : valueOfWords(said))

const BEFORE_HOUR: Readonly<Record<string, number>> = {
  'quarter to': -15,
  'ten to': -10,
  'five to': -5,
  'twenty to': -20,
}
const AFTER_HOUR: Readonly<Record<string, number>> = {
  half: 30,
  'half past': 30,
  'quarter past': 15,
  'ten past': 10,
  'five past': 5,
  'twenty past': 20,
}

const DAY = 24 * 60
/** Named times, in minutes after midnight. */
const TWELVE: Readonly<Record<string, number>> = { noon: DAY / 2, midday: DAY / 2, midnight: 0 }

const ROMANCE_HOURS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'une deux trois quatre cinq six sept huit neuf dix onze douze',
    'uma duas três quatro cinco seis sete oito nove dez onze doze',
  ].flatMap((hours) => hours.split(' ').map((word, index) => [word, index + 1])),
)
/** Minutes of "y media", "et quart", "menos cuarto". */
const PARTS_OF_HOUR: readonly (readonly [part: RegExp, minutes: number])[] = [
  [/^(?:menos|moins)/i, -15],
  [/(?:cuarto|quart|quarto)$/i, 15],
  [/(?:media|demie?|meia)$/i, 30],
]

const HOURS_IN_OTHER_LANGUAGES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  ].flatMap((hours) => hours.split(' ').map((word, index) => [word, index + 1])),
)

/** Times of day: "10:30", "10.30pm", "8 p.m.", "half seven", "quarter to nine", "18h30", "noon". */
export const TIMES: readonly Finder[] = [
  {
    kind: 'time',
    pattern: new RegExp(`(?<![\\d.,:/£$€])(\\d{1,2})[:.h](\\d{2})(?![\\d:/]|[.,]\\d) ?(?:${AM_PM})`, 'giu'),
    value: ([, hour, minutes, half]) => time(Number(hour), Number(minutes), half),
  },
  {
    kind: 'time',
    pattern: /(?<![\d.,:/£$€])(\d{1,2})(?::| ?h ?)(\d{2})(?![\d:/]|[.,]\d)(?: ?(?:uhr|hrs|hours)(?!\p{L}))?/giu,
    value: ([, hour, minutes]) => time(Number(hour), Number(minutes)),
  },
  {
    kind: 'time',
    pattern: new RegExp(`(?<=${AT})(\\d{1,2})\\.(\\d{2})(?!\\d|%|[.,:/]\\d)`, 'giu'),
    value: ([, hour, minutes]) => (Number(hour) > 23 ? null : time(Number(hour), Number(minutes))),
  },
  {
    kind: 'time',
    pattern: new RegExp(`(?<![\\d.,:/£$€\\p{L}])(\\d{1,2}|${HOUR}) ?(?:${AM_PM})`, 'giu'),
    value: ([, hour = '', half]) => time(hourOf(hour), 0, half),
  },
  {
    kind: 'time',
    pattern: new RegExp(
      `(?<![\\d.,:/\\p{L}])(\\d{1,2}|${HOUR}) ?(?:o['’]?clock|uhr|ish|heures|horas|h|baje|baj)(?![\\p{L}\\d])`,
      'giu',
    ),
    value: ([, hour = '']) => time(hourOf(hour), 0),
  },
  {
    kind: 'time',
    pattern: new RegExp(
      `\\b(half(?: past)?|(?:quarter|ten|five|twenty) (?:to|past)) (\\d{1,2}|${HOUR}|noon|midday|midnight)(?: (?:([ap])\\.?m\\b))?(?![\\p{L}\\d]|[.,:]\\d)`,
      'giu',
    ),
    value: ([, which = '', hour = '', half]) => {
      const said = which.toLowerCase()
      const late = AFTER_HOUR[said]
      const named = TWELVE[hour.toLowerCase()]
      if (named !== undefined) return `t:${(named + (late ?? BEFORE_HOUR[said] ?? 0) + DAY) % DAY}`
      const hours = hourOf(hour)
      if (late !== undefined) return time(hours, late, half)
      return time(hours - 1, 60 + (BEFORE_HOUR[said] ?? 0), half)
    },
  },
  // German and Dutch name half hours after the next hour: "halb drei" is half past two.
  {
    kind: 'time',
    pattern: new RegExp(
      pattern`
        (?<!\p{L})(?:um|om|gegen|bis|ab|seit|vor|nach|tot|rond) (halb|half|viertel vor|viertel nach|kwart voor|
        kwart over) (${Object.keys(HOURS_IN_OTHER_LANGUAGES).join('|')}|\d{1,2})(?![\p{L}\d])
      `,
      'giu',
    ),
    value: ([, which = '', hour = '']) => {
      const hours = HOURS_IN_OTHER_LANGUAGES[hour.toLowerCase()] ?? Number(hour)
      const said = which.toLowerCase()
      if (said.startsWith('hal')) return time(hours - 1, 30)
      return /nach|over/.test(said) ? time(hours, 15) : time(hours - 1, 45)
    },
  },
  // "las nueve y media", "neuf heures et demie", "nove e meia"
  {
    kind: 'time',
    pattern: new RegExp(
      `(?<!\\p{L})(${Object.keys(ROMANCE_HOURS).join('|')}|\\d{1,2})(?: ?(?:heures?|h|horas?))? (y media|y cuarto|menos cuarto|et demie?|et quart|moins le quart|e meia|e um quarto)(?!\\p{L})`,
      'giu',
    ),
    value: ([, hour = '', part = '']) => {
      const hours = ROMANCE_HOURS[hour.toLowerCase()] ?? Number(hour)
      const minutes = PARTS_OF_HOUR.find(([pattern]) => pattern.test(part))?.[1] ?? 0
      return minutes < 0 ? time(hours - 1, 60 + minutes) : time(hours, minutes)
    },
  },
  {
    kind: 'time',
    pattern:
      /(?<!\p{L})(noon|midday|midnight|meio-dia|meia-noite|mediod[ií]a|medianoche|mezzogiorno|mezzanotte|mitternacht)(?!\p{L})/giu,
    value: ([, word = '']) => (/^m(?:idn|eia|ediano|ezzano|itter)/i.test(word) ? 't:0' : 't:720'),
  },
]
