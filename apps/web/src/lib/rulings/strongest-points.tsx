import { PARTIES, type Party } from '@squash/contract/values'
import { pointHeading, type Sides } from '@squash/rules/rulings/verdict-line'
import { classNames } from '../../ui/class-names.ts'

type StrongestPointsProps = { points: Readonly<Record<Party, string | null>>; sides: Sides }

/** The strongest point of each party in the colour of their side, side by side on a desktop. Nothing for old rulings. */
export function StrongestPoints({ points, sides }: StrongestPointsProps) {
  const known = PARTIES.filter((party) => points[party] !== null)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {known.map((party) => (
        <div
          key={party}
          className={classNames(
            'outlined min-w-0 rounded-control p-4 text-ink',
            party === 'user1' ? 'bg-tangerine-soft' : 'bg-teal-soft',
          )}
        >
          <dt className="eyebrow wrap-anywhere">{pointHeading(sides, party)}</dt>
          <dd className="mt-1 leading-relaxed wrap-anywhere">{points[party]}</dd>
        </div>
      ))}
    </dl>
  )
}
