import { isIP, isIPv6, type LookupFunction } from 'node:net'
import type { Network } from './network.ts'

/** The name has an address that only this machine or its network can reach. */
export class ForbiddenAddress extends Error {}

/**
 * The addresses of a host, looked up once. All of them must be allowed: one bad address rejects the name.
 * @throws when the host has none or one that is not allowed
 */
export async function allowedAddresses(url: URL, { resolve, permits }: Network, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host, signal)
  if (!addresses.every(permits)) throw new ForbiddenAddress('The name leads to an address that is not allowed')
  return addresses
}

/** A lookup that returns the addresses already checked, so that a second DNS answer cannot replace them. */
export const pinnedTo = (addresses: readonly string[]): LookupFunction => {
  const pinned = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, { all }, give) => {
    const [first] = pinned
    if (all) give(null, pinned)
    else if (first) give(null, first.address, first.family)
    else give(new Error('The name has no address'), '')
  }
}
