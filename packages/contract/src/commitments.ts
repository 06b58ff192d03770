import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { line, optionalLine } from './schemas.ts'
import { COMMITMENT_OWNERS } from './values.ts'

/** An action that settles part of a conflict: who does what, by when. */
export const Commitment = z.object({
  who: z.enum(COMMITMENT_OWNERS),
  what: line(LIMITS.commitment, 'Write what will happen.'),
  /** In words: "by Friday", "from 24 Nov". null if no time was named. */
  by: optionalLine(LIMITS.commitmentBy).transform((by) => by ?? null),
})
export type Commitment = z.infer<typeof Commitment>
