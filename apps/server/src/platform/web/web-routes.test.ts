import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../http/testing/test-server.ts'
import { LIMITS } from '../limits/limits.ts'

const pageFor = (address: string) =>
  `<!doctype html><meta name="support-email" content="${address}"><title>Squash</title>`
const page = pageFor('help@squash.example')
const built = pageFor('support@built.example')
const script = 'console.log("dishes")'
let root: string
let server: TestServer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'squash-web-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), built)
  await writeFile(join(root, 'index.html.br'), brotliCompressSync(built))
  await writeFile(join(root, 'assets/app-4f2a.js'), script)
  await writeFile(join(root, 'assets/app-4f2a.js.br'), brotliCompressSync(script))
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(root, 'sw.js'), script)
  await writeFile(join(root, '.stamp'), 'secret text')
  server = await startTestServer({
    webRoot: root,
    siteUrl: 'https://squash.example',
    pages: [
      {
        route: '/debates/:debateId',
        async head({ debateId }) {
          if (debateId === 'failing') throw new Error('the database is down')
          return debateId === 'dishes' ? { title: 'Who washes?', description: 'Vote on it' } : null
        },
      },
    ],
  })
})
afterAll(async () => {
  await server.stop()
  await rm(root, { recursive: true })
})

/** The response to a request without the headers that fetch adds. */
const statusLine = async (request: string, accept: string | undefined) => {
  const { hostname, port, host } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.write(`${request}\r\nHost: ${host}\r\n${accept ? `Accept: ${accept}\r\n` : ''}Connection: close\r\n\r\n`)
  return text(socket)
}

const get = (path: string, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { accept: 'text/html,*/*', ...headers } })

describe('the web app', () => {
  it.each(['/', '/dashboard', '/conflict/7d0c', '/login?next=%2Fdashboard'])('is served at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(page)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it('contains the operator’s support address, also under its file name', async () => {
    expect(await (await get('/index.html')).text()).toBe(page)
  })

  it('describes a shared page in its head, for link previews', async () => {
    const html = await (await get('/debates/dishes?from=chat')).text()
    expect(html).toContain('<title>Who washes?</title>')
    expect(html).toContain('<meta property="og:url" content="https://squash.example/debates/dishes" />')
    expect(html).toContain('help@squash.example')
  })

  it.each(['/debates/private', '/debates/failing'])(
    'is served unchanged when there is nothing to describe: %s',
    async (path) => {
      expect(await (await get(path)).text()).toBe(page)
    },
  )

  it('is rate-limited where its head costs a read', async () => {
    const page = { route: '/debates/:debateId', countsAsRead: true, head: () => null }
    const limited = await startTestServer({ webRoot: root, rateLimits: 2 / LIMITS.read.points, pages: [page] })
    const statusOf = async (path: string) => (await limited.request(path)).status
    expect([await statusOf('/debates/dishes'), await statusOf('/debates/rent')]).toEqual([200, 200])
    const refused = await limited.request('/debates/rent')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('That was a lot of requests at once')
    expect(await statusOf('/dashboard')).toBe(200)
    await limited.stop()
  })

  it('is not sent again if the client already has it', async () => {
    const etag = (await get('/dashboard')).headers.get('etag') ?? ''
    expect((await get('/login', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['br', 'identity'])('is served with encoding %s on request', async (encoding) => {
    const response = await get('/assets/app-4f2a.js', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(await response.text()).toBe(script)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  })

  it('may be cached forever if the name contains a hash, otherwise for an hour', async () => {
    expect((await get('/assets/app-4f2a.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('has a service worker that browsers revalidate on every check', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
  })

  it('has a shell for the service worker, which search engines leave out', async () => {
    const response = await get('/shell')
    expect(await response.text()).toBe(page)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it.each([
    '/rest/v1/rpc/nothing',
    '/auth/v1/nothing',
    '/functions/v1/nothing',
    '/realtime/v1/nothing',
    '/dev/nothing',
    '/assets/gone.js',
    '/.well-known/nothing',
    '//auth/v1/health',
  ])('is not served at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'request.unknown_call' })
  })

  it.each(['*/*', 'text/*;q=0.8', undefined])('is served at a link to a client that accepts %s', async (accept) => {
    const status = await statusLine(`GET /debates/dishes HTTP/1.1`, accept)
    expect(status).toContain('200 OK')
    expect(status).toContain('<title>Who washes?</title>')
  })

  it.each(['/nothing', '/dashboard/nothing', '/conflict', '/quest/one/two', '/index.html'])(
    'shows at %s that there is no such page, with status 404',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).toBe(page)
    },
  )

  it.each(['/quest', '/quest/apologies', '/Dashboard', '/dashboard/', '/debates/respond'])(
    'has a screen at %s',
    async (path) => {
      expect((await get(path)).status).toBe(200)
    },
  )

  it('is only for page views: programs and forms get a plain 404', async () => {
    expect((await get('/dashboard', { accept: 'application/json' })).status).toBe(404)
    expect((await server.request('/dashboard', { body: {}, headers: { accept: 'text/html' } })).status).toBe(404)
  })

  it.each(['/..%2f..%2fsecret', '/assets/..%2f.stamp', '/%2e%2e/secret', '/.stamp'])(
    'never exposes what %s hides',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('secret text')
    },
  )
})
