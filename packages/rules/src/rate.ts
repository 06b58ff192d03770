/** A share as a whole percentage; 0 if the total is 0. */
export const percentOf = (part: number, total: number): number => (total === 0 ? 0 : Math.round((100 * part) / total))

/** The share of conflicts that were resolved, as a rounded percentage; 0 if there are none. */
export const resolutionRate = (resolved: number, total: number): number => percentOf(resolved, total)
