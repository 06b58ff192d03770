import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm start`: builds what is stale, starts Squash in this process, and prints its address. Each step is announced
 * before it starts; slow modules are imported only after the first line is printed.
 */
console.log('Starting Squash…')
const root = join(import.meta.dirname, '..')
const environment = join(root, '.env')
if (existsSync(environment)) process.loadEnvFile(environment)

const { readSettings } = await import('../apps/server/src/settings.ts')
const read = readSettings(process.env)
if (!read.ok) {
  console.error(`Squash cannot start: ${read.problem}`)
  process.exit(1)
}
const { siteUrl, database, mail, environment: mode, role } = read.settings

if (role !== 'worker') {
  const { buildWebIfStale } = await import('./build-web.ts')
  try {
    await buildWebIfStale()
  } catch (error) {
    console.error(`Squash cannot start: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
console.log(
  database.kind === 'embedded'
    ? `Opening the embedded database in ${database.dataDir} (a few seconds, longer the first time)…`
    : 'Connecting to the PostgreSQL server…',
)
// By URL, because the server's types are checked with the server.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href)

if (role !== 'worker') console.log(`\n  Squash is ready: ${siteUrl}`)
if (role !== 'worker' && mail.smtpUrl === null && mode !== 'production') {
  console.log(`  Email isn’t sent. Read it at: ${siteUrl}/dev/mail\n`)
}
