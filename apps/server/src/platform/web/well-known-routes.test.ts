import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../http/testing/test-server.ts'
import { wellKnownRoutes } from './well-known-routes.ts'

const now = new Date('2026-11-21T23:30:00Z')
let server: TestServer
afterEach(() => server.stop())

async function squashAt(siteUrl: string) {
  const routes = () => [wellKnownRoutes({ siteUrl, supportEmail: 'help@squash.example', clock: { now: () => now } })]
  server = await startTestServer({ siteUrl, routes })
}
const fieldsAt = async (path: string) => {
  const response = await server.request(path)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trimEnd().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
}

describe('a security researcher', () => {
  it('can read the contact, the policy, and the expiry date', async () => {
    await squashAt('https://squash.example')
    expect(await fieldsAt('/.well-known/security.txt')).toEqual({
      Contact: 'mailto:help@squash.example',
      Expires: '2027-05-20T00:00:00.000Z',
      'Preferred-Languages': 'en',
      Canonical: 'https://squash.example/.well-known/security.txt',
      Policy: 'https://squash.example/terms#security',
    })
  })

  it('gets no page URLs if the site does not use https', async () => {
    await squashAt('http://127.0.0.1:3000')
    expect(Object.keys(await fieldsAt('/.well-known/security.txt'))).toEqual([
      'Contact',
      'Expires',
      'Preferred-Languages',
    ])
  })
})

describe('a password manager', () => {
  it('is redirected to the password settings, and can tell that other URLs do not exist', async () => {
    await squashAt('https://squash.example')
    const response = await fetch(`${server.origin}/.well-known/change-password`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/security'])
    const nowhere = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await server.request(nowhere)).status).toBe(404)
  })
})
