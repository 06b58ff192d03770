import { Stat } from '../../../ui/stat.tsx'
import { useDebateCounts } from '../data/use-debate-counts.ts'

/** The three counts. Until they are known, or when they cannot be, a dash keeps their place. */
export function DebateTiles() {
  const { data } = useDebateCounts()
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-5">
      <Stat tone="party1" label="Active debates" value={data?.active ?? '–'} />
      <Stat tone="mediator" label="Your invites" value={data?.invites ?? '–'} />
      <Stat tone="party2" label="Completed" value={data?.completed ?? '–'} />
    </div>
  )
}
