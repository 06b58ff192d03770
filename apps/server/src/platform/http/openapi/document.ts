import { OpenAPIGenerator } from '@orpc/openapi'
import { traverseContractProcedures } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { describeFunctions } from './functions.ts'
import { bearer, describeStream, json, operation, type Paths } from './stream.ts'

type AnyContractProcedure = Parameters<Parameters<typeof traverseContractProcedures>[1]>[0]['contract']
/** A contract, or its implementation. */
export type AnyContractRouter = Parameters<typeof traverseContractProcedures>[0]['router']
type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>

/** The OpenAPI 3.1 document of everything that programs can call. @param siteUrl the server's own origin */
export async function describeApi(router: AnyContractRouter, siteUrl: string): Promise<OpenApiDocument> {
  const document = await describeCalls(router, siteUrl)
  return { ...document, paths: { ...document.paths, ...describeFunctions(), ...describeStream(), ...describeHealth() } }
}

/** Every call, with both GET and POST for reads, generated from the contract. */
function describeCalls(router: AnyContractRouter, siteUrl: string): Promise<OpenApiDocument> {
  const calls: Record<string, AnyContractProcedure> = {}
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    const def = contract['~orpc']
    const name = def.route.operationId ?? path.join('_')
    // contract.conflicts.get_conflict is listed under conflicts.
    const tags = path.slice(0, -1)
    const security = def.meta.access === 'public' ? [] : [{ bearer: [] }]
    const route = { ...def.route, tags, spec: (operation: object) => ({ ...operation, security }) }
    calls[name] = { '~orpc': { ...def, route } }
    if (def.meta.kind === 'read') {
      const get = { ...route, method: 'GET' as const, operationId: `${name}_by_get` }
      calls[get.operationId] = { '~orpc': { ...def, route: get } }
    }
  })
  return new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(calls, {
    info: {
      title: 'Squash',
      version: '1',
      description:
        'Calls under /rest/v1, functions under /functions/v1, the live stream, and health. Errors of calls: {code, message, details, hint}. ' +
        'Sign-up and sign-in are under /auth/v1, in the protocol that existing clients speak.',
    },
    servers: [{ url: siteUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    customErrorResponseBodySchema: (errors) => ({
      type: 'object',
      required: ['code', 'message', 'details', 'hint'],
      properties: {
        code: { enum: errors.map(([code]) => code) },
        message: { type: 'string', examples: errors.map(([, message]) => message) },
        details: {},
        hint: { type: ['string', 'null'] },
      },
    }),
  })
}

const status = (...values: string[]) => json({ type: 'object', properties: { status: { enum: values } } })

/** The endpoints for the operator's programs. */
const describeHealth = (): Paths => ({
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
        200: { description: 'It can answer', ...status('ready') },
        503: { description: 'It is stopping, or the database does not answer', ...status('not ready', 'stopping') },
      },
    }),
  },
  '/metrics': {
    get: operation({
      operationId: 'metrics',
      tags: ['health'],
      summary: 'The process’s metrics, for Prometheus: only from this machine, or with the service key',
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
