import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { portOf } from '@squash/testkit/loopback'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/until.ts'
import { openListener } from './listener.ts'

const server = process.env.DATABASE_URL

/** The embedded database listens on its only connection. */
describe.runIf(server)('listening to a PostgreSQL server', () => {
  const target = new URL(server ?? 'postgres://localhost')
  let isDown = false
  /** A proxy in front of the server that drops every connection while it is down. */
  const proxy = createServer((client) => {
    if (isDown) return client.destroy()
    const upstream = connect(Number(target.port || 5432), target.hostname)
    client.pipe(upstream).pipe(client)
    for (const end of [client, upstream]) end.on('error', () => {})
  })
  beforeAll(async () => {
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => proxy.close())

  const proxyUrl = () => {
    const url = new URL(target)
    url.hostname = '127.0.0.1'
    url.port = String(portOf(proxy))
    return url.href
  }

  it('works as soon as the server is up, even if it was down at first', async () => {
    const listener = openListener(proxyUrl(), pino({ level: 'silent' }))
    const heard: string[] = []
    const listen = () => listener.listen('dishes', (payload) => heard.push(payload))
    isDown = true
    await expect(listen()).rejects.toThrow()
    isDown = false
    await listen()

    const notifier = new pg.Client({ connectionString: server })
    await notifier.connect()
    await notifier.query("notify dishes, 'done'")
    await eventually(() => expect(heard).toEqual(['done']))
    await notifier.end()
    await listener.close()
  })
})
