import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from './settings.ts'

/** A file with this content, as container engines mount a secret. */
async function secretFile(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'squash-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'secret')
  await writeFile(path, content)
  return path
}

it('secrets are read from files, without the line break that editors add', async () => {
  const read = readSettings({
    DATABASE_URL_FILE: await secretFile('postgres://squash:cat@pool/squash\n'),
    DATABASE_DIRECT_URL_FILE: await secretFile('postgres://squash:cat@db/squash\n'),
    DATABASE_REPLICA_URL_FILE: await secretFile('postgres://squash:cat@standby/squash\n'),
    SERVICE_KEY_FILE: await secretFile('the-key-of-the-operator\n'),
    AUTH_PROVIDERS_GOOGLE_CLIENT_ID: 'squash',
    AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET_FILE: await secretFile('between-us'),
  })
  expect(read).toMatchObject({
    settings: {
      database: {
        url: 'postgres://squash:cat@pool/squash',
        directUrl: 'postgres://squash:cat@db/squash',
        replicaUrl: 'postgres://squash:cat@standby/squash',
      },
      serviceKey: 'the-key-of-the-operator',
      auth: { providers: [{ clientSecret: 'between-us' }] },
    },
  })
})

it('a secret that is set twice, or whose file is unreadable or empty, stops the start', async () => {
  const problemOf = (env: Record<string, string>) => {
    const read = readSettings(env)
    return read.ok ? null : read.problem
  }
  expect(problemOf({ SERVICE_KEY: 'a'.repeat(16), SERVICE_KEY_FILE: await secretFile('b'.repeat(16)) })).toBe(
    'SERVICE_KEY_FILE and SERVICE_KEY are both set',
  )
  expect(problemOf({ SERVICE_KEY_FILE: '/nowhere/service-key' })).toBe(
    'SERVICE_KEY_FILE must be the path of a readable file',
  )
  expect(problemOf({ SMTP_URL_FILE: await secretFile('\n') })).toBe('SMTP_URL_FILE points to an empty file')
})

it('a variable that only looks like a secret file is left alone', () => {
  expect(readSettings({ SSL_CERT_FILE: '/nowhere', SMTP_URL_FILE: '' })).toMatchObject({ ok: true })
})
