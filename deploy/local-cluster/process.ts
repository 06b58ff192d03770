import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SystemUser } from './system-user.ts'

export type Program = {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
  /** The user it runs as; defaults to the user of this process. */
  user?: SystemUser
  /** The signal that ends it cleanly; defaults to SIGTERM. */
  endsBy?: NodeJS.Signals
}

export type RunningProgram = {
  /** Waits until `isReady` returns true. @throws if the program ends before that */
  until(isReady: () => Promise<boolean>): Promise<void>
  /** Ends it cleanly, and waits until it has ended. */
  stop(): Promise<void>
  /** Ends it with SIGKILL, so that it can't finish anything. */
  kill(): Promise<void>
}

const POLL = 100

/**
 * Starts a program whose output goes to NAME.log.
 * @param logs the folder
 * @param onFailure called when it ends without having been stopped
 */
export function startProgram(program: Program, logs: string, onFailure: (line: string) => void): RunningProgram {
  const { name, command, args, env = {}, user, endsBy = 'SIGTERM' } = program
  const file = join(logs, `${name}.log`)
  const log = createWriteStream(file, { flags: 'a' })
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A Ctrl-C in the terminal must reach this process alone, which stops the others in order.
    detached: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  let isStopping = false
  let hasEnded = false
  const ended = once(child, 'exit')
    .catch((error: Error) => log.write(`${error.message}\n`))
    .then(() => {
      hasEnded = true
      if (!isStopping) onFailure(`${name} has ended; ${file} says why.`)
    })

  async function end(signal: NodeJS.Signals): Promise<void> {
    isStopping = true
    if (!hasEnded) child.kill(signal)
    await ended
    log.end()
  }

  return {
    async until(isReady) {
      while (!(await isReady().catch(() => false))) {
        if (hasEnded) throw new Error(`${name} ended before it was ready; see ${file}.`)
        await pause(POLL)
      }
    },
    stop: () => end(endsBy),
    kill: () => end('SIGKILL'),
  }
}
