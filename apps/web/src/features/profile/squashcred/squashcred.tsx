import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../lib/loaded.tsx'
import { api } from '../../../lib/query.ts'
import { useOwnPoints } from '../../../lib/rewards/use-points.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { Balance } from './balance.tsx'
import { BalanceChart } from './balance-chart.tsx'
import { EventList } from './event-list.tsx'
import { eventsFooter } from './footer.ts'
import { HistoryDialog } from './history-dialog.tsx'

/** How many events stand on the profile, and over how many days the chart goes (spec community §9). */
const EVENTS = 5
const DAYS = 90

/** The balance, how it came about, and what happened last. */
export function SquashCred() {
  return (
    <Section id="squashcred" title="SquashCred">
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        <Card className="flex flex-col gap-6">
          <Standing />
        </Card>
        <Card className="flex flex-col gap-4">
          <LastEvents />
        </Card>
      </div>
    </Section>
  )
}

function Standing() {
  const points = useOwnPoints()
  const series = useQuery(api.rewards.get_squashcred_series.queryOptions({ input: { days: DAYS } }))
  return (
    <>
      <Loaded
        query={points}
        failed="Your balance did not load"
        skeleton={
          <Loading label="Loading your balance…">
            <Skeleton className="h-20 w-56" />
          </Loading>
        }
      >
        {(loaded) => <Balance points={loaded} />}
      </Loaded>
      <Loaded
        query={series}
        failed="The chart did not load"
        skeleton={
          <Loading label="Loading the chart…">
            <Skeleton className="h-43" />
          </Loading>
        }
      >
        {(loaded) => <BalanceChart series={loaded} />}
      </Loaded>
    </>
  )
}

function LastEvents() {
  const [isOpen, setOpen] = useState(false)
  const events = useQuery(api.rewards.get_squashcred_events.queryOptions({ input: { p_limit: EVENTS } }))
  return (
    <>
      <h3 className="text-xl">What happened last</h3>
      <Loaded
        query={events}
        failed="Your last events did not load"
        skeleton={
          <Loading label="Loading your last events…">
            <Skeleton className="h-56" />
          </Loading>
        }
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <p className="text-muted">Nothing yet. Starting your first conflict earns 20 SquashCred.</p>
          ) : (
            <>
              <EventList events={loaded} />
              <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
                <p className="text-sm text-muted">{eventsFooter(loaded.length, EVENTS)}</p>
                <Button size="small" onClick={() => setOpen(true)}>
                  See the whole history
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
      <HistoryDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
