import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command, DatabasePlace } from './database-servers.ts'
import { createFailoverServers } from './failover-servers.ts'
import type { FailoverPrograms, Programs } from './packages.ts'
import { accepts, freePorts } from './ports.ts'
import type { Program } from './process.ts'
import { requestBuffersOf } from './request-buffers.ts'
import { createSingleServer } from './single-server.ts'
import { HEALTH_INTERVAL, isKnownToProxy, webProcess, workerProcess } from './squash.ts'
import { createSupervisor } from './supervisor.ts'
import { databaseUser } from './system-user.ts'

const deploy = join(import.meta.dirname, '..')

type Cluster = {
  siteUrl: string
  /** The database without the pooler, for the commands of `npm run admin`. */
  direct: string
  /** A standby; null without one. */
  replica: string | null
  /** The operator's commands while it runs, by name. */
  commands: Readonly<Record<string, Command>>
  start(): Promise<void>
  stop(): Promise<void>
}

/** A worker listens on no port. */
type SquashProcess = { program: Program; port: number | null }

/**
 * The topology of compose.yaml on this machine: PostgreSQL, PgBouncer, two web processes, two workers, and Caddy.
 * @param folder where it keeps its data, backups and logs
 * @param port of the proxy; 0 for a free one
 * @param failover the programs for a PostgreSQL with a standby that takes over; null for a single server
 * @param report called with each line of progress
 */
export async function createCluster(options: {
  folder: string
  port: number
  programs: Programs
  failover: FailoverPrograms | null
  report: (line: string) => void
}): Promise<Cluster> {
  const { folder, programs, failover, report } = options
  const [poolerPort = 0, web1 = 0, web2 = 0, free = 0] = await freePorts(4)
  const port = options.port || free
  const siteUrl = `http://127.0.0.1:${port}`
  const user = databaseUser()
  const logs = join(folder, 'logs')
  const pooler = join(folder, 'pgbouncer')
  await mkdir(logs, { recursive: true })
  await mkdir(pooler, { recursive: true })

  const passwordFile = join(pooler, 'password')
  const password = await readFile(passwordFile, 'utf8').catch(() => randomBytes(24).toString('hex'))
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [pooler, passwordFile]) await chown(path, user.uid, user.gid)

  const supervisor = createSupervisor(logs, report)
  const { launch, end } = supervisor
  const place: DatabasePlace = { folder, user, bin: programs.postgres, passwordFile }
  const database = failover
    ? await createFailoverServers(place, failover, supervisor)
    : await createSingleServer(place, supervisor)
  const urlAt = (at: number) => `postgres://squash:${password}@127.0.0.1:${at}/squash`
  const addresses = {
    siteUrl,
    pooled: urlAt(poolerPort),
    direct: urlAt(database.port),
    replica: database.replicaPort === null ? null : urlAt(database.replicaPort),
  }

  const pgbouncer: Program = {
    name: 'pgbouncer',
    command: join(deploy, 'pgbouncer/start'),
    args: [],
    env: {
      PATH: `${join(programs.pgbouncer, '..')}:${process.env.PATH}`,
      DATABASE_HOST: '127.0.0.1',
      DATABASE_PORT: `${database.port}`,
      PASSWORD_FILE: passwordFile,
      LISTEN_ADDRESS: '127.0.0.1',
      LISTEN_PORT: `${poolerPort}`,
      CONFIGURATION: pooler,
    },
    ...(user && { user }),
  }
  const caddy: Program = {
    name: 'caddy',
    command: programs.caddy,
    args: ['run', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')],
    env: {
      HOME: folder,
      SITE_URL: siteUrl,
      WEB_PROCESSES: `127.0.0.1:${web1} 127.0.0.1:${web2}`,
      HEALTH_INTERVAL: `${HEALTH_INTERVAL}ms`,
      ...(await requestBuffersOf(programs.caddy)),
    },
  }
  const web: readonly SquashProcess[] = [
    { program: webProcess('web-1', web1, addresses), port: web1 },
    { program: webProcess('web-2', web2, addresses), port: web2 },
  ]
  const workers: readonly SquashProcess[] = ['worker-1', 'worker-2'].map((name) => ({
    program: workerProcess(name, addresses),
    port: null,
  }))
  const squash = [...web, ...workers]

  const launchSquash = ({ program, port }: SquashProcess) =>
    port === null ? launch(program) : launch(program, () => isKnownToProxy(port))
  async function restartInTurn(processes: readonly SquashProcess[]): Promise<void> {
    for (const process of processes) {
      await end(process.program.name)
      await launchSquash(process)
      report(`Restarted ${process.program.name}.`)
    }
  }
  const launchPooler = () => launch(pgbouncer, () => accepts(poolerPort))
  const endSquash = () => Promise.all(squash.map(({ program }) => end(program.name)))
  async function withoutClients(work: () => Promise<void>): Promise<void> {
    await endSquash()
    await end('pgbouncer')
    await work()
    await launchPooler()
    await Promise.all(squash.map(launchSquash))
  }

  return {
    siteUrl,
    direct: addresses.direct,
    replica: addresses.replica,

    commands: {
      /** Restarts every Squash process, one web process and one worker at a time. */
      async restart() {
        await Promise.all([restartInTurn(web), restartInTurn(workers)])
        return 'All processes were restarted.'
      },
      ...database.commands(withoutClients),
    },

    async start() {
      await database.start(password)
      await launchPooler()
      await launch(caddy, () => accepts(port))
      await Promise.all(squash.map(launchSquash))
    },

    async stop() {
      await Promise.all([end('caddy'), endSquash()])
      await end('pgbouncer')
      await database.stop()
    },
  }
}
