import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes that went over the wire, headers included. */
type Bytes = { received: number; sent: number }

/** Sends requests over kept connections, as a browser would, and counts the bytes of all of them. */
export function createWire() {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const sockets = new Set<Socket>()

  const deliver = (url: string, { method, headers, body }: RequestInit & { method: string }): Promise<Response> =>
    new Promise((resolve, reject) => {
      const sent = request(url, {
        agent,
        method,
        headers: Object.fromEntries(new Headers(headers)),
      })
      sent.on('socket', (socket) => sockets.add(socket))
      sent.on('error', reject)
      sent.on('response', async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const text = Buffer.concat(chunks)
        const type = answer.headers['content-type'] ?? 'text/plain'
        const status = answer.statusCode ?? 500
        resolve(
          new Response(status === 204 ? null : text.toString('utf8'), { status, headers: { 'content-type': type } }),
        )
      })
      sent.end(typeof body === 'string' ? body : undefined)
    })

  return {
    deliver,
    bytes(): Bytes {
      const all = [...sockets]
      return {
        received: all.reduce((sum, socket) => sum + socket.bytesRead, 0),
        sent: all.reduce((sum, socket) => sum + socket.bytesWritten, 0),
      }
    },
    close: () => agent.destroy(),
  }
}
