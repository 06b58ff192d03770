import { counted } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import type { BalanceOfDay, SquashCredEvent } from '@squash/contract/rewards'
import { relativeAge } from '@squash/rules/time/relative-age'
import { useInfiniteQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { shortDay } from '../../lib/dates.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeletons } from '../../ui/states.tsx'

/** The chart described in a sentence. @param series at least one day, oldest first */
export function chartSummary(series: readonly BalanceOfDay[]): string {
  const [first, last] = [series.at(0), series.at(-1)]
  if (!first || !last) return 'No balance yet.'
  const balances = series.map(({ balance }) => balance)
  const [lowest, highest] = [Math.min(...balances), Math.max(...balances)]
  const change =
    last.balance === first.balance
      ? `steady at ${last.balance}`
      : `${last.balance > first.balance ? 'up' : 'down'} from ${first.balance} to ${last.balance}`
  return `Your SquashCred from ${shortDay(first.day)} to ${shortDay(last.day)}: ${change}, lowest ${lowest}, highest ${highest}.`
}

/** The minimum number of days in a chart. */
const SHORTEST = 14

/**
 * The days from the day before the first points on. New users would otherwise see a flat line with a spike at its end.
 */
export function worthShowing(series: readonly BalanceOfDay[]): readonly BalanceOfDay[] {
  const first = series.findIndex(({ balance }) => balance !== 0)
  const quiet = first === -1 ? series.length : first - 1
  return series.slice(Math.max(0, Math.min(quiet, series.length - SHORTEST)))
}

/** Below a list that may continue: 'Showing last 5 events', once it reaches its limit; null before that. */
export const eventsFooter = (shown: number, limit: number): string | null =>
  shown >= limit ? `Showing last ${counted(shown, 'event')}` : null

/** The whole ledger, 20 entries at a time, in a list that scrolls. */
export function HistoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="SquashCred history"
      description="What you’ve earned and lost."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <History />
    </Dialog>
  )
}

function History() {
  const history = useInfiniteQuery(api.rewards.get_squashcred_events.infiniteOptions(pagesBefore({})))
  return (
    <Loaded
      query={history}
      failed="Your history didn’t load"
      skeleton={<Skeletons label="Loading your history…" of={['h-96']} />}
    >
      {({ pages }) => {
        const events = pages.flat()
        const footer = eventsFooter(events.length, LIMITS.pageSize)
        return (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
            <section aria-label="SquashCred events" tabIndex={0} className="max-h-96 overflow-y-auto rounded-lg pr-2">
              <EventList events={events} />
              {history.hasNextPage && (
                <div className="py-4 text-center">
                  <Button size="small" onClick={() => void history.fetchNextPage()} busy={history.isFetchingNextPage}>
                    Show more
                  </Button>
                </div>
              )}
            </section>
            {history.isFetchNextPageError && (
              <p role="alert" className="mt-3 text-rose-ink">
                {errorMessage(history.error)}
              </p>
            )}
            {footer !== null && <p className="mt-4 text-center text-sm text-muted">{footer}</p>}
          </>
        )
      }}
    </Loaded>
  )
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−'))

/** Ledger entries: amount, reason, time. A penalty's reason is shown in full. */
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
