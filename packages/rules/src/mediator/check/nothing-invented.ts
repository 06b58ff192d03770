import { wordsOf } from '../../privacy/leak.ts'
import { counterpartOf } from '../facts/counterpart.ts'
import type { Fact } from '../facts/facts-in.ts'
import { type Addition, adds } from './addition.ts'
import type { Compared } from './compared.ts'
import { lastsAsLong } from './durations.ts'
import { addsDetail } from './nothing-invented/added-details.ts'
import { addsPhrase } from './nothing-invented/added-phrases.ts'
import { callsAuthority, citesAnother } from './nothing-invented/authorities.ts'
import { inventsFeeling, inventsOthersFeeling } from './nothing-invented/feelings.ts'
import { withoutNeeds } from './nothing-invented/needs.ts'
import { assertsUnfounded } from './nothing-invented/unfounded.ts'
import { inventsFeelingInOtherLanguages } from './other-languages.ts'
import { plain } from './plain.ts'

/** Whether the answer adds no number, amount, date, name, quotation, feeling, accusation, threat or assertion. */
export function inventsNothing(answer: Compared): boolean {
  const statements = withoutNeeds(answer)
  return (
    addsNoFact(answer) &&
    !isFeelingInvented(answer) &&
    !inventsOthersFeeling(answer.plainSource, answer.plainText) &&
    !inventsFeelingInOtherLanguages(answer) &&
    !accuses(answer) &&
    !threatens(answer) &&
    !adds([PAST], answer) &&
    !callsAuthority(answer) &&
    !citesAnother(answer) &&
    !assertsUnfounded(statements) &&
    !addsPhrase(statements) &&
    !addsDetail(statements)
  )
}

/** Whether the answer adds no number, amount, date, name or quotation, whatever it says besides. */
export const addsNoFact = (answer: Compared): boolean =>
  answer.facts.every((fact) => isKnown(fact, answer)) && !namesAnother(answer)

const INTENDED =
  /\b(?:deliberate(?:ly)?|on purpose|intentional(?:ly)?|exprès|absichtlich|mit absicht|a propósito|adrede|de propósito|jaan ?b[ou]jh ?kar)(?!\p{L})/u

/** Whether the answer accuses the reader of intent that the message doesn't mention. */
const accuses = ({ plainSource, plainText }: Compared): boolean =>
  INTENDED.test(plainText) && !INTENDED.test(plainSource)

const CONSEQUENCE =
  /\b(?:otherwise|or else|if not),? (?:i|we)(?:'ll| will| shall|'m going to| am going to| would have to| have to)\b/
const CONSEQUENCE_GIVEN =
  /\b(?:otherwise|or(?! at least\b| even\b| just\b| (?:you|he|she|they) (?:did|do|don't|didn't)\b)|unless|if|else|then|i'll|i will|we'll|we will|ill|going to|gonna)\b/

/** Whether the answer adds a consequence to a message that has none: "Otherwise I'll have to call the landlord." */
const threatens = ({ plainSource, plainText, isRequested }: Compared): boolean =>
  !isRequested && CONSEQUENCE.test(plainText) && !CONSEQUENCE_GIVEN.test(plainSource)

/** An event of the author's past: "it reminds me of how I was overlooked as a child". */
const PAST: Addition = {
  said: /\b(?:reminds? me of|(?:brings?|brought) back (?:memories|how|when)|as a (?:child|kid)|when (?:i|we) (?:was|were) (?:an? )?(?:child|children|kids?|young|little|small)|growing up|my childhood)\b/,
  allowed: /\b(?:remind\w*|memor\w*|child\w*|kids?|young\w*|little|small|gr(?:e|o)w\w*|years)\b/,
}

const ABBREVIATION = /(?<![\p{L}\d.-])\p{Lu}{2,5}(?![\p{L}\d])/gu
const COMMON = new Set(
  'OK TV ASAP AM PM ID EOD FYI PS US UK EU RSVP ATM DIY AI PIN IOU NOT NO ME MY KB MB GB TB KM KG ML MPH KWH'.split(
    ' ',
  ),
)

/** Whether the answer adds a place or department by its initials: "LA", "HR". */
function namesAnother({ text, source }: Compared): boolean {
  const known = new Set(wordsOf(source))
  return (text.match(ABBREVIATION) ?? []).some(
    (word) => !COMMON.has(word) && !known.has(word.toLowerCase()) && !/^[IVXLC]+$/.test(word),
  )
}

