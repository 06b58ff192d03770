import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * `npm run simulate`: plays random histories against the whole server and a small model of it, each from its own seed
 * (docs/simulation.md#what-happens-in-a-history). `--seed N` replays the one that failed; `--histories N` plays N from
 * that seed on. On the embedded database a seed always gives the same history; on a server (DATABASE_URL), concurrent
 * commands really race. `--long` plays long ones against processes that are killed and cut off from their database,
 * always on a server.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, histories: { type: 'string' }, long: { type: 'boolean', default: false } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)
const usual = values.long ? 200 : 10_000
const histories = Number(values.histories ?? (values.seed === undefined ? usual : 1))
if (!Number.isInteger(seed) || !Number.isInteger(histories) || histories < 1) {
  console.error('Usage: npm run simulate -- [--long] [--seed NUMBER] [--histories NUMBER]')
  process.exit(1)
}

const vitest = 'node_modules/.bin/vitest'
const which = values.long
  ? ['--config', 'vitest.drills.config.ts', 'long-histories']
  : ['--project', 'server', '--reporter', 'verbose', 'apps/server/test/simulated-histories.test.ts']
const run = ['run', '--bail', '1', ...which]
const [command, args] =
  values.long && !process.env.DATABASE_URL ? ['scripts/with-postgres', [vitest, ...run]] : [vitest, run]

const { status } = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, SEED: `${seed}`, HISTORIES: `${histories}` },
})
process.exit(status ?? 1)
