import { describe, expect, it } from 'vitest'
import { messageProblem, type SignInMessage } from './message.ts'

const now = new Date('2026-03-06T12:00:00.000Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const settings = { siteUrl: 'https://squash.example', redirectAllow: ['https://*.partner.example/**'] }
const problem = (special: Partial<SignInMessage>, places = settings) =>
  messageProblem(
    {
      domain: 'squash.example',
      address: '',
      uri: new URL('https://squash.example/login'),
      issuedAt: now,
      expiresAt: null,
      notBefore: null,
      chainId: null,
      ...special,
    },
    { settings: places, now },
  )

describe('a signed message', () => {
  it('is accepted for this site, for allowed sites, and for this machine', () => {
    expect(problem({})).toBeNull()
    expect(problem({ domain: 'Squash.Example' })).toBeNull()
    expect(problem({ domain: 'app.partner.example', uri: new URL('https://app.partner.example/in') })).toBeNull()
    const local = { siteUrl: 'http://localhost:3000', redirectAllow: [] }
    expect(problem({ domain: 'anything', uri: new URL('http://localhost:3000/') }, local)).toBeNull()
  })

  it.each<[string, Partial<SignInMessage>, string]>([
    ['over plain HTTP', { uri: new URL('http://squash.example/') }, 'https'],
    ['over another scheme', { uri: new URL('solana:squash.example') }, 'https'],
    ['when made for another app', { domain: 'evil.example', uri: new URL('https://evil.example/') }, 'another app'],
    ['with a user name in the address', { uri: new URL('https://squash.example@evil.example/') }, 'another app'],
    ['when its domain is not that of its URI', { domain: 'evil.example' }, 'Domain'],
    ['when its domain has another port', { domain: 'squash.example:8443' }, 'Domain'],
    ['when dated ten minutes ago', { issuedAt: minutes(-10) }, 'Issued At'],
    ['when dated ten minutes ahead', { issuedAt: minutes(10) }, 'Issued At'],
    ['when it has just expired', { expiresAt: now }, 'expired'],
    ['when it is not valid yet', { notBefore: new Date(now.getTime() + 1) }, 'not valid yet'],
  ])('is not accepted %s', (_what, special, why) => {
    expect(problem(special)).toContain(why)
  })

  it('is accepted until the moment it expires', () => {
    expect(problem({ issuedAt: minutes(-9.99), expiresAt: minutes(0.01), notBefore: now })).toBeNull()
  })
})
