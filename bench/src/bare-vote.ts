import Fastify from 'fastify'
import pg from 'pg'
import { z } from 'zod'

/**
 * The most that a web process of this kind can reach, compared with pgbench: bare fastify and pg that run the statements
 * of a vote, prepared and in one transaction, without authentication, validation, limits, logs or metrics. STATEMENTS has
 * them as they were sent for the vote of VOTER on RULING; the voter and ruling of each request replace these two.
 */
const Statements = z.array(z.object({ sql: z.string(), parameters: z.array(z.unknown()) }))
const statements = Statements.parse(JSON.parse(process.env.STATEMENTS ?? '[]'))
const { VOTER, RULING } = process.env
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

app.post<{ Body: { voter: string; ruling: string } }>('/vote', async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    let tally: unknown
    for (const [number, { sql, parameters }] of statements.entries()) {
      const values = parameters.map((value) => (value === VOTER ? body.voter : value === RULING ? body.ruling : value))
      tally = (await client.query({ name: `vote_${number}`, text: sql, values })).rows[0]
    }
    await client.query('commit')
    return tally
  } finally {
    client.release()
  }
})

console.log(`The bare server listens on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.on('SIGTERM', () => process.exit(0))
