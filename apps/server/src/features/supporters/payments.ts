import type { FastifyPluginAsync } from 'fastify'
import { isLocalRequest, isLoopback } from '../../platform/http/loopback.ts'
import { noPayments, type Payments } from '../../platform/payments/payments.ts'
import type { ReadWebhook } from '../../platform/payments/stripe.ts'
import { createTestCheckouts } from '../../platform/payments/test-checkout.ts'
import { testCheckoutRoutes } from '../../platform/payments/test-checkout-routes.ts'
import type { Foundation } from '../../platform.ts'

type ChosenPayments = { payments: Payments; readWebhook: ReadWebhook | null; routes: FastifyPluginAsync[] }

/**
 * Selects the payment provider: the operator's own, otherwise the test checkout if only this machine is served. The
 * provider's library is loaded only when it is needed, because its two hundred files would slow down every start.
 */
export async function choosePayments({ settings, database, clock }: Foundation): Promise<ChosenPayments> {
  if (settings.stripe) {
    const { createStripe } = await import('../../platform/payments/stripe.ts')
    const { readWebhook, ...payments } = createStripe(settings.stripe)
    return { payments, readWebhook, routes: [] }
  }
  const isLocalTrial = settings.environment !== 'production' && isLoopback(new URL(settings.siteUrl).hostname)
  if (!isLocalTrial) return { payments: noPayments, readWebhook: null, routes: [] }
  const checkouts = createTestCheckouts({ database, clock, siteUrl: settings.siteUrl })
  const allowed = ({ socket, headers }: Parameters<Parameters<typeof testCheckoutRoutes>[0]['allowed']>[0]) =>
    isLocalRequest({ remoteAddress: socket.remoteAddress, headers })
  return { payments: checkouts, readWebhook: null, routes: [testCheckoutRoutes({ checkouts, allowed })] }
}
