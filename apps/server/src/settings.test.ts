import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_CRISIS_RESOURCES } from '@squash/rules/safety/crisis/default-resources'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from './settings.ts'

const settingsOf = (env: Record<string, string>) => {
  const result = readSettings(env)
  if (!result.ok) throw new Error(result.problem)
  return result.settings
}
const problemOf = (env: Record<string, string>) => {
  const result = readSettings(env)
  return result.ok ? null : result.problem
}

const key = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43), d: 'd'.repeat(43) }
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
const elsewhere = { SITE_URL: 'https://squash.example', SMTP_URL: 'smtp://mail.example:587' }

describe('reading the settings', () => {
  it('needs no variables to try Squash on one machine', () => {
    expect(settingsOf({})).toEqual({
      environment: 'development',
      role: 'all',
      host: '127.0.0.1',
      port: 3000,
      workerPort: null,
      siteUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      drain: 0,
      corsOrigins: [],
      database: { kind: 'embedded', dataDir: '.data' },
      ai: null,
      mail: { smtpUrl: null, from: 'Squash <no-reply@localhost>' },
      auth: {
        autoconfirm: true,
        signupDisabled: false,
        web3: false,
        phoneFactors: false,
        factorKeys: [],
        jwtKeys: null,
        passwordMin: 6,
        requireCurrentPassword: false,
        requireReauthentication: false,
        redirectAllow: [],
        providers: [],
        saml: { identityProviders: [] },
        manualLinking: false,
        phoneProvider: false,
      },
      smsUrl: null,
      reddit: null,
      stripe: null,
      push: { keys: null, subject: 'mailto:support@localhost' },
      serviceKey: null,
      crisisResources: DEFAULT_CRISIS_RESOURCES,
      safetyHints: null,
      supportEmail: 'support@localhost',
      retentionDays: null,
      rateLimits: 1,
      tracesTo: null,
      metricsTo: null,
      logLevel: 'info',
    })
  })

  it('treats an empty variable as unset', () => {
    expect(settingsOf({ PORT: '', SITE_URL: '', SMTP_URL: '' })).toEqual(settingsOf({}))
  })

  it.each<[Record<string, string>, object]>([
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://127.0.0.1:8080' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', siteUrl: 'http://127.0.0.1:3000' }],
    [{ HOST: '::1' }, { siteUrl: 'http://[::1]:3000' }],
    [{ SITE_URL: 'http://localhost:5173/' }, { siteUrl: 'http://localhost:5173' }],
    [
      { DATABASE_URL: 'postgres://squash@db/squash' },
      { database: { kind: 'postgres', url: 'postgres://squash@db/squash', directUrl: 'postgres://squash@db/squash' } },
    ],
    [{ DATABASE_URL: 'postgres://db/squash' }, { database: { isPrepared: true } }],
    [{ DATABASE_URL: 'postgres://db/squash', DATABASE_PREPARED: 'off' }, { database: { isPrepared: false } }],
    [
      { DATABASE_URL: 'postgres://pool/squash', DATABASE_DIRECT_URL: 'postgres://db/squash' },
      { database: { url: 'postgres://pool/squash', directUrl: 'postgres://db/squash', isPrepared: false } },
    ],
    [
      {
        DATABASE_URL: 'postgres://pool/squash',
        DATABASE_DIRECT_URL: 'postgres://db/squash',
        DATABASE_PREPARED: 'on',
      },
      { database: { isPrepared: true } },
    ],
    [
      { DATABASE_URL: 'postgres://db/squash', DATABASE_REPLICA_URL: 'postgres://standby/squash' },
      { database: { replicaUrl: 'postgres://standby/squash' } },
    ],
    [{ DATABASE_URL: 'postgres://db/squash' }, { database: { replicaUrl: null } }],
    [{ DRAIN_SECONDS: '5' }, { drain: 5_000 }],
    [collector, { tracesTo: 'http://collector:4318', metricsTo: 'http://collector:4318' }],
    [
      { ...collector, OTEL_TRACES_EXPORTER: 'none' },
      { tracesTo: null, metricsTo: 'http://collector:4318' },
    ],
    [
      { ...collector, OTEL_METRICS_EXPORTER: 'none' },
      { tracesTo: 'http://collector:4318', metricsTo: null },
    ],
    [{ WORKER_PORT: '3001' }, { port: 3000, workerPort: 3001 }],
    [{ DATABASE_URL: 'postgresql://db/squash', ROLE: 'worker' }, { role: 'worker' }],
    [{ DATA_DIR: '/var/lib/squash' }, { database: { kind: 'embedded', dataDir: '/var/lib/squash' } }],
    [elsewhere, { mail: { smtpUrl: 'smtp://mail.example:587', from: 'Squash <no-reply@squash.example>' } }],
    [elsewhere, { auth: { autoconfirm: false }, supportEmail: 'support@squash.example' }],
    [{ MAIL_FROM: 'hello@squash.example' }, { mail: { from: 'hello@squash.example' } }],
    [{ AUTH_AUTOCONFIRM: 'off' }, { auth: { autoconfirm: false } }],
    [{ AUTH_AUTOCONFIRM: 'true', SMTP_URL: 'smtps://mail' }, { auth: { autoconfirm: true } }],
    [{ AUTH_PHONE: 'on' }, { auth: { phoneProvider: true }, smsUrl: null }],
    [{ SMS_URL: 'https://sms.example/send' }, { smsUrl: 'https://sms.example/send' }],
    [{ AUTH_WEB3: 'on', AUTH_PHONE_FACTORS: 'on' }, { auth: { web3: true, phoneFactors: true } }],
    [
      { AUTH_FACTOR_KEYS: `${'a'.repeat(32)}, ${'b'.repeat(32)}` },
      { auth: { factorKeys: ['a'.repeat(32), 'b'.repeat(32)] } },
    ],
    [
      { AUTH_REQUIRE_CURRENT_PASSWORD: 'on', AUTH_REQUIRE_REAUTHENTICATION: 'on' },
      { auth: { requireCurrentPassword: true, requireReauthentication: true } },
    ],
    [{ AUTH_SIGNUP_DISABLED: 'on', AUTH_PASSWORD_MIN: '12' }, { auth: { signupDisabled: true, passwordMin: 12 } }],
    [
      { AUTH_REDIRECT_ALLOW: 'https://a.example/**, squash://**' },
      { auth: { redirectAllow: ['https://a.example/**', 'squash://**'] } },
    ],
    [{ JWT_KEYS: JSON.stringify({ keys: [key] }) }, { auth: { jwtKeys: { keys: [key] } } }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: null }],
    [{ RATE_LIMITS: '100' }, { rateLimits: 100 }],
    [{ SAFETY_HINTS: 'off' }, { safetyHints: 'off' }],
    [{ SAFETY_HINTS: '0.9' }, { safetyHints: 0.9 }],
    [{ RETENTION_DAYS: '90' }, { retentionDays: 90 }],
    [{ CORS_ORIGINS: 'off' }, { corsOrigins: [] }],
    [{ CORS_ORIGINS: '*' }, { corsOrigins: ['*'] }],
    [
      { CORS_ORIGINS: 'https://app.example.org, http://localhost:8080' },
      { corsOrigins: ['https://app.example.org', 'http://localhost:8080'] },
    ],
    [{ TRUST_PROXY: 'on' }, { trustProxy: { hops: 1 } }],
    [{ TRUST_PROXY: '2' }, { trustProxy: { hops: 2 } }],
    [{ TRUST_PROXY: '10.0.0.0/8, 192.168.0.1' }, { trustProxy: { networks: ['10.0.0.0/8', '192.168.0.1'] } }],
    [
      { NODE_ENV: 'production', LOG_LEVEL: 'debug' },
      { environment: 'production', logLevel: 'debug' },
    ],
  ])('understands %o', (env, expected) => {
    expect(settingsOf(env)).toMatchObject(expected)
  })

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'three' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ SITE_URL: 'squash.example' }, 'SITE_URL must be a URL that starts with http:// or https://'],
    [{ SITE_URL: 'https://squash.example/app' }, 'SITE_URL must be an origin, without a path'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
    [
      { DATABASE_DIRECT_URL: 'postgres://db/squash' },
      'DATABASE_URL is missing: DATABASE_DIRECT_URL is a second way to the same database',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://standby/squash' },
      'DATABASE_URL is missing: DATABASE_REPLICA_URL is a standby of it, and the embedded database has none',
    ],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
    [{ MAIL_FROM: 'Squash' }, 'MAIL_FROM must be an address, such as Squash <no-reply@example.org>'],
    [{ ROLE: 'boss' }, 'ROLE must be one of all, web, worker'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be one of development, production, test'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    [{ AUTH_AUTOCONFIRM: 'maybe' }, 'AUTH_AUTOCONFIRM must be on or off'],
    [{ AUTH_FACTOR_KEYS: `${'a'.repeat(32)},short` }, 'AUTH_FACTOR_KEYS must have at least 32 characters in each key'],
    [{ AUTH_SIGNUP_DISABLED: '2' }, 'AUTH_SIGNUP_DISABLED must be on or off'],
    [{ AUTH_PASSWORD_MIN: '5' }, 'AUTH_PASSWORD_MIN must be a whole number from 6 to 72'],
    [{ JWT_KEYS: 'secret' }, 'JWT_KEYS is not JSON'],
    [{ SERVICE_KEY: 'short' }, 'SERVICE_KEY must have at least 16 characters'],
    [{ SERVICE_KEY: 'the key of the operator' }, 'SERVICE_KEY must be printable ASCII without spaces'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an email address'],
    [{ SAFETY_HINTS: '2' }, 'SAFETY_HINTS must be on, off or a probability between 0 and 1'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS must be off or a number of days, at least 1'],
    [{ RATE_LIMITS: '-1' }, 'RATE_LIMITS must be on, off or a factor above 0'],
    [
      { CORS_ORIGINS: 'https://app.example.org/' },
      'CORS_ORIGINS must be off, *, or a list of origins such as https://app.example.org',
    ],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY must be off, on, a number of proxies, or a list of networks'],
    [{ AI_BASE_URL: 'http://ai/v1' }, 'AI_MODEL is missing: a provider needs AI_BASE_URL and AI_MODEL'],
    [{ AI_API_KEY: 'sk-1' }, 'AI_BASE_URL is missing: a provider needs AI_BASE_URL and AI_MODEL'],
    [{ ROLE: 'worker' }, 'ROLE must be all on the embedded database; several processes need DATABASE_URL'],
  ])('rejects %o with one line that names the variable', (env, problem) => {
    expect(problemOf(env)).toBe(problem)
  })

  it('never repeats a wrong value, which may be a secret in the wrong place', () => {
    for (const name of ['PORT', 'DATABASE_URL', 'SMTP_URL', 'JWT_KEYS', 'SERVICE_KEY', 'ROLE', 'SITE_URL']) {
      expect(problemOf({ [name]: 'hunter2' })).not.toContain('hunter2')
    }
  })

  it('allows automatic confirmation of addresses on a loopback site only', () => {
    for (const site of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(problemOf({ SITE_URL: site, AUTH_AUTOCONFIRM: 'on' })).toBeNull()
    }
    const refused = /^AUTH_AUTOCONFIRM must be off because SITE_URL is not a loopback address/
    expect(problemOf({ SITE_URL: 'https://squash.example' })).toMatch(refused)
    expect(problemOf({ ...elsewhere, AUTH_AUTOCONFIRM: 'on' })).toMatch(refused)
    expect(problemOf({ SITE_URL: 'http://127.0.0.1.example.org', AUTH_AUTOCONFIRM: 'on' })).toMatch(refused)
    expect(problemOf({ SITE_URL: 'https://squash.example', AUTH_AUTOCONFIRM: 'off' })).toBeNull()
  })
})

describe('the list of crisis resources', () => {
  const listOf = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'squash-crisis-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'list.json'), text)
    return join(folder, 'list.json')
  }
  const own = { ...DEFAULT_CRISIS_RESOURCES, countries: {} }

  it("may be the operator's own", async () => {
    const path = await listOf(JSON.stringify(own))
    expect(settingsOf({ CRISIS_RESOURCES: path }).crisisResources).toEqual(own)
  })

  it.each([
    ['{', 'CRISIS_RESOURCES is not JSON'],
    ['[]', 'CRISIS_RESOURCES is not an object'],
    [
      JSON.stringify({ ...own, international: [] }),
      'CRISIS_RESOURCES international is not a list of at least one resource',
    ],
  ])('stops the start and names the place of an error: %s', async (text, problem) => {
    expect(problemOf({ CRISIS_RESOURCES: await listOf(text) })).toBe(problem)
  })

  it('stops the start when its file is missing, without repeating the path', () => {
    const problem = 'CRISIS_RESOURCES is not a readable file'
    expect(problemOf({ CRISIS_RESOURCES: '/nowhere/list.json' })).toBe(problem)
  })
})
