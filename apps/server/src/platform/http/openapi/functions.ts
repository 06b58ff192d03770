import { functions } from '@squash/contract/functions'
import { z } from 'zod'
import { bearer, json, operation, type Paths, type Schema } from './operations.ts'

const ERROR: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string' },
    details: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** Every `POST /functions/v1/{name}`, made from the contract, and the webhook of the card provider. */
export function describeFunctions(): Paths {
  const paths: Paths = {}
  for (const [name, { summary, access, input, output }] of Object.entries(functions)) {
    paths[`/functions/v1/${name}`] = {
      post: operation({
        operationId: name,
        tags: ['functions'],
        summary: access === 'admin' ? `${summary} Admins only.` : summary,
        security: bearer,
        requestBody: { required: true, ...json(schemaOf(input, 'input')) },
        responses: {
          200: { description: 'Done', ...json(schemaOf(output, 'output')) },
          default: { description: 'Refused, with the sentence to show; a 400 names the fields', ...json(ERROR) },
        },
      }),
    }
  }
  paths['/functions/v1/stripe-webhook'] = {
    post: operation({
      operationId: 'stripe-webhook',
      tags: ['functions'],
      summary:
        'What the card provider reports about a checkout, signed in Stripe-Signature. Only where STRIPE_SECRET_KEY is set.',
      security: [],
      parameters: [{ name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, ...json({ type: 'object' }) },
      responses: {
        200: { description: 'Taken', ...json({ type: 'object', properties: { received: { const: true } } }) },
        400: { description: 'The signature is not valid', ...json(ERROR) },
      },
    }),
  }
  return paths
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, '~standard': __, ...described } = z.toJSONSchema(schema, { io })
  return described
}
