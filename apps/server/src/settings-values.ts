import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { type JwtKeys, parseJwtKeys } from '@squash/auth/tokens/jwt-keys'
import { z } from 'zod'
import type { AllowedOrigins } from './platform/http/cors.ts'
import type { TrustProxy } from './platform/http/trusted-proxies.ts'

/** on or off, in any of the usual words. */
export const asSwitch = (value: string, context: z.RefinementCtx) => {
  if (/^(on|true|yes|1)$/i.test(value)) return true
  if (/^(off|false|no|0)$/i.test(value)) return false
  context.addIssue('must be on or off')
  return z.NEVER
}

/** A factor for all limits; null switches them off. */
export const asRateLimits = (value: string, context: z.RefinementCtx) => {
  if (/^(on|true)$/i.test(value)) return 1
  if (/^(off|false)$/i.test(value)) return null
  const factor = Number(value)
  if (Number.isFinite(factor) && factor > 0) return factor
  context.addIssue('must be on, off or a factor above 0')
  return z.NEVER
}

/** A number of days, 1 or more; null for no limit. */
export const asRetention = (value: string, context: z.RefinementCtx): number | null => {
  if (/^(off|false|no)$/i.test(value)) return null
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value)
  context.addIssue('must be off or a number of days, at least 1')
  return z.NEVER
}

/** "on" leaves the threshold to the model. */
export const asHints = (value: string, context: z.RefinementCtx): 'off' | number | null => {
  if (/^(off|false|no)$/i.test(value)) return 'off'
  if (/^(on|true|yes)$/i.test(value)) return null
  const threshold = Number(value)
  if (threshold > 0 && threshold < 1) return threshold
  context.addIssue('must be on, off or a probability between 0 and 1')
  return z.NEVER
}

/** "on" trusts only the nearest proxy, because the client can make up anything before its entry. */
export const asTrustProxy = (value: string, context: z.RefinementCtx): TrustProxy => {
  if (/^(off|false|no|0)$/i.test(value)) return false
  if (/^(on|true|yes)$/i.test(value)) return { hops: 1 }
  if (/^\d+$/.test(value)) return { hops: Number(value) }
  const networks = splitList(value)
  if (networks.every((network) => /^[\da-f:.]+(\/\d+)?$/i.test(network) && isIP(network.split('/')[0] ?? '') > 0)) {
    return { networks }
  }
  context.addIssue('must be off, on, a number of proxies, or a list of networks')
  return z.NEVER
}

/** Origins of other sites, or '*' for all of them. */
export const asOrigins = (value: string, context: z.RefinementCtx): AllowedOrigins => {
  if (/^(off|false|no)$/i.test(value)) return []
  const origins = splitList(value)
  const isOrigin = (given: string) =>
    URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) && new URL(given).origin === given
  if (origins.every((given) => given === '*' || isOrigin(given))) return origins
  context.addIssue('must be off, *, or a list of origins such as https://app.example.org')
  return z.NEVER
}

/** The operator's signing keys as a JWK set. */
export const asJwtKeys = (value: string, context: z.RefinementCtx): JwtKeys => {
  const parsed = parseJwtKeys(value)
  if (parsed.ok) return parsed.keys
  context.addIssue(parsed.problem)
  return z.NEVER
}

/** The text of a file that a setting names, or null when it cannot be read. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Entries separated by commas. */
export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A whole number, both bounds included. */
export const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

/** This many bytes as unpadded base64url. */
export const base64url = (length: number) =>
  z.string().refine((value) => {
    const bytes = Buffer.from(value, 'base64url')
    return bytes.length === length && bytes.toString('base64url') === value
  }, `must be ${length} bytes as base64url, without padding`)

/** A URL with one of these protocols ('https:'). */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )

/** One of these words. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
