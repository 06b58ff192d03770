import type { ConflictCard } from '@squash/contract/conflicts'
import { turnOf } from '@squash/rules/conflicts/turn'
import { relativeAge } from '@squash/rules/time/relative-age'
import { MOOD_FACES, type MoodFace } from '../../lib/conflicts/moods.tsx'
import { nameOf } from '../../lib/conflicts/other-party.ts'
import { type StatusTone, statusToneOf } from '../../lib/conflicts/turn.ts'

export type CardView = {
  id: string
  title: string
  mood: MoodFace
  other: string
  /** Null for a user who hasn't joined or has left. */
  otherId: string | null
  age: string
  status: string
  tone: StatusTone
  href: string
  /** Continue if it is the viewer's turn, otherwise View. */
  action: 'Continue' | 'View'
  /** A viewer who can respond can also decline. */
  canDecline: boolean
}

/** One conflict as a row of the dashboard. */
export const cardViewOf = (card: ConflictCard, now: Date): CardView => ({
  id: card.id,
  title: card.title,
  mood: MOOD_FACES[card.user1_mood],
  other: nameOf(card.other_party),
  otherId: card.other_party.id,
  age: relativeAge(new Date(card.created_at), now),
  status: card.status_label,
  tone: statusToneOf(card),
  href: `/conflict/${card.id}`,
  action: turnOf(card) === 'viewer' ? 'Continue' : 'View',
  canDecline: card.can.respond,
})
