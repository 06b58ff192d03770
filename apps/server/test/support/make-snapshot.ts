import { migratedSnapshot } from './snapshot.ts'

/** Runs once before all tests of the server, which would otherwise make it several at a time. */
export async function setup(): Promise<void> {
  if (!process.env.DATABASE_URL) await migratedSnapshot()
}
