import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/api-error.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { api } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EventList } from './event-list.tsx'
import { eventsFooter } from './footer.ts'

/** The whole ledger, 20 entries at a time, in a list of 24 rem that scrolls (spec community §9). */
export function HistoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="SquashCred history" description="What you earned, and what it cost.">
      <History />
    </Dialog>
  )
}

function History() {
  const history = useInfiniteQuery(
    api.rewards.get_squashcred_events.infiniteOptions({
      input: (before: string | null) => ({ p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )
  return (
    <Loaded
      query={history}
      failed="Your history did not load"
      skeleton={
        <Loading label="Loading your history…">
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      {({ pages }) => {
        const events = pages.flat()
        const footer = eventsFooter(events.length, LIMITS.pageSize)
        return (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
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
