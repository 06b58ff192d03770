import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const withCode = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, ...(syscall && { syscall }) })

describe('a database error', () => {
  it.each<[string, Error]>([
    ['a host without a route', withCode('EHOSTUNREACH', 'connect')],
    ['a network that is down', withCode('ENETUNREACH', 'connect')],
    ['an unknown host name', withCode('ENOTFOUND', 'getaddrinfo')],
    ['a connection that broke during a write', withCode('EPIPE', 'write')],
    ['a name with two addresses, both refused', new AggregateError([withCode('ECONNREFUSED', 'connect')])],
    ['a server that shuts down', withCode('57P01')],
    ['a server that is starting', withCode('57P03')],
    ['a read-only server during a failover', withCode('25006')],
    ['too many connections', withCode('53300')],
    ['a full disk', withCode('53100')],
    ['a connection that was lost', new Error('Connection terminated unexpectedly')],
    ['a connection that was closed', new Error('Client was closed and is not queryable')],
    ['an error caused by a lost connection', new Error('no luck', { cause: withCode('08006') })],
  ])('means that the database is unavailable: %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['a duplicate row', withCode('23505')],
    ['a missing file', withCode('ENOENT', 'open')],
    ['an upload that the client aborts', withCode('ECONNRESET')],
    ['a bug', new TypeError('x is not a function')],
    ['no error at all', 'away'],
  ])('means something else: %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })

  it('means that the database is unavailable when nothing listens on its port', async () => {
    const client = new pg.Client({ connectionString: 'postgres://squash@localhost:1/squash' })
    const error = await client.connect().catch((thrown: unknown) => thrown)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it('means that the database is unavailable when its socket is missing', async () => {
    const [error] = await once(connect('/tmp/squash-nowhere/.s.PGSQL.5432'), 'error').catch((thrown) => [thrown])
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})
