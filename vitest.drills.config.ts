import { defineConfig } from 'vitest/config'

/**
 * Drills on a whole cluster of processes: `npm run cluster:failover`. They need Debian packages and take minutes, so
 * `npm test` doesn't run them.
 */
export default defineConfig({
  test: {
    include: ['apps/server/test/drills/*.drill.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    // Prints what they measure.
    reporters: ['verbose'],
  },
})
