import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { isRecord } from '@squash/contract/is-record'
import { buildWebIfStale } from './build-web.ts'

/**
 * `npm test` runs everything: rules, authentication, the server over HTTP, and end-to-end tests in a real browser
 * against the built web app. If PostgreSQL is installed, a server is started for the tests, and the embedded database
 * runs only its own suites; `DATABASE_URL= npm test` runs all of them on it. Arguments go to Vitest:
 * `npm test -- --project rules`.
 */
await buildWebIfStale()

const report = '.cache/test-report.json'
mkdirSync('.cache', { recursive: true })
const vitest = [
  'node_modules/.bin/vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]
const [program = '', ...rest] = [
  ...(startsPostgres() ? ['scripts/with-postgres'] : []),
  ...vitest,
  ...process.argv.slice(2),
]
const { status } = spawnSync(program, rest, { stdio: 'inherit' })

const counts: unknown = JSON.parse(readFileSync(report, 'utf8'))
if (isRecord(counts))
  console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests} skipped`)
process.exit(status ?? 1)

/** Whether the tests get a PostgreSQL server of their own: DATABASE_URL names none, and Debian's package exists. */
function startsPostgres(): boolean {
  const isFree = process.env.DATABASE_URL === undefined
  return isFree && existsSync('/usr/lib/postgresql') && globSync('/usr/lib/postgresql/*/bin/postgres').length > 0
}
