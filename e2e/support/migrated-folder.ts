import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a server that started once and was stopped: copying it takes a moment where making it takes seconds. */
    migratedFolder: string
  }
}

let folder = ''

/** Runs once before all journeys. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'squash-migrated-'))
  project.provide('migratedFolder', folder)
  if (!process.env.DATABASE_URL) await (await startServer({ DATA_DIR: folder })).stop()
}

/** Runs once after them. */
export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true })
