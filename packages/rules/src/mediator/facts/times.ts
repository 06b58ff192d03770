import type { Finder } from './fact.ts'
import { valueOfWords } from './numbers.ts'

const HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const AM_PM = '([ap])\\.? ?m\\b\\.?'
const AT = '\\b(?:at|by|till?|until|before|after|from|since|around|about|past|um|à|a las|alle|às|om) '

/** Minutes after midnight, `t`; or, where nobody said which half of the day, minutes after twelve, `h`. */
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

/** Times of day: "10:30", "10.30pm", "8 p.m.", "half seven", "quarter to nine", "18h30", "noon". */
export const TIMES: readonly Finder[] = [
  {
    kind: 'time',
    pattern: new RegExp(`(?<![\\d.,:/£$€])(\\d{1,2})[:.h](\\d{2})(?![\\d:/]|[.,]\\d) ?(?:${AM_PM})`, 'giu'),
    value: ([, hour, minutes, half]) => time(Number(hour), Number(minutes), half),
  },
  {
    kind: 'time',
    pattern: /(?<![\d.,:/£$€])(\d{1,2})(?::|h)(\d{2})(?![\d:/]|[.,]\d)(?: ?(?:uhr|hrs|hours)(?!\p{L}))?/giu,
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
    pattern: new RegExp(`(?<![\\d.,:/\\p{L}])(\\d{1,2}|${HOUR}) ?(?:o'?clock|uhr|ish|h)(?![\\p{L}\\d])`, 'giu'),
    value: ([, hour = '']) => time(hourOf(hour), 0),
  },
  {
    kind: 'time',
    pattern: new RegExp(
      `\\b(half(?: past)?|(?:quarter|ten|five|twenty) (?:to|past)) (\\d{1,2}|${HOUR})(?: (?:([ap])\\.?m\\b))?(?![\\p{L}\\d]|[.,:]\\d)`,
      'giu',
    ),
    value: ([, which = '', hour = '', half]) => {
      const said = which.toLowerCase()
      const hours = hourOf(hour)
      const late = AFTER_HOUR[said]
      if (late !== undefined) return time(hours, late, half)
      return time(hours - 1, 60 + (BEFORE_HOUR[said] ?? 0), half)
    },
  },
  {
    kind: 'time',
    pattern: /\b(noon|midday|midnight)\b/gi,
    value: ([, word = '']) => (word.toLowerCase() === 'midnight' ? 't:0' : 't:720'),
  },
]
