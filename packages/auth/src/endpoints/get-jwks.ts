import type { PublicEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'

/** GET /.well-known/jwks.json: the public keys, kept by clients for 10 minutes (protocol §9). */
export const getJwks: PublicEndpoint = async (context) =>
  ok({
    status: 200,
    body: await context.accessTokens.published(),
    headers: { 'Cache-Control': 'public, max-age=600' },
  })
