import { describe, expect, it } from 'vitest'
import { isAllowedTarget, redirectTarget } from './redirect.ts'

const site = {
  siteUrl: 'https://squabble.example',
  redirectAllow: ['https://*.preview.example/**', 'app://callback', 'https://docs.example/?', 'http://[::1]:4000/**'],
}
const local = { siteUrl: 'http://localhost:3000', redirectAllow: [] }

describe('a redirect target', () => {
  it.each([
    'https://squabble.example',
    'https://squabble.example/reset-password?step=2#top',
    'https://squabble.example:443/here',
    'https://pr-7.preview.example/welcome/back',
    'app://callback',
    'app://callback#fragment',
    'https://docs.example/a',
    'http://[::1]:4000/in',
  ])('may be %s', (target) => {
    expect(isAllowedTarget(site, target)).toBe(true)
  })

  it.each([
    'http://squabble.example',
    'https://squabble.example:8443/',
    'https://squabble.example.evil.example/',
    'https://evil.example/?https://squabble.example',
    'https://squabble.example@evil.example/',
    'https://a.b.preview.example/',
    'https://evil.example/.preview.example/',
    'https://docs.example/ab',
    '//squabble.example/',
    '/reset-password',
    'https:squabble.example',
    'https://squabble.example\\@evil.example/',
    'https://squabble.example\t/',
    'https://squabble.example/\r\nSet-Cookie: a=b',
    'https://squabblé.example/',
    'https://93.184.216.34/',
    'https://1572395042/',
    'https://0x5db8d822/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'not a url',
    '',
  ])('must not be %j', (target) => {
    expect(isAllowedTarget(site, target)).toBe(false)
  })

  it('may have any port on loopback, because development servers change ports', () => {
    expect(isAllowedTarget(local, 'http://localhost:5173/login')).toBe(true)
    expect(isAllowedTarget(local, 'http://127.0.0.1:3000/login')).toBe(false)
    expect(isAllowedTarget(local, 'http://2130706433:3000/')).toBe(false)
  })

  it('is never a script or file URL, even if a glob matches it', () => {
    expect(isAllowedTarget({ ...local, redirectAllow: ['**'] }, 'javascript://localhost/%0aalert(1)')).toBe(false)
    expect(isAllowedTarget({ ...local, redirectAllow: ['**'] }, 'file:///etc/passwd')).toBe(false)
  })
})

describe('where a link leads', () => {
  const call = (query: string, referer?: string) => ({
    query: new URLSearchParams(query),
    headers: new Headers(referer === undefined ? {} : { referer }),
  })

  it('is redirect_to, else the requesting page, else the site', () => {
    const asked = 'redirect_to=https://squabble.example/a'
    expect(redirectTarget(site, call(asked, 'https://squabble.example/b'))).toBe('https://squabble.example/a')
    expect(redirectTarget(site, call('', 'https://squabble.example/b'))).toBe('https://squabble.example/b')
    expect(redirectTarget(site, call(''))).toBe('https://squabble.example')
  })

  it('is the site when the requested target is not allowed, without an error', () => {
    expect(redirectTarget(site, call('redirect_to=https://evil.example', 'https://evil.example'))).toBe(site.siteUrl)
  })
})
