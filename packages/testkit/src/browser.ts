import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const USUAL_PLACES = [
  // The same browser without windows, whose own pages would take half of the machine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const HOW_TO_GET_ONE =
  'No Chromium found: install one (Debian: apt-get install chromium) or name its executable in CHROMIUM_PATH.'

type Lookup = { env?: NodeJS.ProcessEnv; exists?: (path: string) => boolean; bundled?: () => Promise<string | null> }

/**
 * Finds a Chromium: CHROMIUM_PATH, else the system's, else the packaged one that the journeys' workspace depends on.
 * @returns the path of its executable
 * @throws one line that says how to get one
 */
export async function findChromium({ env = process.env, exists = existsSync, bundled = packaged }: Lookup = {}) {
  const named = env.CHROMIUM_PATH
  if (named && !exists(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  const found = named ?? USUAL_PLACES.find(exists) ?? (await bundled())
  if (!found) throw new Error(HOW_TO_GET_ONE)
  return found
}

/** The packaged Chromium brings its own system libraries, but unpacks them only where it believes to run on Lambda. */
async function packaged(): Promise<string | null> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const name = '@sparticuz/chromium'
  const module: { default: { executablePath(): Promise<string> } } | null = await import(name).catch(() => null)
  return module ? module.default.executablePath() : null
}

/** A headless browser that talks to nobody but the pages it is sent to. */
export async function launchBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0
  return chromium.launch({
    executablePath: await findChromium(),
    headless: true,
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
