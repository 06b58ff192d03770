import { functions } from '@squash/contract/functions'
import { tipsMessages } from '@squash/contract/messages/tips'
import { ok, refuse } from '@squash/rules/result'
import type { z } from 'zod'
import type { Command } from '../../platform/http/command.ts'
import { functionErrors, type JsonFunction } from '../../platform/http/function-routes.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Supporters } from './supporters.service.ts'

const declared = functions['create-checkout-session']
type Declared = typeof declared
const errors = functionErrors('tip.unavailable', 'request.rate_limited')

/** `POST /functions/v1/create-checkout-session`: starts the payment of a tip. */
export const createCheckoutSession = ({
  supporters,
  command,
  spendCheckout,
}: {
  supporters: Supporters
  command: Command
  /** Uses up one of the user's checkouts this hour. @returns null, or the seconds to wait */
  spendCheckout: (person: string) => Promise<number | null>
}): JsonFunction<z.infer<Declared['input']>, z.infer<Declared['output']>> => ({
  ...declared,
  name: 'create-checkout-session',
  messages: {
    'request.invalid': tipsMessages.checkoutFailed,
    'service.fault': tipsMessages.checkoutFailed,
    'tip.unavailable': tipsMessages.checkoutFailed,
  },
  async run(context, { user_id, tip_level }) {
    const person = signedIn(context)
    if (user_id && user_id.toLowerCase() !== person) return refuse('access.not_yourself')
    return ok(
      await command(context, errors, {
        async prepare() {
          const wait = await spendCheckout(person)
          if (wait !== null) return refuse('request.rate_limited', { retry_after: wait })
          return supporters.startCheckout(person, tip_level)
        },
        work: (tx, started) => supporters.storeCheckout(tx, started),
      }),
    )
  },
})
