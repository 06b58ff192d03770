import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * `npm run simulate`: plays random histories against the whole server and a small model of it, each from its own seed
 * (docs/simulation.md). `--seed N` replays the one that failed; `--histories N` plays N from that seed on. On the
 * embedded database a seed always gives the same history; on a server (DATABASE_URL), commands at once really race.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, histories: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)
const histories = Number(values.histories ?? (values.seed === undefined ? 10_000 : 1))
if (!Number.isInteger(seed) || !Number.isInteger(histories) || histories < 1) {
  console.error('Usage: npm run simulate -- [--seed NUMBER] [--histories NUMBER]')
  process.exit(1)
}

const { status } = spawnSync(
  'node_modules/.bin/vitest',
  [
    'run',
    '--project',
    'server',
    '--bail',
    '1',
    '--reporter',
    'verbose',
    'apps/server/test/simulated-histories.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, SEED: `${seed}`, HISTORIES: `${histories}` } },
)
process.exit(status ?? 1)
