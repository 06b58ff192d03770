/** Figures on all users' conflicts, as the landing page shows them. */
export type GlobalStats = {
  total_conflicts: number
  resolved_conflicts: number
  /** Agreements checked after 30 days, and how many had held; null until there are enough to say so. */
  agreements_checked: number | null
  agreements_held: number | null
}
