import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import { stemOf } from '../../requests/stem.ts'
import { swapsActors, swapsThirdPerson } from '../actions.ts'
import type { Compared } from '../compared.ts'
import { sentencesOf } from '../plain.ts'
import { reversesPayment, swapsLender, swapsOwners } from '../swapped-facts.ts'
import { swapsObjects } from './action-objects.ts'
import { invertsAction } from './inverted-actions.ts'
import { swapsGiver, swapsNames, swapsReceivers, swapsRoles, swapsSides } from './named-actions.ts'
import { swapsPairs } from './swapped-pairs.ts'

type Person = 'author' | 'reader' | 'third'

/** Whether the answer attributes an action of the message to another person, or to nobody. */
export const swapsDoers = (answer: Compared): boolean =>
  swapsIdentity(answer) ||
  invertsAction(answer) ||
  swapsSelf(answer) ||
  swapsActors(answer) ||
  swapsThirdPerson(answer) ||
  swapsPairs(answer) ||
  swapsObjects(answer) ||
  swapsDenial(answer) ||
  swapsReporter(answer) ||
  swapsOwners(answer) ||
  reversesPayment(answer) ||
  swapsLender(answer) ||
  swapsNames(answer) ||
  swapsReceivers(answer) ||
  swapsGiver(answer) ||
  swapsRoles(answer) ||
  swapsSides(answer) ||
  swapsSpeaker(answer) ||
  swapsInOtherLanguages(answer) ||
  omitsDoer(answer) ||
  replacesDoerWithSomeone(answer) ||
  namesUnknownDoer(answer)

const PERSON: Readonly<Record<string, Person>> = Object.fromEntries(
  (
    [
      ['author', 'i me we moi ich yo eu io'],
      ['reader', 'you toi du tú tu você'],
    ] as const
  ).flatMap(([person, words]) => words.split(' ').map((word) => [word, person])),
)

const IDENTITY =
  /(?<!\p{L})(?:it was|c'est|c'était|es war|das war|foi|fui|fue|fuiste) (?:really |actually )?(me|i|you|moi|toi|ich|du|yo|tú|eu|você)(?!\p{L})/gu

/** "It was you, not me" as "it was me, not you". */
function swapsIdentity({ plainSource, plainText }: Compared): boolean {
  const [before, after] = [plainSource, plainText].map(
    (text) => new Set([...text.matchAll(IDENTITY)].map(([, who = '']) => PERSON[who])),
  )
  return before?.size === 1 && after?.size === 1 && [...after].every((who) => !before.has(who))
}

/** "I'll pick him up myself" as "please pick him up yourself". */
function swapsSelf({ plainSource, plainText }: Compared): boolean {
  if (/\byourself\b/.test(plainSource) || /\bmyself\b/.test(plainText)) return false
  const own = sentencesOf(plainSource).filter((sentence) => /\bmyself\b/.test(sentence))
  return sentencesOf(plainText).some(
    (sentence) =>
      /\byourself\b/.test(sentence) &&
      own.some((each) => overlap(contentOf(each), contentOf(sentence)) >= SAME_ACTION && contentOf(each).size > 0),
  )
}
const SAME_ACTION = 0.6

