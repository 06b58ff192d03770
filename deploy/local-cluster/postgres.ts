import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DatabasePlace } from './database-servers.ts'
import type { Program } from './process.ts'

const run = promisify(execFile)
const scripts = join(import.meta.dirname, '../postgres')

/** A PostgreSQL server with an archive of its WAL: `postgres/current` has the data, `backups` the backups. */
export function createPostgres({ folder, port, user, bin, passwordFile }: DatabasePlace & { port: number }) {
  const data = join(folder, 'postgres/current')
  const backups = join(folder, 'backups')
  const env = { PATH: `${bin}:${process.env.PATH}`, PGHOST: '127.0.0.1', PGPORT: `${port}`, PGUSER: 'squash' }
  const asServer = async (command: string, args: readonly string[]) => {
    const passfile = join(folder, 'postgres/passfile')
    return run(command, args, { env: { ...env, PGPASSFILE: passfile }, ...user })
  }

  return {
    program: {
      name: 'postgres',
      command: join(bin, 'postgres'),
      args: [
        ...['-D', data, '-p', `${port}`],
        ...Object.entries({
          listen_addresses: '127.0.0.1',
          unix_socket_directories: '',
          archive_mode: 'on',
          archive_command: `${join(scripts, 'archive-wal')} "%p" "%f" ${backups}`,
          archive_timeout: '60',
        }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      ...(user && { user }),
      // Closes connections instead of waiting for them.
      endsBy: 'SIGINT',
    } satisfies Program,

    async isReady(): Promise<boolean> {
      await asServer('pg_isready', ['--quiet'])
      const { stdout } = await asServer('psql', ['-Atd', 'postgres', '-c', 'select pg_is_in_recovery()'])
      return stdout.trim() === 'f'
    },

    /** Makes an empty data folder unless there is one. */
    async prepare(password: string): Promise<void> {
      for (const path of [join(folder, 'postgres'), backups]) {
        await mkdir(path, { recursive: true, mode: 0o700 })
        if (user) await chown(path, user.uid, user.gid)
      }
      const passfile = join(folder, 'postgres/passfile')
      await writeFile(passfile, `127.0.0.1:${port}:*:squash:${password}\n`, { mode: 0o600 })
      if (user) await chown(passfile, user.uid, user.gid)
      if (existsSync(data)) return
      const access = ['--username=squash', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
      await asServer('initdb', ['--pgdata', data, ...access, '--encoding=UTF8', '--data-checksums'])
    },

    async createDatabase(): Promise<void> {
      const { stdout } = await asServer('psql', [
        '-Atd',
        'postgres',
        '-c',
        "select count(*) from pg_database where datname = 'squash'",
      ])
      if (stdout.trim() === '0') await asServer('createdb', ['squash'])
    },

    /** @returns the backup's name: the time at which it was complete */
    async backUp(): Promise<string> {
      const { stdout } = await asServer(join(scripts, 'base-backup'), [backups])
      return stdout.trim()
    },

    /** Replaces the data folder of the stopped server. @param time the moment to go back to, or '' for the latest */
    async restore(time: string): Promise<void> {
      await rename(data, join(folder, `postgres/before-${Date.now()}`))
      await asServer(join(scripts, 'restore'), [backups, data, ...(time ? [time] : [])])
    },
  }
}
