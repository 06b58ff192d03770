import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from './find-chromium.ts'

/** A headless browser that makes no requests beyond the pages it is sent to. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), headless: true, args: chromiumArguments() })
}
