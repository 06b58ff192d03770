import type { PublicEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'

/** GET /health. */
export const getHealth: PublicEndpoint = async () =>
  ok({ status: 200, body: { version: '1', name: 'auth', description: 'Accounts, sessions and access tokens' } })
