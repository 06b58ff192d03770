import Stripe from 'stripe'
import { type Checkout, type Order, type Payments, PaymentsUnavailable } from './payments.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string | null
  /** Another base URL of the same API; null for the provider's own. */
  apiBase: string | null
}

/** What the provider's signed message says about a checkout; null for one about something else. */
export type ReadWebhook = (body: string, signature: string) => Promise<Checkout | 'not signed' | null>

const TIMEOUT = 10_000

/** Stripe Checkout, through the provider's own library. */
export function createStripe({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments & {
  readWebhook: ReadWebhook
} {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  async function find(session: string): Promise<Checkout | null> {
    const found = await callStripe(() =>
      stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent.latest_charge'] }),
    )
    return found && checkoutOf(found)
  }

  /** The checkout that a payment belongs to. */
  async function findByPayment(payment: string): Promise<Checkout | null> {
    const found = await callStripe(() => stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 }))
    const [session] = found?.data ?? []
    return session ? find(session.id) : null
  }

  return {
    async begin(order) {
      const started = await callStripe(() =>
        stripe.checkout.sessions.create(sessionFor(order), { idempotencyKey: `checkout-${order.id}` }),
      )
      if (!started?.url) throw new PaymentsUnavailable('The card provider began no checkout')
      return { session: started.id, url: started.url }
    },

    find,

    async readWebhook(body, signature) {
      const event = await verified(body, signature)
      switch (event?.type) {
        case undefined:
          return 'not signed'
        // Fetched again: the signed message is a snapshot, and may be delivered days later.
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
          return find(event.data.object.id)
        case 'charge.refunded':
          return typeof event.data.object.payment_intent === 'string'
            ? findByPayment(event.data.object.payment_intent)
            : null
        default:
          return null
      }
    },
  }

  async function verified(body: string, signature: string): Promise<Stripe.Event | null> {
    if (webhookSecret === null) return null
    try {
      return await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
      throw error
    }
  }
}

const sessionFor = ({ title, amount, reference, paidUrl, cancelUrl }: Order) =>
  ({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: title } } }],
    metadata: reference,
    success_url: paidUrl.replace('{SESSION}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: cancelUrl,
  }) as const satisfies Stripe.Checkout.SessionCreateParams

function checkoutOf({ id, payment_status, payment_intent, metadata }: Stripe.Checkout.Session): Checkout {
  const intent = typeof payment_intent === 'object' ? payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const isPaid = payment_status === 'paid'
  return {
    session: id,
    // A partial refund does not revoke anything.
    status: charge?.refunded ? 'refunded' : isPaid ? 'paid' : 'open',
    payment: intent?.id ?? (typeof payment_intent === 'string' ? payment_intent : null),
    reference: metadata ?? {},
  }
}

/** @returns null for what the provider does not know. @throws PaymentsUnavailable for every other error */
async function callStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentsUnavailable(`The card provider answered ${error.type} ${error.statusCode ?? ''}`.trim())
    throw error
  }
}

function addressOf(apiBase: string | null): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (apiBase === null) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port ? { port } : {}) }
}
