import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { portOf } from './loopback.ts'
import { memoryAdapter } from './oidc-memory.ts'

/** A user with an account at the provider. */
export type ProviderPerson = {
  sub: string
  name?: string
  given_name?: string
  family_name?: string
  email?: string
  email_verified?: boolean
  picture?: string
}

/** How the provider handles the next requests, all of them or those to one path. */
type ProviderManners = 'answer' | 'be down' | 'hang' | 'send HTML' | 'send 5 MB' | { brokenPath: string }

export type OidcProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  people: Map<string, ProviderPerson>
  /** Sets the one client's redirect URI. Until then, the provider serves no client. */
  register(redirectUri: string): void
  behave(manners: ProviderManners): void
  /** A token that the provider signs for a client that requested it directly; times in seconds from now. */
  idToken(claims: JWTPayload, times?: { issuedAt?: number; expires?: number }): Promise<string>
  /** Goes through a sign-in as a browser would. @returns the URL that the provider redirects to */
  signInAs(sub: string, authorizationUrl: string): Promise<string>
  close(): Promise<void>
}

/** A certified OpenID provider on loopback with a page for choosing a user. It requires PKCE. */
export async function startOidcProvider(given: { people: readonly ProviderPerson[] }): Promise<OidcProvider> {
  const people = new Map(given.people.map((person) => [person.sub, person]))
  const client = { clientId: 'squash-test', clientSecret: randomUUID() }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomUUID()
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }

  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${portOf(server)}`
  let provider: Provider | null = null
  let manners: ProviderManners = 'answer'
  server.on('request', (request, response) => {
    if (misbehave(manners, request, response)) return
    if (provider === null) response.writeHead(503).end()
    else if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response)
    else void provider.callback()(request, response)
  })

  return {
    issuer,
    ...client,
    people,
    register: (redirectUri) => {
      provider = new Provider(issuer, configuration({ ...client, redirectUri, people, key }))
    },
    behave: (next) => {
      manners = next
    },
    async idToken(claims, { issuedAt = 0, expires = 600 } = {}) {
      const now = Math.floor(Date.now() / 1000)
      return await new SignJWT({ iss: issuer, aud: client.clientId, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuedAt(now + issuedAt)
        .setExpirationTime(now + expires)
        .sign(privateKey)
    },
    signInAs: (sub, authorizationUrl) => walk(issuer, sub, authorizationUrl),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function configuration(given: {
  clientId: string
  clientSecret: string
  redirectUri: string
  people: ReadonlyMap<string, ProviderPerson>
  key: object
}): Configuration {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: given.clientId,
        client_secret: given.clientSecret,
        redirect_uris: [given.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [given.key] },
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: async (_context, sub) => ({ accountId: sub, claims: async () => ({ ...given.people.get(sub), sub }) }),
    // Users who sign in here have consented to everything.
    async loadExistingGrant(context) {
      const { client, session, provider } = context.oidc
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/** The page for choosing a user, and the response to a choice. */
async function interact(
  provider: Provider,
  people: ReadonlyMap<string, ProviderPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chosen = new URL(request.url ?? '', 'http://localhost').searchParams.get('as')
  if (chosen === 'nobody') {
    return await provider.interactionFinished(request, response, { error: 'access_denied' })
  }
  if (chosen !== null) {
    return await provider.interactionFinished(request, response, { login: { accountId: chosen } })
  }
  const links = [...people.values()].map(
    ({ sub, name }) => `<li><a href="?as=${encodeURIComponent(sub)}">${name ?? sub}</a></li>`,
  )
  response.writeHead(200, { 'Content-Type': 'text/html' })
  response.end(
    `<!doctype html><html lang="en"><title>Who are you?</title><link rel="icon" href="data:,"><h1>Who are you?</h1>
    <ul>${links.join('')}<li><a href="?as=nobody">Cancel</a></li></ul></html>`,
  )
}

function misbehave(manners: ProviderManners, request: IncomingMessage, response: ServerResponse): boolean {
  if (typeof manners === 'object') {
    if (!request.url?.startsWith(manners.brokenPath)) return false
    response.writeHead(500).end('broken')
    return true
  }
  switch (manners) {
    case 'answer':
      return false
    case 'hang':
      return true
    case 'be down':
      response.writeHead(503).end()
      return true
    case 'send HTML':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>')
      return true
    case 'send 5 MB':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"a":"${'a'.repeat(5_000_000)}"}`)
      return true
  }
}

/** Follows redirects with the provider's cookies until one leaves the provider. */
async function walk(issuer: string, sub: string, authorizationUrl: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = authorizationUrl
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) {
      if (!url.includes('/interaction/'))
        throw new Error(`The provider answered ${answer.status} at ${new URL(url).pathname}`)
      url = `${url}?as=${encodeURIComponent(sub)}`
      continue
    }
    url = new URL(location, url).href
    if (!url.startsWith(issuer)) return url
  }
  throw new Error('The provider never led back')
}
