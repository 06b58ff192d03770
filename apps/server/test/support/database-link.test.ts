import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { portOf } from '@squash/testkit/loopback'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseLink, startDatabaseLink } from './database-link.ts'

/** A server that repeats everything in capitals takes the place of PostgreSQL. */
describe('a link to a database', () => {
  let server: Server
  let connections: Socket[]
  let link: DatabaseLink
  let client: Socket
  let answers: string
  beforeEach(async () => {
    connections = []
    server = createServer((connection) => {
      connections.push(connection)
      connection.on('error', () => {}).on('data', (text) => connection.write(`${text}`.toUpperCase()))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    link = await startDatabaseLink(`postgres://127.0.0.1:${portOf(server)}/squash`)
    client = connect(Number(new URL(link.url).port), '127.0.0.1').on('error', () => {})
    answers = ''
    client.on('data', (text) => {
      answers += text
    })
    client.write('begin ')
    await answered('BEGIN ')
  })
  afterEach(async () => {
    client.destroy()
    await link.close()
    for (const connection of connections) connection.destroy()
    await once(server.close(), 'close')
  })
  const answered = async (text: string) => {
    while (answers.length < text.length) await once(client, 'data')
    expect(answers).toBe(text)
  }
  const arrival = async () => `${(await once(connections[0] ?? client, 'data'))[0]}`

  it('lets a statement through but loses its answer, and then closes the connection', async () => {
    link.mute()
    const arrived = arrival()
    client.write('commit')
    expect(await arrived).toBe('commit')
    const closed = once(client, 'close')
    link.restore()
    await closed
    expect(answers).toBe('BEGIN ')
  })

  it('delays answers without changing their order', async () => {
    link.slow(5)
    for (const letter of ['a', 'b', 'c']) {
      const arrived = arrival()
      client.write(letter)
      await arrived
    }
    await answered('BEGIN ABC')
  })

  it('delivers what was sent while it was stalled', async () => {
    link.freeze()
    client.write('select')
    link.restore()
    await answered('BEGIN SELECT')
  })

  it("ends the server's side of a connection that its process has lost", async () => {
    const [connection = client] = connections
    const ended = once(connection, 'end')
    client.resetAndDestroy()
    await ended
    expect(connection.readableEnded).toBe(true)
  })
})
