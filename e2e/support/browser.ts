import { launchBrowser } from '@squash/testkit/browser'
import type { Browser } from 'playwright-core'

let launched: Promise<Browser> | undefined

/** The browser that all files of this process share; it ends with the process. Visits share nothing in it. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser().then((browser) => {
    browser.once('disconnected', () => (launched = undefined))
    return browser
  })
  return launched
}
