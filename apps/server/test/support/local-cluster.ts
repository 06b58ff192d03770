import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE } from '@squash/testkit/short-lived'

const program = fileURLToPath(new URL('../../../../deploy/local-cluster.ts', import.meta.url))

export type LocalCluster = {
  origin: string
  /** The database without the pooler. */
  databaseUrl: string
  /** Its standby; null without one. */
  replicaUrl: string | null
  /** Gives a command, and waits for the line that reports its end. */
  obey(command: string, end: RegExp): Promise<string>
  stop(): Promise<void>
}

/**
 * @param options.withFailover whether the database has a standby that takes over
 * @returns the running cluster, or why it cannot run on this machine
 */
export async function startLocalCluster(
  env: Record<string, string>,
  { withFailover = false }: { withFailover?: boolean } = {},
): Promise<LocalCluster | { missing: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'squash-cluster-'))
  // PostgreSQL's own system user has to enter the folder.
  await chmod(folder, 0o755)
  const child = spawn(
    process.execPath,
    [program, '--port', '0', '--folder', folder, ...(withFailover ? ['--with-failover'] : [])],
    {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const output = linesOf(child)
  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit')
      child.stdin.end()
      await exited
    }
    await rm(folder, { recursive: true })
  }
  const ready = await output.next(/^(Install what is missing|Squash is ready)/)
  const [, missing] = /^Install what is missing first: (.*)$/.exec(ready) ?? []
  if (missing) {
    await stop()
    return { missing }
  }
  const [, origin = ''] = /^Squash is ready: (\S+)/.exec(ready) ?? []
  const [, databaseUrl = ''] = /^Database: (\S+)$/.exec(await output.next(/^Database: /)) ?? []
  const [, replicaUrl = null] = withFailover ? (/^Replica: (\S+)$/.exec(await output.next(/^Replica: /)) ?? []) : []
  return {
    origin,
    databaseUrl,
    replicaUrl,
    obey: (command, end) => {
      const after = output.count()
      child.stdin.write(`${command}\n`)
      return output.next(end, after)
    },
    stop,
  }
}

/** Collects the lines that a program prints, from both of its outputs. */
function linesOf(child: ChildProcessByStdio<Writable, Readable, Readable>) {
  const lines: string[] = []
  const changes = new EventEmitter()
  let hasEnded = false
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      changes.emit('change')
    })
  child.once('exit', () => {
    hasEnded = true
    changes.emit('change')
  })
  return {
    count: () => lines.length,
    /**
     * The first such line, or the first after this many lines.
     * @throws what it has printed, when it ends before that
     */
    async next(wanted: RegExp, after = 0): Promise<string> {
      for (;;) {
        const found = lines.slice(after).find((line) => wanted.test(line))
        if (found !== undefined) return found
        if (hasEnded) throw new Error(lines.join('\n'))
        await once(changes, 'change')
      }
    },
  }
}
