import type { Actor } from '@squash/testkit/http'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { mayaAndJonas } from './people.ts'
import { type RunningSquash, startSquash } from './squash.ts'
import { closeVisits } from './visitor.ts'

type Shared = {
  readonly browser: Browser
  readonly squash: RunningSquash
  readonly people: { maya: Actor; jonas: Actor }
}

/**
 * What the journeys of a file share: a browser, and a server on which Maya and Jonas have accounts. Registers the hooks
 * that start and end them, so it is called once, outside the tests.
 * @returns them, to be read while the tests run
 */
export function shareMayaAndJonas(): Shared {
  let shared: Shared | undefined
  const started = (): Shared => {
    if (!shared) throw new Error('The journeys have not begun.')
    return shared
  }
  beforeAll(async () => {
    const [browser, squash] = await Promise.all([sharedBrowser(), startSquash()])
    shared = { browser, squash, people: await mayaAndJonas(squash) }
  })
  afterEach(() => closeVisits(started().browser))
  afterAll(async () => {
    await closeVisits(started().browser)
    await started().squash.stop()
  })
  return {
    get browser() {
      return started().browser
    },
    get squash() {
      return started().squash
    },
    get people() {
      return started().people
    },
  }
}
