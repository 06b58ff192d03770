/** Vitest runs this once after all tests of a project that uses databases on a server. @public */
export async function teardown(): Promise<void> {
  const server = process.env.DATABASE_URL
  if (!server) return
  const { dropPooled } = await import('./postgres-pool.ts')
  await dropPooled(server)
}
