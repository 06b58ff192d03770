import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import type { Network } from './network.ts'
import { allowedAddresses, pinnedTo } from './pinned-addresses.ts'

type Hop = {
  network: Network
  accept: string
  /** Sent instead of a GET. */
  post?: { headers: OutgoingHttpHeaders; body: Buffer | null }
  answerWithin: number
  signal: AbortSignal
}

/**
 * One request on a connection of its own, without following redirects or sending personal data.
 * @param answerWithin milliseconds until the response headers must have arrived
 * @throws when no allowed address answers in time
 */
export async function requestOnce(url: URL, hop: Hop): Promise<IncomingMessage> {
  const { network, accept, post, answerWithin, signal } = hop
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), answerWithin)
  const either = AbortSignal.any([signal, waiting.signal])
  try {
    const addresses = await allowedAddresses(url, network, either)
    return await new Promise((resolve, reject) => {
      request(url, {
        // No agent means no kept-alive connection and no proxy from the environment: the checked address is the one
        // contacted.
        agent: false,
        lookup: pinnedTo(addresses),
        method: post ? 'POST' : 'GET',
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Squash', ...post?.headers },
        signal: either,
        ...(network.ca === undefined ? {} : { ca: network.ca }),
      })
        .on('response', resolve)
        .on('error', reject)
        .end(post?.body ?? undefined)
    })
  } finally {
    clearTimeout(timer)
  }
}
