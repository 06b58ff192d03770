import { capitalised } from '../../text/capitalised.ts'
import { escapeRegExp, pattern } from '../../text/pattern.ts'

/** The most that a quotation may contain. */
export type Length = { readonly words: number; readonly characters: number }

export const STATEMENT_LENGTH: Length = { words: 32, characters: 200 }
/** Requests and offers are longer because of their conditions, which mustn't be lost. */
export const REQUEST_LENGTH: Length = { words: 48, characters: 280 }

/** For a quotation whose full version is close by. */
export const BRIEF_LENGTH: Length = { words: 22, characters: 120 }
export const brief = (quote: string): string => quotable(quote, BRIEF_LENGTH)

/** Characters of a summary or a suggestion (docs/reference/mediator.md#length-of-the-answers). */
export const LONGEST_TEXT = 900

/** A quotation that says what someone won't do or pay, or what didn't happen. */
export const NEGATED = /(?<!\p{L})(?:not|no|never|\p{L}+n['’]t|dont|wont)(?!\p{L})/iu

/** A text to be put between quotation marks: those within it become single ones, ‘ before a word and ’ after it. */
export const withInnerMarks = (text: string): string =>
  text.replace(/(?<=^|[\s([{–—-])["“”„«»](?=\S)/g, '‘').replace(/["“”„«»]/g, '’')

/** The end of a sentence, but not the full stop of "7 a.m." */
const STOP = /(?:(?<!(?<!\p{L})[ap]\.m)\.|[\s!…])+$/iu

/** Where a sentence can be cut without breaking it. */
const BREAK = /[,;:–—]$/
const FEWEST_WORDS = 6

const GREETS = "(?:dear|hi|hiya|hello|hey|good (?:morning|afternoon|evening|day)|g['’]?day|ok|okay|so|look|listen)"
const TITLES = '(?:mr|mrs|ms|miss|dr|mx)\\.? '

/** A sentence without the listener's name in front: "You said …" of "Tom you said …" and "Hi Tom, you said …". */
export function withoutAddress(sentence: string, listener: string): string {
  const names = [listener, ...listener.split(/\s+/)].map(escapeRegExp).join('|')
  const address = new RegExp(
    `^(?:${GREETS},? )*(?:${TITLES})?(?:${names})(?: (?:ji|sir|madam|bhai))?(?:[,.!:;–—-]+ +|,? +(?=(?:you|u|i|we|it|that|this|the|my|your|please|can|could)\\b))(?=\\p{L})`,
    'iu',
  )
  const rest = sentence.replace(address, '')
  return rest === sentence || /^\p{Ll}/u.test(sentence) ? rest : capitalised(rest)
}

/**
 * Prepares a sentence for quoting: its quotation marks become single ones, and a long sentence is cut between clauses.
 */
export function quotable(sentence: string, most: Length): string {
  const plain = withInnerMarks(sentence)
    .replace(/^(?:(?:and|but|so|also|hi|hey|hello|ok|okay|look|listen),? ){1,3}(?=\p{L})/iu, '')
    .replace(/^\p{Ll}/u, (start) => (/^\p{Lu}/u.test(sentence) ? start.toUpperCase() : start))
    .replace(/\s+/g, ' ')
    .replace(STOP, '')
  const words = plain.split(' ')
  if (words.length <= most.words && plain.length <= most.characters) return plain
  const kept = plain.slice(0, most.characters).split(' ').slice(0, most.words)
  const end = kept.findLastIndex((word, index) => index >= FEWEST_WORDS - 1 && BREAK.test(word))
  return `${(end === -1 ? kept : kept.slice(0, end + 1)).join(' ').replace(/[,;:–—]+$/, '')} …`
}

/** A sentence with its full stop, unless it ends with the marks of a quotation: "… asks “Could you ring me?”" */
export const ended = (sentence: string): string => (/[?!]”$/.test(sentence) ? sentence : `${sentence}.`)

/** "Thanks for raising this", "I am writing about …": how people begin, and nothing that happened. */
const COURTESY = new RegExp(
  pattern`
    ^(?:(?:right|well|ok|okay|hi|hey|look|listen),? )*(?:so |thanks|thank you|i(?:['’]m| am) writing|i(?:['’]ve| have) been thinking|
    (?:please |pls |abeg )?(?:don['’]?t|do not) be|i(?:['’]d| had) (?:had )?(?:too much|a few)|it just |
    i(?:['’]?m| am) not (?:after|here|trying|saying|looking|out to)|i (?:don['’]?t|do not) (?:want|like|wish)(?: to)? (?:make|start|cause|argue|fight|be)|
    (?:\p{L}+ ){0,3}(?:good (?:morning|afternoon|evening|day)|wa?[- ]?alaikum|salaa?m)|that['’]?s all|this is (?:about|regarding)|we value|i hope)(?!\p{L})
  `,
  'iu',
)
/** Whether a quotation only begins a message, or says nothing about what happened. */
export const isCourtesy = (quote: string): boolean => COURTESY.test(quote)
