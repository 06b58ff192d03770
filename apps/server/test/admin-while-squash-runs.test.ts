import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { testClient } from '@squash/testkit/http'
import { COMPILE_CACHE, SHORT_LIVED } from '@squash/testkit/short-lived'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { unpackMigrated } from './support/migrated-folder.ts'
import { killServers, startServer } from './support/server-process.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'squash-admin-test-'))
  await unpackMigrated(dataDir)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))
afterAll(killServers)

/** Runs `npm run admin -- …` to completion, alongside the server. */
const admin = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const program = fileURLToPath(new URL('../src/admin.ts', import.meta.url))
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
    }
    execFile(process.execPath, [...SHORT_LIVED, program, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
    )
  })

const said = (out: string, code = 0) => ({ code, out, err: '' })
const channel = () => stat(join(dataDir, 'admin.json'))

it('npm run admin works on the embedded database immediately, while Squash is using it', {
  timeout: 120_000,
}, async () => {
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', AUTH_AUTOCONFIRM: 'on' })
  const client = testClient(server.origin)
  const [m, j] = [await client.signUp(maya), await client.signUp(jonas)]
  expect((await channel()).mode & 0o777).toBe(0o600)

  expect(await admin('grant', maya.email)).toEqual(said(`${maya.email} is now an admin.`))
  expect(await done(m.call('get_admin_acts', {}))).toMatchObject([{ act: 'admin.granted', admin: null }])
  expect(await admin('ban', jonas.email, '7')).toMatchObject({ code: 0, out: expect.stringContaining('banned until') })
  expect((await j.call('get_dashboard', {})).status).toBe(401)
  expect(await admin('recount')).toEqual(said('All counters are correct.'))
  expect(await admin('rotate-keys')).toMatchObject({ code: 0 })
  expect(await admin('unban', 'nobody@example.com')).toEqual(
    said('No account has the confirmed address nobody@example.com.', 1),
  )
  expect((await admin('fly')).code).toBe(2)

  expect(await server.stop()).toBe(0)
  await expect(channel()).rejects.toThrow('ENOENT')
  expect(await admin('revoke', maya.email)).toEqual(said(`${maya.email} is no longer an admin.`))
})

it('npm run admin opens the embedded database itself after Squash was killed', { timeout: 120_000 }, async () => {
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', AUTH_AUTOCONFIRM: 'on' })
  await testClient(server.origin).signUp(maya)
  await server.kill()
  await channel()
  expect(await admin('grant', maya.email)).toEqual(said(`${maya.email} is now an admin.`))
})
