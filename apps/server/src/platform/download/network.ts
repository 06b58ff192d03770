import { Resolver } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** The range of public IPv6 addresses; anything outside it embeds IPv4, tunnels or stays local. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** Looks like a public address, but is a cloud provider's control channel inside virtual machines. */
const CONTROL_CHANNELS = ['168.63.129.16']

/**
 * Whether an address belongs to the public internet: not this machine, a private or provider network, link-local,
 * multicast, documentation, or an IPv4 address embedded in IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || CONTROL_CHANNELS.includes(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}

/** What a download may reach, and how it resolves names. */
export type Network = {
  /** Every address of a host name. @throws when it has none, or when `signal` aborts */
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>
  /** Whether a connection to this address is allowed. */
  permits(address: string): boolean
  /** The only port, which a link may omit. */
  port: number
  /** Certificates to trust instead of the well-known ones. */
  ca?: string
}

/** The public internet, and nothing that only this machine or its network can reach. */
export const publicInternet: Network = { resolve: resolveByDns, permits: isPublicAddress, port: 443 }

/**
 * Every IPv4 and IPv6 address of a name, from DNS only: the hosts file is private to this machine, and the system's
 * lookup would block a pool thread for as long as a stranger's name server likes.
 * @throws when neither kind has an answer, or when `signal` aborts
 */
async function resolveByDns(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (addresses.length === 0) throw new Error('The name has no address')
    return addresses
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
