import { bearer, json, operation, type Paths } from './operations.ts'

const status = (...values: string[]) => json({ type: 'object', properties: { status: { enum: values } } })

/** The endpoints for the operator's programs. */
export const describeHealth = (): Paths => ({
  '/healthz': {
    get: operation({
      operationId: 'healthz',
      tags: ['health'],
      summary: 'Whether the process runs',
      security: [],
      responses: { 200: { description: 'It runs', ...status('ok') } },
    }),
  },
  '/readyz': {
    get: operation({
      operationId: 'readyz',
      tags: ['health'],
      summary: 'Whether the process can answer requests',
      security: [],
      responses: {
        200: { description: 'It can', ...status('ready') },
        503: { description: 'It is stopping, or the database does not answer', ...status('not ready', 'stopping') },
      },
    }),
  },
  '/metrics': {
    get: operation({
      operationId: 'metrics',
      tags: ['health'],
      summary: 'What the process has counted, for Prometheus: to this machine, or to the holder of the service key',
      security: [{}, ...(bearer ?? [])],
      responses: {
        200: { description: 'The metrics', content: { 'text/plain': { schema: { type: 'string' } } } },
        403: { description: 'From elsewhere, without the service key' },
      },
    }),
  },
  '/openapi.json': {
    get: operation({
      operationId: 'openapi',
      tags: ['health'],
      summary: 'This document',
      security: [],
      responses: { 200: { description: 'OpenAPI 3.1', ...json({ type: 'object' }) } },
    }),
  },
})
