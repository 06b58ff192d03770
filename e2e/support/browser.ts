import { launchBrowser } from '@squash/testkit/browser'
import type { Browser } from 'playwright-core'

let launched: Promise<Browser> | undefined

/** The browser that the files of this process share, and that ends with it. Visits have nothing in common in it. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser().then((browser) => {
    browser.once('disconnected', () => (launched = undefined))
    return browser
  })
  return launched
}
