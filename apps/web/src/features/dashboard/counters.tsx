import { Stat } from '../../ui/stat.tsx'
import { useCounters } from './use-counters.ts'

/** The three counters. Until they are known, or when they cannot be, a dash keeps their place. */
export function Counters() {
  const { data } = useCounters()
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-5">
      <Stat tone="party1" label="Active conflicts" value={data?.active ?? '–'} />
      <Stat tone="mediator" label="Squashes resolved" value={data?.resolved ?? '–'} />
      <Stat tone="party2" label="People conflicted with" value={data?.people ?? '–'} />
    </div>
  )
}
