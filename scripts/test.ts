import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { buildWebIfStale } from './build-web.ts'

/**
 * `npm test`: everything, on both cores: rules, authentication, server over HTTP, and the journeys in a real browser against
 * the built web. Arguments go to Vitest, for example `npm test -- --project rules`.
 */
await buildWebIfStale()

const report = '.cache/test-report.json'
mkdirSync('.cache', { recursive: true })
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)

const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
process.exit(status ?? 1)
