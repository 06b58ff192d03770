import { pattern } from '../../../text/pattern.ts'
import { NOT_NAMES } from '../../facts/name-words.ts'
import { contentOf } from '../../requests/content.ts'
import { BASES, isIrregularPast } from '../../requests/irregular-verbs.ts'
import { stemOf } from '../../requests/stem.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'

/** Words that are used like names: "Mum sent me the ad". */
const RELATIVES =
  'mum mom mam mummy dad daddy nan nana gran granny grandma grandpa grandad mother father sister brother aunt auntie aunty uncle cousin son daughter wife husband girlfriend boyfriend boy lad kid dog mate mates kids boys lads'.split(
    ' ',
  )

/** Something that a named person did, does or should do. */
type NamedAction = {
  who: string
  what: string
  isDenied: boolean
  isPassive: boolean
  isVerb: boolean
  objects: readonly string[]
}

/** Also matches ordinary words at the start of a sentence, which does no harm because no action follows them. */
const CAPITALISED = /(?<![\p{L}'’])\p{Lu}\p{Ll}+(?![\p{L}'’])/gu
/** The people that either text names, in lower case. */
export const peopleIn = ({ source, plainSource, sourceFacts, facts }: Compared): string[] => [
  ...new Set([
    // The message may write a name in lower case.
    ...[...sourceFacts, ...facts]
      .filter(({ kind, text }) => kind === 'name' && /^\p{L}+$/u.test(text))
      .map(({ text }) => text.toLowerCase()),
    ...(source.match(CAPITALISED) ?? []).map((word) => word.toLowerCase()).filter((word) => !NOT_NAMES.has(word)),
    ...RELATIVES.filter((word) => plainSource.includes(word)),
  ]),
]

const HELPS =
  "(?:(?:have|has|had|did|do|does|will|would|is|are|was|were)(?:n't)?|not|never|still|also|just|even|only|already|then|to|supposed|meant|due|going|been|once)"
const AFTER =
  /[,.!?;:]|\b(?:and|but|while|because|when|so|that|which|who|if|although|though|after|before|until|where|whereas)\b/
/** In characters. */
const LONGEST_OBJECT = 60

/** Swaps of these two are found by other checks. */
const PRONOUNS = ['i', 'you']

function namedActionsIn(text: string, names: readonly string[]): NamedAction[] {
  const name = names.join('|')
  // "My kid and I sat down", "me and my kid sat down"
  const pattern = new RegExp(
    `(?<![\\p{L}'])(?:(${name}|me) and (?:my |your |our )?)?(${name})((?: ${HELPS})*) (?!${HELPS}\\b)(\\p{L}{2,})`,
    'gu',
  )
  return [...text.matchAll(pattern)].flatMap(
    ({ 0: whole, 1: other = '', 2: who = '', 3: between = '', 4: verb = '', index }) => {
      const isPast = /ed$/.test(verb) || isIrregularPast(verb)
      const isVerb = between !== '' || isPast || /[^s]s$/.test(verb) || BASES.has(verb)
      const isPassive = (isPast || /(?:en|wn)$/.test(verb)) && /\b(?:is|are|was|were|been)\b/.test(between)
      const from = index + whole.length
      const object = text.slice(from, from + LONGEST_OBJECT).split(AFTER)[0] ?? ''
      const isDenied = /\b(?:not|never)\b|n't\b/.test(between)
      const objects = [...contentOf(object), ...(object.match(/\d[\d.,:]*/g) ?? [])]
      const doers = other === '' ? [who] : [other === 'me' ? 'i' : other, who]
      return doers.map((one) => ({ who: one, what: stemOf(verb), isDenied, isPassive, isVerb, objects }))
    },
  )
}

const common = (one: NamedAction, other: NamedAction): number =>
  one.what === other.what && one.isDenied === other.isDenied && one.isPassive === other.isPassive
    ? one.objects.filter((word) => other.objects.includes(word)).length
    : 0

