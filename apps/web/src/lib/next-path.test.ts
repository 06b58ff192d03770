import { describe, expect, it } from 'vitest'
import { loginPath, nextPath } from './next-path.ts'

describe('the link to open after signing in', () => {
  it.each([
    ['/conflict/4f0c', '/conflict/4f0c'],
    ['/invite/abc?accept=1', '/invite/abc?accept=1'],
    ['/dashboard#top', '/dashboard'],
    ['/a/../profile', '/profile'],
  ])('is taken from ?next=%s as %s', (value, path) => {
    expect(nextPath(value)).toBe(path)
  })

  it.each([
    null,
    '',
    'conflict/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/',
    '/login?next=/login',
  ])('is ignored when it is %j', (value) => {
    expect(nextPath(value)).toBeNull()
  })

  it('survives the login page', () => {
    const login = new URL(loginPath('/invite/abc?accept=1', 'sign-up'), 'https://squash.example')
    expect(login.pathname).toBe('/login')
    expect(login.searchParams.get('mode')).toBe('sign-up')
    expect(nextPath(login.searchParams.get('next'))).toBe('/invite/abc?accept=1')
    expect(loginPath(null)).toBe('/login')
  })
})
