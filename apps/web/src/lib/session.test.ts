import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseStoredSession } from './session.ts'

const stored = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: 1_800_000_000,
  user: { id: 'maya', email: 'maya@example.com', user_metadata: { first_name: 'Maya' } },
}
const without = (key: keyof typeof stored) => JSON.stringify({ ...stored, [key]: undefined })

describe('the session kept in the browser', () => {
  it('says who is signed in, and until when in milliseconds', () => {
    expect(parseStoredSession(JSON.stringify(stored))).toEqual({
      accessToken: 'a.b.c',
      expiresAt: 1_800_000_000_000,
      user: { id: 'maya', email: 'maya@example.com', firstName: 'Maya', owesFactor: false },
    })
  })

  it.each([
    [{ aal: 'aal1' }, [{ status: 'verified' }], true],
    [{ aal: 'aal2', name: 'Zoë?>' }, [{ status: 'verified' }], false],
    [{ aal: 'aal1' }, [{ status: 'unverified' }], false],
    [{ aal: 'aal1' }, undefined, false],
    [{}, [null, { status: 'verified' }], true],
    [{ user_metadata: { aal: 'aal2' } }, [{ status: 'verified' }], true],
  ])('given token claims %j and factors %j, owes a second factor: %s', (claims, factors, owes) => {
    const access_token = `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`
    const session = { ...stored, access_token, user: { ...stored.user, factors } }
    expect(parseStoredSession(JSON.stringify(session))?.user.owesFactor).toBe(owes)
  })

  it.each([
    ['absent', null],
    ['not JSON', '{'],
    ['a list', '[]'],
    ['without an access token', without('access_token')],
    ['without a refresh token', without('refresh_token')],
    ['without an end', without('expires_at')],
    ['without a person', without('user')],
  ])('is discarded when it is %s', (_how, json) => {
    expect(parseStoredSession(json)).toBeNull()
  })
})

describe('why a session ended', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(['ended', 'banned'] as const)('is still known after a reload: %s', async (how) => {
    const tab = browserTab()
    const page = await tab.load()
    page.leaveSession(how)
    expect((await tab.load()).currentSession()).toEqual({ status: 'signed-out', how })
  })

  it('is forgotten when Maya signs in again and then signs out herself', async () => {
    const tab = browserTab()
    const before = await tab.load()
    before.leaveSession('ended')
    before.enterSession({ id: 'maya', email: 'maya@example.com', firstName: 'Maya', owesFactor: false })
    before.leaveSession('left')
    expect((await tab.load()).currentSession()).toEqual({ status: 'signed-out', how: 'none' })
  })
})

/** A tab in which Maya is signed in; each `load` is a reload of its page. */
function browserTab() {
  vi.stubGlobal('localStorage', memory({ 'squash-auth': JSON.stringify(stored) }))
  vi.stubGlobal('sessionStorage', memory({}))
  return {
    load: async () => {
      vi.resetModules()
      return import('./session.ts')
    },
  }
}

function memory(entries: Record<string, string>) {
  const items = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}
