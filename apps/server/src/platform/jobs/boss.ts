import { type Db as BossDatabase, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'

/** Seconds between a worker's signs of life, and without one until its jobs are another's (10 is pg-boss's least). */
export const HEARTBEAT = { every: 3, expiry: 10 }
/** Seconds between looks for jobs whose worker has died. */
const SUPERVISION = 5

/**
 * The job queue's library on the one database of this process. It never gets a PGlite handle of its own: it would then run
 * inside whatever transaction happens to be open.
 * @param runsJobs whether this process also looks after dead workers
 * @param calendar whether it looks after schedules
 */
export const createBoss = (
  database: Database,
  log: Logger,
  { runsJobs, calendar }: { runsJobs: boolean; calendar: boolean },
): PgBoss => {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: runsJobs,
    schedule: calendar,
    supervise: runsJobs,
    superviseIntervalSeconds: SUPERVISION,
    monitorIntervalSeconds: SUPERVISION,
    maintenanceIntervalSeconds: 600,
    // Needs statistics that PGlite does not keep.
    monitorVacuum: database.kind === 'postgres',
    reindex: database.kind === 'postgres',
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'))
  return boss
}

const bossDatabase = (database: Database): BossDatabase => ({
  executeSql: (text, values) => database.query(text, values),
  async listen(channel, onNotification, onReconnect) {
    const close = await database.listen(channel, onNotification, onReconnect)
    onReconnect()
    return { close }
  },
})
