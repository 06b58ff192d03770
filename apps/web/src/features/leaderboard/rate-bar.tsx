import { rateBandOf } from '@squash/rules/leaderboard/rate-band'
import { classNames } from '../../ui/class-names.ts'
import { bandBar, bandGround } from './rate-look.ts'

/** A resolution rate with its figure, as a bar in the colour of its band. */
export function RateBar({ percent }: { percent: number }) {
  const band = rateBandOf(percent)
  return (
    <span className="flex items-center justify-end gap-3">
      <span aria-hidden className="outlined hidden h-4 w-24 overflow-hidden rounded-full bg-card md:block lg:w-36">
        <span className={classNames('block h-full', bandBar[band])} style={{ width: `${percent}%` }} />
      </span>
      <span
        className={classNames(
          'outlined inline-block min-w-15.5 rounded-full px-2 text-center font-bold tabular-nums',
          bandGround[band],
        )}
      >
        {percent}%
      </span>
    </span>
  )
}
