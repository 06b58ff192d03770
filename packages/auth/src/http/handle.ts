import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { rememberDevice } from '../devices/device.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import { routes } from '../routes.ts'
import { queryCanceled, sqlState } from '../sqlstate.ts'
import { readBearer } from './bearer.ts'
import { bodyOf, readForm, readJson } from './body.ts'
import type { Call, Reply } from './call.ts'
import type { Route } from './endpoint.ts'

const versionHeader = 'X-Supabase-Api-Version'
const currentVersion = '2024-01-01'

const json = (status: number, body: unknown, headers: Record<string, string>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })

function replyResponse({ status, body, xml, html, headers = {} }: Reply): Response {
  if (body !== undefined) return json(status, body, headers)
  const type: Record<string, string> = {
    ...(xml !== undefined && { 'Content-Type': 'application/xml' }),
    ...(html !== undefined && { 'Content-Type': 'text/html; charset=utf-8' }),
  }
  return new Response(xml ?? html ?? null, { status, headers: { 'Cache-Control': 'no-store', ...type, ...headers } })
}

/** The error in the shape that the client's API version expects. `errorId` identifies a failure in the log. */
function refusalResponse(refusal: Refusal, request: Headers, errorId?: string): Response {
  const { status, code, message, weakPassword, retryAfter, oauthError } = refusal
  if (oauthError !== undefined) return json(status, { error: oauthError, error_description: message }, {})
  const headers = {
    'x-sb-error-code': code,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  }
  const more = weakPassword === undefined ? {} : { weak_password: weakPassword }
  if (isCurrent(request.get(versionHeader))) {
    return json(status, { code, message, ...more }, { ...headers, [versionHeader]: currentVersion })
  }
  const failure = errorId === undefined ? {} : { error_id: errorId }
  return json(status, { code: status, error_code: code, msg: message, ...more, ...failure }, headers)
}

const isCurrent = (version: string | null): boolean =>
  version !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(version) &&
  !Number.isNaN(Date.parse(version)) &&
  version >= currentVersion

/**
 * Pages of other origins may call: no cookie signs anyone in, so another origin can only do what its own tokens allow.
 */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Supabase-Api-Version, x-sb-error-code, Retry-After',
}

/** Lets a page of another origin read the answer; without it the browser hides the error code. */
function allowOrigin(request: Headers, response: Response): Response {
  if (request.has('origin')) for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
  return response
}

const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
      'Access-Control-Max-Age': '600',
    },
  })

/** Answers one request. It never throws: unexpected errors are logged and answered with 500. */
export async function handle(context: AuthContext, request: Request, from: { address: string }): Promise<Response> {
  return allowOrigin(request.headers, await respond(context, request, from.address))
}

const unavailable = refuse('service_unavailable', { retryAfter: 5 })

/** The reasons for which a host may refuse a request itself. */
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

/**
 * Compares a path with a route's template, segment by segment.
 * @returns the values of the template's `{name}` parameters, or null when the path does not match
 */
export function matchPath(template: string, pathname: string): Record<string, string> | null {
  const wanted = template.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name === undefined) {
      if (segment !== value) return null
      continue
    }
    const text = unescaped(value)
    if (text === null) return null
    params[name] = text
  }
  return params
}

function unescaped(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
