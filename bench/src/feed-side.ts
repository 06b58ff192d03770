import { requestsPerSecond } from './load.ts'
import type { Program } from './programs.ts'

export type FeedRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** One of the servers that answer the feed, and the requests that it gets, one for each viewer. */
export type FeedSide = { server: Program; requests: readonly FeedRequest[] }

/** Sends the requests in rotation. @returns answers per second */
export function loadOn({ server, requests }: FeedSide, seconds: number): Promise<number> {
  let taken = 0
  return requestsPerSecond({
    url: server.origin,
    seconds,
    next: (request) => {
      const { headers, ...sent } = requests[taken++ % requests.length] ?? {}
      return { ...request, ...sent, headers: { ...request.headers, ...headers } }
    },
  })
}

/** What the server answers to one of the requests. */
export async function answerTo({ server }: FeedSide, request: FeedRequest | undefined): Promise<string> {
  const { method = 'GET', path = '/', headers, body } = request ?? {}
  const answer = await fetch(server.origin + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.text()
}
