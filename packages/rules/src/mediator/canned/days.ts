import { capitalised } from '../../text/capitalised.ts'

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const MONTHS = 'january|february|april|june|july|august|september|october|november|december|easter|christmas'
/** "March" and "may" are also verbs. */
const AMBIGUOUS =
  '(?<=(?:\\d(?:st|nd|rd|th)?|of|in|by|since|until|till|from|next|last|end|early|late|mid) )(?:march|may)'
const UNCAPITALISED = new RegExp(`(?<!\\p{L})(?:${DAYS}|${MONTHS}|${AMBIGUOUS})(?!\\p{L})`, 'gu')

/** A text that isn't a quotation, with the capitals of days, months and feasts: "by Friday". */
export const withCapitalDays = (text: string): string => text.replace(UNCAPITALISED, capitalised)
