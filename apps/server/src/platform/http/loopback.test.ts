import { describe, expect, it } from 'vitest'
import { devMailAllowed, isLoopback, type Origin } from './loopback.ts'

describe('the loopback check', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '::1', '[::1]', '::ffff:127.0.0.1'])(
    'accepts %s',
    (host) => {
      expect(isLoopback(host)).toBe(true)
    },
  )

  it.each(['', '0.0.0.0', '10.0.0.1', '127.0.0.1.example.org', 'localhost.example.org', 'notlocalhost', '::2'])(
    'rejects "%s"',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})

describe('captured mail', () => {
  const here: Origin = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }
  const settings = { environment: 'development', siteUrl: 'http://127.0.0.1:3000', mail: { smtpUrl: null } }

  it('is visible to a user on this machine', () => {
    expect(devMailAllowed(here, settings)).toBe(true)
    expect(devMailAllowed({ remoteAddress: '::1', headers: { host: '[::1]:3000' } }, settings)).toBe(true)
  })

  it.each<[string, Partial<Origin>, object]>([
    ['in production', {}, { environment: 'production' }],
    ['when real mail is sent', {}, { mail: { smtpUrl: 'smtp://mail' } }],
    ['when the site has a public URL', {}, { siteUrl: 'https://squash.example' }],
    ['to another machine', { remoteAddress: '192.168.0.7' }, {}],
    ['to a closed connection', { remoteAddress: undefined }, {}],
    ['through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' } }, {}],
    [
      'through a proxy that sends X-Forwarded-Host',
      { headers: { host: 'localhost', 'x-forwarded-host': 'a.example' } },
      {},
    ],
    ['through a proxy that sends Forwarded', { headers: { host: 'localhost', forwarded: 'for=203.0.113.9' } }, {}],
    ['through a gateway', { headers: { host: 'localhost', via: '1.1 gateway' } }, {}],
    ['to a page that uses DNS rebinding', { headers: { host: 'evil.example:3000' } }, {}],
    ['to a name that looks like ours', { headers: { host: '127.0.0.1.evil.example' } }, {}],
    ['to a name with a password before it', { headers: { host: 'localhost@evil.example' } }, {}],
    ['without a Host', { headers: {} }, {}],
  ])('is never visible %s', (_where, origin, other) => {
    expect(devMailAllowed({ ...here, ...origin }, { ...settings, ...other })).toBe(false)
  })
})
