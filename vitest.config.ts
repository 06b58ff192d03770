import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from './packages/testkit/src/find-chromium.ts'
import { SHORT_LIVED } from './packages/testkit/src/short-lived.ts'
import { LongestFirst } from './scripts/longest-first.ts'

/**
 * Test files share three processes: loading the code again for each file would take half of the time. So a file must
 * leave nothing behind: it closes what it opened, and restores what it replaced.
 */
const shared = {
  environment: 'node',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  isolate: false,
  // As in `npm start`: interpreting hundreds of long patterns before compiling them takes longer than compiling them.
  execArgv: ['--no-regexp-tier-up'],
}

/** Undefined if there is none: then only the projects that need a browser fail, and say so. */
const chromium = await findChromium().catch(() => undefined)

/** With a PostgreSQL server, all suites run on it once; the embedded database gets its own and a sample of the rest. */
const onPostgres = Boolean(process.env.DATABASE_URL)

/** Startup, locking, kills and the data folder, which can't be tested on a server. */
const EMBEDDED_ONLY = [
  'apps/server/src/platform/database/embedded/*.test.ts',
  'apps/server/test/{admin-while-squash-runs,first-visit}.test.ts',
]

/** A sample of the rest: a conflict and a debate from start to end, a few kills, and answers while the database is busy. */
const EMBEDDED_TOO = [
  'apps/server/test/{a-conflict-from-start-to-end,killed-server,unresponsive-database}.test.ts',
  'apps/server/src/features/debates/debates.test.ts',
  'e2e/two-people-settle-a-conflict.test.ts',
]

/** Most of the 20 kills of a server are on PostgreSQL, where the next start takes half as long. */
const KILLS = { postgres: '16', embedded: '4' }

const serverSetup = 'apps/server/test/support/make-snapshot.ts'
const dropPooled = 'apps/server/test/support/drop-pooled.ts'
const journeys = {
  ...shared,
  globalSetup: 'e2e/support/migrated-data.ts',
  // Including the start of a server, which the first test of each file waits for.
  testTimeout: 180_000,
  // As long as the browser waits for everything else.
  expect: { poll: { timeout: 15_000 } },
}

/** One runner for everything. `npm test` runs all projects; `vitest run --project rules` runs one. */
export default defineConfig({
  test: {
    // One more than the usual machine has cores: most tests wait for a retry or a page at times, which leaves a core idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['packages/{contract,rules,testkit}/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: dropPooled,
        },
      },
      { test: { ...shared, name: 'auth', include: ['packages/auth/**/*.test.ts'] } },
      { test: { ...shared, name: 'web', include: ['apps/web/**/*.test.ts'] } },
      {
        // With the style sheet, because without it a dialog's backdrop would cover its buttons.
        extends: './apps/web/vite.config.ts',
        // All dependencies are found before the first test: one found later would reload the page during a test.
        optimizeDeps: { entries: ['apps/web/src/main.tsx', 'apps/web/src/**/*.component.test.tsx'] },
        test: {
          name: 'components',
          // Two pages at a time, in a group of their own: beside the workers of other projects they would fall behind.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          include: ['apps/web/**/*.component.test.tsx'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          isolate: false,
          testTimeout: 10_000,
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromium, args: chromiumArguments() } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: onPostgres ? EMBEDDED_ONLY : [],
          env: onPostgres ? { KILLS: KILLS.postgres } : {},
          globalSetup: [serverSetup, dropPooled],
        },
      },
      { test: { ...journeys, name: 'journeys', include: ['e2e/**/*.test.ts'] } },
      ...(onPostgres
        ? [
            {
              test: {
                ...journeys,
                name: 'embedded',
                execArgv: [...SHORT_LIVED],
                include: [...EMBEDDED_ONLY, ...EMBEDDED_TOO],
                env: { DATABASE_URL: '', KILLS: KILLS.embedded },
                globalSetup: [serverSetup, journeys.globalSetup],
              },
            },
          ]
        : []),
    ],
  },
})
