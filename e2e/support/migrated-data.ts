import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { unpackMigrated } from '../../apps/server/test/support/migrated-folder.ts'
import { createDatabase } from './database.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * What a server that was started and stopped once left behind: a database on the PostgreSQL server, or the data
     * folder of an embedded one. A journey starts on a copy of it, which is much faster to make.
     */
    migrated: { database: string } | { folder: string }
  }
}

let remove = async (): Promise<void> => {}

/** Runs once before all journeys. */
export async function setup(project: TestProject): Promise<void> {
  const server = project.config.env?.DATABASE_URL ?? process.env.DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'squash-migrated-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  if (server) {
    const { name, url, drop } = await createDatabase(server)
    await (await startServer({ DATA_DIR: folder, DATABASE_URL: url })).stop()
    await removeFolder()
    project.provide('migrated', { database: name })
    remove = drop
  } else {
    await unpackMigrated(folder)
    await (await startServer({ DATA_DIR: folder })).stop()
    project.provide('migrated', { folder })
    remove = removeFolder
  }
}

/** Runs once after them. */
export const teardown = (): Promise<void> => remove()
