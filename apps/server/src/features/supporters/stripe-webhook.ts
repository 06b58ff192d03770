import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { ReadWebhook } from '../../platform/payments/stripe.ts'
import type { Supporters } from './supporters.service.ts'

type Parts = { database: Pick<Database, 'transaction'>; supporters: Supporters; readWebhook: ReadWebhook }

/** In bytes. The provider's messages are larger than ours. */
const BODY_LIMIT = 512 * 1024

/**
 * `POST /functions/v1/stripe-webhook`: the payment provider reports that a tip was paid or refunded. Its signature
 * authenticates it. A delivery that fails here gets an error, and is retried for days.
 */
export const stripeWebhook =
  ({ database, supporters, readWebhook }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    // The signature covers the raw bytes.
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )

    app.post('/functions/v1/stripe-webhook', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      request.call = 'stripe-webhook'
      const signature = request.headers['stripe-signature']
      const body = typeof request.body === 'string' ? request.body : ''
      const checkout = typeof signature === 'string' ? await readWebhook(body, signature) : 'not signed'
      if (checkout === 'not signed') return reply.code(400).send({ error: 'The signature is not valid' })
      if (checkout) await database.transaction((tx) => supporters.settle(tx, checkout))
      return reply.send({ received: true })
    })
  }
