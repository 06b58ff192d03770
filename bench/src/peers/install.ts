import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = join(import.meta.dirname, '../../peers')
const run = promisify(execFile)

/** Installs the peers into their own folder, unless its lock file is already installed. Squash doesn't depend on them. */
export async function installPeers(print: (line: string) => void): Promise<void> {
  const changed = async (file: string) => (await stat(join(folder, file)).catch(() => undefined))?.mtimeMs ?? 0
  if ((await changed('node_modules/.package-lock.json')) >= (await changed('package-lock.json'))) return
  print('installing the peers, about 450 MB')
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
}
