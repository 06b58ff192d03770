import { isAllowedTarget } from '../http/redirect.ts'
import type { AuthSettings } from '../settings.ts'

/** How far from now a message may be dated, and so how long it could be replayed. */
export const messageMinutes = 10

/** Why a message must not sign anyone in here and now, or null. */
export function messageProblem(
  message: SignInMessage,
  at: { settings: Pick<AuthSettings, 'siteUrl' | 'redirectAllow'>; now: Date },
): string | null {
  const { uri, domain, issuedAt, expiresAt, notBefore } = message
  const isLocal = uri.hostname === 'localhost'
  if (uri.protocol !== 'https:' && !(isLocal && uri.protocol === 'http:')) return 'URI is not https'
  if (!isAllowedTarget(at.settings, uri.href))
    return 'URI is not allowed on this server: the message is for another app'
  if (!isLocal && uri.host !== domain.toLowerCase()) return 'Domain is not the one of the URI'
  if (notBefore !== null && at.now < notBefore) return 'the message is not valid yet'
  if (expiresAt !== null && at.now >= expiresAt) return 'the message has expired'
  const age = at.now.getTime() - issuedAt.getTime()
  if (Math.abs(age) >= messageMinutes * 60_000) return 'Issued At is too far from now'
  return null
}

/** The message that a user signs with their wallet (the "Sign In With Solana" format). */
export type SignInMessage = {
  /** The host, with its port if any, that requests the signature. */
  domain: string
  /** The wallet's public key in base58. */
  address: string
  uri: URL
  issuedAt: Date
  expiresAt: Date | null
  notBefore: Date | null
  /** Such as `solana:mainnet`. */
  chainId: string | null
}
type Parsed = { ok: true; message: SignInMessage } | { ok: false; problem: string }

const greeting = /^([a-z0-9.-]{1,255}(?::\d{1,5})?) wants you to sign in with your Solana account:$/i
const address = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/i

const keys = [
  'Version',
  'URI',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Chain ID',
  'Nonce',
  'Request ID',
] as const
type Key = (typeof keys)[number]
type Fields = Partial<Record<Key, string>>

/** Parses a message line by line. @returns its fields, or the first thing that is wrong with it, without quoting it */
export function parseMessage(text: string): Parsed {
  const [first = '', second = '', third, ...rest] = text.split('\n')
  const domain = greeting.exec(first)?.[1]
  if (domain === undefined) return wrong('the first line does not name a domain and Solana')
  if (!address.test(second)) return wrong('the second line is not an address')
  if (third !== '') return wrong('the third line is not empty')
  // A statement has an empty line before and after it.
  const fields = readFields(rest[0] !== '' && rest[1] === '' ? rest.slice(2) : rest)
  if (typeof fields === 'string') return wrong(fields)

  const uri = fields.URI !== undefined && URL.canParse(fields.URI) ? new URL(fields.URI) : null
  if (fields.Version !== '1') return wrong('Version is not 1')
  if (uri === null) return wrong('URI is missing or not an address')
  const issuedAt = readTime(fields['Issued At'])
  const expiresAt = readTime(fields['Expiration Time'])
  const notBefore = readTime(fields['Not Before'])
  if (issuedAt === null || issuedAt === 'wrong') return wrong('Issued At is missing or not a time')
  if (expiresAt === 'wrong') return wrong('Expiration Time is not a time')
  if (notBefore === 'wrong') return wrong('Not Before is not a time')
  const chainId = fields['Chain ID'] ?? null
  if (chainId !== null && !/^solana:(main|dev|test|local)net$/.test(chainId))
    return wrong('Chain ID is not one of Solana')
  return { ok: true, message: { domain, address: second, uri, issuedAt, expiresAt, notBefore, chainId } }
}

const wrong = (problem: string): Parsed => ({ ok: false, problem })

/** @returns the fields, or what is wrong with them */
function readFields(lines: readonly string[]): Fields | string {
  const fields: Fields = {}
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    // The public client leaves the colon out when it writes the message itself.
    if (line === 'Resources:' || line === 'Resources') {
      while (lines[at + 1]?.startsWith('- ')) at++
      continue
    }
    const key = keys.find((candidate) => line.startsWith(`${candidate}: `))
    if (key === undefined) return 'a line is not one of the known fields'
    if (fields[key] !== undefined) return `${key} appears twice`
    fields[key] = line.slice(key.length + 2)
  }
  return fields
}

function readTime(text: string | undefined): Date | null | 'wrong' {
  if (text === undefined) return null
  const time = rfc3339.test(text) ? new Date(text) : null
  return time === null || Number.isNaN(time.getTime()) ? 'wrong' : time
}
