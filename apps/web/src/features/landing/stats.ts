import { FALLBACK_STATS } from '@squash/contract/limits'
import type { GlobalStats } from '../../lib/global-stats.ts'

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
