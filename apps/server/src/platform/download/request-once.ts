import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { Network } from './network.ts'
import { allowedAddresses, pinnedTo } from './pinned-addresses.ts'

type Hop = { network: Network; accept: string; answerWithin: number; signal: AbortSignal }

/**
 * One GET on a connection of its own, without following redirects or sending personal data.
 * @param answerWithin milliseconds until the response headers must have arrived
 * @throws when no allowed address answers in time
 */
export async function requestOnce(url: URL, { network, accept, answerWithin, signal }: Hop): Promise<IncomingMessage> {
  const waiting = new AbortController()
  const impatience = setTimeout(() => waiting.abort(), answerWithin)
  const either = AbortSignal.any([signal, waiting.signal])
  try {
    const addresses = await allowedAddresses(url, network, either)
    return await new Promise((resolve, reject) => {
      request(url, {
        // No agent means no kept-alive connection and no proxy from the environment: the checked address is the one
        // contacted.
        agent: false,
        lookup: pinnedTo(addresses),
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Squash' },
        signal: either,
        ...(network.ca === undefined ? {} : { ca: network.ca }),
      })
        .on('response', resolve)
        .on('error', reject)
        .end()
    })
  } finally {
    clearTimeout(impatience)
  }
}
