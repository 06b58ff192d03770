import { useEffect, useState } from 'react'
import { client } from '../../lib/client.ts'
import { type GlobalStats, loadStats, resolutionRate } from './stats.ts'

const format = new Intl.NumberFormat('en')

/** Everybody's conflicts in three figures. */
export function StatsBand() {
  const [stats, setStats] = useState<GlobalStats | null>(null)
  useEffect(() => {
    let gone = false
    void loadStats(() => client.profiles.get_global_stats({})).then((loaded) => !gone && setStats(loaded))
    return () => {
      gone = true
    }
  }, [])
  return (
    <section
      aria-label="Squash in figures"
      aria-busy={stats === null}
      className="border-y-2 border-outline bg-night text-on-night"
    >
      <dl className="column grid grid-cols-3 gap-4 py-6 sm:py-7">
        <Figure label="conflicts mediated" value={stats && format.format(stats.total_conflicts)} />
        <Figure label="resolved" value={stats && format.format(stats.resolved_conflicts)} />
        <Figure label="resolution rate" value={stats && `${resolutionRate(stats)}%`} />
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
