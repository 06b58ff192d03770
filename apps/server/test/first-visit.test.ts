import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { done } from '@squash/testkit/conflict-steps'
import { testClient } from '@squash/testkit/http'
import { expect, it } from 'vitest'
import { startServer } from './support/server-process.ts'

it('a new server shows its very first visitor a daily conflict', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'squash-test-'))
  const server = await startServer({ DATA_DIR: dataDir })
  try {
    const shown = await done(testClient(server.origin).visitor.call('get_current_reddit_conflict', {}))
    expect(shown).toMatchObject([{ is_sample: true }])
  } finally {
    await server.kill()
    await rm(dataDir, { recursive: true })
  }
})
