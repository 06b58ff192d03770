import type { Commitment } from '@squash/contract/commitments'
import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { pattern } from '../../text/pattern.ts'
import { factsIn } from '../facts/facts-in.ts'
import { isFoul } from '../insults/foul.ts'
import type { ResolveTask } from '../mediator.ts'
import { isFirstOccurrence } from '../repeated-commitment.ts'
import { contentOf } from '../requests/content.ts'
import { type Account, accountOf, type Part } from './account.ts'
import { withCapitalDays } from './days.ts'
import { type ProposedAction, proposedActionsIn, quoted } from './proposed-actions.ts'
import { refersElsewhere, withReferent } from './referents.ts'
import { asksNothingNew, isConsequence, isReproach } from './requests.ts'
import type { Speakers } from './reword-as-task.ts'
import { namesOf } from './sides.ts'
import { PROPOSAL, WISH } from './wishes.ts'

/** What introduces a time at the end of a proposed action: "by", "at the end of", "every second". */
const LEADING =
  /[\s,]+(?:(?:on or before|by|until|till|before|from|on|at|in|within|after|starting|every(?: second| other| third)?|each|this|next)(?: the| this| next)?)?(?:\s*\b(?:start|beginning|middle|end) of(?: the)?)?\s*$/iu

/**
 * Up to four commitments: what the second author's answer offers and proposes, and what it asks in return. What the first
 * author wrote isn't listed, because the answer mostly accepts, replaces or refuses it, and patterns can't tell which
 * (docs/reference/canned-texts.md#canned-proposals).
 * @param proposed the commitments of earlier proposals, which come last; without any new ones, the list is empty
 */
export function commitmentsFor(task: ResolveTask, proposed: readonly Commitment[] = []): Commitment[] {
  const names = namesOf(task)
  const all = commitmentsFrom(accountOf(task.user2), names && { speaker: names.user2, listener: names.user1 })
  return newFirst(withoutRestated(all.filter(isFirstOccurrence)), proposed).slice(0, LIMITS.commitmentsProposed)
}

function newFirst(all: readonly Commitment[], proposed: readonly Commitment[]): Commitment[] {
  const isNew = ({ who, what }: Commitment): boolean => !proposed.some((one) => one.who === who && one.what === what)
  const others = all.filter(isNew)
  return others.length === 0 ? [] : [...others, ...all.filter((one) => !isNew(one))]
}

/** "As Maya asks: “…”" */
const QUOTING = /^As [^“]* (?:asks|offers|proposes): /u

/**
 * Merges a commitment with a longer one of the same person that says everything it says: "Correct it", "by the 16th", only
 * adds a date to "Correct it at the meeting".
 */
function withoutRestated(all: readonly Commitment[]): Commitment[] {
  const said = all.map(({ what }) => contentOf(what.replace(QUOTING, '')))
  /** "Do her Monday" may repeat another one, unlike a long one without a word of its own. */
  const mayRepeat = (index: number): boolean =>
    (said[index]?.size ?? 0) > 0 || (all[index]?.what.split(/\s+/).length ?? 0) < LONG_WITHOUT_CONTENT
  /** The first other commitment of the same person that includes everything this one says; -1 if there is none. */
  const saysItAll = (index: number): number =>
    all.findIndex(
      ({ who }, other) =>
        other !== index &&
        who === all[index]?.who &&
        mayRepeat(index) &&
        (said[other]?.size ?? 0) > (said[index]?.size ?? 0) &&
        [...(said[index] ?? [])].every((word) => said[other]?.has(word)),
    )
  return all.flatMap((commitment, index) => {
    if (saysItAll(index) !== -1) return []
    const restated = all.find((_, other) => saysItAll(other) === index)
    const isDated = commitment.by !== null || factsIn(commitment.what).some(({ kind }) => kind === 'date')
    return isDated ? [commitment] : [{ ...commitment, by: restated?.by ?? null }]
  })
}

