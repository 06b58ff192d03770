import { type Program, type RunningProgram, startProgram } from './process.ts'

export type Supervisor = {
  /** Starts a program, and waits until it is ready if `isReady` is given. */
  launch(program: Program, isReady?: () => Promise<boolean>): Promise<void>
  /** Ends the program of this name cleanly, if it runs. */
  end(name: string): Promise<void>
  /** Ends it with SIGKILL. */
  kill(name: string): Promise<void>
  isRunning(name: string): boolean
}

/**
 * Starts and ends the programs of a cluster by their names.
 * @param logs the folder of their output
 * @param report called when one ends by itself
 */
export function createSupervisor(logs: string, report: (line: string) => void): Supervisor {
  const running = new Map<string, RunningProgram>()
  const take = (name: string): RunningProgram | undefined => {
    const program = running.get(name)
    running.delete(name)
    return program
  }
  return {
    async launch(program, isReady = async () => true) {
      const started = startProgram(program, logs, report)
      running.set(program.name, started)
      await started.until(isReady)
    },
    async end(name) {
      await take(name)?.stop()
    },
    async kill(name) {
      await take(name)?.kill()
    },
    isRunning: (name) => running.has(name),
  }
}
