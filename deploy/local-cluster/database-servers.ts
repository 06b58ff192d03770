import type { SystemUser } from './system-user.ts'

/** An operator's command. @returns the line that reports its result */
export type Command = (argument: string) => Promise<string>

/** What a database gets from its cluster. */
export type DatabasePlace = {
  /** The cluster's folder. */
  folder: string
  user: SystemUser | undefined
  /** The folder of PostgreSQL's own programs. */
  bin: string
  passwordFile: string
}

/** The database of the cluster: one server, or a primary and its standby. */
export type DatabaseServers = {
  /** The port of the server that takes writes. */
  port: number
  /** The port of a standby, for reads that may be a second old; null without one. */
  replicaPort: number | null
  start(password: string): Promise<void>
  stop(): Promise<void>
  /**
   * The commands that this kind of database supports.
   * @param withoutClients ends everything that uses the database, does the work, and starts it again
   */
  commands(withoutClients: (work: () => Promise<void>) => Promise<void>): Record<string, Command>
}
