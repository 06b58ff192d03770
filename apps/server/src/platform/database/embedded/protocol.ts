/** What the embedded database's thread is told. Paths are absolute. */
export type WorkerSetup = {
  /** The data folder; none: kept in memory. */
  folder?: string
  /** A dump to begin with, where the data is kept in memory. */
  snapshot?: string
  socket: string
}

export type ToWorker = { kind: 'dump'; file: string } | { kind: 'close' }

/** What it says when that is done. */
export type FromWorker = 'ready' | 'dumped'
