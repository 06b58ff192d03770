import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Debian installs administrators' programs in sbin folders, which not every user's PATH includes. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

export type Programs = {
  /** The folder of PostgreSQL's own programs. */
  postgres: string
  pgbouncer: string
  caddy: string
}

/** The additional programs for a standby that takes over. */
export type FailoverPrograms = { patroni: string; etcd: string; haproxy: string }

type Found<Wanted> = { ok: true; programs: Wanted } | { ok: false; missing: readonly string[] }

/** @returns the programs that the cluster consists of, or the Debian packages that are missing */
export function findPrograms(): Found<Programs> {
  // The newest version: the paths differ only in its number.
  const server = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1) ?? find('postgres')
  const pgbouncer = find('pgbouncer')
  const caddy = find('caddy')
  if (server && pgbouncer && caddy) return { ok: true, programs: { postgres: dirname(server), pgbouncer, caddy } }
  return missingOf({ postgresql: server, pgbouncer, caddy })
}

/** @returns the programs of a standby that takes over, or the Debian packages that are missing */
export function findFailoverPrograms(): Found<FailoverPrograms> {
  const patroni = find('patroni')
  const etcd = find('etcd')
  const haproxy = find('haproxy')
  if (patroni && etcd && haproxy) return { ok: true, programs: { patroni, etcd, haproxy } }
  return missingOf({ patroni, 'etcd-server': etcd, haproxy })
}

const missingOf = (found: Record<string, string | undefined>): { ok: false; missing: string[] } => ({
  ok: false,
  missing: Object.entries(found).flatMap(([name, path]) => (path ? [] : [name])),
})

const find = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))
