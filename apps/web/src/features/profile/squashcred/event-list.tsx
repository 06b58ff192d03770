import type { SquashCredEvent } from '@squash/contract/rewards'
import { relativeAge } from '@squash/rules/time/relative-age'
import { classNames } from '../../../ui/class-names.ts'

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−'))

/** Entries of the ledger: how much, what for, when. A penalty's reason stands there in full. */
export function EventList({ events, className }: { events: readonly SquashCredEvent[]; className?: string }) {
  const now = new Date()
  return (
    <ul className={classNames('divide-y-2 divide-faint', className)}>
      {events.map(({ id, amount, reason, created_at }) => (
        <li key={id} className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-start gap-3.5 py-3 first:pt-0 last:pb-0">
          <span
            className={classNames(
              'outlined rounded-full py-0.5 text-center text-sm leading-5 font-bold tabular-nums',
              amount < 0 ? 'bg-rose-soft' : 'bg-lime-soft',
            )}
          >
            {signed(amount)}
          </span>
          <div className="min-w-0">
            <p className="leading-snug font-semibold">{reason}</p>
            <p className="text-sm text-muted">
              <time dateTime={created_at}>{relativeAge(new Date(created_at), now)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
