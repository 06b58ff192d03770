import { z } from 'zod'
import { read } from './call.ts'
import { FAIRNESS_MEASURES } from './values.ts'

/** One cell of the public fairness tables (docs/reference/rulings.md#fairness). */
export const FairnessRow = z.object({
  measure: z.enum(FAIRNESS_MEASURES),
  /** The row of the measure's table: 'started', 'second', 'rage', 'long', 'all', or a verdict. */
  group: z.string(),
  /** The column: the outcome for this side, whether the orders agreed, or a public vote. */
  outcome: z.string(),
  /** null below 30, so that nobody can tell whose conflicts were counted. */
  count: z.number().int().nullable(),
})
export type FairnessRow = z.infer<typeof FairnessRow>

export const fairness = {
  /** Every cell of every table, in the order in which they are shown. */
  get_fairness: read('get_fairness', 'public', { mayLag: 'everyone' }).input(z.object({})).output(z.array(FairnessRow)),
}
