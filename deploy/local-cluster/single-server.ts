import type { DatabasePlace, DatabaseServers } from './database-servers.ts'
import { freePorts } from './ports.ts'
import { createPostgres } from './postgres.ts'
import type { Supervisor } from './supervisor.ts'

/** One PostgreSQL server with backups, as in compose.yaml. */
export async function createSingleServer(place: DatabasePlace, supervisor: Supervisor): Promise<DatabaseServers> {
  const [port = 0] = await freePorts(1)
  const postgres = createPostgres({ ...place, port })
  const launch = () => supervisor.launch(postgres.program, postgres.isReady)
  const stop = () => supervisor.end(postgres.program.name)
  return {
    port,
    replicaPort: null,
    async start(password) {
      await postgres.prepare(password)
      await launch()
      await postgres.createDatabase()
    },
    stop,
    commands: (withoutClients) => ({
      backup: async () => `Backup ${await postgres.backUp()} is complete.`,
      async restore(time) {
        await withoutClients(async () => {
          await stop()
          await postgres.restore(time)
          await launch()
        })
        return 'Restored.'
      },
    }),
  }
}