function isKnown(fact: Fact, { source, sourceFacts, text, plainSource }: Compared): boolean {
  if (counterpartOf(fact, sourceFacts, source) !== null || lastsAsLong(fact, text, source)) return true
  if (isHalf(fact, sourceFacts) && HALF.test(plainSource)) return true
  if (isProduct(fact, sourceFacts)) return true
  // "The thermostat was at 74 when I got up"
  if (
    fact.value === 'day:today' &&
    /\bmorning\b/i.test(fact.text) &&
    /\b(?:got up|woke|wake|woken)\b/.test(plainSource)
  )
    return true
  // In Scots, "the morn" is tomorrow.
  if (fact.value === 'day:tomorrow' && /\bthe morn\b/.test(plainSource)) return true
  // "The baby was in yesterdays vest"
  if (/^day:/.test(fact.value) && plainSource.includes(`${fact.value.slice(4)}s `)) return true
  if (fact.value === 'day:tonight' && /\b(?:evening|night)\b/.test(plainSource)) return true
  const around = text.slice(Math.max(0, fact.start - 12), fact.end + 14).toLowerCase()
  // "the two of us", "we two", "between the two of you"
  if (
    fact.value === 'n:2' &&
    /\b(?:two of (?:us|you|them)|the two|us two|we two|twice|two people|both|(?:l[oa]s|n[oa]s) dos|les deux|[oa]s (?:dois|duas)|(?:die|den) (?:beiden|zwei)|dono)/.test(
      around,
    )
  )
    return true
  // "I'm asking for three things": counted by the mediator.
  if (/^n:[2-5]$/.test(fact.value) && /^ (?:things|points|requests)\b/.test(text.slice(fact.end))) return true
  // "It's the 9th" may become "today is the 9th".
  if (
    fact.value === 'day:today' &&
    /\b(?:it's|its|it is|now|already|still) (?:\w+ )?(?:the )?\w+/.test(plainSource) &&
    /\b(?:today is|it is now|is today)\b/.test(around + text.slice(fact.start, fact.end + 6).toLowerCase())
  )
    return true
  if (
    fact.value === 'day:today' &&
    /(?<!\p{L})(?:today|now|this|evening|itself|right away|immediately|asap|jetzt|inzwischen|schon|ya|ahora|estamos|maintenant|déjà|agora|já|adesso|ormai)(?!\p{L})/u.test(
      plainSource,
    )
  )
    return true
  // "starting june": a name of a day or month in small letters.
  if (fact.kind !== 'amount' && fact.kind !== 'quotation' && isIn(fact.text, source)) return true
  // "10.15" may be a time in one text and a number in the other.
  if (/^\d/.test(fact.text) && ` ${source} `.includes(` ${fact.text} `)) return true
  // "Sold it for 3 million when I said 1.8" means 1.8 million.
  const [, shortened = '', unit = ''] = SCALED.exec(fact.text) ?? []
  if (
    unit !== '' &&
    plainSource.includes(unit.toLowerCase()) &&
    new RegExp(`(?<![\\d.])${shortened.replace('.', '\\.')}(?![\\d.]*\\d)`).test(source)
  )
    return true
  // "Joycons" as "Joy-Cons"
  if (fact.kind === 'name' && wordsOf(source).includes(fact.text.toLowerCase().replace(/-/g, ''))) return true
  // The number may be part of a quotation, or of a longer number, in the message.
  const digits = /(?:^| )n:([\d.]+)/.exec(fact.value)?.[1]
  if (
    digits !== undefined &&
    fact.kind !== 'amount' &&
    new RegExp(`(?<!\\d)${digits.replace('.', '\\.')}(?!\\d)`).test(source)
  )
    return true
  if (fact.kind === 'quotation')
    return ` ${wordsOf(plainSource).join(' ')} `.includes(` ${wordsOf(plain(fact.text)).join(' ')} `)
  // "mon-fri" says Monday, "starting feb" February, and "whatsap" WhatsApp.
  if (/^[wm]:\d+$/.test(fact.value)) return new RegExp(`\\b${fact.text.slice(0, 3)}`, 'i').test(source)
  if (fact.kind === 'name') return wordsOf(source).some((word) => isMistyped(word, wordsOf(fact.text)[0] ?? ''))
  return false
}

const SCALED = /([\d.]+) ?(million|thousand|billion|lakhs?|crores?)\b/i
const HALF = /(?<!\p{L})(?:half|halves|50 ?%|hälfte|mitad|moitié|metade|metà|aadha|adha)(?!\p{L})/u
/** Whether a number is half of one in the message: "half of the 800 euros" as "400 euros". */
const isHalf = ({ kind, value }: Fact, sourceFacts: readonly Fact[]): boolean => {
  const [, number = '', currency = ''] = /^n:([\d.]+)( cur:\S+)?$/.exec(value) ?? []
  return (
    (kind === 'amount' || kind === 'number') &&
    number !== '' &&
    sourceFacts.some((other) => other.value === `n:${2 * Number(number)}${currency}`)
  )
}

/** Whether an amount is a price times a number of the message: "three panes, £27 each" as "£81 in total". */
const isProduct = ({ kind, value }: Fact, sourceFacts: readonly Fact[]): boolean => {
  const counts = sourceFacts.flatMap((fact) =>
    fact.kind === 'number' ? [Number(/^n:(\d+)$/.exec(fact.value)?.[1])] : [],
  )
  return (
    kind === 'amount' &&
    sourceFacts.some((price) => {
      const [, number, currency] = /^n:([\d.]+)( cur:\S+)$/.exec(price.value) ?? []
      return counts.some((count) => value === `n:${count * Number(number)}${currency}`)
    })
  )
}

const isIn = (said: string, text: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(said).join(' ')} `)

const SHORT_NAMES: Readonly<Record<string, string>> = {
  fb: 'facebook',
  ig: 'instagram',
  yt: 'youtube',
  wa: 'whatsapp',
  maccies: 'mcdonald',
  maccas: 'mcdonald',
  mcds: 'mcdonald',
  spoons: 'wetherspoons',
}
/** Whether a name is a word of the message with its typo corrected, or written out. */
const isMistyped = (typed: string, name: string): boolean =>
  typed === name ||
  SHORT_NAMES[typed] === name ||
  (typed.length >= 5 && Math.abs(typed.length - name.length) <= 1 && typed.slice(0, 4) === name.slice(0, 4))

/** Whether the answer adds a feeling. A message that insults or shouts counts as angry. */
const isFeelingInvented = ({ source, plainSource, plainText, insults }: Compared): boolean =>
  inventsFeeling(plainSource, plainText, SHOUTED.test(source)) &&
  (insults().length === 0 || inventsFeeling(plainSource, plainText, true))

const SHOUTED = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u
