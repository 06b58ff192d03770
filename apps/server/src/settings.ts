import type { ExternalProviderSettings } from '@squash/auth/providers/settings'
import type { SamlSettings } from '@squash/auth/saml/settings'
import type { JwtKeys } from '@squash/auth/tokens/jwt-keys'
import type { CrisisResources } from '@squash/rules/safety/crisis/resource'
import { z } from 'zod'
import type { AllowedOrigins } from './platform/http/cors.ts'
import { isLoopback } from './platform/http/loopback.ts'
import type { TrustProxy } from './platform/http/trusted-proxies.ts'
import type { StripeSettings } from './platform/payments/stripe.ts'
import type { RedditSettings } from './platform/reddit/reddit-client.ts'
import { type AiSettings, readAi } from './settings-ai.ts'
import { readCrisisResources } from './settings-crisis.ts'
import { readSecretFiles } from './settings-files.ts'
import { readProviders } from './settings-providers.ts'
import { readSaml } from './settings-saml.ts'
import {
  asHints,
  asJwtKeys,
  asOrigins,
  asRateLimits,
  asRetention,
  asSwitch,
  asTrustProxy,
  base64url,
  number,
  oneOf,
  splitList,
  url,
} from './settings-values.ts'

/**
 * Everything configured by the environment, validated once at startup. docs/operations/settings.md describes each
 * variable.
 */
