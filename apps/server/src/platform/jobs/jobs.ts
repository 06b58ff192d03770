import type { Tx } from '../database/database.ts'

/** Work that must happen after the answer: stored in the same transaction, run by a worker, safe to run twice. */
export type Job<Data> = {
  name: string
  /** Retries; the pauses double from one second. */
  retries?: number
  /** Of the jobs enqueued under one key (nudges), only one waits; another may be running. */
  oneWaiting?: true
  /** Whether it only uses the database, briefly: one worker then takes several of them at a time. */
  isShort?: true
  /** How many run concurrently in each process: more than usual if they mostly wait for an external service. */
  concurrency?: number
  run(data: Data, attempt: { isFirst: boolean; isLast: boolean; signal: AbortSignal }): Promise<void>
}

/** Scheduled work: safe to run twice, and to miss a day. */
export type Schedule = {
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  run(now: Date): Promise<void>
}

export interface Jobs {
  /** Enqueues a job as part of `tx`: it exists if, and only if, the transaction commits. */
  enqueue<Data extends object>(tx: Tx, job: Pick<Job<Data>, 'name'>, data: Data): Promise<void>
}
