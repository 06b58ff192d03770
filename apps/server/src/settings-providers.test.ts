import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSamlProvider } from '@squash/testkit/saml-provider'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const authOf = (env: Record<string, string>) => {
  const result = readSettings(env)
  if (!result.ok) throw new Error(result.problem)
  return result.settings.auth
}
const problemOf = (env: Record<string, string>) => {
  const result = readSettings(env)
  return result.ok ? null : result.problem
}

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const pair = (name: string) => ({
  [`AUTH_PROVIDERS_${name}_CLIENT_ID`]: 'id',
  [`AUTH_PROVIDERS_${name}_CLIENT_SECRET`]: 'secret',
})
const apple = {
  AUTH_PROVIDERS_APPLE_CLIENT_ID: 'org.example.web, org.example.phone',
  AUTH_PROVIDERS_APPLE_TEAM_ID: 'TEAM',
  AUTH_PROVIDERS_APPLE_KEY_ID: 'KEY',
  AUTH_PROVIDERS_APPLE_PRIVATE_KEY: appleKey.replaceAll('\n', '\\n'),
}
const club = { AUTH_PROVIDERS_OIDC_CLUB_ISSUER: 'https://club.example', ...pair('OIDC_CLUB') }

describe('identity providers', () => {
  it('are empty by default', () => {
    expect(authOf({})).toMatchObject({ providers: [], saml: { identityProviders: [] }, manualLinking: false })
  })

  it('include each provider whose variables are set', () => {
    const { providers } = authOf({ ...pair('GOOGLE'), ...pair('GITHUB'), ...pair('DISCORD'), ...apple, ...club })
    expect(providers.map(({ name }) => name)).toEqual(['google', 'github', 'discord', 'apple', 'club'])
    expect(providers[3]).toMatchObject({
      clientId: 'org.example.web',
      furtherClientIds: ['org.example.phone'],
      clientSecret: { teamId: 'TEAM', keyId: 'KEY', privateKey: appleKey },
    })
    expect(providers[4]).toMatchObject({ kind: 'oidc', issuer: 'https://club.example', clientId: 'id' })
  })

  it('can include a GitHub Enterprise server', () => {
    const [github] = authOf({ ...pair('GITHUB'), AUTH_PROVIDERS_GITHUB_URL: 'https://git.example/' }).providers
    expect(github).toMatchObject({
      tokenEndpoint: 'https://git.example/login/oauth/access_token',
      apiBase: 'https://git.example/api/v3',
    })
  })

  it.each<[Record<string, string>, string]>([
    [
      { AUTH_PROVIDERS_GOOGLE_CLIENT_ID: 'id' },
      'AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET is missing: a provider needs AUTH_PROVIDERS_GOOGLE_CLIENT_ID, AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET',
    ],
    [{ AUTH_PROVIDERS_FACEBOOK_CLIENT_ID: 'id' }, 'AUTH_PROVIDERS_FACEBOOK_CLIENT_ID is not a setting'],
    [
      { ...club, AUTH_PROVIDERS_OIDC_CLUB_ISSUER: 'http://club.example' },
      'AUTH_PROVIDERS_OIDC_CLUB_ISSUER must be a URL that starts with https://',
    ],
    [
      { ...club, AUTH_PROVIDERS_OIDC_CLUB_ISSUER: 'club' },
      'AUTH_PROVIDERS_OIDC_CLUB_ISSUER must be a URL that starts with https://',
    ],
    [
      { AUTH_PROVIDERS_OIDC_GOOGLE_ISSUER: 'https://club.example', ...pair('OIDC_GOOGLE') },
      'AUTH_PROVIDERS_OIDC_GOOGLE_ISSUER needs another name: this one is taken, or has characters other than A-Z, 0-9 and _',
    ],
    [
      { AUTH_PROVIDERS_OIDC_EMAIL_ISSUER: 'https://club.example', ...pair('OIDC_EMAIL') },
      'AUTH_PROVIDERS_OIDC_EMAIL_ISSUER needs another name: this one is taken, or has characters other than A-Z, 0-9 and _',
    ],
    [
      { ...apple, AUTH_PROVIDERS_APPLE_PRIVATE_KEY: 'hunter2' },
      'AUTH_PROVIDERS_APPLE_PRIVATE_KEY must be the private key from Apple’s .p8 file',
    ],
    [{ AUTH_MANUAL_LINKING: 'maybe' }, 'AUTH_MANUAL_LINKING must be on or off'],
  ])('are rejected with one line that names the variable: %o', (env, problem) => {
    expect(problemOf(env)).toBe(problem)
  })
})

describe('an organisation', () => {
  it('is read from its metadata, inline or in a file', async () => {
    const { metadata, entityId } = await createSamlProvider()
    const path = join(mkdtempSync(join(tmpdir(), 'squash-saml-')), 'metadata.xml')
    writeFileSync(path, metadata)
    for (const given of [metadata, path]) {
      const env = { AUTH_SAML_OFFICE_METADATA: given, AUTH_SAML_OFFICE_DOMAINS: 'Office.example, office.example.org' }
      expect(authOf(env).saml.identityProviders).toMatchObject([
        { entityId, domains: ['office.example', 'office.example.org'] },
      ])
    }
    const twice = {
      AUTH_SAML_A_METADATA: metadata,
      AUTH_SAML_A_DOMAINS: 'a.example',
      AUTH_SAML_B_METADATA: metadata,
      AUTH_SAML_B_DOMAINS: 'b.example',
    }
    expect(problemOf(twice)).toBe('AUTH_SAML_B_DOMAINS or its metadata already belongs to another organisation')
  })

  it.each<[Record<string, string>, string]>([
    [
      { AUTH_SAML_A_METADATA: '<a/>' },
      'AUTH_SAML_A_DOMAINS is missing: an organisation may only sign people in at its own domains',
    ],
    [
      { AUTH_SAML_A_DOMAINS: 'a.example' },
      'AUTH_SAML_A_METADATA is missing: an organisation needs it and AUTH_SAML_A_DOMAINS',
    ],
    [
      { AUTH_SAML_A_METADATA: '<a/>', AUTH_SAML_A_DOMAINS: 'a.example' },
      'AUTH_SAML_A_METADATA is not the SAML metadata of an identity provider',
    ],
    [
      { AUTH_SAML_A_METADATA: '/nowhere/at/all', AUTH_SAML_A_DOMAINS: 'a.example' },
      'AUTH_SAML_A_METADATA is neither XML nor a readable file',
    ],
    [
      { AUTH_SAML_A_METADATA: '<a/>', AUTH_SAML_A_DOMAINS: '*' },
      'AUTH_SAML_A_DOMAINS must be a comma-separated list of domains, such as example.org',
    ],
    [{ AUTH_SAML_METADATA: '<a/>' }, 'AUTH_SAML_METADATA is not a setting'],
  ])('is rejected with one line that names the variable: %o', (env, problem) => {
    expect(problemOf(env)).toBe(problem)
  })
})
