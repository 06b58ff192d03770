import type { Agreement, AgreementRevision } from '@squash/contract/agreements'
import { agreementMessages } from '@squash/contract/messages/agreement'
import { CHECK_IN_DAYS, type CheckInAnswer, type CommitmentOwner, type Party } from '@squash/contract/values'
import { otherParty } from '@squash/rules/conflicts/conflict'
import { DAY } from '@squash/rules/time/units'
import type { Tone } from '../../ui/tone.ts'
import { longDay } from '../dates.ts'
import { shortNameOf } from '../people/names.tsx'

/** The names of the two: their first names, or their full names if both have the same first name. */
export type Names = Record<Party, string>

export function namesOf({ names }: Pick<Agreement, 'names'>): Names {
  const short = { user1: shortNameOf(names.user1), user2: shortNameOf(names.user2) }
  return short.user1 === short.user2 ? names : short
}

type Seen = Pick<Agreement, 'names' | 'viewer_role'>

/** The other party's name. */
export const otherNameOf = (agreement: Seen): string => namesOf(agreement)[otherParty(agreement.viewer_role)]

/** Who does a commitment, worded the same for both parties. */
export function whoLabel(who: CommitmentOwner, names: Names): string {
  if (who === 'both') return 'Both'
  return who === 'first' ? names.user1 : names.user2
}

/** The colour of the party who does a commitment. */
export const WHO_TONE: Record<CommitmentOwner, Tone> = { first: 'party1', second: 'party2', both: 'plain' }

/** Who made a version: 'You', the other's name, or Squash for the first draft. */
export function authorOf({ author }: Pick<AgreementRevision, 'author'>, agreement: Seen): string {
  if (author === null) return 'Squash'
  return author === agreement.viewer_role ? 'You' : otherNameOf(agreement)
}

export const hasConfirmed = ({ confirmed }: Pick<Agreement, 'confirmed'>, party: Party): boolean =>
  confirmed[party] !== null

/** The ids of the elements that may hold the viewer's next action. */
export const PLACES = { checkIn: 'check-in', add: 'agreement-add', actions: 'agreement-actions' } as const

/** A button that leads to the viewer's next action: its label, and the id of the element that holds the action. */
export type NextAction = { target: string; label: string }

/** What is next, in a few words, and the button that leads there when it is up to the viewer. */
export type NextStep = { says: string; action: NextAction | null }

type Chip = { text: string; tone: Tone }

/** The state of the agreement, beside its heading. */
export function chipOf(agreement: Agreement): Chip {
  if (agreement.status === 'confirmed' && agreement.confirmed_at !== null)
    return { text: `Agreed on ${longDay(agreement.confirmed_at)}`, tone: 'mediator' }
  const { viewer_role, commitments } = agreement
  if (commitments.length === 0) return { text: 'Draft', tone: 'plain' }
  if (hasConfirmed(agreement, viewer_role)) return { text: 'Draft · you’ve agreed', tone: 'plain' }
  if (hasConfirmed(agreement, otherParty(viewer_role)))
    return { text: `Draft · ${otherNameOf(agreement)} has agreed`, tone: 'plain' }
  return { text: 'Draft', tone: 'plain' }
}

const NO_BLAME = 'Nobody loses points for an honest no.'

/** When both are asked whether it held: the dates ahead, or those that follow if they agree today; null if none are left. */
export function askingNote({ check_ins, can_change }: Pick<Agreement, 'check_ins' | 'can_change'>, now: Date) {
  if (!can_change) return null
  if (check_ins.length === 0) {
    const days = CHECK_IN_DAYS.map((day) => longDay(new Date(now.getTime() + day * DAY).toISOString()))
    return `If you both agree today, we’ll ask you on ${days.join(' and ')} whether it held. ${NO_BLAME}`
  }
  const ahead = check_ins.filter(({ due_at }) => new Date(due_at) > now)
  if (ahead.length === 0) return null
  const again = ahead.length < check_ins.length ? ' again' : ''
  return `We’ll ask you both${again} on ${ahead.map(({ due_at }) => longDay(due_at)).join(' and ')} whether it held. ${NO_BLAME}`
}

