import type { Browser } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import type { RunningSquash } from './squash.ts'
import { closeVisits } from './visitor.ts'

type Started = { browser: Browser; squash: RunningSquash; provider?: { close(): Promise<void> } }

/**
 * Closes all visits after each test of a file, and stops what the file started after its last test.
 * @param started asked when the tests are over, because a file starts these in `beforeAll`
 */
export function stopAfterTests(started: () => Started): void {
  afterEach(() => closeVisits(started().browser))
  afterAll(async () => {
    const { browser, squash, provider } = started()
    await closeVisits(browser)
    await squash.stop()
    await provider?.close()
  })
}
