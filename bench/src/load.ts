import autocannon, { type Request } from 'autocannon'

type Load = {
  url: string
  headers?: Record<string, string>
  seconds: number
  /** Returns the next request; without it, all requests are the same. */
  next?: (request: Request) => Request
  body?: string
  connections?: number
}

const CONNECTIONS = 16

/** Sends POSTs over a few persistent connections, each as soon as the last is answered. @returns answers per second */
export async function requestsPerSecond({
  url,
  headers,
  seconds,
  next,
  body,
  connections = CONNECTIONS,
}: Load): Promise<number> {
  const post = { method: 'POST' as const, headers: { 'content-type': 'application/json', ...headers } }
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...post,
    ...(body !== undefined && { body }),
    ...(next && { requests: [{ ...post, setupRequest: next }] }),
  })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors} requests failed and ${result.non2xx} were refused`)
  return result['2xx'] / result.duration
}
