import { randomUUID } from 'node:crypto'
import type { Command } from '../../platform/http/command.ts'
import { type FunctionParts, functionRoute } from '../../platform/http/function-routes.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Foundation } from '../../platform.ts'
import type { Profiles } from '../profiles/profiles.service.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { choosePayments } from './payments.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { supporterRoutes } from './supporters.routes.ts'
import { createSupporters } from './supporters.service.ts'

type Parts = {
  foundation: Foundation
  outbox: Outbox
  profiles: Profiles
  command: Command
  functions: FunctionParts
  spendCheckout: (person: string) => Promise<number | null>
}

/** Tips: the calls, the checkout, and what the card provider reports. */
export async function createSupporterFeature({ foundation, functions, spendCheckout, ...parts }: Parts) {
  const { settings, database, clock } = foundation
  const { payments, readWebhook, routes: checkoutPages } = await choosePayments(foundation)
  const supporters = createSupporters({
    ...parts,
    database,
    clock,
    payments,
    newId: randomUUID,
    siteUrl: settings.siteUrl,
  })
  const { command } = parts
  return {
    routes: supporterRoutes({ supporters, command }),
    pages: [
      ...checkoutPages,
      ...(readWebhook ? [stripeWebhook({ database, supporters, readWebhook })] : []),
      functionRoute(createCheckoutSession({ supporters, command, spendCheckout }), functions),
    ],
    export: supporters.own,
  }
}
