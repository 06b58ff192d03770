import { LIMITS } from '@squash/contract/limits'
import { useEffect, useState } from 'react'
import { client } from '../../lib/client.ts'
import { classNames } from '../../ui/class-names.ts'
import { type GlobalStats, heldRate, loadStats, resolutionRate } from './stats.ts'

const format = new Intl.NumberFormat('en')

/**
 * Figures on all users' conflicts: three, and a fourth once enough agreements have been checked. While there are few
 * conflicts, what holds from the first one on.
 */
export function StatsBand() {
  const [stats, setStats] = useState<GlobalStats | null>(null)
  useEffect(() => {
    let gone = false
    void loadStats(() => client.profiles.get_global_stats({})).then((loaded) => !gone && setStats(loaded))
    return () => {
      gone = true
    }
  }, [])
  const held = stats && heldRate(stats)
  return (
    <section
      aria-label="Squash in figures"
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
            <Figure label="raw words passed on" value="0" />
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
