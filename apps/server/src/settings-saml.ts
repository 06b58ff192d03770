import { readIdpMetadata } from '@squash/auth/saml/idp-metadata'
import type { IdentityProviderSettings } from '@squash/auth/saml/settings'
import { readText, splitList } from './settings-values.ts'

type Env = Readonly<Record<string, string | undefined>>
type Read = { ok: true; identityProviders: readonly IdentityProviderSettings[] } | { ok: false; problem: string }

/**
 * Reads AUTH_SAML_<NAME>_METADATA (XML, or the path of a file with it) and AUTH_SAML_<NAME>_DOMAINS: organisations
 * whose members sign in through them.
 * @returns the organisations, or one line that names the variable at fault
 */
export function readSaml(env: Env): Read {
  const given = Object.keys(env).filter((name) => name.startsWith('AUTH_SAML_') && env[name])
  const unknown = given.find((name) => !/^AUTH_SAML_[A-Z0-9_]+_(METADATA|DOMAINS)$/.test(name))
  if (unknown !== undefined) return { ok: false, problem: `${unknown} is not a setting` }
  const identityProviders: IdentityProviderSettings[] = []
  for (const name of new Set(given.map((variable) => variable.replace(/_(METADATA|DOMAINS)$/, '')))) {
    const read = readOne(env, name)
    if ('problem' in read) return { ok: false, problem: read.problem }
    const rival = identityProviders.find(
      (other) => other.id === read.id || other.domains.some((domain) => read.domains.includes(domain)),
    )
    if (rival) return { ok: false, problem: `${name}_DOMAINS or its metadata already belongs to another organisation` }
    identityProviders.push(read)
  }
  return { ok: true, identityProviders }
}

function readOne(env: Env, name: string): IdentityProviderSettings | { problem: string } {
  const metadata = env[`${name}_METADATA`]
  const domains = splitList(env[`${name}_DOMAINS`] ?? '').map((domain) => domain.toLowerCase())
  if (!metadata) return { problem: `${name}_METADATA is missing: an organisation needs it and ${name}_DOMAINS` }
  if (domains.length === 0)
    return { problem: `${name}_DOMAINS is missing: an organisation may only sign people in at its own domains` }
  if (!domains.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))) {
    return { problem: `${name}_DOMAINS must be a comma-separated list of domains, such as example.org` }
  }
  const xml = metadata.trimStart().startsWith('<') ? metadata : readText(metadata)
  if (xml === null) return { problem: `${name}_METADATA is neither XML nor a readable file` }
  const read = readIdpMetadata(xml, domains)
  return read.ok ? read.provider : { problem: `${name}_METADATA ${read.problem}` }
}
