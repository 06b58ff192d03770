import { FALLBACK_STATS } from '@squash/contract/limits'

export type GlobalStats = { total_conflicts: number; resolved_conflicts: number }

/** The rounded percentage of resolved conflicts over all (spec core-flow §9); 0 while there are none. */
export const resolutionRate = ({ total_conflicts: total, resolved_conflicts: resolved }: GlobalStats): number =>
  total === 0 ? 0 : Math.round((resolved / total) * 100)

/** The real figures, or the specification's own when they cannot be loaded. */
export async function loadStats(ask: () => Promise<GlobalStats>): Promise<GlobalStats> {
  try {
    return await ask()
  } catch {
    return FALLBACK_STATS
  }
}
