import { readText } from './settings-values.ts'

type Env = Readonly<Record<string, string>>
type Read = { ok: true; env: Env } | { ok: false; problem: string }

/** Settings that are secrets or contain one: `NAME_FILE` may name a file with the value of `NAME`. */
const SECRETS = new Set([
  'AI_API_KEY',
  'AUTH_FACTOR_KEYS',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'JWT_KEYS',
  'REDDIT_CLIENT_SECRET',
  'SERVICE_KEY',
  'SMS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
])
const SECRET_OF_A_PROVIDER = /^AUTH_PROVIDERS_\w+_(CLIENT_SECRET|PRIVATE_KEY)$/
const SUFFIX = '_FILE'

/**
 * Replaces each `NAME_FILE` with `NAME`, set to the trimmed content of the file.
 * @param given the environment without empty variables
 * @returns the environment, or one line that names the variable at fault
 */
export function readSecretFiles(given: Env): Read {
  const env: Record<string, string> = {}
  for (const [variable, value] of Object.entries(given)) {
    const secret = secretIn(variable)
    if (secret === null) {
      env[variable] = value
      continue
    }
    if (given[secret] !== undefined) return { ok: false, problem: `${variable} and ${secret} are both set` }
    const content = readText(value)?.trim()
    if (content === undefined) return { ok: false, problem: `${variable} must be the path of a readable file` }
    // An empty secret would count as unset, and Squash would silently start without it.
    if (content === '') return { ok: false, problem: `${variable} points to an empty file` }
    env[secret] = content
  }
  return { ok: true, env }
}

/** The name of the secret whose file this variable names, or null. */
function secretIn(variable: string): string | null {
  if (!variable.endsWith(SUFFIX)) return null
  const name = variable.slice(0, -SUFFIX.length)
  return SECRETS.has(name) || SECRET_OF_A_PROVIDER.test(name) ? name : null
}
