import ipaddr from 'ipaddr.js'

/** The range of public IPv6 addresses; anything outside it embeds IPv4, tunnels or stays local. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** A public address by its number, but it answers inside virtual machines: a cloud provider's control channel. */
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
