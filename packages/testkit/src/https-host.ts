import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { generate } from 'selfsigned'
import { portOf } from './loopback.ts'

export type HttpsHost = {
  origin: string
  port: number
  /** PEM; a client that trusts it accepts this host as `photos.example` and by its loopback address. */
  certificate: string
  /** The requested paths, in order. */
  requestedPaths: string[]
  close(): Promise<void>
}

/**
 * Starts an external site with TLS on loopback, with a certificate generated for it.
 * @param handle answers a request
 * @param at where it listens: a loopback address, and a port when two hosts must share one
 */
export async function startHttpsHost(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { address = '127.0.0.1', port = 0 }: { address?: string; port?: number } = {},
): Promise<HttpsHost> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'photos.example' }], {
    keyType: 'ec',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'photos.example' },
          { type: 7, ip: address },
        ],
      },
    ],
  })
  const requestedPaths: string[] = []
  const server = createServer({ cert, key }, (request, response) => {
    requestedPaths.push(request.url ?? '')
    handle(request, response)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, address, resolve))
  return {
    origin: `https://${address}:${portOf(server)}`,
    port: portOf(server),
    certificate: cert,
    requestedPaths,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
