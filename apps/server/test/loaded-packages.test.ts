import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { databaseForProcesses } from './support/database-for-processes.ts'
import { killServers, startServer } from './support/server-process.ts'

afterAll(killServers)

/** What most processes never use, or not for hours; each takes 2 to 20 MB. */
const RARE = [
  '@ai-sdk/openai-compatible',
  '@electric-sql/pglite',
  '@noble/curves',
  '@node-saml/node-saml',
  '@opentelemetry/sdk-trace',
  '@opentelemetry/sdk-metrics',
  '@scure/base',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'ai',
  'ical-generator',
  'nodemailer',
  'sharp',
  'stripe',
  'web-push',
]

it('a new process loads libraries that few requests need only when they are first used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'squash-packages-'))
  const { env, remove } = await databaseForProcesses()
  const file = join(folder, 'packages.json')
  try {
    const recorder = new URL('./support/children/record-packages.mjs', import.meta.url).href
    const server = await startServer({ ...env, NODE_OPTIONS: `--import ${recorder}`, PACKAGES_TO: file })
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    const loaded: string[] = JSON.parse(await readFile(file, 'utf8'))
    expect(loaded).toEqual(expect.arrayContaining(['fastify', 'pg', 'kysely']))
    expect(loaded.filter((name) => RARE.includes(name))).toEqual([])
  } finally {
    await remove()
    await rm(folder, { recursive: true, force: true })
  }
})