const DENIAL = /(?<![\p{L}'])(\p{L}+) (?:did not|didn't) (?:even |ever |actually )?(\p{L}{3,})/gu

/** "I did not approve it, Priti did" as "Priti did not approve it, I did". */
function swapsDenial({ plainSource, plainText }: Compared): boolean {
  const [before, after] = [denialsIn(plainSource), denialsIn(plainText)]
  return [...after].some(([what, who]) => {
    const known = before.get(what)
    return known !== undefined && ![...who].some((one) => known.has(one))
  })
}

function denialsIn(text: string): ReadonlyMap<string, ReadonlySet<Person>> {
  const denials = new Map<string, Set<Person>>()
  for (const [, who = '', what = ''] of text.matchAll(DENIAL)) {
    if (NOBODY.test(who)) continue
    const stem = stemOf(what)
    denials.set(stem, (denials.get(stem) ?? new Set()).add(PERSON[who] ?? 'third'))
  }
  return denials
}
/** Words before "didn't" that aren't its subject, which is named earlier in the sentence. */
const NOBODY = /^(?:and|but|that|which|who|it|this|still|just|also|really|or|so|then|clearly)$/

const TELLS = '(?:told|asked|called|gave|sent|lent|sold|promised|paid|hit|pushed|texted|emailed|showed)'

const REPORTER = new RegExp(`(?<!\\p{L})(\\p{L}{3,}) (?:then |also |even )?(${TELLS})(?!\\p{L})`, 'gu')
const NO_NAME =
  /^(?:you|she|they|who|and|but|then|that|never|also|even|have|has|had|not|been|was|were|just|already|him|her|them|what|when|which|still|only|ever|once)$/

/** "You told Marcus it was me" as "Marcus told you it was me". */
const swapsReporter = ({ plainSource, plainText }: Compared): boolean =>
  [...plainText.matchAll(REPORTER)].some(
    ([, name = '', verb = '']) =>
      !NO_NAME.test(name) &&
      new RegExp(`(?<!\\p{L})${verb} (?:my |our |your )?${name}(?!\\p{L})`, 'u').test(plainSource) &&
      !new RegExp(`(?<!\\p{L})${name} (?:\\p{L}+ )?${verb}(?!\\p{L})`, 'u').test(plainSource),
  )

const SPEAKS = new RegExp(
  pattern`
    \b(i|you)(?:'ve| have| had| also| even| then| just| actually)* ((?:didn't |did not |never )?)(?:said?|told|tell|
    call(?:ed)?|texted|wrote|write|replied|reply|answered|announced|
    shouted)(?: (?:me|you|us))?(?: (?!(?:i|you)\b)[\p{L}']+){0,5}[,:]? ?$
  `,
  'iu',
)

/** Whether a quotation gets another speaker, or is denied: "you said 'here we go'" as "I said" or "you didn't say". */
const swapsSpeaker = ({ source, sourceFacts, text, facts }: Compared): boolean =>
  sourceFacts
    .filter(({ kind }) => kind === 'quotation')
    .some(({ value, start }) => {
      const said = facts.find((other) => other.value === value)
      const [before, after] = [speakerAt(source, start), said && speakerAt(text, said.start)]
      return before !== undefined && after !== undefined && before !== after
    })

function speakerAt(text: string, place: number): string | undefined {
  const [, who = '', not = ''] = SPEAKS.exec(text.slice(Math.max(0, place - 60), place).replaceAll('’', "'")) ?? []
  return who === '' ? undefined : `${who.toLowerCase()} ${not === '' ? 'said' : 'not'}`
}

const ACTION_IN_OTHER_LANGUAGES =
  /(?<!\p{L})(ich|du|yo|tú|eu|você|io|je|tu) (?:(?:te|me|se|le|lo|la|vi|ti|mi|dir|mir|não|no|ne|já|ya|hai|ho|hast|habe) ){0,2}(\p{L}{5,})/gu

/** "Você prometeu" as "eu prometi": in other languages, the ending of the verb changes as well. */
function swapsInOtherLanguages({ plainSource, plainText, language }: Compared): boolean {
  if (language === 'en') return false
  const [before, after] = [plainSource, plainText].map(
    (text) =>
      new Set(
        [...text.matchAll(ACTION_IN_OTHER_LANGUAGES)].map(
          ([, who = '', what = '']) => `${PERSON[who]} ${what.slice(0, 5)}`,
        ),
      ),
  )
  return [...(after ?? [])].some((action) => {
    const [who = '', what = ''] = action.split(' ')
    const other = `${who === 'author' ? 'reader' : 'author'} ${what}`
    return before?.has(other) && !before.has(action) && !after?.has(other)
  })
}

const DID = new RegExp(
  pattern`
    \byou(?:'ve| have)? (?:just |also |even |already )*(broke|broken|smashed|scratched|damaged|ruined|stole|stolen|
    took|taken|deleted|lost|threw|thrown|sold|opened|spilled|spilt|burned|burnt|crashed|blocked|hid|hidden|cancelled|
    canceled)\b
  `,
  'g',
)
/** "You stole $60" as "$60 went missing". */
const WENT_MISSING = /\b(?:(?:went|gone|going|goes) missing|disappear(?:ed|ing)|vanish(?:ed|ing))\b/
const TAKEN =
  /\byou(?:'ve| have)? (?:\p{L}+ )?(?:stole|stolen|took|taken|nicked|robbed|pinched|swiped|lost|threw|thrown|sold|hid)\b/u
/** Any action of the reader. */
const YOU_DID = /\byou(?:'ve| have| also| just| then)* (\p{L}{3,})/gu
const PASSIVE = /\b(?:got|was|were|been|being|is|are)(?: \w+ly)? (\w+)\b/g

/** "You crashed my car" as "someone crashed my car". */
function replacesDoerWithSomeone({ plainSource, plainText }: Compared): boolean {
  const done = new Set([...plainSource.matchAll(DID)].map(([, what = '']) => stemOf(what)))
  return [...plainText.matchAll(SOMEONE_DID)].some(([, what = '']) => done.has(stemOf(what)))
}
const SOMEONE_DID = /\b(?:someone|somebody) (?:has |had )?(?:just |then |also )?(\p{L}{3,})/gu

/** "Someone gave her a satay stick" as "you gave her a satay stick". */
function namesUnknownDoer({ plainSource, plainText }: Compared): boolean {
  const unknown = new Set([...plainSource.matchAll(SOMEONE_DID)].map(([, what = '']) => stemOf(what)))
  const known = new Set([...plainSource.matchAll(YOU_DID)].map(([, what = '']) => stemOf(what)))
  return (
    unknown.size > 0 &&
    [...plainText.matchAll(YOU_DID)].some(([, did = '']) => unknown.has(stemOf(did)) && !known.has(stemOf(did))) &&
    ![...plainText.matchAll(SOMEONE_DID)].some(([, did = '']) => unknown.has(stemOf(did)))
  )
}

/** "You broke my bowl" as "my bowl got broken". */
function omitsDoer({ plainSource, plainText }: Compared): boolean {
  const done = [...plainSource.matchAll(DID)].map(([, what = '']) => stemOf(what))
  if (done.length === 0) return false
  if (WENT_MISSING.test(plainText) && !WENT_MISSING.test(plainSource) && TAKEN.test(plainSource))
    return !TAKEN.test(plainText)
  return plainText.split(/(?<=[.!?])\s/).some(
    (sentence) =>
      // "Please tell me why it was taken" asks about what the rest says.
      !/\b(?:you|please|kindly)\b/.test(sentence) &&
      [...sentence.matchAll(PASSIVE)].some(([, what = '']) => {
        const stem = stemOf(what)
        return done.includes(stem) && ![...plainText.matchAll(DID)].some(([, did = '']) => stemOf(did) === stem)
      }),
  )
}
