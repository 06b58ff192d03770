import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILE_CACHE } from '@squash/testkit/short-lived'
import { expect, it } from 'vitest'
import { buildWebIfStale } from './build-web.ts'

const script = join(import.meta.dirname, 'start.ts')

/** Starts Squash, and stops it once it is ready. */
const start = (env: Record<string, string>) =>
  new Promise<{ out: string; err: string }>((resolve) => {
    const given = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      ...env,
    }
    const child = execFile(process.execPath, [script], { env: given }, (_, out, err) => resolve({ out, err }))
    let out = ''
    child.stdout?.on('data', (text) => {
      out += text
      if (out.includes('/dev/mail')) child.kill('SIGTERM')
    })
  })

it('npm start prints what it is doing before it loads anything slow', async () => {
  const { out, err } = await start({ PORT: 'many' })
  expect(out).toBe('Starting Squash…\n')
  expect(err).toBe('Squash cannot start: PORT must be a whole number from 0 to 65535\n')
  const imported = [...(await readFile(script, 'utf8')).matchAll(/^import .* from '(.*)'$/gm)].map(([, from]) => from)
  expect(imported.filter((from) => !from?.startsWith('node:'))).toEqual([])
})

it('npm start announces each step, and ends with the addresses', { timeout: 120_000 }, async () => {
  await buildWebIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'squash-start-'))
  try {
    const { out, err } = await start({ DATA_DIR: dataDir, PORT: '0', SITE_URL: 'http://127.0.0.1:3000' })
    expect(err).toBe('')
    expect(out.split('\n').filter((line) => line !== '')).toEqual([
      'Starting Squash…',
      `Opening the embedded database in ${dataDir} (a few seconds, longer the first time)…`,
      expect.stringMatching(/^Squash listens on http:\/\/127\.0\.0\.1:\d+$/),
      '  Squash is ready: http://127.0.0.1:3000',
      '  Email isn’t sent. Read it at: http://127.0.0.1:3000/dev/mail',
    ])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