/**
 * Whether an action is attributed to another named person: "Gaz owes 90 for the hotel" as "Trev owes 90 for the hotel".
 */
export function swapsNames(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const { plainSource, plainText } = answer
  const people = peopleIn(answer)
  if (people.length === 0) return false
  const all = [plainSource, plainText].map((text) => namedActionsIn(text, [...people, ...PRONOUNS]))
  // "You drop my laptop" is an action if the other text says "Femi dropped".
  const verbs = new Set(all.flat().flatMap(({ what, isVerb }) => (isVerb ? [what] : [])))
  const [before = [], after = []] = all.map((actions) =>
    actions.filter(({ who, what, isVerb }) => isVerb || (PRONOUNS.includes(who) && verbs.has(what))),
  )
  return after.some((action) => {
    const alike = before.filter((each) => common(each, action) > 0)
    const most = Math.max(0, ...alike.map((each) => common(each, action)))
    const closest = alike.filter((each) => common(each, action) === most)
    return (
      closest.length > 0 &&
      closest.every(({ who }) => who !== action.who && !(PRONOUNS.includes(who) && PRONOUNS.includes(action.who))) &&
      !after.some((other) => other.who !== action.who && common(other, action) >= most)
    )
  })
}

const RELATED = pattern`
    wife|husband|partner|girlfriend|boyfriend|kids|children|son|daughter|boss|manager|landlord|teacher|neighbours?|
    family|parents|mother|father|mum|mom|dad|sister|brother|aunt|uncle|gran|nan|grandmother|grandfather|team|police|
    librarian|headmaster|principal
  `
