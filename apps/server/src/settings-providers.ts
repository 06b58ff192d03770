import { createPrivateKey } from 'node:crypto'
import { apple, discord, github, google, oidc } from '@squash/auth/providers/presets'
import { type ExternalProviderSettings, reservedProviderNames } from '@squash/auth/providers/settings'
import { isLoopback } from './platform/http/loopback.ts'
import { splitList } from './settings-values.ts'

type Env = Readonly<Record<string, string | undefined>>
type Read = { ok: true; providers: readonly ExternalProviderSettings[] } | { ok: false; problem: string }

const prefix = 'AUTH_PROVIDERS_'
/** The required and optional settings of each provider; each is the part of the name after AUTH_PROVIDERS_<NAME>_. */
const presets = {
  GOOGLE: { needs: ['CLIENT_ID', 'CLIENT_SECRET'], may: [] },
  GITHUB: { needs: ['CLIENT_ID', 'CLIENT_SECRET'], may: ['URL'] },
  DISCORD: { needs: ['CLIENT_ID', 'CLIENT_SECRET'], may: [] },
  APPLE: { needs: ['CLIENT_ID', 'TEAM_ID', 'KEY_ID', 'PRIVATE_KEY'], may: [] },
} as const satisfies Record<string, { needs: readonly string[]; may: readonly string[] }>
type Preset = keyof typeof presets
const ofOidc = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const

/**
 * Reads AUTH_PROVIDERS_*, the identity providers. docs/operations/settings.md describes each variable.
 * @returns the providers, or one line that names the variable at fault and never repeats its value
 */
export function readProviders(env: Env): Read {
  const given = Object.keys(env).filter((name) => name.startsWith(prefix) && env[name])
  const names = [
    ...new Set(given.map((name) => /^AUTH_PROVIDERS_OIDC_(.+?)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/.exec(name)?.[1])),
  ]
  const providers: ExternalProviderSettings[] = []
  const known = new Set<string>()
  for (const [preset, { needs, may }] of Object.entries(presets)) {
    if (!isPreset(preset)) continue
    for (const key of [...needs, ...may]) known.add(`${prefix}${preset}_${key}`)
    const read = readKeys(env, `${prefix}${preset}_`, needs, may)
    if ('problem' in read) return { ok: false, problem: read.problem }
    if (read.values === null) continue
    const made = make(preset, read.values)
    if ('problem' in made) return { ok: false, problem: made.problem }
    providers.push(made)
  }
  for (const name of names) {
    if (name === undefined) continue
    for (const key of ofOidc) known.add(`${prefix}OIDC_${name}_${key}`)
    const made = readOidc(env, name)
    if ('problem' in made) return { ok: false, problem: made.problem }
    providers.push(made)
  }
  const unknown = given.find((name) => !known.has(name))
  return unknown === undefined ? { ok: true, providers } : { ok: false, problem: `${unknown} is not a setting` }
}

const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name)

type Values = Readonly<Record<string, string>>

/** A provider's complete settings, null if none is set, or the variable that is missing. */
function readKeys(
  env: Env,
  start: string,
  needs: readonly string[],
  may: readonly string[] = [],
): { values: Values | null } | { problem: string } {
  const entries = [...needs, ...may].flatMap((key) => {
    const value = env[`${start}${key}`]
    return value ? [[key, value] as const] : []
  })
  if (entries.length === 0) return { values: null }
  const values = Object.fromEntries(entries)
  const missing = needs.find((key) => values[key] === undefined)
  if (missing === undefined) return { values }
  return {
    problem: `${start}${missing} is missing: a provider needs ${needs.map((key) => `${start}${key}`).join(', ')}`,
  }
}

function make(preset: Preset, values: Values): ExternalProviderSettings | { problem: string } {
  const [clientId = '', ...furtherClientIds] = splitList(values.CLIENT_ID ?? '')
  const client = { clientId, clientSecret: values.CLIENT_SECRET ?? '', furtherClientIds }
  switch (preset) {
    case 'GOOGLE':
      return google(client)
    case 'DISCORD':
      return discord(client)
    case 'GITHUB': {
      const url = values.URL?.replace(/\/$/, '')
      if (url !== undefined && !isSafe(url)) return { problem: `${prefix}GITHUB_URL ${mustBeSafe}` }
      return github({ ...client, ...(url === undefined ? {} : { url }) })
    }
    case 'APPLE': {
      // A key on one line, as many platforms store it, has escaped line breaks.
      const privateKey = (values.PRIVATE_KEY ?? '').replaceAll('\\n', '\n')
      if (!isAppleKey(privateKey))
        return { problem: `${prefix}APPLE_PRIVATE_KEY must be the private key from Apple’s .p8 file` }
      return apple({
        clientId,
        furtherClientIds,
        clientSecret: { teamId: values.TEAM_ID ?? '', keyId: values.KEY_ID ?? '', privateKey },
      })
    }
  }
}

function isAppleKey(pem: string): boolean {
  try {
    return pem.includes('BEGIN PRIVATE KEY') && createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

function readOidc(env: Env, name: string): ExternalProviderSettings | { problem: string } {
  const start = `${prefix}OIDC_${name}_`
  const own = name.toLowerCase()
  if (!/^[a-z][a-z0-9_]{1,30}$/.test(own) || isPreset(name) || reservedProviderNames.includes(own)) {
    return {
      problem: `${start}ISSUER needs another name: this one is taken, or has characters other than A-Z, 0-9 and _`,
    }
  }
  const read = readKeys(env, start, ofOidc)
  if ('problem' in read) return read
  const { ISSUER: issuer = '', CLIENT_ID = '', CLIENT_SECRET: clientSecret = '' } = read.values ?? {}
  if (!isSafe(issuer)) return { problem: `${start}ISSUER ${mustBeSafe}` }
  const [clientId = '', ...furtherClientIds] = splitList(CLIENT_ID)
  return oidc({ name: own, issuer, clientId, clientSecret, furtherClientIds })
}

/** Requires https, because secrets and tokens are sent there. */
const isSafe = (url: string): boolean =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || (new URL(url).protocol === 'http:' && isLoopback(new URL(url).hostname)))
const mustBeSafe = 'must be a URL that starts with https://'
