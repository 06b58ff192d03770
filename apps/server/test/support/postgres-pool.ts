import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { createDatabase } from '../../src/platform/database/create-database.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import type { Source } from '../../src/platform/database/source.ts'
import { shapeOf } from './shape.ts'
import { migrationsHash, prepare } from './snapshot.ts'

/** An arbitrary lock id: test files that create the template wait for each other on it. */
const LOCK = 7_285_471

/** The names of a run's databases begin with this; its main process and each of its workers know that process's id. */
const prefixOf = (run: number) => `squash_test_${run}_`

const idle: string[] = []
let shapeOfNew: string | undefined

/**
 * A database on the server that earlier files of this process have released, or a copy of a migrated template, which
 * takes half a second. It still has the rows that were left in it. A database whose schema a test has changed is not
 * reused.
 * @param options.isShared whether others may still be connected when it is closed; then it isn't reused either
 */
export async function pooledPostgres(server: string, options: { isShared: () => boolean }) {
  const name = (await takeIdle(server)) ?? (await copyTemplate(server))
  const url = urlOf(server, name)
  const source = await openPostgres(url, pino({ level: 'silent' }))
  shapeOfNew ??= await shapeOf(source)
  const close = async () => {
    const isReusable = !options.isShared() && (await shapeOf(source).catch(() => null)) === shapeOfNew
    await source.close()
    if (isReusable) idle.push(name)
    else await asAdmin(server, (admin) => drop(admin, name))
  }
  return { url, source: { ...source, close } satisfies Source }
}

/**
 * A released database. Connections of the file that released it may still run a statement that nobody waits for, so they
 * are ended first.
 */
const takeIdle = async (server: string): Promise<string | undefined> => {
  const name = idle.pop()
  if (name !== undefined)
    await asAdmin(server, async (admin) => {
      await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name])
    })
  return name
}

/** The template is created once per set of migrations. */
const copyTemplate = async (server: string): Promise<string> => {
  const name = prefixOf(process.ppid) + randomBytes(6).toString('hex')
  const template = `squash_template_${await migrationsHash()}`
  await asAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(server, admin, template)
    await admin.query(`create database ${name} template ${template}`)
  })
  return name
}

const makeTemplate = async (server: string, admin: pg.Client, template: string) => {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft}`)
  await admin.query(`create database ${draft}`)
  const source = await openPostgres(urlOf(server, draft), pino({ level: 'silent' }))
  await prepare(createDatabase(source))
  await source.close()
  // Renamed only when complete, so that an aborted run leaves no incomplete template.
  await admin.query(`alter database ${draft} rename to ${template}`)
}

/** Drops the databases that the workers of this run have left for each other. */
export const dropPooled = (server: string): Promise<void> =>
  asAdmin(server, async (admin) => {
    const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [
      prefixOf(process.pid),
    ])
    for (const { datname } of rows) await drop(admin, datname)
  })

const drop = async (admin: pg.Client, name: string): Promise<void> => {
  await admin.query(`drop database if exists ${name} with (force)`)
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
