import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  // The headless build comes first: windows would take half of the machine's CPU time.
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
 * @throws a one-line error that says how to install one
 */
export async function findChromium({ env = process.env, exists = existsSync, bundled = packaged }: Lookup = {}) {
  const named = env.CHROMIUM_PATH
  if (named && !exists(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  const found = named ?? USUAL_PLACES.find(exists) ?? (await bundled())
  if (!found) throw new Error(HOW_TO_GET_ONE)
  return found
}

/**
 * The packaged Chromium includes its own system libraries, but unpacks them only if it believes it is running on
 * Lambda.
 */
async function packaged(): Promise<string | null> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const name = '@sparticuz/chromium'
  const module: { default: { executablePath(): Promise<string> } } | null = await import(name).catch(() => null)
  return module ? module.default.executablePath() : null
}

/** The arguments for a Chromium under test: no background traffic, and no sandbox for root, which cannot use one. */
export const chromiumArguments = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
