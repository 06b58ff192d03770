import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The sources of the built web app, from the project's root; the lock file stands for the libraries. */
const SOURCES = [
  'package-lock.json',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/index.html',
  'apps/web/public',
  'apps/web/src',
  'packages/contract/src',
  'packages/rules/src',
]

const projectRoot = join(import.meta.dirname, '..')

/** A hash of every source file's path and content, without tests, which don't affect the build. */
async function hashOfSources(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(SOURCES.map((source) => filesOf(root, source)))).flat().sort()) {
    hash.update(file).update('\0')
    hash.update(await readFile(join(root, file))).update('\0')
  }
  return hash.digest('hex')
}

async function filesOf(root: string, source: string): Promise<string[]> {
  if (!existsSync(join(root, source))) return []
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return [source]
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

/**
 * Builds the web app unless its sources are the same as in the last build.
 * @param build runs the build; it empties apps/web/dist first, including the stamp
 * @returns whether it built
 * @throws when the build fails
 */
export async function buildWebIfStale(root: string = projectRoot, build: () => void = runBuild): Promise<boolean> {
  const stamp = join(root, 'apps/web/dist/.stamp')
  const sources = await hashOfSources(root)
  const built = await readFile(stamp, 'utf8').catch(() => null)
  if (built === sources) return false
  build()
  await writeFile(stamp, sources)
  return true
}

/** For the browser, and for the server, which renders the public pages. */
const BUILDS = [[], ['--ssr', 'src/server/entry.tsx']]

function runBuild(): void {
  console.log('Building the web app (about ten seconds, only when it has changed)…')
  const vite = createRequire(join(projectRoot, 'apps/web/package.json')).resolve('vite/package.json')
  for (const args of BUILDS) {
    const { status } = spawnSync(
      process.execPath,
      [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'error', ...args],
      {
        cwd: join(projectRoot, 'apps/web'),
        stdio: 'inherit',
        // The production build is always served, regardless of the server's own mode.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    if (status !== 0) throw new Error('The web app could not be built; the lines above say why.')
  }
}
