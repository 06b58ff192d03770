/** Messages to the embedded database's thread. Paths are absolute. */
export type WorkerSetup = {
  /** The data folder; omitted: in memory. */
  folder?: string
  /** A dump to load when the data is in memory. */
  snapshot?: string
  socket: string
}

export type ToWorker = { kind: 'dump'; file: string } | { kind: 'close' }

/** The reply when that is done. */
export type FromWorker = 'ready' | 'dumped'
