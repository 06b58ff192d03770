import { escapeRegExp } from '../../text/pattern.ts'
import type { Fact } from '../facts/facts-in.ts'
import { stemOf } from '../requests/stem.ts'
import type { Compared } from './compared.ts'

/** How many words on either side of a fact are compared. */
const REACH = 6
/** How much better two facts must match each other's surroundings than their own. */
const CLEARLY = 0.8
/** How well each must match the other's surroundings. */
const LEAST = 0.5

/** A fact that occurs once, with the words around it and their weights, which decrease with distance. */
type Placed = { fact: Fact; around: ReadonlyMap<string, number> }

/** Whether two facts of a kind are swapped: "had it 23 days, $160 for the raccoon" as "160 days, $23". */
export function swapsFacts({ source, sourceFacts, text, facts }: Compared): boolean {
  if (deniesStated(source, text) || sharesWithDenied(source, sourceFacts, text)) return true
  const after = new Map(placedIn(text, facts).map((placed) => [placed.fact.value, placed]))
  const shared = placedIn(source, sourceFacts).flatMap((then) => {
    const now = after.get(then.fact.value)
    return now === undefined ? [] : [{ kind: then.fact.kind, then, now }]
  })
  return shared.some((one, index) =>
    shared.slice(index + 1).some((other) => {
      if (one.kind !== other.kind || areListed(source, one.then.fact, other.then.fact)) return false
      const [first, second] = [alike(one.then, other.now), alike(other.then, one.now)]
      const straight = alike(one.then, one.now) + alike(other.then, other.now)
      return Math.min(first, second) >= LEAST && first + second >= straight + CLEARLY
    }),
  )
}

/** Whether two facts are listed, so that their order doesn't matter: "Ngozi and Emeka". */
const areListed = (text: string, one: Fact, other: Fact): boolean =>
  /^\W*(?:and|or|&)?\W*$/.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))

const placedIn = (text: string, facts: readonly Fact[]): Placed[] =>
  facts
    .filter(({ kind, value }) => kind !== 'quotation' && occursOnce(value, facts))
    .map((fact) => ({ fact, around: around(text, fact) }))

const occursOnce = (value: string, facts: readonly Fact[]): boolean =>
  facts.filter((other) => other.value === value).length === 1

const WINDOW = 60
const SENTENCE_END = /[.!?;\n](?=\s|$)/
/** Where the surroundings of a fact end: at the next number or the next clause. */
const NEXT = /[.!?;\n](?=\s|$)|\d|,? and (?=(?:i|we|you|he|she|they)\b)/i

