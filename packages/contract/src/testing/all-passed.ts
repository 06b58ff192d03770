import type { RunnerTestSuite } from 'vitest'

/**
 * Whether every test of a file, or of a group of tests, ran and passed: for what an `afterAll` can check only after all
 * of them. False if some were left out with `-t`.
 */
export const allPassed = ({ tasks }: Readonly<RunnerTestSuite>): boolean =>
  tasks.every((task) => (task.type === 'suite' ? allPassed(task) : task.result?.state === 'pass'))
