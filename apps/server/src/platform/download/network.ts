import { isPublicAddress } from './public-address.ts'
import { resolveByDns } from './resolve-by-dns.ts'

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