const ROLE =
  /(?<![\p{L}'])(\p{L}+)(?:'re|'m|'s| are| am| is| was| were) (the (?!one\b|same\b|only\b|first\b|last\b)\p{L}{4,})(?=[.,;!?]| (?:and|but|so|of|who|that|here)\b)/gu

/** Whether a role is attributed to another person: "you're the executor" as "Noel is the executor". */
export function swapsRoles(answer: Compared): boolean {
  const people = new Set([...peopleIn(answer), ...PRONOUNS])
  const rolesIn = (text: string) =>
    [...text.matchAll(ROLE)].flatMap(([, who = '', role = '']) => (people.has(who) ? [{ who, role }] : []))
  const [before, after] = [rolesIn(answer.plainSource), rolesIn(answer.plainText)]
  return after.some(({ who, role }) => {
    const held = before.filter((each) => each.role === role)
    return (
      held.length > 0 &&
      held.every((each) => each.who !== who) &&
      !after.some((each) => each.role === role && held.some((one) => one.who === each.who))
    )
  })
}

const TO = pattern`
    (?:(?: (?:it|them|this|that|everything|(?:the|my|your) [a-z]+))?(?: (?:back|over|straight|directly))* to|
    (?: (?:back|again|sorry|directly|straight))*(?: to)?)(?: (?:mr|mrs|ms|miss|dr|uncle|aunty|auntie|aunt))?
  `
const TELLING = pattern`
    (?:refund|repay|pay|give|send|tell|call|ask|return|show|bring|thank|email|text|ring|phone|message|apologi[sz]e|
    say|write|speak|talk|explain|forward|invite|introduce|lend|offer|hand|copy|admit|report)
  `
const ADDRESSED = new RegExp(
  pattern`
    \b(?!giv(?:e|ing) me an? (?:\p{L}+ )?(?:call|ring|text|bell|shout|reason|
    answer)\b)(${TELLING})${TO} ((?:(?:my|our|your|his|her|the) (?=(?:${RELATED})\b))?\p{L}+)(?!\p{L}|
    (?: to \p{L}+)? and (?:me|us|him|her|them)\b)
  `,
  'gu',
)
const AUTHOR = /^(?:me|us)$/
const THIRD = new RegExp(`^(?:him|her|them|coach|(?:(?:my|our|your|his|her|the) )?(?:${RELATED}))$`)

/** Whether the recipient changes from another person to the author, or the reverse: "email him" as "email me". */
export function swapsReceivers({ plainSource, plainText, sourceFacts, facts }: Compared): boolean {
  // The message may write a name in lower case.
  const names = new Set(
    [...sourceFacts, ...facts].filter(({ kind }) => kind === 'name').map(({ text }) => text.toLowerCase()),
  )
  const receiversIn = (text: string) => {
    const receivers = new Map<string, Set<string>>()
    for (const [, what = '', recipient = ''] of text.matchAll(ADDRESSED)) {
      const person = AUTHOR.test(recipient)
        ? 'author'
        : THIRD.test(recipient) || names.has(recipient.split(' ').at(-1) ?? '')
          ? 'third'
          : ''
      if (person === '') continue
      const stem = stemOf(what)
      receivers.set(stem, (receivers.get(stem) ?? new Set()).add(person))
    }
    return receivers
  }
  const before = receiversIn(plainSource)
  const swaps = (text: string): boolean =>
    [...receiversIn(text)].some(([what, now]) => {
      const then = before.get(what)
      return then !== undefined && [...now].every((person) => !then.has(person))
    })
  // "Are we invited? I have to tell my sister" as "please tell me whether we are invited".
  return swaps(plainText) && swaps(plainText.replace(TELL_ME_WHETHER, ' '))
}

const GIVES = /^(?:giv|lend|sell|send|pay|tell|show|hand|pass|promis|offer|return|leav)$/
const GAVE =
  /\b(\p{L}{3,})\b(?=((?: (?!(?:and|but|so|because|who|that)\b)[\p{L}']+){0,5}) to (?:my |our |your )?(\p{L}+))/gu

/** "He's given her desk to Paul" as "Paul has given her desk to him". */
export function swapsGiver(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const { plainSource, plainText } = answer
  const people = peopleIn(answer)
  if (people.length === 0) return false
  const [before, after] = [plainSource, plainText].map((text) => namedActionsIn(text, people))
  const receivedIn = (text: string) =>
    [...text.matchAll(GAVE)].flatMap(([, verb = '', , recipient = '']) => {
      const what = stemOf(verb)
      return GIVES.test(what) && people.includes(recipient) ? [`${what} ${recipient}`] : []
    })
  const [received, receivedNow] = [receivedIn(plainSource), receivedIn(plainText)]
  return (after ?? []).some(
    ({ who, what }) =>
      received.includes(`${what} ${who}`) &&
      !receivedNow.includes(`${what} ${who}`) &&
      !before?.some((action) => action.who === who && action.what === what),
  )
}

const TELL_ME_WHETHER = /\btell me(?=:|,? (?:whether|if)\b)/g

/** "She promised it to me": the verb says more than its pronoun. */
const PRONOUN_OBJECT = / (?:it|them|this|that|him|her)(?= (?:for|to|with|from|about|of|on|by|against) (?:me|you)\b)/g
const SIDES =
  /\b(\p{L}{3,})(?: (?:was|is|were|are|meant|all|only|just|really))* (for|to|with|from|about|of|on|by|against) (me|you)\b/gu

/** Whether "me" becomes "you" after a preposition, or the reverse: "the ring was for me" as "the ring was for you". */
export function swapsSides({ plainSource, plainText }: Compared): boolean {
  const sidesIn = (text: string) =>
    new Set(
      [...text.replace(PRONOUN_OBJECT, '').matchAll(SIDES)].map(
        ([, word = '', by = '', who = '']) => `${stemOf(word)} ${by} ${who}`,
      ),
    )
  const [before, after] = [sidesIn(plainSource), sidesIn(plainText)]
  return [...after].some((side) => {
    const other = side.endsWith(' me') ? side.replace(/me$/, 'you') : side.replace(/you$/, 'me')
    return before.has(other) && !before.has(side) && !after.has(other)
  })
}
