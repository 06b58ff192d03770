import type { BalanceOfDay, PointsWithTier } from '@squash/contract/rewards'
import { type Band, displayPoints, tierOf } from '@squash/rules/squashcred/tiers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDay } from '../../lib/dates.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { useOwnPoints } from '../../lib/rewards.ts'
import { AreaChart } from '../../ui/area-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { chartSummary, EventList, eventsFooter, HistoryDialog, worthShowing } from './squashcred-history.tsx'

/** How many events the profile lists, and how many days the chart covers. */
const EVENTS = 5
const DAYS = 90

/** The balance, its chart, and the latest events. */
export function SquashCred() {
  return (
    <Section id="squashcred" title="SquashCred">
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        <Card className="flex flex-col gap-6">
          <CurrentBalance />
        </Card>
        <Card className="flex flex-col gap-4">
          <LastEvents />
        </Card>
      </div>
      <div className="mt-5">
        <Tips />
      </div>
    </Section>
  )
}

function CurrentBalance() {
  const points = useOwnPoints()
  const series = useQuery(api.rewards.get_squashcred_series.queryOptions({ input: { days: DAYS } }))
  return (
    <>
      <Loaded
        query={points}
        failed="Your balance didn’t load"
        skeleton={<Skeletons label="Loading your balance…" of={['h-20 w-56']} />}
      >
        {(loaded) => <Balance points={loaded} />}
      </Loaded>
      <Loaded
        query={series}
        failed="The chart didn’t load"
        skeleton={<Skeletons label="Loading the chart…" of={['h-43']} />}
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
      <h3 className="text-xl">Recent activity</h3>
      <Loaded
        query={events}
        failed="Your recent activity didn’t load"
        skeleton={<Skeletons label="Loading your recent activity…" of={['h-56']} />}
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <p className="text-muted">Nothing yet. Starting your first conflict earns you 20 SquashCred.</p>
          ) : (
            <>
              <EventList events={loaded} />
              <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
                <p className="text-sm text-muted">{eventsFooter(loaded.length, EVENTS)}</p>
                <Button size="small" onClick={() => setOpen(true)}>
                  See full history
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

/** The balance and its tier. */
function Balance({ points }: { points: PointsWithTier }) {
  return (
    <div className="flex items-center gap-4">
      <EmojiTile emoji={points.tier_emoji} tone="plum" size="large" />
      <div className="min-w-0">
        <p
          title={`${points.squashcred} SquashCred`}
          className={classNames(
            'font-display text-4xl leading-none font-extrabold tracking-tight tabular-nums',
            bandText(points.squashcred),
          )}
        >
          {displayPoints(points.squashcred)}
        </p>
        <p className="mt-1.5 leading-tight font-bold">{points.tier_title}</p>
        <p className="text-sm text-muted">{points.tier_range} SquashCred</p>
      </div>
    </div>
  )
}

/** The balance over time, as a chart and in a sentence. */
function BalanceChart({ series: all }: { series: readonly BalanceOfDay[] }) {
  const series = worthShowing(all)
  const first = series.at(0)
  return (
    <AreaChart
      values={series.map(({ balance }) => balance)}
      summary={chartSummary(series)}
      from={first ? shortDay(first.day) : ''}
      to="Today"
    />
  )
}

const tips = [
  'Reply within a week. Declining an invite is fine and costs nothing. Not replying costs 5.',
  'Settling on the first suggestion earns the most: 20 for the squash, 30 for the peace.',
  'Name the core issue when you’re asked to. It’s hard, and it’s worth 10 to each of you.',
  'Visit seven days in a row for another 20.',
]

/** What earns SquashCred, folded. */
function Tips() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold label="How to earn SquashCred" isOpen={isOpen} onToggle={setOpen}>
      <ul className="grid list-disc gap-2 pl-13 marker:text-muted">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Fold>
  )
}

const BAND_TEXT: Record<Band, string> = {
  red: 'text-band-red',
  orange: 'text-band-orange',
  grey: 'text-band-grey',
  green: 'text-band-green',
  blue: 'text-band-blue',
  purple: 'text-band-purple',
  yellow: 'text-band-yellow',
}

/** The text colour of a balance. */
const bandText = (points: number): string => BAND_TEXT[tierOf(points).band]
