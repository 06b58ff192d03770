import { z } from 'zod'
import { write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { timestamp } from './schemas.ts'
import { TIP_LEVELS } from './values.ts'

const tipLevel = z.enum(TIP_LEVELS)

const Support = z.object({ supporter_level: tipLevel, supporter_emoji: z.string(), supporter_since: timestamp })
export type Support = z.infer<typeof Support>

export const supporters = {
  /**
   * Confirms a tip of the caller's by asking the card provider: that of a checkout's session, or the newest paid one of a
   * level that was not confirmed yet. What is granted is what was paid, whatever level is named.
   */
  confirm_tip: write('confirm_tip')
    .errors(refusals(['tip.not_paid', 'tip.unavailable']))
    .input(
      z.object({
        tip_level: tipLevel.nullish(),
        session_id: z.string().max(LIMITS.checkoutSession).nullish(),
      }),
    )
    .output(Support),
}
