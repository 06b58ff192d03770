import { functions } from '@squash/contract/functions'
import { z } from 'zod'
import { bearer, json, operation, type Paths, type Schema } from './stream.ts'

const ERROR: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string' },
    details: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** Every `POST /functions/v1/{name}`, generated from the contract, and the payment provider's webhook. */
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
  paths['/functions/v1/upload-photo'] = {
    post: operation({
      operationId: 'upload-photo',
      tags: ['functions'],
      summary:
        'The file becomes the profile photo: its middle, re-encoded as a square. JPEG, PNG, WebP, GIF or AVIF, whatever the Content-Type says.',
      security: bearer,
      requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } },
      responses: {
        200: {
          description: 'Done',
          ...json({ type: 'object', required: ['avatar_url'], properties: { avatar_url: { type: 'string' } } }),
        },
        default: { description: 'Refused, with the sentence to show', ...json(ERROR) },
      },
    }),
  }
  paths['/functions/v1/agreement-calendar/{conflict}'] = {
    get: operation({
      operationId: 'agreement-calendar',
      tags: ['functions'],
      summary: 'The calendar file of an agreement that both have confirmed: the check-ins, and what is due on a date.',
      security: bearer,
      parameters: [{ name: 'conflict', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: {
        200: { description: 'Done', content: { 'text/calendar': { schema: { type: 'string' } } } },
        404: { description: 'No such agreement, or not one of your own', ...json(ERROR) },
      },
    }),
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
        200: { description: 'Received', ...json({ type: 'object', properties: { received: { const: true } } }) },
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
