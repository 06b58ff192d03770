import { stemOf } from '../requests/content.ts'
import type { Compared } from './compared.ts'

const YOU =
  /\b(?:you(?:'re|'ve|'ll|'d|r|rs|rself|rselves)?|thou|du|dich|dir|dein\w*|ihr|euch|euer\w*|sie|ihnen|ihre[nmrs]?|t[uú]|te|ti|contigo|usted(?:es)?|vos(?:otros)?|vous|toi|tes?|tu|votre|vos|lei|voi|você|vc|jij|je|jou(?:w)?|u|uw|jullie)\b/
/** The reader and the author as a report speaks of them. */
const REPORTED =
  /\b(?:the|this) (?:author|writer|sender|recipient|addressee|(?:user|speaker|reader|receiver) (?:feels?|wants?|says?|is|has|asks?|would|needs?)|other (?:person|party|side)|message (?:says|expresses|states|conveys)|first person|second person|person (?:writing|who wrote))\b|\b(?:he|she|they|the person) (?:feels?|wants?|is|are) (?:that )?(?:the other|their (?:partner|friend|roommate))\b|\bder (?:verfasser|absender|empfänger)\b|\bel (?:autor|remitente|destinatario)\b|\bl'(?:auteur|expéditeur)\b/
const THIRD = [
  /\b(?:he|him|his|he's)\b/,
  /\b(?:she|her|hers|she's)\b/,
  /\bthey(?:'ve|'re)? (?:have |has |haven't |are |were |should |never |didn't |don't |must |need |really |just |also |please )*(?:said|say|told|tell|want|feel|know|promised?|asked|came|coming|took|answer(?:ed|ing)?|pay|paid|repl\w+|stop|listen\w*|owe\w*|buy|call\w*|please|return\w*|apologi\w+|help\w*|explain\w*|send|sent|give|gave|move|clean\w*)\b/,
]
const FIRST = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|us|our|we've|let's)\b/

/** Who did what to whom: "you owe me" and "I owe you" are opposites. */
const DEEDS =
  /\b(i|you|we)(?:'ve| have| had| still| also| never| always| didn't| did not| don't| do not| haven't| have not| really| just| already| even|'d| do| did| would| will|'ll)* (\p{L}+)(?: (?:to|at|on|back|for|from|with|about|of|in front of|up))? (me|my|us|you|your)\b/gu
/** Wishes and thoughts go both ways. */
const NO_DEED =
  /^(?:want|need|ask|asking|like|expect|hope|wish|have|had|has|am|are|is|was|were|be|been|get|got|think|feel|felt|know|knew|thank|hear|heard|understand|see|saw|mean|meant|believe|appreciate|let|make|made|not|no|and|or|but|when|that|if|so|as|by|of|please|both|all|can|could|should|would|must|going|sorry|happy|trust|remember|find|found|consider|miss|love|hate|care)$/

/**
 * The answer speaks to the reader, as the message does: in the second person, and with each deed by whoever did it. A text
 * that speaks of "the author", of "her" instead of "you", or that answers the message in the reader's place, doesn't.
 */
export function addressesReader({ plainSource, plainText }: Compared): boolean {
  if (REPORTED.test(plainText) && !REPORTED.test(plainSource)) return false
  if (swapsSides(plainSource, plainText)) return false
  if (!YOU.test(plainSource) || YOU.test(plainText)) return true
  if (THIRD.some((person) => person.test(plainText) && !person.test(plainSource))) return false
  return FIRST.test(plainText) || !FIRST.test(plainSource) || /\b(?:please|kindly|let|could)\b|\?/.test(plainText)
}

function swapsSides(source: string, text: string): boolean {
  const [before, after] = [deedsIn(source), deedsIn(text)]
  return [...after].some((deed) => {
    const [who = '', what = '', whom = ''] = deed.split(' ')
    return !before.has(deed) && before.has(`${whom} ${what} ${who}`)
  })
}

const deedsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(DEEDS)].flatMap(([, who = '', what = '', whom = '']) => {
      const [doer, other] = [who === 'you' ? 'reader' : 'author', whom.startsWith('you') ? 'reader' : 'author']
      return doer === other || NO_DEED.test(what) ? [] : [`${doer} ${stemOf(what)} ${other}`]
    }),
  )