/** Under the list: what the agreement still waits for, and which version applies until then. */
export function stateNote(agreement: Agreement): string | null {
  const { in_force, can_change } = agreement
  if (!can_change) return agreementMessages.otherLeft
  if (agreement.status === 'confirmed') return null
  const counts =
    in_force &&
    `Until you’ve both agreed to this draft, the version from ${longDay(in_force.confirmed_at)} still applies.`
  const waits = hasConfirmed(agreement, agreement.viewer_role)
    ? `You’ve agreed. Waiting for ${otherNameOf(agreement)}.`
    : null
  return [waits, counts].filter(Boolean).join(' ') || null
}

/** What is next after the conflict is squashed; null once there is nothing left to do. */
export function nextOfAgreement(agreement: Agreement, now: Date): NextStep | null {
  const { viewer_role, check_ins, commitments, can_change } = agreement
  if (check_ins.some((one) => one.open && one[viewer_role] === null))
    return { says: 'Did it hold?', action: { target: PLACES.checkIn, label: 'Answer' } }
  if (!can_change) return null
  if (commitments.length === 0)
    return { says: 'What will each of you do?', action: { target: PLACES.add, label: 'Write it down' } }
  if (!hasConfirmed(agreement, viewer_role))
    return { says: 'Your turn to agree', action: { target: PLACES.actions, label: 'See the draft' } }
  if (!hasConfirmed(agreement, otherParty(viewer_role)))
    return { says: `Waiting for ${otherNameOf(agreement)} to agree`, action: null }
  const ahead = check_ins.find(({ due_at }) => new Date(due_at) > now)
  return ahead ? { says: `On ${longDay(ahead.due_at)}, we’ll ask if it held`, action: null } : null
}

/** What a screen reader announces when the other person has acted; null when they haven't. */
export function newsOf(before: Agreement, after: Agreement): string | null {
  const [viewer, other] = [after.viewer_role, otherParty(after.viewer_role)]
  const name = otherNameOf(after)
  if (after.revision !== before.revision)
    return after.revisions[0]?.author === other ? `${name} changed the agreement.` : null
  if (!hasConfirmed(before, other) && hasConfirmed(after, other))
    return hasConfirmed(after, viewer)
      ? `${name} has agreed too. Your agreement is now in force.`
      : `${name} has agreed to this.`
  const isNew = (day: number) => before.check_ins.find((one) => one.day === day)?.[other] === null
  const answered = after.check_ins.find((one) => one[other] !== null && isNew(one.day))
  if (!answered) return null
  return answered[viewer] === null ? `${name} has answered.` : theirAnswer(name, answered[other])
}

/** The three answers to “Did it hold?”, on their buttons. */
export const ANSWERS: readonly { held: CheckInAnswer; label: string }[] = [
  { held: 'kept', label: 'Yes' },
  { held: 'partly', label: 'Partly' },
  { held: 'not', label: 'No' },
]

const SAYS: Record<CheckInAnswer, string> = { kept: 'yes', partly: 'partly', not: 'no' }

/** What the other person answered. */
export const theirAnswer = (name: string, held: CheckInAnswer | null): string =>
  held === null ? `${name} hasn’t answered yet.` : `${name} says: ${SAYS[held]}.`

/** What one of them answered, next to the other's: 'Jonas: partly'. */
export const shortAnswer = (name: string, held: CheckInAnswer): string => `${name}: ${SAYS[held]}`

/** A kind sentence after each answer. */
export const THANKS: Record<CheckInAnswer, string> = {
  kept: 'Good to hear. You two did that, not us.',
  partly: 'Thanks for being honest. Most agreements need a little adjusting, and you can change this one any time.',
  not: 'Thanks for being honest. It happens, and it says nothing bad about either of you.',
}

/** How long ago they agreed, above the question. */
export const afterDays = (day: number): string => (day === 7 ? 'One week later' : `${day} days later`)
