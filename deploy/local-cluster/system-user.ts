import { execFileSync } from 'node:child_process'

export type SystemUser = { uid: number; gid: number }

/** PostgreSQL and PgBouncer refuse to run as root. @returns the user to run them as; undefined for the current one */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