function around(text: string, { start, end }: Fact): ReadonlyMap<string, number> {
  const before =
    text
      .slice(Math.max(0, start - WINDOW), start)
      .split(NEXT)
      .at(-1) ?? ''
  const after = text.slice(end, end + WINDOW).split(NEXT)[0] ?? ''
  const weights = new Map<string, number>()
  const weigh = (words: string[], side: string) => {
    for (const [distance, word] of words.slice(0, REACH).entries()) {
      const key = side + stemOf(word)
      weights.set(key, Math.max(weights.get(key) ?? 0, 1 / (1 + distance / 2)))
    }
  }
  weigh(wordsIn(before).reverse(), '<')
  weigh(wordsIn(after), '>')
  return weights
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d']*/gu) ?? []

const COMMON = /^[<>](?:the|a|an|and|of|in|on|at|to|is|was|it|for|that|with|my|your|i|you|we|have|had)$/
const COMMON_WEIGHT = 0.4

function alike(one: Placed, other: Placed): number {
  let sum = 0
  for (const [word, weight] of one.around)
    sum += (COMMON.test(word) ? COMMON_WEIGHT : 1) * Math.min(weight, other.around.get(word) ?? 0)
  return sum
}

/**
 * Whether facts about two people are swapped: "I wrote 14 pages, Mei 6" as "Mei wrote 14, I wrote 6". A change of one
 * fact alone doesn't count, because what one lent, the other owes.
 */
export function swapsOwners({ source, sourceFacts, text, facts }: Compared): boolean {
  const names = new Set(sourceFacts.filter(({ kind }) => kind === 'name').map((name) => name.text.toLowerCase()))
  const changes = new Set<string>()
  for (const fact of sourceFacts) {
    const now = facts.find(({ value }) => value === fact.value)
    if (fact.kind === 'name' || fact.kind === 'quotation' || now === undefined) continue
    if (!occursOnce(fact.value, sourceFacts) || !occursOnce(fact.value, facts)) continue
    const [before, after] = [ownerAt(source, fact.start, names), ownerAt(text, now.start, names)]
    if (before !== undefined && after !== undefined && before !== after) changes.add(`${before} ${after}`)
  }
  return [...changes].some((change) => changes.has(change.split(' ').reverse().join(' ')))
}

const OWNER_WITHIN = 40
const PRONOUNS: ReadonlyMap<string, string> = new Map(
  ['i i', 'we i', 'you you', 'u you', 'he he', 'she she', 'they they'].map((pair) => {
    const [word = '', person = ''] = pair.split(' ')
    return [word, person]
  }),
)

/** The person mentioned last before a position, within its sentence. */
const ownerAt = (text: string, place: number, names: ReadonlySet<string>): string | undefined =>
  wordsIn(
    text
      .slice(Math.max(0, place - OWNER_WITHIN), place)
      .split(SENTENCE_END)
      .at(-1) ?? '',
  )
    .map((word) => PRONOUNS.get(word) ?? (names.has(word) ? word : undefined))
    .findLast((person) => person !== undefined)

const TRANSFER =
  /\b(i|you)(?:'ve| have| had| also| already| just| only)* (?:lent|loaned|spotted|gave|given|paid|sent|fronted|wired|transferred|advanced|owe|owed|refunded|repaid|handed) (me|you)\b[^.!?;]{0,12}$/i
const TRANSFER_WITHIN = 48

/** Whether the direction of a payment is reversed: "I spotted you 1,500" as "you gave me 1,500". */
export const reversesPayment = ({ source, sourceFacts, text, facts }: Compared): boolean =>
  sourceFacts.some((fact) => {
    const now = facts.find(({ value }) => value === fact.value)
    if (now === undefined || !occursOnce(fact.value, sourceFacts) || !occursOnce(fact.value, facts)) return false
    const [before, after] = [giverAt(source, fact.start), giverAt(text, now.start)]
    return before !== undefined && after !== undefined && before !== after
  })

const giverAt = (text: string, place: number): string | undefined => {
  const [, who = '', recipient = ''] =
    TRANSFER.exec(text.slice(Math.max(0, place - TRANSFER_WITHIN), place).replaceAll('’', "'")) ?? []
  const [giver, other] = [who.toLowerCase(), recipient.toLowerCase()]
  return giver === '' || (giver === 'you') === (other === 'you') ? undefined : giver
}

const LENDS = /\b(i|we|you)(?:'ve| have| had| also| just| only)* (?:lent|loaned)\b/g
/** In Nigeria, "I borrowed you 600 naira" means that I lent it. */
const BORROWS = /\b(i|we|you)(?:'ve| have| had| also| just| only)* borrowed\b(?! (?:you|me)\b)/g

/** Whether the lender becomes the borrower: "I lent you 600 euro" as "I borrowed 600 euro from you". */
export function swapsLender({ plainSource, plainText }: Compared): boolean {
  const [before, after] = [lendersIn(plainSource), lendersIn(plainText)]
  return before.size === 1 && after.size === 1 && [...after].every((who) => !before.has(who))
}

const lendersIn = (text: string): ReadonlySet<'author' | 'reader'> =>
  new Set([
    ...[...text.matchAll(LENDS)].map(([, who]) => (who === 'you' ? 'reader' : 'author')),
    ...[...text.matchAll(BORROWS)].map(([, who]) => (who === 'you' ? 'author' : 'reader')),
  ])

const NUMBERS = /\d[\d.,:]*/g
const NOT_NUMBER = /\b(?:not|rather than|instead of) (?:the |on |at |by |for )*[£$€₹₦]?(\d[\d.,:]*)/gu

/** Whether a number is denied that the message states: "on the 23rd, not the 25th" as "on the 25th, not the 23rd". */
function deniesStated(source: string, text: string): boolean {
  const deniedIn = (of: string): Set<string> => new Set([...of.matchAll(NOT_NUMBER)].map(([, number = '']) => number))
  const [before, after] = [deniedIn(source), deniedIn(text)]
  const rest = source.replace(NOT_NUMBER, ' ')
  return [...after].some((number) => !before.has(number) && before.size > 0 && numbersIn(rest).has(number))
}
const numbersIn = (text: string): Set<string> => new Set(text.match(NUMBERS) ?? [])

/** Whether someone shares in what the message says they didn't do: "not Tess, you" as "you and Tess". */
const sharesWithDenied = (source: string, sourceFacts: readonly Fact[], text: string): boolean =>
  sourceFacts.some(
    ({ kind, text: name, start }) =>
      kind === 'name' && /(?:^|[.,;!?–—-] )not $/iu.test(source.slice(0, start)) && isJoined(escapeRegExp(name), text),
  )

const isJoined = (name: string, text: string): boolean =>
  new RegExp(`\\b(?:you|us|him|her|them) and ${name}\\b|\\b${name} and (?:you|i|me|him|her|them)\\b`, 'iu').test(text)
