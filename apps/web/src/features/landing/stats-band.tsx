import { FALLBACK_STATS, LIMITS } from '@squash/contract/limits'
import { useContext, useEffect, useState } from 'react'
import type { LoadPage } from '../../lib/load-page.ts'
import { type GlobalStats, PageDataContext } from '../../lib/page-data.ts'
import { classNames } from '../../ui/class-names.ts'

const format = new Intl.NumberFormat('en')

export const loadLanding: LoadPage = async ({ calls }) => ({ stats: await calls.profiles.get_global_stats({}) })

/** Loads the client. The server sends the figures with the page, so this only runs after a navigation within the app. */
const fetchStats = async () => (await import('../../lib/client.ts')).client.profiles.get_global_stats({})

/**
 * Figures on all users' conflicts: three, and a fourth once enough agreements have been checked. While there are few
 * conflicts, three figures that hold from the first one on.
 */
export function StatsBand() {
  const sent = useContext(PageDataContext)?.stats ?? null
  const [stats, setStats] = useState<GlobalStats | null>(sent)
  useEffect(() => {
    if (sent) return
    let gone = false
    void loadStats(fetchStats).then((loaded) => !gone && setStats(loaded))
    return () => {
      gone = true
    }
  }, [sent])
  const held = stats && heldRate(stats)
  return (
    <section
      aria-label="Squash in numbers"
      aria-busy={stats === null}
      className="border-y-2 border-outline bg-night text-on-night"
    >
      <dl
        className={classNames(
          'column grid gap-4 py-6 sm:py-7',
          held === null ? 'grid-cols-3' : 'grid-cols-2 gap-y-6 sm:grid-cols-4',
        )}
      >
        {stats && stats.total_conflicts < LIMITS.countShown ? (
          <>
            <Figure label="sides heard" value="2" />
            <Figure label="calm mediator" value="1" />
            <Figure label="ads or trackers" value="0" />
          </>
        ) : (
          <>
            <Figure label="conflicts mediated" value={stats && format.format(stats.total_conflicts)} />
            <Figure label="resolved" value={stats && format.format(stats.resolved_conflicts)} />
            <Figure label="resolution rate" value={stats && `${resolutionRate(stats)}%`} />
            {held !== null && <Figure label="of agreements still held after 30 days" value={`${held}%`} />}
          </>
        )}
      </dl>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm leading-snug sm:text-base">{label}</dt>
      <dd className="font-display text-3xl font-extrabold leading-tight tracking-tight text-lime tabular-nums sm:text-5xl">
        {value ?? (
          <span className="breathe block h-[1em] w-16 rounded-lg bg-on-night/20 text-inherit sm:w-24">
            <span className="sr-only">Loading</span>
          </span>
        )}
      </dd>
    </div>
  )
}

type Resolved = Pick<GlobalStats, 'total_conflicts' | 'resolved_conflicts'>

/** The rounded percentage of resolved conflicts; 0 while there are none. */
export const resolutionRate = ({ total_conflicts: total, resolved_conflicts: resolved }: Resolved): number =>
  total === 0 ? 0 : Math.round((resolved / total) * 100)

/** The rounded percentage of agreements that still held after 30 days; null until there are enough to say so. */
export const heldRate = ({ agreements_checked: checked, agreements_held: held }: GlobalStats): number | null =>
  checked === null || held === null || checked === 0 ? null : Math.round((held / checked) * 100)

/** The real figures, or fixed ones if they can't be loaded. */
export async function loadStats(ask: () => Promise<GlobalStats>): Promise<GlobalStats> {
  try {
    return await ask()
  } catch {
    return { ...FALLBACK_STATS, agreements_checked: null, agreements_held: null }
  }
}
