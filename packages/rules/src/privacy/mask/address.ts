import { pattern } from '../../text/pattern.ts'
import { CAPITAL_STREET, STREET, STREET_FORMS } from './street-forms.ts'

const NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’.-]{0,30}"
const CAPITAL_NAME = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}'’.-]{0,30}"
const NOT_A_NAME = '(?!(?:the|my|our|your|a|an|this|that|down|of|on|in|at|to|from|same|whole|times|more|and|or)\\b)'
const NUMBER_WORD = pattern`
    (?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|
    (?:[Tt]hir|[Ff]our|[Ff]if|[Ss]ix|[Ss]even|[Ee]igh|[Nn]ine)teen|
    (?:[Tt]wen|[Tt]hir|[Ff]or|[Ff]if|[Ss]ix|[Ss]even|[Ee]igh|[Nn]ine)ty(?:[ -](?:one|two|three|four|five|six|seven|
    eight|nine))?)
  `
const NUMBER =
  '(?<![\\p{L}\\p{N}$€£₹₦.,:/-])(?:(?:no\\.?|number|nr\\.?|house|plot|#) ?)?\\d{1,5}[A-Za-z]?(?:[-/–]\\d{1,4}[A-Za-z]?)?,?\\s+'
/** "Flat 3," before the house number. */
const UNIT_BEFORE =
  '(?:(?:Flat|Apt|Apartment|Unit|Suite|Room|Block|House|Shop|Floor|Plot|Door)\\.?(?: ?(?:no|number)\\.?)? ?[A-Z]?-?\\d{1,4}[A-Z]?,?\\s+){0,2}'
/** Flat, town, state and postcode following a street. */
const REST =
  '(?:,?\\s+(?:Apt|Apartment|Unit|Suite|Ste|Flat|Floor|Block|#)\\.?\\s*[\\p{L}\\p{N}-]{1,6})?' +
  '(?:,\\s*(?![A-Z]{2,3}\\s+\\d)\\p{Lu}[\\p{L}.]{1,25}(?![\\p{L}\\p{N}])(?:\\s\\p{Lu}[\\p{L}.]{1,25}(?![\\p{L}\\p{N}])){0,2}){0,2}(?:,?\\s+[A-Z]{2,3}\\s+\\d{4,5}(?:-\\d{4})?)?(?:[ ,-]+\\d{6}(?!\\d))?'

