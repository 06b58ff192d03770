import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseLink, startDatabaseLink } from '../../support/database-link.ts'
import { startServer, startWorkerProcess, type WorkerProcess } from '../../support/server-process.ts'
import { type Fault, PROCESSES, type Role } from './draw.ts'

/** How a fault works: its duration and, for slow answers, the delay of each. */
type Extent = { milliseconds: number; delay: number }

/** What a process prints if it ends because it finds no database at its start; whatever runs it must start it again. */
const AWAY = /^Squash cannot start: the database isn't available/

/** Two web processes and two workers, each with its own link to the database. */
export async function startProcesses(databaseUrl: string) {
  const unexpected: string[] = []
  const members = await Promise.all(
    PROCESSES.map((role, number) => startMember(role, `${role} ${1 + (number % 2)}`, databaseUrl, unexpected)),
  )
  return {
    /** Where the web processes answer. */
    origins: members.flatMap(({ origin }) => origin ?? []),
    /** What no fault explains, such as a process that ended by itself. */
    unexpected,
    nameOf: (number: number): string => members[number]?.name ?? '',
    /** Injects a fault, once the previous one in that process has been repaired. @returns once it is in effect */
    breakDown: async (number: number, fault: Fault, extent: Extent): Promise<void> =>
      members[number]?.breakDown(fault, extent),
    /** Waits until nothing is broken any more. */
    untilWhole: () => Promise.all(members.map(({ untilWhole }) => untilWhole())),
    /** Ends the processes of a role cleanly. */
    stop: (role: Role) => Promise.all(members.filter((member) => member.role === role).map(({ stop }) => stop())),
    /** Stops every process, whatever state it is in. */
    async close(): Promise<void> {
      for (const member of members) await member.close()
    },
  }
}

async function startMember(role: Role, name: string, databaseUrl: string, unexpected: string[]) {
  const link = await startDatabaseLink(databaseUrl)
  const env = { DATABASE_URL: link.url, ROLE: role }
  let origin: string | null = null
  /** Whether the history itself ends this process. */
  let isEnding = false
  let over: Promise<unknown> = Promise.resolve()

  async function start(): Promise<WorkerProcess> {
    isEnding = false
    const started = role === 'web' ? await startWeb() : startWorkerProcess(env)
    void started.ended.then((complaints) => {
      if (isEnding) return
      if (!AWAY.test(complaints)) unexpected.push(`${name} ended by itself: ${complaints}`)
      else void restart()
    })
    return started
  }
  /** On the same port as before, so that clients find it again. */
  async function startWeb(): Promise<WorkerProcess> {
    const server = await startServer({ ...env, ...(origin && { PORT: new URL(origin).port }) })
    origin = server.origin
    return server
  }
  let running = await start()
  async function restart(): Promise<void> {
    running = await start()
  }

  async function end(how: 'kill' | 'stop'): Promise<void> {
    isEnding = true
    const code = await running[how]()
    if (how === 'stop' && role === 'web' && code !== 0) unexpected.push(`${name} was stopped and ended with ${code}`)
  }

  async function suffer(fault: Fault, { milliseconds, delay }: Extent): Promise<void> {
    if (fault === 'kill' || fault === 'stop') {
      await end(fault)
      await pause(milliseconds)
      return restart()
    }
    hurt(link, fault, delay)
    await pause(milliseconds)
    link.restore()
  }

  return {
    role,
    name,
    origin,
    async breakDown(fault: Fault, extent: Extent): Promise<void> {
      await over
      over = suffer(fault, extent).catch((error: unknown) => unexpected.push(`${name}, ${fault}: ${error}`))
    },
    untilWhole: () => over,
    stop: () => end('stop'),
    async close(): Promise<void> {
      isEnding = true
      await running.kill()
      await link.close()
    },
  }
}

function hurt(link: DatabaseLink, fault: Exclude<Fault, 'kill' | 'stop'>, delay: number): void {
  if (fault === 'slow') link.slow(delay)
  else link[fault]()
}
