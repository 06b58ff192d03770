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
  let isAway = false
  /** A proxy in front of the server that drops every connection while it is down. */
  const door = createServer((visitor) => {
    if (isAway) return visitor.destroy()
    const behind = connect(Number(target.port || 5432), target.hostname)
    visitor.pipe(behind).pipe(visitor)
    for (const end of [visitor, behind]) end.on('error', () => {})
  })
  beforeAll(async () => {
    await once(door.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => door.close())

  const throughTheDoor = () => {
    const url = new URL(target)
    url.hostname = '127.0.0.1'
    url.port = String(portOf(door))
    return url.href
  }

  it('works as soon as the server is up, even if it was down at first', async () => {
    const listener = openListener(throughTheDoor(), pino({ level: 'silent' }))
    const heard: string[] = []
    const listen = () => listener.listen('dishes', (payload) => heard.push(payload))
    isAway = true
    await expect(listen()).rejects.toThrow()
    isAway = false
    await listen()

    const speaker = new pg.Client({ connectionString: server })
    await speaker.connect()
    await speaker.query("notify dishes, 'done'")
    await eventually(() => expect(heard).toEqual(['done']))
    await speaker.end()
    await listener.close()
  })
})
