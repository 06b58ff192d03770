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
   * Confirms the caller's tip by asking the card provider: the tip of the given checkout session, or the newest paid
   * tip of a level that isn't confirmed yet. The user is granted the level they paid for, whichever level the call
   * names.
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
