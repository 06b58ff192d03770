/** "5 times a way" is no address: words that end a street's name in everyday speech count only when they are capitalised. */
const STREET = 'street|avenue|road|boulevard|blvd|lane|terrace|crescent|highway|parkway'
const CAPITAL_STREET =
  'St|Ave|Rd|Ln|Dr|Drive|Ct|Court|Sq|Square|Pl|Place|Way|Ter|Close|Cres|Hwy|Pkwy|Cir|Circle|Row|Gardens|Mews|Hill|Walk|Quay|Street|Avenue|Road|Boulevard|Blvd|Lane|Terrace|Crescent|Highway|Parkway'
const NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’.-]{0,30}"
const CAPITAL_NAME = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}'’.-]{0,30}"
const NOT_A_NAME = '(?!(?:the|my|our|your|a|an|this|that|down|of|on|in|at|to|from|same|whole|times|more)\\b)'
const NUMBER = '(?<![\\p{L}\\p{N}$€£.,:/-])\\d{1,5}[A-Za-z]?(?:[-/]\\d{1,4})?,?\\s+'
/** Flat, town, state and postal code as they follow a street. */
const REST =
  '(?:,?\\s+(?:Apt|Apartment|Unit|Suite|Ste|Flat|Floor|#)\\.?\\s*[\\p{L}\\p{N}-]{1,6})?' +
  '(?:,\\s*\\p{Lu}[\\p{L}.]{1,25}(?![\\p{L}\\p{N}])(?:\\s\\p{Lu}[\\p{L}.]{1,25}(?![\\p{L}\\p{N}])){0,2})?(?:,?\\s+[A-Z]{2}\\s+\\d{5}(?:-\\d{4})?)?'

const ENGLISH = new RegExp(`${NUMBER}(?:${NOT_A_NAME}${NAME}\\s+){1,2}(?:${STREET})\\b${REST}`, 'giu')
const ENGLISH_CAPITAL = new RegExp(
  `${NUMBER}(?:${CAPITAL_NAME}\\s+){1,4}(?:${CAPITAL_STREET})\\b(?:\\.(?=[ ,]))?${REST}`,
  'gu',
)
const GERMAN =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}-]{0,40}(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse)|(?:\p{Lu}[\p{L}-]{1,30}\s){1,2}(?:Stra(?:ß|ss)e|Str\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer))\s+\d{1,4}(?:\s?[a-z])?\b(?:,?\s+\d{5}\s+\p{Lu}\p{L}+)?/gu
const ROMANCE =
  /(?<![\p{L}\p{N}])\d{1,4},?\s+(?:rue|allée|impasse|place)\s+(?:(?:de|du|des|la|le|les|l'|d')\s?){0,3}\p{L}[\p{L}'’-]{1,30}|(?<![\p{L}\p{N}])(?:calle|via|viale|piazza|rua)\s+(?:(?:de|del|di|da|do|la)\s){0,2}\p{L}[\p{L}'’-]{1,30},?\s+\d{1,4}\b/giu
const FRENCH =
  /(?<![\p{L}\p{N}])\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:[Aa]venue|[Bb]oulevard|[Qq]uai|[Cc]ours|[Cc]hemin)\s+(?:(?:de|du|des|la|le|les)\s|[dl]['’]){0,2}\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,2}/gu
const DUTCH = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{2,30}(?:gracht|straat|laan|plein|kade)\s\d{1,4}(?:\s?[a-z])?\b/gu
const POLISH = /(?<![\p{L}\p{N}])(?:ul|al|pl)\.\s?(?:\p{Lu}[\p{L}-]{1,30}\s){1,2}\d{1,4}[a-z]?\b/gu
/** Whatever the street is called: a number, and behind it a postal code with its town. */
const WITH_POSTCODE =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}.'’-]{1,30}\s){1,4}\d{1,4}\s?[a-z]?,\s+(?:\d{5}|\d{4}\s?[A-Z]{2})\s+\p{Lu}\p{L}+/gu
const TOWN_AFTER = /\[address\],\s+(?:\d{4,5}|\d{4}\s?[A-Z]{2})\s+\p{Lu}\p{L}+/gu
const UK_POSTCODE = /\b(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/g
const PO_BOX = /\bP\.?\s?O\.?\s?Box\s+\d{1,6}\b/gi

/** Replaces street addresses, postcodes of the United Kingdom and PO boxes by `[address]`. */
export function maskAddresses(text: string): string {
  // Each of the patterns wants a digit, and they are slow to get ready.
  if (!/\d/.test(text)) return text
  return [WITH_POSTCODE, FRENCH, ENGLISH_CAPITAL, ENGLISH, GERMAN, ROMANCE, DUTCH, POLISH, PO_BOX, UK_POSTCODE]
    .reduce((masked, pattern) => masked.replace(pattern, '[address]'), text)
    .replace(TOWN_AFTER, '[address]')
    .replace(/\[address\](?:,?\s*\[address\])+/g, '[address]')
}
