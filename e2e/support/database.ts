import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A new, empty database on the server at DATABASE_URL; null when journeys run on the embedded one. */
export async function databaseFor(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env.DATABASE_URL
  if (!server) return null
  const name = `squash_journey_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