export type Settings = {
  environment: 'development' | 'production' | 'test'
  role: 'all' | 'web' | 'worker'
  host: string
  /** 0 lets the system choose. */
  port: number
  /** The port on which a worker serves its health and metrics; null: none. */
  workerPort: number | null
  /** The public URL of Squash: an origin without a trailing slash. */
  siteUrl: string
  trustProxy: TrustProxy
  /** How long a stopping process keeps answering while it reports that it is not ready, in milliseconds. */
  drain: number
  /** Origins whose pages may call the API; '*' for all. */
  corsOrigins: AllowedOrigins
  database:
    | { kind: 'embedded'; dataDir: string }
    /**
     * `directUrl` reaches the same database without a pooler in between, `replicaUrl` a standby of it; `isPrepared`:
     * recurring statements are prepared by name; `dataDir` is where an embedded database would be.
     */
    | {
        kind: 'postgres'
        url: string
        directUrl: string
        replicaUrl: string | null
        isPrepared: boolean
        dataDir: string
      }
  /** null: the canned mediator writes. */
  ai: AiSettings | null
  mail: { smtpUrl: string | null; from: string }
  auth: {
    autoconfirm: boolean
    signupDisabled: boolean
    /** Users may also sign in with a Solana wallet. */
    web3: boolean
    /** Phones may be second factors. */
    phoneFactors: boolean
    /**
     * Keys for the secrets of authenticator apps: the first encrypts, all decrypt. The first also keys the hashes of
     * addresses that requests are counted by. If there are none, one is generated once and kept in the database.
     */
    factorKeys: readonly string[]
    /** The operator's signing keys; null: one is generated once and kept in the database. */
    jwtKeys: JwtKeys | null
    passwordMin: number
    /** Changing the password requires the current one. */
    requireCurrentPassword: boolean
    /** Changing the password from a session older than a day requires a mailed or texted code. */
    requireReauthentication: boolean
    /** Globs of further redirect targets. */
    redirectAllow: readonly string[]
    providers: readonly ExternalProviderSettings[]
    saml: SamlSettings
    manualLinking: boolean
    /** Users may also sign up and in with phone numbers. */
    phoneProvider: boolean
  }
  /** An HTTP gateway for text messages; null captures them along with the mail. */
  smsUrl: string | null
  /** null: sample posts instead of a forum. */
  reddit: RedditSettings | null
  /** null: the test checkout in development, nothing in production. */
  stripe: StripeSettings | null
  /** How push services recognise this server. If the keys are null, they are generated once and kept in the database. */
  push: { keys: { publicKey: string; privateKey: string } | null; subject: string }
  serviceKey: string | null
  /** Crisis resources, by country. */
  crisisResources: CrisisResources
  /** 'off' gives no hints, a number is the probability of danger from which to give one, null the model's own. */
  safetyHints: 'off' | number | null
  supportEmail: string
  /** Days after which the messages of abandoned conflicts are deleted; null keeps them. */
  retentionDays: number | null
  /** Multiplies every rate limit; null switches them off. */
  rateLimits: number | null
  /** The OpenTelemetry collector that takes traces, and the one that takes metrics; null: none. */
  tracesTo: string | null
  metricsTo: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

type SettingsResult = { ok: true; settings: Settings } | { ok: false; problem: string }

const Environment = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  PORT: number(0, 65_535).default(3000),
  WORKER_PORT: number(0, 65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: url('http:', 'https:')
    .pipe(z.string().refine((value) => new URL(value).pathname === '/', 'must be an origin, without a path'))
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: z.string().transform(asTrustProxy).default(false),
  DRAIN_SECONDS: number(0, 300).default(0),
  CORS_ORIGINS: z.string().transform(asOrigins).default([]),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_DIRECT_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_PREPARED: z.string().transform(asSwitch).optional(),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, such as Squash <no-reply@example.org>')
    .optional(),
  AUTH_AUTOCONFIRM: z.string().transform(asSwitch).optional(),
  AUTH_SIGNUP_DISABLED: z.string().transform(asSwitch).default(false),
  AUTH_WEB3: z.string().transform(asSwitch).default(false),
  AUTH_PHONE_FACTORS: z.string().transform(asSwitch).default(false),
  AUTH_FACTOR_KEYS: z
    .string()
    .transform(splitList)
    .refine((keys) => keys.every((key) => key.length >= 32), 'must have at least 32 characters in each key')
    .default([]),
  JWT_KEYS: z.string().transform(asJwtKeys).optional(),
  // argon2id takes any length; 72 is the longest password that the protocol allows.
  AUTH_PASSWORD_MIN: number(6, 72).default(6),
  AUTH_REQUIRE_CURRENT_PASSWORD: z.string().transform(asSwitch).default(false),
  AUTH_REQUIRE_REAUTHENTICATION: z.string().transform(asSwitch).default(false),
  AUTH_PHONE: z.string().transform(asSwitch).default(false),
  SMS_URL: url('http:', 'https:').optional(),
  AUTH_MANUAL_LINKING: z.string().transform(asSwitch).default(false),
  AUTH_REDIRECT_ALLOW: z.string().transform(splitList).default([]),
  REDDIT_CLIENT_ID: z.string().optional(),
  REDDIT_CLIENT_SECRET: z.string().optional(),
  REDDIT_API_BASE: url('http:', 'https:').optional(),
  REDDIT_SUBREDDIT: z
    .string()
    .regex(/^\w{2,21}$/, 'must be the name of a subreddit, without r/')
    .default('AmItheAsshole'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  VAPID_PUBLIC_KEY: base64url(65).optional(),
  VAPID_PRIVATE_KEY: base64url(32).optional(),
  VAPID_SUBJECT: url('mailto:', 'https:').optional(),
  SERVICE_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    // It is sent as a bearer token, which ends at the first space.
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  CRISIS_RESOURCES: z.string().optional(),
  SAFETY_HINTS: z.string().transform(asHints).default(null),
  RETENTION_DAYS: z.string().transform(asRetention).default(null),
  RATE_LIMITS: z.string().transform(asRateLimits).default(1),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none').default('otlp'),
  OTEL_METRICS_EXPORTER: oneOf('otlp', 'none').default('otlp'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})
type Environment = z.infer<typeof Environment>

/**
 * Reads the environment. An empty variable counts as unset; a wrong one is an error, never a silent default.
 * @returns the settings, or one line that names the variable and never repeats its value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsResult {
  const given = readSecretFiles(withoutEmpty(env))
  return given.ok ? readEnvironment(given.env) : given
}

function withoutEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

function readEnvironment(given: Readonly<Record<string, string>>): SettingsResult {
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { ok: false, problem: `${issue?.path.join('.')} ${issue?.message}` }
  }
  const external = readProviders(given)
  if (!external.ok) return external
  const saml = readSaml(given)
  if (!saml.ok) return saml
  const ai = readAi(given)
  if (!ai.ok) return ai
  const crisis = readCrisisResources(parsed.data.CRISIS_RESOURCES)
  if (!crisis.ok) return crisis
  const settings = settingsOf(parsed.data, {
    providers: external.providers,
    saml,
    ai: ai.ai,
    crisisResources: crisis.resources,
  })
  const problem = contradiction(parsed.data, settings)
  return problem === null ? { ok: true, settings } : { ok: false, problem }
}

/** Settings parsed separately: from several variables of one kind, or from a file. */
type ReadApart = Pick<Settings['auth'], 'providers' | 'saml'> & Pick<Settings, 'ai' | 'crisisResources'>

function settingsOf(env: Environment, { providers, saml, ai, crisisResources }: ReadApart): Settings {
  const siteUrl = env.SITE_URL ?? `http://${urlHost(env.HOST)}:${env.PORT}`
  const domain = isLoopback(new URL(siteUrl).hostname) ? 'localhost' : new URL(siteUrl).hostname
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null
  return {
    environment: env.NODE_ENV,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    workerPort: env.WORKER_PORT ?? null,
    siteUrl,
    trustProxy: env.TRUST_PROXY,
    drain: env.DRAIN_SECONDS * 1_000,
    corsOrigins: env.CORS_ORIGINS,
    database: env.DATABASE_URL
      ? {
          kind: 'postgres',
          url: env.DATABASE_URL,
          directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
          replicaUrl: env.DATABASE_REPLICA_URL ?? null,
          isPrepared: env.DATABASE_PREPARED ?? !env.DATABASE_DIRECT_URL,
          dataDir: env.DATA_DIR,
        }
      : { kind: 'embedded', dataDir: env.DATA_DIR },
    ai,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? `Squash <no-reply@${domain}>` },
    auth: {
      autoconfirm: env.AUTH_AUTOCONFIRM ?? !env.SMTP_URL,
      signupDisabled: env.AUTH_SIGNUP_DISABLED,
      web3: env.AUTH_WEB3,
      phoneFactors: env.AUTH_PHONE_FACTORS,
      factorKeys: env.AUTH_FACTOR_KEYS,
      jwtKeys: env.JWT_KEYS ?? null,
      passwordMin: env.AUTH_PASSWORD_MIN,
      requireCurrentPassword: env.AUTH_REQUIRE_CURRENT_PASSWORD,
      requireReauthentication: env.AUTH_REQUIRE_REAUTHENTICATION,
      redirectAllow: env.AUTH_REDIRECT_ALLOW,
      providers,
      saml: { identityProviders: saml.identityProviders },
      manualLinking: env.AUTH_MANUAL_LINKING,
      phoneProvider: env.AUTH_PHONE,
    },
    smsUrl: env.SMS_URL ?? null,
    reddit:
      env.REDDIT_CLIENT_ID && env.REDDIT_CLIENT_SECRET
        ? {
            clientId: env.REDDIT_CLIENT_ID,
            clientSecret: env.REDDIT_CLIENT_SECRET,
            apiBase: env.REDDIT_API_BASE?.replace(/\/$/, '') ?? null,
            subreddit: env.REDDIT_SUBREDDIT,
          }
        : null,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
          apiBase: env.STRIPE_API_BASE ?? null,
        }
      : null,
    push: {
      keys:
        env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
          ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
          : null,
      subject: env.VAPID_SUBJECT ?? `mailto:${env.SUPPORT_EMAIL ?? `support@${domain}`}`,
    },
    serviceKey: env.SERVICE_KEY ?? null,
    crisisResources,
    safetyHints: env.SAFETY_HINTS,
    supportEmail: env.SUPPORT_EMAIL ?? `support@${domain}`,
    retentionDays: env.RETENTION_DAYS,
    rateLimits: env.RATE_LIMITS,
    tracesTo: env.OTEL_TRACES_EXPORTER === 'none' ? null : collector,
    metricsTo: env.OTEL_METRICS_EXPORTER === 'none' ? null : collector,
    logLevel: env.LOG_LEVEL,
  }
}

