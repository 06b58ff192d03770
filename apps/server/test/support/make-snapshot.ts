import type { TestProject } from 'vitest/node'
import { migratedSnapshot } from './snapshot.ts'

/** Vitest runs this once before all server tests, which would otherwise create it several times in parallel. @public */
export async function setup({ config }: TestProject): Promise<void> {
  if (!(config.env?.DATABASE_URL ?? process.env.DATABASE_URL)) await migratedSnapshot()
}
