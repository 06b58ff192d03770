import { Stat } from '../../ui/stat.tsx'
import type { Span } from './chosen-board.ts'
import { useSummary } from './use-board.ts'

/** All conflicts together, below the board. Until they are known, or when they cannot be, a dash keeps their place. */
export function Summary({ span }: { span: Span }) {
  const { data } = useSummary(span)
  return (
    <section aria-label={span === 'week' ? 'Everybody together, this week' : 'Everybody together, of all time'}>
      <div className="grid grid-cols-3 gap-2 sm:gap-5">
        <Stat label="Total conflicts" value={data?.total_conflicts ?? '–'} />
        <Stat label="Total resolved" tone="mediator" value={data?.total_resolved ?? '–'} />
        <Stat label="Overall rate" value={data ? `${data.overall_rate}%` : '–'} />
      </div>
    </section>
  )
}
