/** A share as a whole percentage; 0 of nothing. */
export const percentOf = (part: number, total: number): number => (total === 0 ? 0 : Math.round((100 * part) / total))

/** The share of conflicts that were resolved, as a rounded percentage (spec core-flow §9); 0 while there are none. */
export const resolutionRate = (resolved: number, total: number): number => percentOf(resolved, total)