/** Settings that are valid individually but not in combination. */
function contradiction(env: Environment, settings: Settings): string | null {
  if (Boolean(env.REDDIT_CLIENT_ID) !== Boolean(env.REDDIT_CLIENT_SECRET)) {
    return `${env.REDDIT_CLIENT_ID ? 'REDDIT_CLIENT_SECRET' : 'REDDIT_CLIENT_ID'} is missing: a forum needs both`
  }
  const { phoneProvider, phoneFactors } = settings.auth
  if ((phoneProvider || phoneFactors) && settings.smsUrl === null && !isLoopback(new URL(settings.siteUrl).hostname)) {
    return 'SMS_URL is missing: phones need a gateway where SITE_URL is not a loopback address'
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    return 'STRIPE_WEBHOOK_SECRET is missing: without it, Squash can’t tell when a payment is refunded'
  }
  if (Boolean(env.VAPID_PUBLIC_KEY) !== Boolean(env.VAPID_PRIVATE_KEY)) {
    return `${env.VAPID_PUBLIC_KEY ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY'} is missing: set both or neither`
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    return 'DATABASE_URL is missing: DATABASE_DIRECT_URL is a second way to the same database'
  }
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) {
    return 'DATABASE_URL is missing: DATABASE_REPLICA_URL is a standby of it, and the embedded database has none'
  }
  if (settings.database.kind === 'embedded' && settings.role !== 'all') {
    return 'ROLE must be all on the embedded database; several processes need DATABASE_URL'
  }
  // Anyone who enters an address would own it, which is only acceptable for the machine's own user.
  if (settings.auth.autoconfirm && !isLoopback(new URL(settings.siteUrl).hostname)) {
    return 'AUTH_AUTOCONFIRM must be off because SITE_URL is not a loopback address; set SMTP_URL to confirm by mail'
  }
  return null
}

/** The host part of a URL that a browser on this machine can open. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
