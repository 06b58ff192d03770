import type { ConflictCard } from '@squash/contract/conflicts'
import { relativeAge } from '@squash/rules/time/relative-age'
import { Link } from 'react-router'
import { MOOD_FACES } from '../../../lib/conflicts/moods.ts'
import { statusToneOf } from '../../../lib/conflicts/turn.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Emoji } from '../../../ui/emoji.tsx'

/** One conflict of the two, leading to it. */
export function SharedRow({ conflict, now }: { conflict: ConflictCard; now: Date }) {
  const mood = MOOD_FACES[conflict.user1_mood]
  return (
    <li className="relative flex flex-wrap items-center gap-x-3.5 gap-y-1.5 rounded-control px-3 py-3 hover:bg-faint">
      <Emoji className="text-2xl">{mood.emoji}</Emoji>
      <div className="min-w-0 flex-1 basis-40 max-sm:basis-56">
        <Link
          to={`/conflict/${conflict.id}`}
          className="rounded-control leading-snug font-bold no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {conflict.title}
        </Link>
        <p className="text-sm text-muted">{relativeAge(new Date(conflict.created_at), now)}</p>
      </div>
      <div className="max-sm:pl-10">
        <StatusBadge tone={statusToneOf(conflict)}>{conflict.status_label}</StatusBadge>
      </div>
    </li>
  )
}
