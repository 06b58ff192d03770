import type { SystemUser } from './system-user.ts'

/** A command of the operator. @returns the line that reports its end */
export type Command = (argument: string) => Promise<string>

/** What a kind of database gets from the cluster that it belongs to. */
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
  /** Where the server that takes writes is reached. */
  port: number
  /** Where a standby is reached, for reads that may be a second old; null without one. */
  replicaPort: number | null
  start(password: string): Promise<void>
  stop(): Promise<void>
  /**
   * The commands that this kind of database knows.
   * @param withoutClients ends everything that uses the database, does the work, and starts it again
   */
  commands(withoutClients: (work: () => Promise<void>) => Promise<void>): Record<string, Command>
}
