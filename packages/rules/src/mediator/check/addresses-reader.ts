import type { Compared } from './compared.ts'

const YOU =
  /\b(?:you(?:'re|'ve|'ll|'d|r|rs|rself|rselves)?|thou|du|dich|dir|dein\w*|ihr|euch|euer\w*|sie|ihnen|ihre[nmrs]?|t[uú]|te|ti|contigo|usted(?:es)?|vos(?:otros)?|vous|toi|tes?|tu|votre|vos|lei|voi|você|vc|jij|je|jou(?:w)?|u|uw|jullie)\b/
/** The reader and the author as a report speaks of them. */
const REPORTED =
  /\b(?:the|this) (?:author|writer|sender|user|speaker|recipient|reader|receiver|addressee|other (?:person|party|side)|message (?:says|expresses|states|conveys)|first person|second person|person (?:writing|who wrote))\b|\b(?:he|she|they|the person) (?:feels?|wants?|is|are) (?:that )?(?:the other|their (?:partner|friend|roommate))\b|\bder (?:verfasser|absender|empfänger)\b|\bel (?:autor|remitente|destinatario)\b|\bl'(?:auteur|expéditeur)\b/
const THIRD = [/\b(?:he|him|his|he's)\b/, /\b(?:she|her|hers|she's)\b/, /\b(?:they|them|their|they're|they've)\b/]
const FIRST = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|us|our|we've|let's)\b/

/** Who did what to whom: "you owe me" and "I owe you" are opposites. */
const DEEDS =
  /\b(i|you|we)(?:'ve| have| had| still| also| never| always| didn't| did not| don't| haven't| really| just| already| even|'d| do| did| would| will|'ll)* (owe|owed|pay|paid|lend|lent|borrow|borrowed|tell|told|ask|asked|promise|promised|call|called|hit|give|gave|text|texted|invite|invited|blame|blamed|accuse|accused|ignore|ignored|lie|lied|embarrass|embarrassed|help|helped|send|sent|buy|bought|cheat|cheated|leave|left|hurt|shout|shouted|yell|yelled|insult|insulted|interrupt|interrupted|betray|betrayed|trust|trusted|forget|forgot)(?: (?:to|at|on|back|for))? (me|my|us|you|your)\b/g

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
      return doer === other ? [] : [`${doer} ${BASE[what] ?? what} ${other}`]
    }),
  )

const BASE: Readonly<Record<string, string>> = {
  owed: 'owe',
  paid: 'pay',
  lent: 'lend',
  told: 'tell',
  gave: 'give',
  sent: 'send',
  bought: 'buy',
  left: 'leave',
  lied: 'lie',
  borrowed: 'borrow',
  asked: 'ask',
  promised: 'promise',
  called: 'call',
  texted: 'text',
  invited: 'invite',
  blamed: 'blame',
  accused: 'accuse',
  ignored: 'ignore',
  helped: 'help',
  cheated: 'cheat',
  insulted: 'insult',
  betrayed: 'betray',
  trusted: 'trust',
  forgot: 'forget',
}
