import { startAiProvider } from '@squash/testkit/ai-provider'
import { fixedClock } from '@squash/testkit/clock'
import { test } from 'vitest'
import { startSquash as startInThisProcess } from '../../apps/server/test/support/squash.ts'
import { sharedBrowser } from './browser.ts'
import { mayaAndJonas } from './people.ts'
import { startSquash } from './squash.ts'
import { closeVisits, type Visit, visit } from './visitor.ts'

const browsing = test.extend('browser', { scope: 'file' }, () => sharedBrowser())

/**
 * A test in a browser. The tests of a file share the server, which starts with the first test that needs it, and `people`:
 * Maya and Jonas, signed up. Pages that a test opens with `visit` close when it ends. A file that needs other settings or
 * people extends it.
 */
export const journey = browsing
  .extend('settings', { scope: 'file' }, (): Record<string, string> => ({}))
  .extend('squash', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
    const squash = await startSquash(settings)
    onCleanup(() => squash.stop())
    return squash
  })
  .extend('people', { scope: 'file' }, ({ squash }) => mayaAndJonas(squash))
  .extend('visit', ({ browser, squash }, { onCleanup }) => {
    onCleanup(() => closeVisits(browser))
    return (how?: Visit) => visit(browser, squash.url, how)
  })

/** The same, where Maya and Jonas have their accounts from the first test on: for tests that sign in on the screen. */
export const journeyOfMembers = journey.extend('members', { scope: 'file', auto: true }, ({ people }) => people)

/** A journey with a language model whose answers the test sets on `provider`. */
export const journeyWithModel = journey
  .extend('provider', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
    const provider = await startAiProvider()
    onCleanup(() => provider.close())
    return provider
  })
  .extend('settings', { scope: 'file' }, ({ provider }) => ({ AI_BASE_URL: provider.baseUrl, AI_MODEL: 'scripted' }))

/** A test whose server runs in this process, so that the test can move its clock and reach its database. */
export const journeyInThisProcess = browsing
  .extend('squash', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
    const squash = await startInThisProcess({ clock: fixedClock(new Date().toISOString()) })
    onCleanup(() => squash.close())
    return squash
  })
  .extend('visit', ({ browser, squash }, { onCleanup }) => {
    onCleanup(() => closeVisits(browser))
    return (how?: Visit) => visit(browser, squash.origin, how)
  })
