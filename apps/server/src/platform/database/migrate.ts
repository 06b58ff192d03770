import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '@squash/auth/migrations'
import { sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/**
 * The folders of SQL files in the order in which they run: profiles reference the authentication service's accounts.
 */
const migrations = [
  { folder: fileURLToPath(migrationsFolder), table: 'auth_migrations' },
  { folder: fileURLToPath(new URL('../../../migrations', import.meta.url)), table: 'migrations' },
]

export const migrationFolders = migrations.map(({ folder }) => folder)

/**
 * Brings the tables up to date, each folder in one transaction. Several processes may do this at once: one migrates
 * while the others wait.
 * @param upTo the last of the server's own migrations, to get the schema of an older version; defaults to all
 * @throws the database's error when a migration fails
 */
export const migrate = async ({ db }: Pick<Database, 'db'>, { upTo }: { upTo?: string } = {}): Promise<void> => {
  for (const { folder, table } of migrations) {
    const migrator = new Migrator({
      db,
      provider: sqlFiles(folder),
      migrationTableName: table,
      migrationLockTableName: `${table}_lock`,
    })
    const isOwn = table === 'migrations'
    const { error } = await (upTo && isOwn ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
    if (error) throw error
  }
}

/** Numbered files of plain SQL, run in the order of their names. */
const sqlFiles = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
    const migrations = files.map(async (file) => {
      // Rewriting a large table may take longer than a request's statement is allowed to.
      const text = `set local statement_timeout = 0; ${await readFile(join(folder, file), 'utf8')}`
      return [file.replace(/\.sql$/, ''), { up: async (db: Database['db']) => void (await sql.raw(text).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(migrations))
  },
})
