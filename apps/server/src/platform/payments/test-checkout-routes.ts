import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../html.ts'
import type { TestCheckout, TestCheckouts } from './test-checkout.ts'

type Parts = {
  checkouts: TestCheckouts
  /** Whether this request may use the stand-in; where not, its pages do not exist. */
  allowed(request: FastifyRequest): boolean
}

type Link = { Params: { session: string } }

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** `/dev/checkout/{session}`: pay or cancel, without money. */
export const testCheckoutRoutes =
  ({ checkouts, allowed }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null))
    app.addHook('onRequest', async (request, reply) => {
      if (!allowed(request)) return reply.callNotFound()
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
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
      found(reply, checkouts.look(params.session), (checkout) =>
        reply.type('text/html; charset=utf-8').send(page(params.session, checkout)),
      ),
    )
    app.post<Link>('/dev/checkout/:session/pay', ({ params }, reply) =>
      found(reply, checkouts.pay(params.session), ({ paidUrl }) => reply.redirect(paidUrl, 303)),
    )
    app.post<Link>('/dev/checkout/:session/cancel', ({ params }, reply) =>
      found(reply, checkouts.look(params.session), ({ cancelUrl }) => reply.redirect(cancelUrl, 303)),
    )
  }

const page = (session: string, { title, amount }: TestCheckout): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test checkout · Squash</title>
<style>
:root { color-scheme: light dark; --ink: #1b1410; --paper: #fff7e8; --card: #fffdf8; --go: #c4f042 }
@media (prefers-color-scheme: dark) { :root { --ink: #fff2df; --paper: #17120e; --card: #221b16 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 10vh auto; padding: 1.5rem; background: var(--card); border: 2px solid; border-radius: 16px }
form { display: inline-block; margin: 0.5rem 0.5rem 0 0 }
button { font: inherit; font-weight: 700; min-height: 44px; padding: 0 1.25rem; border: 2px solid var(--ink); border-radius: 12px; background: transparent; color: inherit; cursor: pointer }
.go { background: var(--go); color: #1b1410 }
</style>
</head>
<body>
<main>
<h1>Test checkout</h1>
<p><strong>No money moves here.</strong> No card provider is set (STRIPE_SECRET_KEY), so this page stands in for one.</p>
<p>${escapeHtml(title)}: $${(amount / 100).toFixed(2)}</p>
<form method="post" action="/dev/checkout/${escapeHtml(session)}/pay"><button class="go">Pay</button></form>
<form method="post" action="/dev/checkout/${escapeHtml(session)}/cancel"><button>Cancel</button></form>
</main>
</body>
</html>
`
