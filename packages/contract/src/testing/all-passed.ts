import type { RunnerTestSuite } from 'vitest'

/**
 * Whether every test of a file or group ran and passed, for an `afterAll` that checks something across all of them.
 * False if some were left out with `-t`.
 */
export const allPassed = ({ tasks }: Readonly<RunnerTestSuite>): boolean =>
  tasks.every((task) => (task.type === 'suite' ? allPassed(task) : task.result?.state === 'pass'))
