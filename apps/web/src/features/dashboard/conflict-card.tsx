import type { ConflictCard as ListedConflict } from '@squash/contract/conflicts'
import { turnOf } from '@squash/rules/conflicts/turn'
import { relativeAge } from '@squash/rules/time/relative-age'
import { type StatusTone, statusToneOf } from '../../lib/conflicts/lists.ts'
import { MOOD_FACES, type MoodFace } from '../../lib/conflicts/moods.tsx'
import { nameOf, PersonLink } from '../../lib/people/names.tsx'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'

type ConflictCardProps = { view: CardView; heading?: 'h2' | 'h3'; onDecline: () => void }

/** One conflict in a list. The whole card is a link; the button names the next step, and the name links to the profile. */
export function ConflictCard({ view, heading: Heading = 'h2', onDecline }: ConflictCardProps) {
  return (
    <Card
      as="li"
      flush
      className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4 sm:p-5 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <MoodTile mood={view.mood} />
      <div className="min-w-0">
        <Heading className="text-xl wrap-anywhere">
          <Link to={view.href} className="rounded-card no-underline after:absolute after:inset-0">
            {view.title}
          </Link>
        </Heading>
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          vs.{' '}
          <PersonLink id={view.otherId} className="relative rounded font-semibold text-ink">
            {view.other}
          </PersonLink>{' '}
          · {view.age}
        </p>
      </div>
      <div
        className={classNames(
          'col-span-2 flex items-center justify-between gap-3 md:col-span-1 md:justify-end',
          view.canDecline && 'max-md:flex-wrap',
        )}
      >
        <StatusBadge tone={view.tone}>{view.status}</StatusBadge>
        <div className="ml-auto flex shrink-0 items-center gap-2">
          {view.canDecline && (
            <Button size="small" className="relative" aria-label={`Decline: ${view.title}`} onClick={onDecline}>
              Decline
            </Button>
          )}
          <LinkButton
            to={view.href}
            variant={view.action === 'Continue' ? 'success' : 'quiet'}
            size="small"
            className="relative shrink-0"
            aria-label={`${view.action}: ${view.title}`}
          >
            {view.action}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

/** The mood in which a conflict was started. */
function MoodTile({ mood }: { mood: MoodFace }) {
  return (
    <span className="outlined grid size-13 place-items-center rounded-control bg-paper text-3xl">
      <Emoji>{mood.emoji}</Emoji>
      <span className="sr-only">Mood: {mood.label}</span>
    </span>
  )
}

type CardView = {
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
export const cardViewOf = (card: ListedConflict, now: Date): CardView => ({
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