/** What an answer offers and asks for, offers first. */
function commitmentsFrom(answer: Account, speakers: Speakers): Commitment[] {
  const made = answer.parts
    .filter(
      ({ said, kind, isClear }) =>
        isClear &&
        kind !== 'concession' &&
        !isFoul(said) &&
        !MARKUP.test(said) &&
        !isReproach(said) &&
        !asksNothingNew(said) &&
        !isConsequence(said),
    )
    .flatMap((part) => clearActionsOf(part, answer, speakers))
  // "I need the car at 7" often only explains another request.
  const rank = ({ text, isWish }: ProposedAction): number => (DANGLING.test(text) ? 2 : Number(isWish))
  const clearestFirst = made.sort((one, other) => rank(one) - rank(other))
  const asCommitments = (isAsked: boolean) =>
    clearestFirst
      .filter(({ kind }) => (kind === 'asked') === isAsked)
      .map((action): Commitment => ({ who: OWNERS[action.kind], ...capitalised(timed(action)) }))
      .filter(({ what }) => lengthOf(what) <= LIMITS.commitment)
  const [offered, asked] = [asCommitments(false), asCommitments(true)]
  return [...offered.slice(0, MOST_OFFERED), ...asked, ...offered.slice(MOST_OFFERED)]
}
const OWNERS = { asked: 'first', offered: 'second', together: 'both' } as const
/** Leaves room for something asked in return. */
const MOST_OFFERED = LIMITS.commitmentsProposed - 1

/** Nobody commits to code that someone pasted. */
const MARKUP = /<[!?/\p{L}]|[{}]/u

/** With `timeIn`, only that part of the text is searched for the action's time. */
type TimedAction = ProposedAction & { readonly timeIn?: string }

/** An action that is unclear by itself is quoted with the sentence that says what it is about. */
function clearActionsOf(part: Part, account: Account, speakers: Speakers): TimedAction[] {
  const actions = proposedActionsOf(part, speakers)
  const [first] = actions
  // "Send me the bill, and settle that by Friday" is clear only as a whole.
  const isSplit = actions.length > 1 && actions.some(({ text }) => refersElsewhere(text))
  const clear = first && (isSplit ? part.said : withReferent(part, account))
  return clear && !isFoul(clear) && !MARKUP.test(clear)
    ? quoted(first.kind, clear, speakers, true).map((one) => ({ ...one, isWish: first.isWish, timeIn: part.said }))
    : actions
}

/** A wish or an offer that can't be reworded as an order is quoted: "I'd be happy with the heating on from 7 to 9". */
function proposedActionsOf({ said, quote, kind }: Part, speakers: Speakers): ProposedAction[] {
  // "Call it $180" is an order in form only.
  const found = proposedActionsIn(said, speakers).filter((one) => kind !== 'offer' || one.kind !== 'asked')
  if (found.length > 0) return found
  const whole = quote.endsWith('…') ? said : quote
  const saysEnough = contentOf(said).size > 1 || /\d/.test(said) || said.split(/\s+/).length >= LONG_WITHOUT_CONTENT
  if (kind === 'offer' && saysEnough) return quoted(OF_BOTH.test(whole) ? 'together' : 'offered', whole, speakers)
  const isSpecific =
    WISH.test(whole) ||
    PROPOSAL.test(whole) ||
    (!whole.endsWith('?') && !NAMES_NO_ACTION.test(whole) && contentOf(said).size > 1)
  return kind === 'request' && isSpecific ? quoted(OF_BOTH.test(whole) ? 'together' : 'asked', whole, speakers) : []
}

/** In words: "If you need it before then, say so and I'll bring it tonight" has hardly a word of its own. */
const LONG_WITHOUT_CONTENT = 8

/** "We do alternate Saturdays", "from now on whoever does the work presents the work" */
const OF_BOTH = new RegExp(
  pattern`
    (?<!\p{L})(?:we both|both of us|neither of us|the two of us|each of us|whoever|between us|
    (?:two|three|four|\d) ways)(?!\p{L})|^(?:from now on,? )?we (?:do|take|split|share|alternate|swap|go|keep|meet)(?!\p{L})
  `,
  'iu',
)

/** Nobody could tell later whether this was done. */
const NAMES_NO_ACTION =
  /\bfind (?:an?|some|any) (?:\p{L}+ )?(?:way|solution|compromise|answer)\b(?! to\b)|\bworks? for (?:both|us|everyone)\b/iu

