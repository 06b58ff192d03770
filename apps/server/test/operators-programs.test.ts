import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE, SHORT_LIVED } from '@squash/testkit/short-lived'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open.ts'
import { testDatabase } from './support/database.ts'
import { unpackMigrated } from './support/migrated-folder.ts'

const log = pino({ level: 'silent' })
let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squash-operator-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

type Ended = { code: number; out: string; err: string }

/** Runs a program of the server to completion as npm would, without a terminal. */
function run(program: 'admin' | 'main' | 'reset', args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const path = fileURLToPath(new URL(`../src/${program}.ts`, import.meta.url))
  const { DATABASE_URL: _, ...inherited } = process.env
  return new Promise((resolve) => {
    const options = {
      env: { ...inherited, NODE_ENV: 'development', NODE_COMPILE_CACHE: COMPILE_CACHE, DATA_DIR: dataDir, ...env },
    }
    const child = execFile(process.execPath, [...SHORT_LIVED, path, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
    )
    child.stdin?.end()
  })
}

/** A data folder, as a Squash that has run leaves it. */
const makeFolder = async () => {
  await mkdir(dataDir)
  await unpackMigrated(dataDir)
}
const openFolder = async () => {
  await makeFolder()
  return openDatabase({ dataDir, log })
}

// Each test waits for up to four programs to start, each of which can take ten seconds on a busy machine.
const patience = { timeout: 60_000 }

describe('npm run admin', patience, () => {
  it('works on the configured database, creates it if needed, and reports the result by its exit code', async () => {
    expect(await run('admin', ['grant', 'maya@example.com'])).toEqual({
      code: 1,
      out: 'No account has the confirmed address maya@example.com.',
      err: '',
    })
    expect((await run('admin', [])).code).toBe(2)
  })

  it('assigns archetypes even when there are no users', async () => {
    await makeFolder()
    expect(await run('admin', ['assign-archetypes'])).toEqual({
      code: 0,
      out: '0 people checked, 0 archetypes changed.',
      err: '',
    })
  })

  it('does nothing while a program that takes no commands holds the data folder', async () => {
    const running = await openFolder()
    const { code, err } = await run('admin', ['recount'])
    await running.close()
    expect(code).toBe(1)
    expect(err).toMatch(/^Nothing was done: The data folder .* is in use by another Squash\. Stop that one/)
  })

  it('says in one line, without the password, that no database server answers', async () => {
    const DATABASE_URL = 'postgres://squash:secret@127.0.0.1:1/squash'
    expect(await run('admin', ['recount'], { DATABASE_URL })).toEqual({
      code: 1,
      out: '',
      err: "Nothing was done: the database isn't available (connect ECONNREFUSED 127.0.0.1:1)",
    })
  })

  it('names an invalid setting', async () => {
    expect(await run('admin', ['recount'], { PORT: 'many' })).toMatchObject({
      code: 1,
      err: 'Nothing was done: PORT must be a whole number from 0 to 65535',
    })
  })
})

it.skipIf(!process.env.DATABASE_URL)(
  'Squash says in one line that it cannot start on a read-only database server',
  patience,
  async () => {
    const database = await testDatabase()
    try {
      const { rows } = await database.query('select current_database() as name')
      await database.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
      const env = { DATABASE_URL: database.url ?? '', PORT: '0', LOG_LEVEL: 'silent' }
      const { code, out, err } = await run('main', [], env)
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^Squash cannot start: the database isn't available \(.*read-only transaction\)$/)
    } finally {
      await database.close()
    }
  },
)

describe('npm run reset', patience, () => {
  it('deletes nothing without confirmation, while Squash runs, or in production', async () => {
    const running = await openFolder()
    const unasked = await run('reset', [])
    const locked = await run('reset', ['--yes'])
    await running.close()
    const production = await run('reset', ['--yes'], {
      NODE_ENV: 'production',
      SITE_URL: 'https://squash.example.org',
      AUTH_AUTOCONFIRM: 'off',
    })
    expect([unasked.code, locked.code, production.code]).toEqual([1, 1, 1])
    expect(unasked.err).toContain('there is no terminal to confirm in')
    expect(locked.err).toContain('is in use by another Squash')
    expect(production.err).toBe('Nothing was deleted: NODE_ENV is production.')
    expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(true)
  })

  it('deletes the data folder, and says when there was none', async () => {
    await makeFolder()
    expect(await run('reset', ['--yes'])).toMatchObject({ code: 0, out: `Deleted the data folder ${dataDir}.` })
    expect(existsSync(dataDir)).toBe(false)
    expect((await run('reset', ['--yes'])).out).toBe(`There was nothing in the data folder ${dataDir}.`)
  })

  it("refuses to delete a folder that isn't a data folder", async () => {
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'thesis.txt'), 'years of work')
    expect(await run('reset', ['--yes'])).toMatchObject({ code: 1 })
    expect(await readFile(join(dataDir, 'thesis.txt'), 'utf8')).toBe('years of work')
  })

  it.skipIf(!process.env.DATABASE_URL)(
    'empties a PostgreSQL database, so that Squash can start from scratch',
    async () => {
      const database = await testDatabase()
      try {
        const { code, out } = await run('reset', ['--yes'], { DATABASE_URL: database.url ?? '' })
        expect({ code, out }).toEqual({
          code: 0,
          out: expect.stringMatching(/^Deleted the schemas public, auth, pgboss/),
        })
        const { rows } = await database.query(
          `select count(*)::int as left from pg_tables where schemaname in ('public', 'auth', 'pgboss')`,
        )
        expect(rows).toEqual([{ left: 0 }])
        await migrate(database)
      } finally {
        await database.close()
      }
    },
  )
})
