import { displayPoints } from '@squash/rules/squashcred/tiers'
import { Link } from 'react-router'
import { bandText } from '../lib/rewards/bands.ts'
import { useOwnPoints } from '../lib/rewards/use-points.ts'
import { classNames } from '../ui/class-names.ts'
import { Emoji } from '../ui/emoji.tsx'

/** One's SquashCred in the bar, in the colour of its band; the tier is told on hover and to screen readers. */
export function CredPill() {
  const { data } = useOwnPoints()
  const told = data ? `${data.squashcred} SquashCred, ${data.tier_title}` : 'SquashCred'
  return (
    <Link
      to="/profile#squashcred"
      title={told}
      aria-label={told}
      className="inline-flex min-h-11 shrink-0 items-center rounded-full no-underline"
    >
      <span className="outlined inline-flex min-w-16 items-center justify-center gap-1.5 rounded-full bg-plum-soft px-3 py-0.5 text-sm font-bold tabular-nums shadow-hard-sm">
        <Emoji>💜</Emoji>
        <span className={classNames(data && bandText(data.squashcred))}>
          {data ? displayPoints(data.squashcred) : '–'}
        </span>
      </span>
    </Link>
  )
}
