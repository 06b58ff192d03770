import { pattern } from '../../text/pattern.ts'

/** Not after a word for a code of another kind: "order GR 4412-20". */
const NO_CODE =
  '(?<!\\b(?:[Oo]rder|[Rr]ef|[Mm]odel|[Ii]nvoice|[Ff]orm|[Ff]light|[Tt]rain|[Pp]art|[Cc]ase|[Tt]icket)[.:#]? )'
/**
 * Licence plate formats that are used for nothing else: United Kingdom, India, Nigeria, Germany, France, Italy, the
 * Netherlands, Spain, Ireland, Brazil, Kenya, Uganda, South Africa, Ghana, Singapore, Turkey, Ukraine, Russia,
 * Tanzania, Jamaica.
 */
const SHAPES = [
  '[A-Z]{2}\\d{2}[ -]?(?![A-Z]{0,2}[IQ])[A-Z]{3}',
  '[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{4}',
  'DL ?\\d{1,2}[A-Z] ?[A-Z]{1,2} ?\\d{4}',
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
  '[KU][A-Z]{2} ?\\d{3}[A-Z]',
  '[A-Z]{2} ?\\d{2} ?[A-Z]{2} ?(?:GP|NW|MP|FS|NC|EC|ZN|L)',
  '[A-Z]{3} ?\\d{3} ?(?:GP|NW|MP|FS|NC|EC|ZN|L)',
  `${NO_CODE}(?:CA|CAA|CBS|CCA|CEM|CER|CEY|CF|CFM|CJ|CK|CL|CY|ND|NP|NPN|NUZ) ?\\d{2,3}[- ]?\\d{3}(?!\\d| ?\\d)`,
  `${NO_CODE}(?:G[CEGNRSTWX]|A[SW]|BA|CR|ER|NR|VR|WR)[ -]\\d{3,4}[ -][012]\\d`,
  'S[A-HJ-NP-Z]{1,2} ?\\d{1,4} ?[A-EG-HJ-MPR-UX-Z](?<=\\d{3} ?[A-Z])',
  '(?:0[1-9]|[1-7]\\d|8[01]) (?!BCE|USD|EUR|GBP|AND|FOR|THE|NOT|OUT|OFF|DAY)[A-Z]{3} \\d{2,3}',
  '[ABEKMHOPCTYX]\\d{3}[ABEKMHOPCTYX]{2} ?\\d{2,3}',
  '[АВЕКМНОРСТУХ]\\d{3}[АВЕКМНОРСТУХ]{2} ?\\d{2,3}',
  '[A-ZАВЕІКМНОРСТХ]{2} ?\\d{4} ?[A-ZАВЕІКМНОРСТХ]{2}',
  'T \\d{3} [A-Z]{3}',
  'P[A-Z]{1,2} ?\\d{4}(?<=(?:taxi|maxi|route|car|van|bus|cab)\\b.{0,30})',
]
const PLATE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${SHAPES.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
/** Kinds of cars, and makes that people name instead. */
const CAR = pattern`
    [Cc]ar|[Vv]an|[Tt]ruck|[Ll]orry|[Pp]ick-?up|[Bb]akkie|[Uu]te|[Jj]eep|SUV|[Ss]edan|[Mm]inibus|[Mm]atatu|[Dd]anfo|
    [Tt]rotro|[Tt]axi|[Cc]ab|[Ss]cooter|[Ss]cooty|[Mm]oped|[Mm]otorbike|[Bb]ike|[Bb]oda|[Oo]kada|[Kk]eke|[Tt]railer|
    [Cc]aravan|[Cc]amper|[Tt]ractor|Wagen|Auto|Roller|voiture|camionnette|moto|coche|carro|furgoneta|macchina|Toyota|
    Corolla|Hilux|Vitz|Probox|Camry|Yaris|Prius|Honda|Civic|Nissan|Tiida|Mazda|Demio|Suzuki|Swift|Alto|Mehran|Maruti|
    Hyundai|Creta|Kia|Picanto|Ford|Fiesta|Focus|Ranger|Transit|VW|Golf|Polo|Passat|BMW|Merc(?:edes)?|Audi|Opel|
    Vauxhall|Corsa|Astra|Renault|Clio|Peugeot|Citro[eë]n|Fiat|Punto|[SŠ]koda|Octavia|Volvo|Subaru|Isuzu|Mitsubishi|
    Perodua|Myvi|Proton|Dacia|Innova|Fortuner
  `
/** Two or three letters and three to five digits, or the other way round; no model, currency or unit. */
const CODE = pattern`
    (?!(?:GT|RS|XC|CX|MX|ID|EV|AMG|GTI|TDI|USD|EUR|GBP|KES|KSH|INR|NGN|GHS|JMD|TTD|ZAR|PKR|SGD|MYR|RM|AED|CHF|CAD|AUD|
    JPY|TRY|PHP)[ -]?\d|\d+ ?(?:KM|PS|HP|CC|AM|PM|EUR|USD|GBP|KES|INR|TDI|GTI|MPH|KMH|CM|MM|KG|ML))
    (?:[A-ZÄÖÜ]{2,3}[ -]?(?:\d{2}[ -])?\d{3,5}|[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?\d{2,4}|\d{3,4}[ -]?[A-Z]{2,3}|
    \d[A-Z]{2}[ -]?\d[A-Z]{2}|\d{2}[ -][A-Z]{2}[ -]\d{2}|[A-Z]{2}[ -]\d{2}[ -](?:\d{3}|[A-Z]{2}))
  `
/** A code right after a car: "the grey Vitz (KBZ 4410)", "a blue van, TX 99120". */
const AFTER_CAR = new RegExp(
  pattern`
    (?<![\p{L}\p{N}])((?:${CAR})(?: \p{Ll}{2,10})?(?:,? (?:with|mit|avec|con|com|number|no\.?|nummer|reg|plated?|
    it['’]s|is|as))?(?:,|:| [–(-])? ?)(${CODE})(?![\p{L}\p{N}]|[.,]\d)
  `,
  'gu',
)
/** A code of letters and digits after a word for a licence plate. */
const NAMED = new RegExp(
  pattern`
    \b((?:(?:licen[cs]e|number|car|registration|vehicle) ?plates?(?: number)?|plates?|
    reg(?:istration)?(?: (?:number|no\.?))?|vehicle(?: (?:number|no\.?))?|car (?:number|no\.?)|rego|tags?(?: number)?|
    (?:kfz-)?kennzeichen|nummernschild|matr[ií]cula|patente|placas?|chapa|plaque(?: d'immatriculation)?|
    immatricul[ée]+e?|targa(?:ta)?|kenteken|tablica|plaka|nummerpl[aå]t|nambari)(?!\p{L})(?:\s(?:is|was|ist|reads|says|
    ending|
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
    .replace(AFTER_CAR, (found, car: string, code: string) => (isModel(car, code) ? found : `${car}[plate]`))
}

/** The code at the start of a match. In "ZZZ 04X and yours" the words match too, because case is ignored. */
const CAPITALS = /^[A-Z\d]+(?:[ -][A-Z\d]+)*(?![\p{L}\p{N}])/u
/** Whether a code right after a make, without a comma between them, is a model: "Honda CB 500", "Kia Rio 2020". */
const isModel = (car: string, code: string): boolean =>
  /\p{L} ?$/u.test(car) && (code.replace(/[ -]/g, '').length < 7 || /(?:19|20)\d{2}$/.test(code))

/** Whether a code has both letters and digits, at least four in total. */
const isPlate = (code: string): boolean =>
  /\d/.test(code) && /[A-Za-z]/.test(code) && code.replace(/[ -]/g, '').length >= 4

/**
 * Whether a match is a code: in capitals, or with adjacent letters and digits. "Plate 2 of 5" and "reg by 5 pm" aren't.
 */
const isCode = (code: string): boolean =>
  code === code.toUpperCase() || /^(?=.*\d)[a-z\d]{5,8}$|^[a-z]{1,3}\d{1,4} [a-z]{2,3}$/i.test(code)
