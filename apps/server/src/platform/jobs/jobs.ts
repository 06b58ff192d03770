import type { Tx } from '../database/database.ts'

/** Work that must happen after the answer: stored in the same transaction, done by a worker, safe to run twice. */
export type Job<Data> = {
  name: string
  /** Tries after the first; pauses double from one second. */
  retries?: number
  /** Of those enqueued under one key (nudges) at most one waits; another may be running. */
  oneWaiting?: true
  /** How many run at once in each process: more than usual where they mostly wait for somebody outside. */
  concurrency?: number
  run(data: Data, attempt: { isLast: boolean; signal: AbortSignal }): Promise<void>
}

/** Work that the calendar starts: safe to run twice, and to have missed a day. */
export type Schedule = {
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  run(now: Date): Promise<void>
}

export interface Jobs {
  /** Adds a job as part of `tx`: it exists if, and only if, the transaction commits. */
  enqueue<Data extends object>(tx: Tx, job: Pick<Job<Data>, 'name'>, data: Data): Promise<void>
}
