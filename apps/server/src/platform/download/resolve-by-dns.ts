import { Resolver } from 'node:dns/promises'

/**
 * Every IPv4 and IPv6 address of a name, from DNS only: the hosts file is private to this machine, and the system's
 * lookup would block a pool thread for as long as a stranger's name server likes.
 * @throws when neither kind has an answer, or when `signal` aborts
 */
export async function resolveByDns(host: string, signal: AbortSignal): Promise<readonly string[]> {
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
