import ipaddr from 'ipaddr.js'

/** Where the internet's own IPv6 addresses come from (RFC 4291 §2.4); what lies outside embeds, tunnels or stays local. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** Public by its number, yet it answers inside a virtual machine: a provider's own control channel. */
const CONTROL_CHANNELS = ['168.63.129.16']

/**
 * Whether an address belongs to the public internet: not to this machine, a private or provider's network, a link,
 * a group, documentation, or an IPv4 address in the dress of an IPv6 one (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || CONTROL_CHANNELS.includes(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
