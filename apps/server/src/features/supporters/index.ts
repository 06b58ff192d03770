import type { ExportSections, FeatureContext } from '../../feature.ts'
import { type FunctionParts, functionRoute } from '../../platform/http/function-routes.ts'
import type { Profiles } from '../profiles/public.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { choosePayments } from './payments.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { supporterRoutes } from './supporters.routes.ts'
import { createSupporters } from './supporters.service.ts'

type Needs = { profiles: Profiles }

/** Tips: the checkout, and the payment provider's webhook. */
export async function createSupporterFeature(context: FeatureContext, { profiles }: Needs) {
  const { payments, readWebhook, routes: checkoutPages } = await choosePayments(context)
  const supporters = createSupporters({ ...context, payments, profiles, siteUrl: context.settings.siteUrl })
  const checkout = createCheckoutSession({ ...context, supporters, spendCheckout: context.spend('checkout') })
  return {
    routes: supporterRoutes({ ...context, supporters }),
    functions: [(parts: FunctionParts) => functionRoute(checkout, parts)],
    httpRoutes: [...checkoutPages, ...(readWebhook ? [stripeWebhook({ ...context, supporters, readWebhook })] : [])],
    export: { tips: ({ person }) => supporters.own(person) } satisfies Partial<ExportSections>,
  }
}