const ENGLISH = new RegExp(`${UNIT_BEFORE}${NUMBER}(?:${NOT_A_NAME}${NAME}\\s+){1,2}(?:${STREET})\\b${REST}`, 'giu')
const ENGLISH_CAPITAL = new RegExp(
  `${UNIT_BEFORE}${NUMBER}(?:${CAPITAL_NAME}\\s+){1,4}(?:${CAPITAL_STREET})\\b(?:\\.(?=[ ,]))?${REST}`,
  'gu',
)
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])${NUMBER_WORD}\\s+(?:\\p{Lu}[\\p{L}'’]{2,20}\\s+){1,2}(?:Street|Avenue|Road|Lane|Drive|Close|Crescent|Terrace|Boulevard|Court|Gardens|street|avenue|road|lane|drive)\\b${REST}`,
  'gu',
)
/** A house number before its street: "number 14 on Elm Road". */
const NUMBER_ON = new RegExp(
  `\\b(?:number|no\\.?|house|flat|unit) \\d{1,5}[A-Za-z]?,? (?:on|in|of|at) (?:${CAPITAL_NAME}\\s+){1,3}(?:${CAPITAL_STREET})\\b${REST}`,
  'gu',
)
/** Streets whose name contains no word such as "Road": "I live at 47 Brackenwood". */
const LIVES_AT = new RegExp(
  pattern`
    (?<=\b(?:live|lives|living|lived|stay|stays|staying|address is|address:|address was|reside|resides|home is|
    moved to|moved into|house is|deliver(?:ed)? to|send (?:it|them) to|sent to|come to|
    found at)(?: at| in)? )${UNIT_BEFORE}\d{1,5}[A-Za-z]? (?:${CAPITAL_NAME}[ ,]*){1,4}
  `,
  'gu',
)
/** Flats and plots in India and Nigeria, with their part of town. */
const PLOT = new RegExp(
  pattern`
    (?<![\p{L}\p{N}])(?:(?:Flat|House|H\.? ?No|Plot|Door|D\.? ?No|Shop|Block|Villa|Quarter|Qtr|Room|Wing|Tower|
    Apartment|Apt|Unit)\.?(?: ?(?:no|number)\.?)?[ :]?[A-Z]?[-/]?\d{1,4}(?:[-/]\d{1,4}){0,3}[A-Z]?|
    [A-Z]-\d{2,4}(?=,))(?:,? (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|
    August|September|October|November|December|Then|And|But|You|The|It|He|She|We|They|My|
    Your)(?:\d{1,3}(?:st|nd|rd|th) (?:Cross|Main|Floor|Street|Avenue|Block|Stage|Phase)|
    (?:Sector|Phase|Block|Zone|Ward)[ -]?[\dA-Z]{1,3}|Off|Near|Behind|Opp\.?|
    \p{Lu}[\p{L}'’.]{2,25})){1,8}(?:,? (?:Road|Estate|Nagar|Colony|Layout|Enclave|Society|Apartments?|
    Towers?))*(?:[ ,–-]+\d{6}(?!\d))?
  `,
  'gu',
)
const SECTOR = /(?<![\p{L}\p{N}])(?:Sector|Phase)[ -]\d{1,3}[A-Z]?, (?:\p{Lu}\p{L}{2,20}[ ,]*){1,3}(?:[ ,–-]*\d{6})?/gu
const TOWN_WITH_PIN =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}{2,20}[ ,]+){1,4}(?:[-–] ?)?\d{3} ?\d{3}(?!\d)(?<=\b(?:\p{L}+[ ,–-]+)[1-8]\d{2} ?\d{3})/gu
/** A number followed by a postcode with its town, whatever the street is called. */
const WITH_POSTCODE =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}.'’-]{1,30}\s){1,4}\d{1,4}\s?[a-z]?,\s+(?:\d{5}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2}|\d{4})\s+\p{Lu}\p{L}+/gu
const TOWN_AFTER = /\[address\],\s+(?:\d{4,5}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2})\s+\p{Lu}\p{L}+/gu
const TOWN_STATE_ZIP = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}.]{1,20} ?){1,3},? [A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/gu
const UK_POSTCODE = /(?<![\p{L}\p{N}])(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/gu
const POSTCODE_NAMED =
  /\b((?:post ?code|zip(?: ?code)?|pin ?code|eircode)(?: is| was)?[ :]{1,2})(?=[a-z\d -]*\d)[a-z\d]{2,4}[ -]?[a-z\d]{2,4}(?![\p{L}\p{N}])/giu
/** Postcodes of Canada and Ireland. */
const OTHER_POSTCODE =
  /(?<![\p{L}\p{N}])(?:[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d|[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}(?<=\d.{0,3}))(?![\p{L}\p{N}])/gu
/** Ghana's digital addresses. */
const DIGITAL = /\b((?:digital|gps|ghana ?post(?: gps)?) address(?: is)?:? )[A-Z]{2}-\d{3,4}-\d{4}(?!\d)/giu
/** A code right after an address is its postcode, whatever country it is from. */
const CODE_AFTER = /\[address\],? [A-Z]{1,2}\d[\dA-Z]{0,2} [\dA-Z]{3,4}(?![\p{L}\p{N}])/gu
/** A house with a name instead of a number, in front of a postcode: "The Old Forge, Mill Lane, Upper Swithin, …". */
const HOUSE_NAME = new RegExp(
  `(?:\\p{Lu}[\\p{L}'’]{1,20} ?){1,4}, (?:${CAPITAL_NAME}\\s+){1,3}(?:${CAPITAL_STREET})(?:, (?:\\p{Lu}[\\p{L}'’-]{1,20} ?){1,3}){0,2},? (?:\\[address\\]|[A-Z]{1,2}\\d{1,2}[A-Z]? \\d[A-Z]{2}(?![\\p{L}\\p{N}]))`,
  'gu',
)
const PO_BOX = /\bP\.?\s?(?:O|M)\.?\s?(?:Box|B\.?)\s+\d{1,6}\b|\bPostfach\s+\d[\d ]{2,8}\b/gi
/** Coordinates with four or more decimals, which are accurate to ten metres. */
const COORDINATES = /(?<![\d.])-?\d{1,2}\.\d{4,8}°?,?\s+-?\d{1,3}\.\d{4,8}°?(?![\d.])/g

/** Replaces street addresses, postcodes and post boxes with `[address]`. */
export function maskAddresses(text: string): string {
  const inWords = text.replace(IN_WORDS, '[address]')
  // A shortcut, because the other patterns need a digit and are slow to start.
  if (!/[\d０-９]/.test(inWords)) return inWords
  return [
    COORDINATES,
    PLOT,
    WITH_POSTCODE,
    ...STREET_FORMS,
    NUMBER_ON,
    ENGLISH_CAPITAL,
    ENGLISH,
    SECTOR,
    TOWN_STATE_ZIP,
    PO_BOX,
    UK_POSTCODE,
    OTHER_POSTCODE,
    TOWN_WITH_PIN,
    LIVES_AT,
  ]
    .reduce(
      (masked, pattern) => masked.replace(pattern, (found) => `[address]${/[ ,]*$/.exec(found)?.[0] ?? ''}`),
      inWords,
    )
    .replace(HOUSE_NAME, '[address]')
    .replace(DIGITAL, '$1[address]')
    .replace(CODE_AFTER, '[address]')
    .replace(POSTCODE_NAMED, '$1[address]')
    .replace(TOWN_AFTER, '[address]')
    .replace(/\[address\](?:,?\s*\[address\])+/g, '[address]')
}
