import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('only the first start strips the types from a module', async () => {
  const project = await mkdtemp(join(tmpdir(), 'squash-compiled-'))
  try {
    const server = join(project, 'apps/server')
    await mkdir(server, { recursive: true })
    await copyFile(join(import.meta.dirname, '../compile-cache.mjs'), join(server, 'compile-cache.mjs'))
    await writeFile(
      join(server, 'main.mts'),
      "const of: string = 'amaro'\nconsole.log(process.moduleLoadList.some((name: string) => name.includes(of)))\n",
    )
    const env = { PATH: process.env.PATH }
    const start = async () => {
      const args = ['--import', './compile-cache.mjs', 'main.mts']
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: server, env })
      return stdout.trim()
    }
    expect(await start()).toBe('true')
    expect(await start()).toBe('false')
  } finally {
    await rm(project, { recursive: true, force: true })
  }
})
