import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Tidies package-lock.json; with --check it only reports what it would change.
 * - Adds the optional packages of other platforms. npm leaves out those that the current registry doesn't carry, and
 *   then `npm ci` refuses the file everywhere.
 * - Drops the packages' `engines`. npm compares them with the Node that installs, which may be older than the one that
 *   the project installs and runs on, and prints a page of warnings that nobody can act on.
 */
type Entry = {
  engines?: unknown
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS: Record<string, string> = { riscv64gc: 'riscv64', 'arm-eabi': 'arm', armv7: 'arm', armhf: 'arm' }
const KNOWN = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32', 'universal']

/** The platform of a package, derived from its name: `@biomejs/cli-linux-x64-musl`. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | null {
  const words = (name.split('/').pop() ?? '').split(/[-_]/)
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = words.map((word) => PROCESSORS[word] ?? word).find((word) => KNOWN.includes(word))
  if (!os && cpu !== 'wasm32') return null
  const libc =
    words.includes('musl') || words.some((word) => /^musl/.test(word)) ? 'musl' : os === 'linux' ? 'glibc' : null
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu && cpu !== 'universal' ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  }
}

const file = 'package-lock.json'
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const missing: string[] = []
const withEngines = Object.entries(lock.packages).filter(
  ([path, { engines }]) => path.includes('node_modules/') && engines !== undefined,
)

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = [`node_modules/${name}`, `${path}/node_modules/${name}`].some((place) => place in lock.packages)
    const platform = platformOf(name)
    if (isThere || !platform || path === '') continue
    missing.push(name)
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    }
  }
}

if (process.argv.includes('--check')) {
  if (missing.length > 0) console.error(`package-lock.json lacks ${missing.join(', ')}: run npm run lock`)
  if (withEngines.length > 0) console.error('package-lock.json contains engines: run npm run lock')
  process.exit(missing.length + withEngines.length === 0 ? 0 : 1)
}
for (const [, entry] of withEngines) delete entry.engines
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} packages of other platforms added, engines of ${withEngines.length} dropped`)
