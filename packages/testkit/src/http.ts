import type { Contract } from '@squash/contract'
import type { ErrorBody } from '@squash/contract/errors'
import type { Person } from './cast.ts'

type UnionToIntersection<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never
type Calls = UnionToIntersection<Contract[keyof Contract]>
type Typed<Side extends 'input' | 'output', Schema> = Schema extends {
  '~standard': { types?: Record<Side, infer Value> | undefined }
}
  ? Value
  : never

export type CallName = keyof Calls & string
export type InputOf<Name extends CallName> = Calls[Name] extends { '~orpc': { inputSchema?: infer Schema } }
  ? Typed<'input', NonNullable<Schema>>
  : never
export type OutputOf<Name extends CallName> = Calls[Name] extends { '~orpc': { outputSchema?: infer Schema } }
  ? Typed<'output', NonNullable<Schema>>
  : never

/** `body` is the value when `ok`, else the error envelope. */
export type Answer<Value, Failure = ErrorBody> = { status: number; headers: Headers } & (
  | { ok: true; body: Value }
  | { ok: false; body: Failure }
)

type AuthError = { code: string; message: string }
export type TestSession = { access_token: string; refresh_token: string; user: { id: string; email: string } }

/** A user who makes calls: a named person with a session, or a visitor without one. */
export type Actor = {
  session: TestSession | null
  /** Calls `POST /rest/v1/rpc/{name}`. */
  call<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    headers?: Record<string, string>,
  ): Promise<Answer<OutputOf<Name>>>
  /** Any other request as this user; JSON in, JSON (or null) out. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<unknown, unknown>>
}

export type TestClient = {
  visitor: Actor
  /** Signs up; the session is null until the address is confirmed. */
  signUp(person: Person): Promise<Actor>
  signIn(person: Person): Promise<Actor>
  /** Continues a session whose access token has expired. */
  refresh(actor: Actor): Promise<Actor>
}

/** How requests reach the server. */
type Send = (url: string, init: RequestInit & { method: string }) => Promise<Response>

/**
 * Makes requests to a running server as named users.
 * @param origin such as http://127.0.0.1:3000
 * @param deliver defaults to the network
 */
export function testClient(origin: string, deliver: Send = fetch): TestClient {
  async function send<Value, Failure>(
    session: TestSession | null,
    [method, path, body, headers]: readonly [string, string, unknown?, Record<string, string>?],
  ): Promise<Answer<Value, Failure>> {
    const response = await deliver(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(session ? { authorization: `Bearer ${session.access_token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const common = { status: response.status, headers: response.headers }
    return response.ok
      ? { ...common, ok: true, body: parse<Value>(response, text) }
      : { ...common, ok: false, body: parse<Failure>(response, text) }
  }

  const actor = (session: TestSession | null): Actor => ({
    session,
    call: (name, input, headers) => send(session, ['POST', `/rest/v1/rpc/${name}`, input, headers]),
    request: (...request) => send(session, request),
  })

  async function authenticate(path: string, body: unknown): Promise<Actor> {
    const version = { 'x-supabase-api-version': '2024-01-01' }
    const answer = await send<TestSession | object, AuthError>(null, ['POST', `/auth/v1${path}`, body, version])
    if (!answer.ok) throw new Error(`POST /auth/v1${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return actor('access_token' in answer.body ? answer.body : null)
  }

  return {
    visitor: actor(null),
    signUp: ({ email, password, ...data }) => authenticate('/signup', { email, password, data }),
    signIn: ({ email, password }) => authenticate('/token?grant_type=password', { email, password }),
    refresh: ({ session: former }) =>
      authenticate('/token?grant_type=refresh_token', { refresh_token: former?.refresh_token }),
  }
}

/** The contract defines the types of answers; the tests check that the server follows them. */
function parse<Body>(response: Response, text: string): Body {
  if (response.headers.get('content-type')?.includes('json')) return JSON.parse(text)
  return JSON.parse(text === '' ? 'null' : JSON.stringify(text))
}
