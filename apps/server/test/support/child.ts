import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE, SHORT_LIVED } from '@squash/testkit/short-lived'

const children = new Set<ChildProcess>()

/** Runs a program of `children/` in its own process, which gets its database the way the server does. */
export const startChild = (
  program: string,
  env: { DATABASE_URL?: string | undefined; DATA_DIR?: string; PERSON?: string },
) => {
  const path = fileURLToPath(new URL(`./children/${program}.ts`, import.meta.url))
  const { DATABASE_URL, ...inherited } = process.env
  const child = spawn(process.execPath, [...SHORT_LIVED, path], {
    env: { ...inherited, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.add(child)
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const output: string[] = []
  lines.on('line', (line) => output.push(line))
  return {
    /** What it has printed. */
    output,
    /** Waits until it has printed this many lines. */
    async printed(count: number) {
      while (output.length < count) await Promise.race([once(lines, 'line'), exited.then(() => failed(program))])
    },
    /** kill -9: no handler runs, nothing is flushed. @returns once it has ended and all its output has been read */
    async kill() {
      const read = once(lines, 'close')
      child.kill('SIGKILL')
      await exited
      await read
    },
    /** Closes its standard input, which makes the programs exit by themselves. */
    async end() {
      child.stdin.end()
      await exited
    },
  }
}

const failed = (program: string) => {
  throw new Error(`the program ${program} has ended`)
}

/** Stops the processes that a failed test left running. */
export const killChildren = () => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
}
