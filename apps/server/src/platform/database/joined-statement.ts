import pg, { type Connection, type PoolClient, type QueryResult } from 'pg'

/** What is sent together with a statement. */
export type Ends = { begin: boolean; commit: boolean }
type NamedStatement = { name: string; text: string; values: unknown[] }

/**
 * Sends a statement together with the `begin` before it or the `commit` after it, or both: one write, one round trip.
 * PostgreSQL answers them together and skips what follows a failure, so the statement never runs without its `begin`,
 * and `commit` never without the statement.
 * @param statement must be prepared on this connection: the driver assumes that the first one parsed is its own
 */
export function sendJoined(client: PoolClient, statement: NamedStatement, ends: Ends): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement, undefined, (error: Error | undefined, results: unknown) => {
      const result: unknown = Array.isArray(results) ? results[ends.begin ? 1 : 0] : results
      if (error) reject(error)
      else if (isResult(result)) resolve(result)
      else reject(new Error('PostgreSQL returned no result for a statement'))
    })
    const submit = query.submit.bind(query)
    query.submit = (connection) => {
      connection.stream.cork()
      if (ends.begin) add(connection, 'begin')
      submit(ends.commit ? withCommit(connection) : connection)
      connection.stream.uncork()
    }
    client.query(query)
  })
}

function add(connection: Connection, text: string): void {
  connection.parse({ name: '', text, types: [] }, true)
  connection.bind({}, true)
  connection.execute({}, true)
}

/** The connection, with `commit` inserted before the sync that ends the statement. */
function withCommit(connection: Connection): Connection {
  const held: Connection = Object.create(connection)
  held.sync = () => {
    add(connection, 'commit')
    connection.sync()
  }
  return held
}

const isResult = (value: unknown): value is QueryResult =>
  typeof value === 'object' && value !== null && 'rows' in value
