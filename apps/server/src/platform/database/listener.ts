import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { createChannels, listenTo } from './channels.ts'
import type { Source } from './source.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
/** How long to wait for the server when connecting and when listening to a channel, in milliseconds. */
const TIMEOUT = 5_000

/** A connection that only listens. It opens with the first channel, and reconnects and listens again when it breaks. */
export const openListener = (url: string, log: Logger): Pick<Source, 'listen' | 'close'> => {
  const channels = createChannels()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'squash listen',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    })
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    client.on('notification', channels.deliver)
    try {
      await client.connect()
      for (const statement of channels.statements()) await client.query(statement)
    } catch (error) {
      destroy(client)
      throw error
    }
    client.once('end', () => {
      if (!closing.signal.aborted) connection = reconnect()
    })
    return client
  }

  /** The connection; if it cannot be made, the next channel tries again. */
  const connected = () =>
    (connection ??= connect().catch((error: unknown) => {
      connection = undefined
      throw error
    }))

  const reconnect = async (): Promise<pg.Client> => {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      await pause(wait, undefined, { signal: closing.signal })
      try {
        const client = await connect()
        channels.reconnected()
        return client
      } catch (error) {
        log.warn({ err: error }, 'cannot listen to the database yet')
      }
    }
  }

  return {
    async listen(channel, onMessage, onReconnect) {
      const client = await connected()
      const stop = channels.add(channel, onMessage, onReconnect)
      try {
        await client.query(listenTo(channel))
        return stop
      } catch (error) {
        await stop()
        destroy(client)
        throw error
      }
    },
    async close() {
      closing.abort()
      const client = await connection?.catch(() => undefined)
      if (client) destroy(client)
    },
  }
}

/**
 * Destroys a connection without waiting for a server that may never answer; if it was in use, its end triggers a
 * reconnect.
 */
const destroy = (client: pg.Client): void => {
  client.end().catch(() => {})
}
