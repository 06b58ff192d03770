import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'

/** An HTTP server on a free loopback port. */
export type Loopback = { origin: string; close(): Promise<void> }

/** The port of a server that listens on a network address. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}

/**
 * Starts a stand-in for an external service.
 * @param handle answers a request whose body has been read
 */
export async function startLoopback(
  handle: (request: IncomingMessage, body: string, response: ServerResponse) => Promise<void> | void,
): Promise<Loopback> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    await handle(request, Buffer.concat(chunks).toString('utf8'), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
