import { z } from 'zod'

/** What a message states that can be checked: it must survive in the calm version. */
export const FACT_KINDS = ['amount', 'number', 'date', 'time', 'name', 'quotation'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Why words of a message stay out of the calm version. */
export const LEFT_OUT_REASONS = ['insult', 'shouting', 'accusation'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** A place in a text: UTF-16 indexes, `end` is exclusive. */
const place = { text: z.string(), start: z.number().int(), end: z.number().int() }
const Fact = z.object({ kind: z.enum([...FACT_KINDS, 'request']), ...place })

/** What became of a message: shown to its author beside the calm version. */
export const Receipt = z.object({
  /** Facts and requests that survived, with their places in the calm version. */
  kept: z.array(Fact),
  /** Words that were removed, with their places in what the author typed. */
  left_out: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), ...place })),
  /** Facts and requests without a counterpart, with their places in what the author typed: a warning to the author. */
  missing: z.array(Fact),
})
export type Receipt = z.infer<typeof Receipt>
