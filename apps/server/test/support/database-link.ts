import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { portOf } from '@squash/testkit/loopback'

export type DatabaseLink = {
  /** The database's URL through this link. */
  url: string
  /** Stops all traffic: connections open and stay open, as with a server that hangs. */
  freeze(): void
  /** Closes every connection, as with a server that is down. */
  cut(): void
  /** Loses every answer, although statements still arrive: nobody learns what has been committed. */
  mute(): void
  /** Delays each packet of an answer, as with a slow disk or a long distance. */
  slow(milliseconds: number): void
  /** Forwards again, including what was buffered. Connections that may have lost an answer are closed. */
  restore(): void
  close(): Promise<void>
}

/** A TCP proxy between Squash and a PostgreSQL server that lets a test interfere with the connection. */
export async function startDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl)
  let state: 'whole' | 'frozen' | 'cut' | 'muted' = 'whole'
  let delay = 0
  const sockets = new Set<Socket>()
  const unconnected = new Set<Socket>()

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const answers = () =>
    new Transform({
      transform(packet, _encoding, done) {
        if (state === 'muted') done()
        else if (delay === 0) done(null, packet)
        else setTimeout(() => done(null, packet), delay)
      },
    })
  const passOn = (visitor: Socket) => {
    const server = keep(connect(Number(target.port || 5432), target.hostname))
    visitor.pipe(server).pipe(answers()).pipe(visitor)
    // A reset doesn't end the piped connection to the server, whose transaction would keep its locks.
    visitor.on('close', () => server.end())
    server.on('close', (hasFailed) => {
      if (hasFailed) visitor.destroy()
    })
  }
  const proxy = createServer((visitor) => {
    keep(visitor)
    if (state === 'cut') visitor.destroy()
    else if (state === 'frozen') unconnected.add(visitor)
    else passOn(visitor)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')

  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(portOf(proxy))
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
    mute() {
      state = 'muted'
    },
    slow(milliseconds) {
      delay = milliseconds
    },
    restore() {
      if (state === 'muted') for (const socket of sockets) socket.destroy()
      state = 'whole'
      delay = 0
      for (const socket of sockets) socket.resume()
      for (const visitor of unconnected) passOn(visitor)
      unconnected.clear()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await once(proxy.close(), 'close')
    },
  }
}
