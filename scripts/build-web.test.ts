import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildWebIfStale } from './build-web.ts'

let root: string
let builds = 0
beforeEach(async () => {
  builds = 0
  root = await mkdtemp(join(tmpdir(), 'squash-build-'))
  await mkdir(join(root, 'apps/web/src/ui'), { recursive: true })
  await mkdir(join(root, 'apps/web/dist'))
  await write('package-lock.json', '{}')
  await write('apps/web/src/ui/button.tsx', 'one')
})
afterEach(() => rm(root, { recursive: true }))

const write = (file: string, text: string) => writeFile(join(root, file), text)
const start = () =>
  buildWebIfStale(root, () => {
    builds += 1
  })

describe('the web app', () => {
  it('is built once, and not rebuilt while nothing changes', async () => {
    expect([await start(), await start(), await start()]).toEqual([true, false, false])
    expect(builds).toBe(1)
  })

  it.each([
    ['a source changed', () => write('apps/web/src/ui/button.tsx', 'two')],
    ['a source was added', () => write('apps/web/src/ui/toast.tsx', 'one')],
    ['a source was removed', () => rm(join(root, 'apps/web/src/ui/button.tsx'))],
    ['a library changed', () => write('package-lock.json', '{"lockfileVersion":3}')],
    ['the build output was removed', () => rm(join(root, 'apps/web/dist/.stamp'))],
  ])('is built again when %s', async (_what, change) => {
    await start()
    await change()
    expect(await start()).toBe(true)
  })

  it('is not built again for a test', async () => {
    await start()
    await write('apps/web/src/ui/button.test.tsx', 'one')
    expect(await start()).toBe(false)
  })

  it('is built again after a failed build', async () => {
    const failing = () => {
      throw new Error('no')
    }
    await expect(buildWebIfStale(root, failing)).rejects.toThrow('no')
    expect(await start()).toBe(true)
  })
})
