import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Result, refuse } from '../result.ts'
import { routes } from '../routes.ts'
import { queryCanceled, sqlState } from '../sqlstate.ts'
import { readBearer } from './bearer.ts'
import { readForm, readJson } from './body.ts'
import type { Call, Reply } from './call.ts'
import { allowOrigin, preflightResponse } from './cors.ts'
import type { Route } from './endpoint.ts'
import { refusalResponse, replyResponse } from './envelope.ts'
import { matchPath } from './path.ts'

/** Answers one request. It never throws: what breaks is logged and answered with 500. */
export async function handle(context: AuthContext, request: Request, from: { address: string }): Promise<Response> {
  return allowOrigin(request.headers, await respond(context, request, from.address))
}

async function respond(context: AuthContext, request: Request, address: string): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse()
  try {
    const url = new URL(request.url)
    const route = findRoute(context.settings.basePath, request.method, url.pathname)
    const result = route.ok
      ? await run(context, route.value.route, {
          headers: request.headers,
          query: url.searchParams,
          params: route.value.params,
          address,
          json: () => readJson(request),
          form: () => readForm(request),
        })
      : route
    return result.ok ? replyResponse(result.value) : refusalResponse(result, request.headers)
  } catch (error) {
    if (context.isUnavailable?.(error))
      return refusalResponse(refuse('service_unavailable', { retryAfter: 5 }), request.headers)
    // The database gave the statement up.
    if (sqlState(error) === queryCanceled) return refusalResponse(refuse('request_timeout'), request.headers)
    const errorId = randomUUID()
    context.log.error({ err: error, error_id: errorId, method: request.method }, 'the authentication service failed')
    return refusalResponse(refuse('unexpected_failure'), request.headers, errorId)
  }
}

type Found = { route: Route; params: Record<string, string> }

function findRoute(basePath: string, method: string, pathname: string): Result<Found> {
  const here = routes.flatMap((route) => {
    const params = matchPath(`${basePath}${route.path}`, pathname)
    return params ? [{ route, params }] : []
  })
  if (here.length === 0) return refuse('unknown')
  const found = here.find(({ route }) => route.method === method)
  return found ? ok(found) : refuse('unknown', { status: 405, message: 'Method not allowed' })
}

async function run(context: AuthContext, route: Route, call: Call): Promise<Result<Reply>> {
  if (route.limit !== undefined) {
    const allowed = await withinLimit(context.limiter, route.limit, call.address)
    if (!allowed.ok) return allowed
  }
  if (route.access === 'public') return await route.answer(context, call)
  const caller = await readBearer(context, call.headers)
  return caller.ok ? await route.answer(context, call, caller.value) : caller
}
