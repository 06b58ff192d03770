import { pattern } from '../../text/pattern.ts'

/**
 * Licence plate formats that are used for nothing else: United Kingdom, India, Nigeria, Germany, France, Italy, the
 * Netherlands, Spain, Ireland, Brazil, Kenya.
 */
const SHAPES = [
  '[A-Z]{2}\\d{2}[ -]?(?![A-Z]{0,2}[IQ])[A-Z]{3}',
  '[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{4}',
  '[A-Z]{3}[ -]?\\d{2,3}[ -]?[A-Z]{2}',
  '[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\\d{1,4}[EH]?',
  '[A-ZÄÖÜ]{1,3} [A-Z]{1,2} \\d{3,4}[EH]?(?= )(?<=\\b(?:plate|kennzeichen)\\b.{0,40})',
  '[A-Z]{2}[ -]?\\d{3}[ -]?[A-Z]{2}',
  '\\d{2}-[A-Z]{2,3}-\\d{1,2}',
  '[A-Z]{1,2}-\\d{2,3}-[A-Z]{1,2}',
  '\\d{1,2}-[A-Z]{2,3}-\\d{2}',
  '\\d{4}[ -][BCDFGHJKLMNPRSTVWXYZ]{3}',
  '\\d{2,3}-[A-Z]{1,2}-\\d{2,6}',
  '[A-Z]{3}\\d[A-Z]\\d{2}',
  'K[A-Z]{2} \\d{3}[A-Z]',
]
const PLATE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${SHAPES.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
/** A code of letters and digits after a word for a licence plate. */
const NAMED = new RegExp(
  pattern`
    \b((?:(?:licen[cs]e|number|car|registration|vehicle) ?plates?(?: number)?|plates?|
    reg(?:istration)?(?: (?:number|no\.?))?|vehicle(?: (?:number|no\.?))?|car (?:number|no\.?)|rego|tags?(?: number)?|
    (?:kfz-)?kennzeichen|nummernschild|matr[ií]cula|patente|placas?|chapa|plaque(?: d'immatriculation)?|
    immatricul[ée]+e?|targa(?:ta)?|kenteken|tablica|plaka|nummerpl[aå]t)(?!\p{L})(?:\s(?:is|was|ist|reads|says|ending|
    number|of|with|as|es|est|war|è|é|are|
    were)(?!\p{L}))*\s?[:=#]?\s?["“]?)((?=[A-Z\d -]{0,8}\d)(?=[\d -]{0,6}[A-Z])[A-Z\d](?:[ -]?[A-Z\d]){3,9})(?![\p{L}\p{N}])
  `,
  'giu',
)

/** Replaces licence plates with `[plate]`. */
export function maskPlates(text: string): string {
  if (!/\d/.test(text)) return text
  return text
    .replace(NAMED, (found, before: string, code: string) => {
      const plate = isCode(code) ? code : (CAPITALS.exec(code)?.[0] ?? '')
      return isPlate(plate) ? `${before}[plate]${code.slice(plate.length)}` : found
    })
    .replace(PLATE, '[plate]')
}

/** The code at the start of a match. In "ZZZ 04X and yours" the words match too, because case is ignored. */
const CAPITALS = /^[A-Z\d]+(?:[ -][A-Z\d]+)*(?![\p{L}\p{N}])/u
/** Whether a code has both letters and digits, at least four in total. */
const isPlate = (code: string): boolean =>
  /\d/.test(code) && /[A-Za-z]/.test(code) && code.replace(/[ -]/g, '').length >= 4

/**
 * Whether a match is a code: in capitals, or with adjacent letters and digits. "Plate 2 of 5" and "reg by 5 pm" aren't.
 */
const isCode = (code: string): boolean =>
  code === code.toUpperCase() || /^(?=.*\d)[a-z\d]{5,8}$|^[a-z]{1,3}\d{1,4} [a-z]{2,3}$/i.test(code)