/** "Pay it back", "Show Maya": another sentence says what is meant. */
const DANGLING =
  /^\p{L}+ (?:it|that|this|them|these|those|him|her|\p{Lu}\p{L}+)(?: (?:back|out of it|yourself|too|again|first|then|now|instead))*$/u

/**
 * Separates the time at the end from what is done: "Pay Maya back" and "by Friday". An action with two times ("half on
 * the 5th and the rest in May") stays whole.
 */
function timed({ text, timeIn }: TimedAction): { what: string; by: string | null } {
  // Times within a quotation count as well, and the quotation stays whole.
  const plain = (timeIn ?? text).replace(/[“”]/g, ' ')
  const times = factsIn(plain).filter(
    // "Sunday's handover" has no date of its own.
    ({ kind, text: time, end }) =>
      (kind === 'date' || kind === 'time') && !/['’]s$/.test(time + plain.slice(end, end + 2)),
  )
  const whole = { what: text, by: withLead(plain, times[0]) }
  if (timeIn !== undefined) return whole
  const start = times.find((_, index) => reachesEnd(text, times.slice(index)))?.start
  if (start === undefined || INSTEAD_OF.test(plain.slice(0, start))) return whole
  const from = LEADING.exec(text.slice(0, start))?.index ?? start
  if (times.some(({ end }) => end <= from)) return { what: text, by: null }
  const [what, by] = [text.slice(0, from), text.slice(from).replace(/^[\s,]+/, '')]
  // "Before the next gig on the 22nd" belongs together.
  if (EARLIER.test(what)) return { what: text, by: null }
  // "Shift it to the living room, or use it before 9" has a time for only one of the two.
  if (/,? or \p{L}/u.test(what)) return { what: text, by: null }
  // "A photo from before the 8th", "the hall for Friday"
  if (/\b(?:from|of|off|about|over|with|than|for)$/iu.test(what.trim())) return { what: text, by: null }
  // "On Sunday" alone isn't an action.
  return what.trim().split(/\s+/).length < 2 ||
    /\b(?:the|an?|any|every|each|some|my|your|to|and|or)$/iu.test(what.trim()) ||
    lengthOf(by) > LIMITS.commitmentBy
    ? whole
    : { what, by }
}

/** Capitalises days outside quotations: "Come on Friday", "by Sunday". */
const capitalised = ({ what, by }: { what: string; by: string | null }): { what: string; by: string | null } => ({
  what: what.includes('“') ? what : withCapitalDays(what),
  by: by === null ? null : withCapitalDays(by),
})

/** "Settle it over coffee instead of by Sunday". */
const INSTEAD_OF = /\b(?:instead of|rather than|not)(?: by| on| at| before| until)?(?: the)?\s*$/iu
const EARLIER = /\s(?:before|after|until|till) (?:[\p{L}’'-]+ ){1,4}[\p{L}’'-]+$/iu

/** Whether the rest of the text consists of these times and the small words between them. */
function reachesEnd(text: string, times: readonly { start: number; end: number }[]): boolean {
  let at = times[0]?.start ?? 0
  for (const { start, end } of times) {
    if (!/^[\s,]*(?:at|by|on|from|until|and|or|to|the|in|-|–)?(?: the)?\s*$/iu.test(text.slice(at, start))) return false
    at = end
  }
  return text.slice(at).trim() === ''
}

/** Days that are near enough to be a deadline wherever they are named, unlike a holiday. */
const RELATIVE_DAY = /^(?:today|tonight|tomorrow|this|next)(?!\p{L})/iu

/** A time within a text is its deadline only if a word before it says so, or if it is relative to today. */
function withLead(text: string, time: { start: number; text: string; value: string } | undefined): string | null {
  if (!time || lengthOf(time.text) > LIMITS.commitmentBy) return null
  const lead = /(?:by|until|till|before)(?= $)/iu.exec(text.slice(0, time.start))
  if (lead) return `${lead[0].toLowerCase()} ${time.text}`
  return RELATIVE_DAY.test(time.text) && !/\bof $/iu.test(text.slice(0, time.start)) ? time.text : null
}
