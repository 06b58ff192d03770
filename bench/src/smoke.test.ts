import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sizeOf } from '../../scripts/scale/size.ts'
import { MEASUREMENTS, measure } from './measure.ts'

const server = process.env.DATABASE_URL
const name = `squash_bench_${randomBytes(6).toString('hex')}`

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Whether everything can still be measured; at this size, the results mean nothing. */
describe.skipIf(!server)('the benchmarks', () => {
  beforeAll(() => run(`create database ${name}`))
  afterAll(() => run(`drop database ${name} with (force)`))

  it('measure every target on a small database, equal to the live aggregate to the last row', {
    timeout: 120_000,
  }, async () => {
    const url = new URL(server ?? '')
    url.pathname = `/${name}`
    const small = { size: sizeOf(150), rounds: 1, seconds: 1, voters: 150, calls: 5 }
    const { findings } = await measure({ databaseUrl: url.href, only: MEASUREMENTS, ...small }, () => {})
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'public feed, a visitor',
        'public feed, signed in',
        'a vote',
        'signing in with a password',
      ]),
    )
    expect(findings.every(({ counts }) => counts > 0)).toBe(true)
  })
})
