import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

/**
 * `npm run check`: types, lint and format, dependency rules, unused code, citations and links, and whether the models
 * and the lock file are up to date. Runs one step per core at a time, prints each step's output when it ends, and the
 * names of failed steps at the end.
 */
const packages = [
  // Everything that runs in Node is checked together: scripts, tests and benchmarks import most of the server, and
  // checking that once for each would take twice as long.
  '.',
  'packages/contract',
  'packages/rules',
  'apps/web',
  'apps/web/tsconfig.worker.json',
  'e2e',
]

const steps: readonly [name: string, command: string, ...args: string[]][] = [
  // The compiler's four threads would each check the types that they share, which doubles the CPU time on two cores.
  ...packages.map((path): [string, string, ...string[]] => [`types of ${path}`, 'tsc', '--checkers', '1', '-p', path]),
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['dependency rules', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'bench'],
  ['unused code', 'knip', '--no-progress'],
  ['references', 'node', 'scripts/check-references.ts'],
  ['safety model', 'node', 'scripts/train-safety.ts', '--check'],
  ['model of missing full stops', 'node', 'scripts/train-breaks.ts', '--check'],
  ['model of insults', 'node', 'scripts/train-insults.ts', '--check'],
  ['model of remainders', 'node', 'scripts/train-remainders.ts', '--check'],
  ['model of parts', 'node', 'scripts/train-parts.ts', '--check'],
  ['model of second opinions', 'node', 'scripts/train-second-opinion.ts', '--check'],
  ['model of public quotations', 'node', 'scripts/train-public-quotes.ts', '--check'],
  ['lock file', 'node', 'scripts/tidy-lock.ts', '--check'],
]

const failed: string[] = []
const waiting = steps.values()

async function runWaiting(): Promise<void> {
  for (const [name, command, ...args] of waiting) {
    const step = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    for (const stream of [step.stdout, step.stderr]) stream.on('data', (part: Buffer) => printed.push(part))
    const [status] = await once(step, 'close')
    process.stdout.write(Buffer.concat(printed))
    if (status !== 0) failed.push(name)
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runWaiting))
for (const name of failed) console.error(`✗ ${name}`)
if (failed.length === 0) console.log(`✓ ${steps.length} checks`)
process.exitCode = failed.length === 0 ? 0 : 1
