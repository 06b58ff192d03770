import { chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabasePlace, DatabaseServers } from './database-servers.ts'
import type { FailoverPrograms } from './packages.ts'
import { freePorts } from './ports.ts'
import type { Program } from './process.ts'
import type { Supervisor } from './supervisor.ts'

const deploy = join(import.meta.dirname, '..')
const POLL = 100
/** Milliseconds, several times what Patroni takes. */
const ELECTION_TIMEOUT = 60_000

/** One of the two database machines: a Patroni, and the PostgreSQL that it starts. */
type Node = { name: string; program: Program; data: string; healthPort: number }

/** A primary and its synchronous standby, both managed by Patroni, with HAProxy in front of them. */
export async function createFailoverServers(
  { folder, user, bin, passwordFile }: DatabasePlace,
  programs: FailoverPrograms,
  supervisor: Supervisor,
): Promise<DatabaseServers> {
  const [port = 0, replicaPort = 0, readyPort = 0, etcdPort = 0, peerPort = 0, ...nodePorts] = await freePorts(9)
  const state = join(folder, 'failover')
  const etcdUrl = `http://127.0.0.1:${etcdPort}`
  const peerUrl = `http://127.0.0.1:${peerPort}`
  const answers = async (url: string) => (await fetch(url)).ok

  const etcd: Program = {
    name: 'etcd',
    command: programs.etcd,
    args: [
      ...['--name', 'etcd-1', '--data-dir', join(state, 'etcd'), '--initial-cluster', `etcd-1=${peerUrl}`],
      ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ],
    ...(user && { user }),
  }
  const createNode = (name: string, databasePort: number, healthPort: number): Node => ({
    name,
    data: join(state, name),
    healthPort,
    program: {
      name,
      command: join(deploy, 'patroni/start'),
      args: [],
      env: {
        PATH: `${join(programs.patroni, '..')}:${process.env.PATH}`,
        NODE: name,
        ADDRESS: '127.0.0.1',
        DATABASE_PORT: `${databasePort}`,
        HEALTH_PORT: `${healthPort}`,
        ETCD: `127.0.0.1:${etcdPort}`,
        DATA: join(state, name),
        POSTGRES_PROGRAMS: bin,
        PASSWORD_FILE: passwordFile,
      },
      ...(user && { user }),
    },
  })
  const [port1 = 0, health1 = 0, port2 = 0, health2 = 0] = nodePorts
  const first = createNode('database-1', port1, health1)
  const second = createNode('database-2', port2, health2)
  const nodes = [first, second]
  const haproxy: Program = {
    name: 'haproxy',
    command: programs.haproxy,
    args: ['-db', '-f', join(deploy, 'haproxy/haproxy.cfg')],
    env: {
      LISTEN: `127.0.0.1:${port}`,
      REPLICA_LISTEN: `127.0.0.1:${replicaPort}`,
      HEALTH_LISTEN: `127.0.0.1:${readyPort}`,
      DATABASE_1: `127.0.0.1:${port1}`,
      HEALTH_PORT_1: `${health1}`,
      DATABASE_2: `127.0.0.1:${port2}`,
      HEALTH_PORT_2: `${health2}`,
    },
  }

  const has = (role: 'primary' | 'synchronous') => (node: Node) =>
    answers(`http://127.0.0.1:${node.healthPort}/${role}`)
  async function findNode(role: 'primary' | 'synchronous'): Promise<Node | undefined> {
    for (const node of nodes) if (await has(role)(node).catch(() => false)) return node
    return undefined
  }
  /** Waits until a node other than `former` has the role. @throws if none gets it in time */
  async function nodeWith(role: 'primary' | 'synchronous', former?: Node): Promise<Node> {
    const deadline = performance.now() + ELECTION_TIMEOUT
    while (performance.now() < deadline) {
      const node = await findNode(role)
      if (node && node !== former) return node
      await pause(POLL)
    }
    throw new Error(`No database is ${role} after ${ELECTION_TIMEOUT / 1000} seconds; the logs of Patroni say why.`)
  }
  /** Ends a node's PostgreSQL with SIGKILL; the processes of its connections notice at once. */
  async function killPostgres({ data }: Node): Promise<void> {
    const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
  }

  return {
    port,
    replicaPort,

    async start() {
      await mkdir(state, { recursive: true, mode: 0o700 })
      if (user) await chown(state, user.uid, user.gid)
      await supervisor.launch(etcd, () => answers(`${etcdUrl}/health`))
      await supervisor.launch(first.program, () => has('primary')(first))
      await supervisor.launch(second.program, () => has('synchronous')(second))
      await supervisor.launch(haproxy, () => answers(`http://127.0.0.1:${readyPort}/ready`))
    },

    async stop() {
      await supervisor.end(haproxy.name)
      // The standby first, so that it doesn't take over.
      const primary = await findNode('primary')
      for (const { name } of nodes.toSorted((one) => (one === primary ? 1 : -1))) await supervisor.end(name)
      await supervisor.end(etcd.name)
    },

    commands() {
      let killed: Node | undefined
      return {
        async kill(what) {
          killed = await nodeWith('primary')
          if (what === 'machine') await supervisor.kill(killed.name)
          await killPostgres(killed)
          return `Killed ${what === 'machine' ? 'Patroni and ' : ''}PostgreSQL of ${killed.name}.`
        },
        /** Waits until the other node has taken over; otherwise the killed one would become the primary again. */
        async rejoin() {
          await nodeWith('primary', killed)
          for (const { name, program } of nodes) if (!supervisor.isRunning(name)) await supervisor.launch(program)
          return `The standby is ${(await nodeWith('synchronous')).name}.`
        },
      }
    },
  }
}
