import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { killChildren, startChild } from '../../../../test/support/child.ts'
import { openDatabase } from '../open.ts'
import { lockDataFolder } from './data-folder-lock.ts'

const log = pino({ level: 'silent' })
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'squash-test-'))
})
afterEach(async () => {
  killChildren()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the lock on the data folder', () => {
  it('makes a second start fail with one line that says what to do', async () => {
    const unlock = await lockDataFolder(dataDir)
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(
      /^The data folder .* is in use by another Squash\. Stop that one, or set DATABASE_URL to use a PostgreSQL server\.$/,
    )
    await unlock()
    await (await lockDataFolder(dataDir))()
  })

  it('recognises the folder by any path', async () => {
    const unlock = await lockDataFolder(dataDir)
    await expect(lockDataFolder(join(dataDir, '..', dataDir.split('/').at(-1) ?? ''))).rejects.toThrow('in use')
    await unlock()
  })

  it('treats different folders as different', async () => {
    const unlocks = [await lockDataFolder(dataDir), await lockDataFolder(join(dataDir, 'other'))]
    for (const unlock of unlocks) await unlock()
  })
})

it('the embedded database creates a missing data folder, and keeps its rows there when it is closed and opened again', {
  timeout: 60_000,
}, async () => {
  const folder = join(dataDir, 'new', 'data')
  const first = await openDatabase({ dataDir: folder, log })
  expect((await stat(folder)).isDirectory()).toBe(true)
  await first.query('create table kept (n integer); insert into kept values (1)')
  await first.close()
  const second = await openDatabase({ dataDir: folder, log })
  expect(await second.query('select n from kept')).toEqual({ rows: [{ n: 1 }] })
  await second.close()
})

it('the embedded database loses no acknowledged row in ten kills', { timeout: 180_000 }, async () => {
  const acknowledged: number[] = []
  for (let round = 1; round <= 10; round++) {
    const child = startChild('insert-rows', { DATA_DIR: dataDir })
    await child.printed(7 * round)
    await child.kill()
    acknowledged.push(...child.output.map(Number))
  }
  const database = await openDatabase({ dataDir, log })
  const { rows } = await database.query('select n from acknowledged order by n')
  const stored = new Set(rows.map(({ n }) => n))
  expect(acknowledged.length).toBeGreaterThanOrEqual(385)
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([])
  await database.close()
})
