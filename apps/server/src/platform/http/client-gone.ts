import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Aborts once the client can no longer be answered, whether it left or the answer is complete.
 * Node closes no response that still waits behind another one on its connection, so this watches the connection as well.
 */
export function clientGone(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const { socket } = request
  const gone = new AbortController()
  const leave = () => {
    socket.off('close', leave)
    response.off('close', leave)
    gone.abort()
  }
  if (response.closed || socket.destroyed) leave()
  else {
    // A client may send any number of requests ahead on one connection.
    socket.setMaxListeners(0)
    socket.once('close', leave)
    response.once('close', leave)
  }
  return gone.signal
}
