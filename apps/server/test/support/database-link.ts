import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '@squash/testkit/loopback'

export type DatabaseLink = {
  /** The database's URL through this link. */
  url: string
  /** Stops all answers: connections open and stay open, as with a server that hangs. */
  freeze(): void
  /** Closes every connection, as with a server that is down. */
  cut(): void
  /** Forwards again, including what was buffered. */
  mend(): void
  close(): Promise<void>
}

/** A TCP proxy between Squash and a PostgreSQL server that lets a test interfere with the connection. */
export async function startDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl)
  let state: 'whole' | 'frozen' | 'cut' = 'whole'
  const sockets = new Set<Socket>()
  const held = new Set<Socket>()

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const passOn = (visitor: Socket) => {
    const server = keep(connect(Number(target.port || 5432), target.hostname))
    visitor.pipe(server).pipe(visitor)
  }
  const door = createServer((visitor) => {
    keep(visitor)
    if (state === 'cut') visitor.destroy()
    else if (state === 'frozen') held.add(visitor)
    else passOn(visitor)
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')

  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(portOf(door))
  return {
    url: url.href,
    freeze() {
      state = 'frozen'
      for (const socket of sockets) socket.pause()
    },
    cut() {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
      for (const visitor of held) passOn(visitor)
      held.clear()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await once(door.close(), 'close')
    },
  }
}
