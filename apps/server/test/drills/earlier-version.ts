import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const project = join(import.meta.dirname, '../../../..')
/** Where npm links the project's own packages: the earlier version has to get its own. */
const OWN = '@squash'

export type EarlierVersion = {
  /** The folder of the project as it was. */
  folder: string
  commit: string
  remove(): Promise<void>
}

/**
 * Checks out an earlier commit next to the project, with its libraries. @param revision such as `HEAD~1` or `v0.1.0`
 */
export async function checkOut(revision: string): Promise<EarlierVersion> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: project })).stdout.trim()
  const commit = await git('rev-parse', '--verify', `${revision}^{commit}`)
  const parent = await mkdtemp(join(tmpdir(), 'squash-earlier-'))
  const folder = join(parent, 'project')
  await git('worktree', 'add', '--detach', folder, commit)
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder)
    await rm(parent, { recursive: true })
  }
  try {
    const [earlier, present] = await Promise.all(
      [folder, project].map((path) => readFile(join(path, 'package-lock.json'), 'utf8')),
    )
    if (earlier === present) await linkLibraries(folder)
    else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, commit, remove }
}

/** Links the libraries of this installation, which takes seconds less than installing the same ones. */
async function linkLibraries(folder: string): Promise<void> {
  const [from, to] = [join(project, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(to, OWN), { recursive: true })
  for (const name of await readdir(from)) if (name !== OWN) await symlink(join(from, name), join(to, name))
  // These links are relative, so they point to the packages next to them.
  for (const name of await readdir(join(from, OWN)))
    await symlink(await readlink(join(from, OWN, name)), join(to, OWN, name))
}
