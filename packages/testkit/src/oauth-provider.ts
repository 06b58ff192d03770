import { createHash, randomUUID } from 'node:crypto'
import { type Loopback, startLoopback } from './loopback.ts'

/**
 * An OAuth 2 service with an API of its own, like GitHub and Discord, at which every browser signs in as the same user.
 */
export type OAuthProvider = {
  origin: string
  clientId: string
  clientSecret: string
  /** The API's answers, by path; a string is sent unchanged. */
  api: Map<string, unknown>
  /** Signs in at `authorizationUrl`. @returns the URL that the browser is redirected to */
  signIn(authorizationUrl: string): string
  close(): Promise<void>
}

/** Starts the service. It checks the client's secret and the verifier, and accepts each code once. */
export async function startOAuthProvider(api: Record<string, unknown>): Promise<OAuthProvider> {
  const client = { clientId: 'squash-test', clientSecret: randomUUID() }
  const answers = new Map(Object.entries(api))
  const challenges = new Map<string, string>()
  const tokens = new Set<string>()
  const loopback: Loopback = await startLoopback((request, body, response) => {
    const send = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(typeof value === 'string' ? value : JSON.stringify(value))
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    if (request.method === 'POST') {
      const form = new URLSearchParams(body)
      const challenge = challenges.get(form.get('code') ?? '')
      challenges.delete(form.get('code') ?? '')
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isClient = form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret
      if (!isClient || challenge !== verifier) return void send(200, { error: 'bad_verification_code' })
      const token = randomUUID()
      tokens.add(token)
      return void send(200, { access_token: token, token_type: 'bearer', scope: '' })
    }
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return void send(401, {})
    return void (answers.has(path) ? send(200, answers.get(path)) : send(404, {}))
  })
  return {
    origin: loopback.origin,
    ...client,
    api: answers,
    signIn(authorizationUrl) {
      const asked = new URL(authorizationUrl).searchParams
      const code = randomUUID()
      challenges.set(code, asked.get('code_challenge') ?? '')
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
      return back.href
    },
    close: () => loopback.close(),
  }
}
