import { createHash } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { IdentityProviderSettings } from './settings.ts'

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Elements that may repeat are parsed as lists, even if there is only one. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  isArray: (name) =>
    ['EntityDescriptor', 'KeyDescriptor', 'SingleSignOnService', 'X509Data', 'X509Certificate'].includes(name),
})

const key = z.object({
  '@use': z.string().optional(),
  KeyInfo: z.object({ X509Data: z.array(z.object({ X509Certificate: z.array(z.string()) })) }),
})
const described = z.object({
  '@entityID': z.string().min(1),
  IDPSSODescriptor: z.object({
    KeyDescriptor: z.array(key),
    SingleSignOnService: z.array(z.object({ '@Binding': z.string(), '@Location': z.string() })),
  }),
})
const list = z.array(z.unknown())
const document = z.union([
  z.object({ EntityDescriptor: list }).transform(({ EntityDescriptor: all }) => all),
  z
    .object({ EntitiesDescriptor: z.object({ EntityDescriptor: list }) })
    .transform(({ EntitiesDescriptor: { EntityDescriptor: all } }) => all),
])

type Read = { ok: true; provider: IdentityProviderSettings } | { ok: false; problem: string }

/**
 * Reads an identity provider's metadata, which the operator obtained through a channel they trust. If there are several
 * providers, the first counts.
 * @param domains the domains of its users' email addresses, in lower case
 * @returns the provider, or the problem, worded to follow the name of a setting
 */
export function readIdpMetadata(xml: string, domains: readonly string[]): Read {
  const provider = parse(xml)
  if (provider === null) return { ok: false, problem: 'is not the SAML metadata of an identity provider' }
  const { '@entityID': entityId, IDPSSODescriptor: idp } = provider
  const signInUrl = idp.SingleSignOnService.find((service) => service['@Binding'] === redirectBinding)?.['@Location']
  if (!signInUrl || !URL.canParse(signInUrl) || !/^https?:$/.test(new URL(signInUrl).protocol)) {
    return { ok: false, problem: 'names no address for requests by redirect' }
  }
  const certificates = idp.KeyDescriptor.filter((descriptor) => descriptor['@use'] !== 'encryption')
    .flatMap((descriptor) => descriptor.KeyInfo.X509Data)
    .flatMap((data) => data.X509Certificate)
    .map((certificate) => certificate.replace(/\s/g, ''))
    .filter((certificate) => certificate !== '')
  if (certificates.length === 0) return { ok: false, problem: 'holds no certificate for signatures' }
  return { ok: true, provider: { id: idOf(entityId), entityId, signInUrl, certificates, domains } }
}

function parse(xml: string): z.infer<typeof described> | null {
  try {
    const read = document.safeParse(parser.parse(xml, true))
    if (!read.success) return null
    return read.data.flatMap((candidate) => described.safeParse(candidate).data ?? [])[0] ?? null
  } catch {
    return null
  }
}

/**
 * Gives an organisation the same id at every start, so that its accounts stay its own: a UUID (version 5) of its entity
 * ID.
 */
function idOf(entityId: string): string {
  const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')
  const hash = createHash('sha1').update(namespace).update(entityId).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
