import { pattern } from '../../text/pattern.ts'
import { stemOf } from '../requests/stem.ts'
import { swapsDoers } from './addresses-reader/doers.ts'
import type { Compared } from './compared.ts'

const YOU = new RegExp(
  pattern`
    \b(?:you(?:'re|'ve|'ll|'d|r|rs|rself|rselves)?|thou|du|dich|dir|dein\w*|ihr|euch|euer\w*|sie|ihnen|ihre[nmrs]?|
    t[uú]|te|ti|contigo|usted(?:es)?|vos(?:otros)?|vous|toi|tes?|tu|votre|vos|lei|voi|você|vc|jij|je|jou(?:w)?|u|uw|
    jullie)\b
  `,
)
/** References to the reader and the author in the third person. */
const REPORTED = new RegExp(
  pattern`
    \b(?:the|this) (?:author|writer|sender|recipient|addressee|
    (?:user|speaker|reader|receiver) (?:feels?|wants?|says?|is|has|asks?|would|needs?)|other (?:person|party|side)|
    message (?:says|expresses|states|conveys)|first person|second person|person (?:writing|who wrote))\b|
    \b(?:he|she|they|the person) (?:feels?|wants?|is|are) (?:that )?(?:the other|their (?:partner|friend|roommate))\b|
    \bder (?:verfasser|absender|empfänger)\b|\bel (?:autor|remitente|destinatario)\b|\bl'(?:auteur|expéditeur)\b
  `,
)
/** References to the reader as if the answer were about them and not to them. */
const SPOKEN_OF = new RegExp(
  pattern`
    \b(?:my|our|the) (?:partner|boyfriend|girlfriend|husband|wife|spouse|ex|friend|room ?mate|flat ?mate|house ?mate|
    neighbou?r|boss|manager|colleague|co-?worker|landlord|landlady|tenant|brother|sister|mother|father|mum|mom|dad|
    son|daughter|cousin|contractor|owner|driver|coach|teacher|team ?mate|seller|buyer|client|customer)\b
  `,
)
/** References to the author's child: "my boy" may become "my son". */
const OWN_CHILD =
  /\b(?:my|our) (?:\p{L}+ )?(?:boys?|girls?|kids?|lads?|lass|child|children|baby|babies|wee one|wean|bairn|pikin|eldest|youngest|little one)\b/u
