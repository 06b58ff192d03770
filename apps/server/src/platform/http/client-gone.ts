import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Aborts once the client can no longer be answered, whether it disconnected or the answer is complete. Node never
 * closes a response that is queued behind another one on its connection, so this watches the connection as well.
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
    // A client may pipeline any number of requests on one connection.
    socket.setMaxListeners(0)
    socket.once('close', leave)
    response.once('close', leave)
  }
  return gone.signal
}
