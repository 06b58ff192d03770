import { pattern } from '../../text/pattern.ts'

/**
 * Words that end street names and also occur in everyday speech. They count only when capitalised: "5 times a way"
 * isn't an address.
 */
export const STREET = 'street|avenue|road|boulevard|blvd|lane|terrace|crescent|highway|parkway|expressway'
export const CAPITAL_STREET = pattern`
    St|Ave|Rd|Ln|Dr|Drive|Ct|Court|Sq|Square|Pl|Place|Way|Ter|Close|Cres|Hwy|Pkwy|Cir|Circle|Row|Gardens|Mews|Hill|
    Walk|Quay|Street|Avenue|Road|Boulevard|Blvd|Lane|Terrace|Crescent|Highway|Parkway|Expressway|Estate|Grove|Rise|
    Vale|View|Park|Green|Loop|Trail|Nagar|Colony|Marg|Layout|Enclave|Vihar|Bagh|Parade|Wharf|Yard|Heights|House|
    Apartments|Towers?
  `

const name = "\\p{Lu}[\\p{L}'’.-]{1,30}"
const STOP = '(?![\\p{L}\\p{N}])'
const START = '(?<![\\p{L}\\p{N}])'

/** How streets are written in languages other than English, each with the house number. */
export const STREET_FORMS: readonly RegExp[] = [
  // German
  new RegExp(
    pattern`
    (?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}-]{0,40}(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ring|damm|ufer|steig|
    chaussee)|(?:\p{Lu}[\p{L}-]{1,30}\s){1,2}(?:Stra(?:ß|ss)e|Str\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|
    Chaussee))\s+\d{1,4}(?:\s?[a-z])?\b(?:,?\s+\d{4,5}\s+\p{Lu}\p{L}+)?
  `,
    'gu',
  ),
  // French, Spanish, Italian and Portuguese in lower case
  new RegExp(
    pattern`
    (?<![\p{L}\p{N}])\d{1,4},?\s+(?:bis |ter )?(?:rue|allée|impasse|place|ruelle|
    passage)\s+(?:(?:de|du|des|la|le|les|l'|d'|l’|d’)\s?){0,3}\p{L}[\p{L}'’-]{1,30}|
    (?<![\p{L}\p{N}])(?:calle|via|viale|piazza|rua|corso|largo|vicolo|travessa|carrer|plaza|paseo|avenida|praça|
    carrera|cra\.|alameda)\s+(?:(?:de|del|della|di|da|do|das|dos|dei|la|las|los|
    el)\s){0,2}\p{L}[\p{L}.'’-]{0,30}(?:\s\p{L}[\p{L}'’-]{1,30}){0,3},?\s+(?:n[º°.]?\s?)?#?\d{1,5}\b(?:[-–]\d{1,4})?
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<![\p{L}\p{N}])\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d\.?|[Qq]uai|[Cc]ours|
    [Cc]hemin|[Rr]oute|[Ss]quare)\s+(?:(?:de|du|des|la|le|les)\s|
    [dl]['’]){0,2}\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,2}
  `,
    'gu',
  ),
  new RegExp(
    pattern`
    (?<![\p{L}\p{N}])(?:C\/|Avda?\.|Av\.|Pza\.|Pl\.|R\.|P\.za|
    V\.le)\s?(?:(?:de|del|da|do|das|dos|la|
    di)\s){0,2}\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{L}[\p{L}'’-]{1,30}){0,3},?\s+(?:n[º°.]?\s?)?\d{1,5}\b(?:,?\s?\d{1,2}[º°ª]\s?\p{L}?)?
  `,
    'gu',
  ),
  // Dutch, and the Nordic countries
  /(?<![\p{L}\p{N}])\p{Lu}\p{L}{2,30}(?:gracht|straat|laan|plein|kade|singel|dijk|steeg|gatan|vägen|gränd|vej|gade|allé|gata|gate|veien|vei|katu|tie|kuja)\s\d{1,4}(?:\s?[A-Za-z]\b)?/gu,
  // Polish, Czech, Russian and Ukrainian
  new RegExp(`${START}(?:ul|al|pl|os)\\.\\s?(?:${name}\\s){1,3}\\d{1,4}[a-z]?(?:[/]\\d{1,4})?${STOP}`, 'gu'),
  new RegExp(
    `${START}(?:ул\\.|улица|вул\\.|пр\\.|проспект|пер\\.)\\s?(?:\\p{L}[\\p{L}-]{1,30},?\\s){1,3}(?:д\\.?\\s?)?\\d{1,4}${STOP}`,
    'giu',
  ),
  // Turkish: the street, then "No: 12"
  new RegExp(
    `${START}(?:${name}\\s){1,3}(?:Caddesi|Cad\\.|Sokak|Sokağı|Sok\\.|Bulvarı|Mahallesi),?\\s(?:No:?\\s?)?\\d{1,4}(?:/\\d{1,3})?${STOP}`,
    'gu',
  ),
  // Japanese and Chinese
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,16}(?:\d{1,4}(?:丁目|番地?|号|號|-)){1,3}\d{0,4}号?|[\p{Script=Han}]{2,16}(?:路|街|道|巷)\s?\d{1,5}\s?(?:号|號)/gu,
  /(?<![\p{L}\p{N}])\d{1,2}-\d{1,2}-\d{1,3},?\s\p{Lu}\p{L}{3,20}(?:-ku|-cho|-shi)?/gu,
]
