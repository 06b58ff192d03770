import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/**
 * Files take turns in the same two processes: loading the code anew for each of them would take half of the time. So a file
 * leaves nothing behind: it closes what it opened, and puts back what it replaced.
 */
const shared = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000, isolate: false } as const

/** One runner for everything. `npm test` runs all projects; `vitest run --project rules` runs one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['packages/{contract,rules,testkit}/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { ...shared, name: 'auth', include: ['packages/auth/**/*.test.ts'] } },
      { test: { ...shared, name: 'web', include: ['apps/web/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/make-snapshot.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/migrated-folder.ts'],
          testTimeout: 120_000,
          // As patient as the browser is with everything else that is waited for.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
