import type { Refusal } from '../result.ts'
import type { Reply } from './call.ts'

const versionHeader = 'X-Supabase-Api-Version'
const currentVersion = '2024-01-01'

const json = (status: number, body: unknown, headers: Record<string, string>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })

export function replyResponse({ status, body, xml, html, headers = {} }: Reply): Response {
  if (body !== undefined) return json(status, body, headers)
  const type: Record<string, string> = {
    ...(xml !== undefined && { 'Content-Type': 'application/xml' }),
    ...(html !== undefined && { 'Content-Type': 'text/html; charset=utf-8' }),
  }
  return new Response(xml ?? html ?? null, { status, headers: { 'Cache-Control': 'no-store', ...type, ...headers } })
}

/** The error in the shape that the client's version reads. `errorId` identifies a failure in the log. */
export function refusalResponse(refusal: Refusal, request: Headers, errorId?: string): Response {
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