const THIRD = [
  /\b(?:he|him|his|he's)\b/,
  /\b(?:she|her|hers|she's)\b/,
  new RegExp(
    pattern`
    \bthey(?:'ve|'re)? (?:have |has |haven't |are |were |should |never |didn't |don't |must |need |really |just |
    also |please )*(?:said|say|told|tell|want|feel|know|promised?|asked|came|coming|took|answer(?:ed|ing)?|pay|paid|
    repl\w+|stop|listen\w*|owe\w*|buy|call\w*|please|return\w*|apologi\w+|help\w*|explain\w*|send|sent|give|gave|move|
    clean\w*)\b
  `,
  ),
]
const FIRST = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|us|our|we've|let's)\b/

/** The author in the third person: "She would like to know why." */
const AUTHOR_REPORTED =
  /\b(?:he|she|they) (?:would like|wants?|feels?|needs?|asks?|(?:is|are) asking|(?:does|do)(?:n't| not) want)\b/

/** A person, a verb and another person: "you owe me" and "I owe you" are opposites. */
const ACTIONS = new RegExp(
  pattern`
    \b(?<!\b(?:can|could|would|will) )(i|you|we|he|she|
    they)(?:'ve| have| had| still| also| never| always| didn't| did not| don't| do not| haven't| have not| really| just| already| even|
    'd| do| did| would| will|'ll)* (\p{L}+)(?: (?:to|at|on|back|for|from|with|about|of|in front of|up))?(?: (?:only|
    just|even))? (me|my|us|you|your|him|her|them)\b
  `,
  'gu',
)
/** Verbs of wishing and thinking, whose subject may be either person in a rewording. */
const NO_ACTION = new RegExp(
  pattern`
    ^(?:want|need|ask|asking|like|expect|hope|wish|have|had|has|am|are|is|was|were|be|been|get|got|think|feel|felt|
    know|knew|thank|hear|heard|understand|see|saw|mean|meant|believe|appreciate|not|no|and|or|but|when|that|if|so|as|
    by|of|please|both|all|can|could|should|would|must|going|sorry|happy|trust|remember|find|found|consider|miss|love|
    hate|care)$
  `,
)

/**
 * Whether the answer addresses the reader as the message does: in the second person, and with each action attributed to
 * the right person. It doesn't if it speaks of "the author", says "her" instead of "you", or replies in the reader's
 * place.
 */
export function addressesReader(answer: Compared): boolean {
  const { plainSource, plainText } = answer
  if (REPORTED.test(plainText) && !REPORTED.test(plainSource) && !/\bauthor\b/.test(plainSource)) return false
  const isReport = AUTHOR_REPORTED.test(plainText) && !AUTHOR_REPORTED.test(plainSource)
  if (isReport && FIRST.test(plainSource) && !FIRST.test(plainText)) return false
  if (swapsSides(plainSource, plainText) || swapsDoer(plainSource, plainText)) return false
  if (swapsDoers(answer)) return false
  if (swapsOwner(plainSource, plainText) || swapsPossessor(plainSource, plainText)) return false
  if (!YOU.test(plainSource) || YOU.test(plainText)) return true
  if (namesReader(answer)) return false
  if (countOf(THIRD_PERSON, plainText) >= countOf(THIRD_PERSON, plainSource) + MORE) return false
  if (SPOKEN_OF.test(plainText) && !SPOKEN_OF.test(plainSource) && !OWN_CHILD.test(plainSource)) return false
  const isAnother = ASKS.test(plainText) && mentionsOthers(answer)
  if (!isAnother && THIRD.some((person) => person.test(plainText) && !person.test(plainSource))) return false
  return FIRST.test(plainText) || !FIRST.test(plainSource) || /\b(?:please|kindly|let|could)\b|\?/.test(plainText)
}

/** The reader's name at the start of a message: "Mel, you borrowed my car". */
const CALLED = /^\W*(?:(?:hi|hey|hello|dear|oi|look|listen|ok|right),? )?(\p{Lu}\p{Ll}{2,})[,!. ]/u

/** "Nomsa you told them", which proves that the first word is a name. */
const CALLED_YOU = /^\W*\p{Lu}\p{Ll}{2,},? (?:you|u|ur|your)\b/u

const readersName = ({ source, sourceFacts }: Compared): string | undefined => {
  const name = CALLED.exec(source)?.[1]
  const isName = CALLED_YOU.test(source) || sourceFacts.some(({ kind, text }) => kind === 'name' && text === name)
  return isName ? name : undefined
}

/** Whether the answer uses the reader's name as if they were someone else: "on Thursday Mel borrowed my car". */
function namesReader(answer: Compared): boolean {
  const name = readersName(answer)
  return name !== undefined && new RegExp(`\\b${name}(?:'s|’s)? (?!and\\b|please\\b)\\p{Ll}`, 'u').test(answer.text)
}

const ASKS = /\b(?:please|kindly)\b/
/** Whether the message names other people, who may be "her" in the answer. */
const mentionsOthers = (answer: Compared): boolean =>
  answer.sourceFacts.some(({ kind, text }) => kind === 'name' && text !== readersName(answer))

/** An answer with this many more of the pronouns below than the message must be referring to the reader. */
const MORE = 3
const THIRD_PERSON = /\b(?:he|him|his|she|her|hers|they|them|their)\b/g
const countOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].length

function swapsSides(source: string, text: string): boolean {
  const [before, after] = [actionsOnPeople(source), actionsOnPeople(text)]
  return [...after].some((action) => {
    const [who = '', what = '', recipient = ''] = action.split(' ')
    const [other = '', ofOther] = recipient.split(OWN)
    return !before.has(action) && before.has(`${other} ${what} ${who}${ofOther === undefined ? '' : OWN}`)
  })
}

/** "You lent my bike to your cousin" as "I lent my bike to your cousin". */
function swapsDoer(source: string, text: string): boolean {
  const [before, after] = [doersIn(source), doersIn(text)]
  return [...after].some((action) => {
    const [who = '', what = ''] = action.split(' ')
    return (
      !before.has(action) &&
      before.has(`${who === 'i' ? 'you' : 'i'} ${what}`) &&
      !after.has(`${who === 'i' ? 'you' : 'i'} ${what}`)
    )
  })
}

const OWNED = /\b(my|your) (\p{L}{3,})\b/gu

/**
 * "It's on my lease" as "it's on your lease". In a question, "your" may mean anyone's: "do you know how it feels to
 * lose your best friend?"
 */
function swapsOwner(source: string, text: string): boolean {
  const [before, after] = [allOf(OWNED, source.replace(/[^.!?]*\?/g, ' ')), allOf(OWNED, text)]
  return [...after].some((owned) => {
    const [whose = '', what = ''] = owned.split(' ')
    const other = `${whose === 'my' ? 'your' : 'my'} ${what}`
    return !before.has(owned) && before.has(other) && !after.has(other)
  })
}

/** "11 of them are yours" as "11 of them are mine". */
function swapsPossessor(source: string, text: string): boolean {
  const [before, after] = [source, text].map((each) => allOf(POSSESSED, each))
  return [...(after ?? [])].some((possessed) => {
    const [verb = '', whose = ''] = possessed.split(' ')
    const other = `${verb} ${whose === 'mine' ? 'yours' : 'mine'}`
    return before?.has(other) && !before.has(possessed) && !after?.has(other)
  })
}
const POSSESSED = /\b(is|are|was|were) (mine|yours)\b/g

/** Each match, as its two words. */
const allOf = (pattern: RegExp, text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, one = '', other = '']) => `${one} ${other}`))

/** What the author or the reader did, in the past tense, which is easily proved. */
const DONE = new RegExp(
  pattern`
    \b(i|you)(?:'ve| have| had)? (?:never |also |just |already |even )?(?!need|want|agreed|ask|talk|liked|shared|
    lived)(\p{L}{3,}ed|lent|took|told|sold|sent|gave|broke|stole|threw|left|paid|bought|wrote|drove|lost|kept|
    promised|went|withdrew|hid|ate|drank|spent|built|brought|forgot|hit|swore|taught|wore|rang|read|made|
    signed)\b(?! (?:you|me|us)\b)
  `,
  'gu',
)
const doersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(DONE)].map(([, who = '', what = '']) => `${who} ${stemOf(what)}`))

/** Marks what is done to someone's relatives or things: "you told my mother" isn't "you told me". */
const OWN = "'s"

const personOf = (word: string): string =>
  /^you/.test(word) ? 'reader' : /^(?:he|she|they|him|her|them)$/.test(word) ? 'third' : 'author'

const actionsOnPeople = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(ACTIONS)].flatMap(([, who = '', what = '', recipient = '']) => {
      const [doer, other] = [personOf(who), personOf(recipient)]
      const owned = /^(?:my|your)$/.test(recipient) ? OWN : ''
      return doer === other || NO_ACTION.test(what) ? [] : [`${doer} ${stemOf(what)} ${other}${owned}`]
    }),
  )
