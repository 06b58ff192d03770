import { z } from 'zod'

/** The kinds of verifiable facts in a message that must be preserved in the calm version. */
const FACT_KINDS = ['amount', 'number', 'date', 'time', 'name', 'quotation'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Why parts of a message are left out of the calm version. */
const LEFT_OUT_REASONS = ['insult', 'shouting', 'accusation'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** A span of a text in UTF-16 indexes; `end` is exclusive. */
const place = { text: z.string(), start: z.number().int(), end: z.number().int() }
const Fact = z.object({ kind: z.enum([...FACT_KINDS, 'request']), ...place })

/** Compares a message with its calm version; shown to the author beside it. */
export const Receipt = z.object({
  /** Facts and requests that were preserved, located in the calm version. */
  kept: z.array(Fact),
  /** Removed words, located in the author's original text. */
  left_out: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), ...place })),
  /**
   * Facts and requests with no counterpart in the calm version, located in the author's original text: a warning to the
   * author.
   */
  missing: z.array(Fact),
  /**
   * Parts of the calm version that may still hurt, located in it; the author decides whether they stay. Optional
   * because servers of the previous release don't send it.
   */
  doubtful: z.array(z.object(place)).optional(),
})
export type Receipt = z.infer<typeof Receipt>
