import { type Db as BossDatabase, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'

/** Seconds between a worker's heartbeats, and without one until its jobs go to another worker; 10 is pg-boss's minimum. */
export const HEARTBEAT = { every: 3, expiry: 10 }
/** Seconds between checks for jobs whose worker has died. */
const SUPERVISION = 5

/**
 * The job queue's library on the process's own database. It never gets a PGlite handle of its own, because its queries
 * would then run inside whatever transaction happens to be open.
 * @param runsJobs whether this process also monitors dead workers
 * @param calendar whether it runs schedules
 * @param onJob called with the name of a queue when a job arrives in it
 */
export const createBoss = (
  database: Database,
  log: Logger,
  { runsJobs, calendar, onJob }: { runsJobs: boolean; calendar: boolean; onJob?: (queue: string) => void },
): PgBoss => {
  const boss = new PgBoss({
    db: bossDatabase(database, onJob),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: runsJobs,
    schedule: calendar,
    supervise: runsJobs,
    superviseIntervalSeconds: SUPERVISION,
    monitorIntervalSeconds: SUPERVISION,
    maintenanceIntervalSeconds: 600,
    // Needs statistics that PGlite does not collect.
    monitorVacuum: database.kind === 'postgres',
    reindex: database.kind === 'postgres',
  })
  boss.on('error', (error) => log.error({ err: asError(error) }, 'the job queue reported an error'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue reported a warning'))
  return boss
}

/** pg-boss spreads some errors into plain objects, which the log would describe only as objects. */
const asError = (error: object): Error => (error instanceof Error ? error : Object.assign(new Error(), error))

const bossDatabase = (database: Database, onJob?: (queue: string) => void): BossDatabase => ({
  executeSql: (text, values) => database.query(text, values),
  async listen(channel, onNotification, onReconnect) {
    const close = await database.listen(
      channel,
      (queue) => {
        onJob?.(queue)
        onNotification(queue)
      },
      onReconnect,
    )
    onReconnect()
    return { close }
  },
})
