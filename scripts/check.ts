import { spawnSync } from 'node:child_process'

/** `npm run check`: types, lint and format, dependency rules, unused code, citations and links. Failures come last. */
const packages = [
  '.',
  'packages/contract',
  'packages/rules',
  'packages/rules/tsconfig.test.json',
  'packages/auth',
  'packages/testkit',
  'apps/server',
  'apps/web',
  'apps/web/tsconfig.worker.json',
  'e2e',
  'bench',
]

const steps: readonly [name: string, command: string, ...args: string[]][] = [
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ...packages.map((path): [string, string, ...string[]] => [`types of ${path}`, 'tsc', '-p', path]),
  ['dependency rules', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'bench'],
  ['unused code', 'knip', '--no-progress'],
  ['references', 'node', 'scripts/check-references.ts'],
  ['safety model', 'node', 'scripts/train-safety.ts', '--check'],
  ['model of insults', 'node', 'scripts/train-insults.ts', '--check'],
  ['lock file', 'node', 'scripts/tidy-lock.ts', '--check'],
]

const failed = steps.filter(([name, command, ...args]) => {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' })
  if (status !== 0) console.error(`✗ ${name}`)
  return status !== 0
})
if (failed.length === 0) console.log(`✓ ${steps.length} checks`)
process.exit(failed.length === 0 ? 0 : 1)
