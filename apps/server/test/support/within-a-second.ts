import { eventually } from '@squash/testkit/eventually'
import { expect } from 'vitest'

/**
 * Waits until answers that may be up to a second old show a change that has just been made, and checks that none was
 * older. Measures when the last outdated answer was requested: how long a request takes depends on the machine.
 */
export async function withinASecond(what: string, isCurrent: () => Promise<boolean>): Promise<void> {
  const changed = performance.now()
  let outdated = changed
  await eventually(what, async () => {
    const requested = performance.now()
    if (await isCurrent()) return true
    outdated = requested
    return false
  })
  expect(outdated - changed).toBeLessThan(1_000)
}
