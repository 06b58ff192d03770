import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLoopback } from './loopback.ts'

/** A checkout as the provider stores it. `refunded` is in cents. */
type Session = {
  id: string
  amount: number
  metadata: Record<string, string>
  successUrl: string
  cancelUrl: string
  payment: string | null
  refunded: number
}

/** How the provider handles the next API calls. */
export type ProviderManners = 'answer' | 'be out of order' | 'refuse the key' | 'hang up'

export type CardProvider = {
  origin: string
  /** API calls so far, as `POST /v1/checkout/sessions`. */
  calls: readonly string[]
  behave(manners: ProviderManners): void
  /** Charges the card, as if the user had pressed Pay on the provider's page. @returns where they are redirected */
  pay(session: string): string
  /** Refunds the payment, or only the given cents. */
  refund(session: string, cents?: number): void
  /** A webhook message about a session, as the provider would sign and deliver it. @param at seconds since 1970 */
  message(type: string, session: string, at: number): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

/**
 * A card provider on loopback that implements the part of Stripe's API that a checkout needs, with a payment page, and
 * signs its messages as Stripe does: with a hash of the time and the message, made with the webhook's secret.
 * @param deliverTo the webhook that the page's button notifies of a paid checkout
 */
export async function startCardProvider({
  key,
  webhookSecret,
  deliverTo,
}: {
  key: string
  webhookSecret: string
  deliverTo?: () => string
}): Promise<CardProvider> {
  const sessions = new Map<string, Session>()
  const started = new Map<string, Session>()
  const calls: string[] = []
  let manners: ProviderManners = 'answer'

  function known(id: string): Session {
    const session = sessions.get(id)
    if (!session) throw new Error(`The provider knows no session ${id}`)
    return session
  }

  function begin(fields: URLSearchParams, once: string): Session {
    const before = started.get(once)
    if (before) return before
    const metadata = [...fields].flatMap(([name, value]) => {
      const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return field ? [[field, value]] : []
    })
    const session: Session = {
      id: `cs_test_${randomUUID().replaceAll('-', '')}`,
      amount: Number(fields.get('line_items[0][price_data][unit_amount]')),
      metadata: Object.fromEntries(metadata),
      successUrl: fields.get('success_url') ?? '',
      cancelUrl: fields.get('cancel_url') ?? '',
      payment: null,
      refunded: 0,
    }
    sessions.set(session.id, session)
    started.set(once, session)
    return session
  }

  function pay(id: string): string {
    const session = known(id)
    session.payment ??= `pi_${randomUUID().replaceAll('-', '')}`
    return session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id)
  }

  function message(type: string, id: string, at: number) {
    const session = known(id)
    const object = type.startsWith('charge.') ? chargeOf(session) : sessionObject(session, origin)
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` } }
  }

  function answer(request: IncomingMessage, url: URL, body: string): [status: number, body: object] {
    if (manners === 'be out of order') return [500, failure('api_error')]
    if (manners === 'refuse the key' || request.headers.authorization !== `Bearer ${key}`)
      return [401, failure('invalid_request_error')]
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(url.pathname) ?? []
    if (id !== undefined) {
      const session = sessions.get(id)
      return session ? [200, sessionObject(session, origin, 'expanded')] : [404, failure('invalid_request_error')]
    }
    if (request.method === 'POST') {
      const session = begin(new URLSearchParams(body), String(request.headers['idempotency-key']))
      return [200, sessionObject(session, origin)]
    }
    const payment = url.searchParams.get('payment_intent')
    const data = [...sessions.values()].filter((one) => one.payment === payment)
    return [200, { object: 'list', has_more: false, data: data.map((one) => sessionObject(one, origin)) }]
  }

  async function page(request: IncomingMessage, id: string, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      const { cancelUrl, amount } = known(id)
      const form = `<form method="post"><button>Pay $${amount / 100}</button></form><a href="${cancelUrl}">Cancel</a>`
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<link rel="icon" href="data:,"><title>Card provider</title>${form}`)
    }
    const next = pay(id)
    const target = deliverTo?.()
    if (target) {
      const { body, headers } = message('checkout.session.completed', id, Math.floor(Date.now() / 1000))
      await fetch(target, { method: 'POST', headers, body })
    }
    response.writeHead(303, { location: next }).end()
  }

  const { origin, close } = await startLoopback(async (request, body, response) => {
    const url = new URL(request.url ?? '', 'http://provider')
    const [, paying] = /^\/pay\/(\w+)$/.exec(url.pathname) ?? []
    if (paying !== undefined) return page(request, paying, response)
    calls.push(`${request.method} ${url.pathname}`)
    if (manners === 'hang up') return void response.destroy()
    const [status, said] = answer(request, url, body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })

  return {
    origin,
    calls,
    behave(next) {
      manners = next
    },
    pay,
    refund(id, cents = known(id).amount) {
      known(id).refunded += cents
    },
    message,
    close,
  }
}

const failure = (type: string) => ({ error: { type, message: 'The provider says no' } })

const chargeOf = ({ amount, payment, refunded }: Session) => ({
  id: `ch_${payment}`,
  object: 'charge',
  payment_intent: payment,
  amount,
  amount_refunded: refunded,
  refunded: refunded >= amount,
})

const sessionObject = (session: Session, origin: string, intent: 'expanded' | 'named' = 'named') => ({
  id: session.id,
  object: 'checkout.session',
  amount_total: session.amount,
  metadata: session.metadata,
  payment_status: session.payment === null ? 'unpaid' : 'paid',
  payment_intent:
    session.payment !== null && intent === 'expanded'
      ? { id: session.payment, object: 'payment_intent', latest_charge: chargeOf(session) }
      : session.payment,
  url: `${origin}/pay/${session.id}`,
})
