import pg from 'pg'
import { pino } from 'pino'
import { databaseOver } from '../../src/platform/database/over-source.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { migrationsHash, prepare } from './snapshot.ts'

/** An arbitrary lock id: test files that create the template wait for each other on it. */
const LOCK = 7_285_471

/**
 * Copies a migrated template, created once per set of migrations, into a new database on the server.
 * @returns its URL, and a function that drops it
 */
export const databaseFromTemplate = async (server: string, name: string) => {
  const template = `squash_template_${await migrationsHash()}`
  await asAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(server, admin, template)
    await admin.query(`create database ${name} template ${template}`)
  })
  return {
    url: urlOf(server, name),
    drop: () => asAdmin(server, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  }
}

const makeTemplate = async (server: string, admin: pg.Client, template: string) => {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft}`)
  await admin.query(`create database ${draft}`)
  const source = await openPostgres(urlOf(server, draft), pino({ level: 'silent' }))
  await prepare(databaseOver(source))
  await source.close()
  // Renamed only when complete, so that an aborted run leaves no incomplete template.
  await admin.query(`alter database ${draft} rename to ${template}`)
}

const asAdmin = async (server: string, work: (admin: pg.Client) => Promise<void>) => {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

const urlOf = (server: string, name: string) => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
