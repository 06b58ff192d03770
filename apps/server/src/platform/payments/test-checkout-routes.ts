import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../html.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import type { TestCheckout, TestCheckouts } from './test-checkout.ts'

type Parts = {
  checkouts: TestCheckouts
  /** Whether this request may use the test checkout; if not, its pages do not exist. */
  allowed(request: FastifyRequest): boolean
}

type Link = { Params: { session: string } }

/** `/dev/checkout/{session}`: pay or cancel, without money. */
export const testCheckoutRoutes =
  ({ checkouts, allowed }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!allowed(request)) return reply.callNotFound()
      reply.header('cache-control', 'no-store')
    })

    const found = async (
      reply: FastifyReply,
      checkout: Promise<TestCheckout | null>,
      answer: (checkout: TestCheckout) => FastifyReply,
    ) => {
      const known = await checkout
      return known ? answer(known) : reply.callNotFound()
    }

    app.get<Link>('/dev/checkout/:session', ({ params }, reply) =>
      found(reply, checkouts.read(params.session), (checkout) => sendCheckout(reply, params.session, checkout)),
    )
    app.post<Link>('/dev/checkout/:session/pay', ({ params }, reply) =>
      found(reply, checkouts.pay(params.session), ({ paidUrl }) => reply.redirect(paidUrl, 303)),
    )
    app.post<Link>('/dev/checkout/:session/cancel', ({ params }, reply) =>
      found(reply, checkouts.read(params.session), ({ cancelUrl }) => reply.redirect(cancelUrl, 303)),
    )
  }

const sendCheckout = (reply: FastifyReply, session: string, { title, amount }: TestCheckout) =>
  sendPlainPage(
    reply,
    'Test checkout',
    `<p><strong>No money moves here.</strong> No card provider is set (STRIPE_SECRET_KEY), so this page stands in for one.</p>
<p>${escapeHtml(title)}: <strong>$${(amount / 100).toFixed(2)}</strong></p>
<div class="actions">
<form method="post" action="/dev/checkout/${escapeHtml(session)}/pay"><button class="go">Pay</button></form>
<form method="post" action="/dev/checkout/${escapeHtml(session)}/cancel"><button>Cancel</button></form>
</div>`,
  )
