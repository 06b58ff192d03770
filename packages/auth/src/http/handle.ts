import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { rememberDevice } from '../devices/device.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Result, refuse } from '../result.ts'
import { routes } from '../routes.ts'
import { queryCanceled, sqlState } from '../sqlstate.ts'
import { readBearer } from './bearer.ts'
import { bodyOf, readForm, readJson } from './body.ts'
import type { Call, Reply } from './call.ts'
import { allowOrigin, preflightResponse } from './cors.ts'
import type { Route } from './endpoint.ts'
import { refusalResponse, replyResponse } from './envelope.ts'
import { matchPath } from './path.ts'

/** Answers one request. It never throws: unexpected errors are logged and answered with 500. */
export async function handle(context: AuthContext, request: Request, from: { address: string }): Promise<Response> {
  return allowOrigin(request.headers, await respond(context, request, from.address))
}

const unavailable = refuse('service_unavailable', { retryAfter: 5 })

/** The reasons for which a host answers a request itself. */
export type HostRefusal =
  | 'bad_json'
  | 'over_request_rate_limit'
  | 'request_entity_too_large'
  | 'service_unavailable'
  | 'unexpected_failure'

/**
 * The answer to a request that the host does not pass on, or that takes too long.
 * @param retryAfter seconds after which it makes sense to retry
 */
export function refuseForHost(code: HostRefusal, request: Headers, retryAfter?: number): Response {
  const known = code === 'service_unavailable' ? unavailable : refuse(code)
  const refusal = retryAfter === undefined ? known : { ...known, retryAfter }
  return allowOrigin(request, refusalResponse(refusal, request))
}

async function respond(context: AuthContext, request: Request, address: string): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse()
  const url = new URL(request.url)
  const found = findRoute(context.settings.basePath, request.method, url.pathname)
  if (!found.ok) return refusalResponse(found, request.headers)
  const { route, params } = found.value
  const body = bodyOf(request)
  const call: Call = {
    headers: request.headers,
    query: url.searchParams,
    params,
    address,
    json: () => readJson(body),
    form: () => readForm(body),
  }
  const result = await attempt(context, route, call)
  if (result.ok) return replyResponse(result.value)
  const page = route.refused?.(context, call, result) ?? null
  return page === null ? refusalResponse(result, request.headers, result.errorId) : replyResponse(page)
}

/** @returns a refusal for an internal failure, too; `errorId` identifies it in the log */
async function attempt(
  context: AuthContext,
  route: Route,
  call: Call,
): Promise<Result<Reply> & { errorId?: string | undefined }> {
  try {
    const result = await run(context, route, call)
    const owner = result.ok ? result.value.signedInUser : undefined
    if (!result.ok || owner === undefined) return result
    const headers = { ...result.value.headers, 'Set-Cookie': await rememberDevice(context, call.headers, owner) }
    return ok({ ...result.value, headers })
  } catch (error) {
    if (context.isUnavailable?.(error)) return refuse('service_unavailable', { retryAfter: 5 })
    // The database cancelled the statement.
    if (sqlState(error) === queryCanceled) return refuse('request_timeout')
    const errorId = randomUUID()
    context.log.error({ err: error, error_id: errorId, method: route.method }, 'the authentication service failed')
    return { ...refuse('unexpected_failure'), errorId }
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
