import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The process's own metrics, served at /metrics. Labels are bounded: names of calls and outcomes, never ids. */
export type Metrics = {
  registry: Registry
  /** @param call the call's name or the route's template */
  requestAnswered(call: string, status: number, milliseconds: number): void
  jobFinished(queue: string, outcome: 'done' | 'failed' | 'given_up', milliseconds: number): void
  /** @param outcome how the provider answered, or "canned" when the canned mediator wrote */
  mediatorAnswered(task: string, outcome: string, milliseconds: number): void
  /**
   * Whether requests go to the language model's provider (closed), or are skipped because it does not answer (open).
   */
  modelCircuit(state: 'closed' | 'open'): void
  /** @param outcome the result of the safety check of a text; most texts have none and are not counted */
  wordsScreened(outcome: 'pause' | 'acknowledged' | 'stop'): void
  /** @param read tells how busy the database's pool is; called whenever the metrics are read */
  watchConnections(read: () => { used: number; idle: number; waiting: number }): void
  /** @param read gives the state of the database's replica, null without one; called whenever the metrics are read */
  watchReplica(read: () => { isUsed: boolean; lag: number | null } | null): void
  streamOpened(): void
  streamClosed(): void
  /** @param seconds age of the oldest event still waiting in the outbox */
  outboxWaits(seconds: number): void
  /** @param waiting what a reader of the event log has not handled yet: how many events, and the age of the oldest */
  logWaits(reader: string, waiting: { events: number; seconds: number }): void
  /** A reader of the event log has handled a batch, in one transaction. */
  logRead(reader: string, events: number, milliseconds: number): void
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** @param processMetrics whether memory, CPU and event loop are measured too */
export function createMetrics({ processMetrics = false } = {}): Metrics {
  const registry = new Registry()
  if (processMetrics) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const timed = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers })
  const requests = timed(
    'squash_http_request_seconds',
    'Time to answer a request, by call and status',
    'call',
    'status',
  )
  // The label is not "job", because Prometheus has one of that name.
  const jobs = timed('squash_job_seconds', 'Time a job took, by queue and outcome', 'queue', 'outcome')
  const mediator = timed('squash_mediator_seconds', 'Time the mediator took, by task and outcome', 'task', 'outcome')
  const circuit = new Gauge({
    name: 'squash_model_circuit_open',
    help: '1 while the provider of the language model does not answer and is skipped',
    registers,
  })
  const screened = new Counter({
    name: 'squash_words_screened_total',
    help: 'Messages with a warning sign, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  let readConnections: Parameters<Metrics['watchConnections']>[0] = () => ({ used: 0, idle: 0, waiting: 0 })
  new Gauge({
    name: 'squash_database_connections',
    help: 'Open connections of the database pool, by whether they are used or idle',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle } = readConnections()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'squash_database_waiting',
    help: 'Statements and transactions that wait for a connection of the database pool',
    registers,
    collect() {
      this.set(readConnections().waiting)
    },
  })
  let readReplica: Parameters<Metrics['watchReplica']>[0] = () => null
  type ReplicaValue = (replica: ReturnType<typeof readReplica>) => number | null
  const replicaGauge = (name: string, help: string, readFrom: ReplicaValue) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = readFrom(readReplica())
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  replicaGauge(
    'squash_replica_used',
    '1 while reads that may be a second old go to the replica of the database',
    (replica) => replica && Number(replica.isUsed),
  )
  replicaGauge('squash_replica_lag_seconds', 'How old the replica’s data may be; missing while unknown', (replica) =>
    replica?.lag == null ? null : replica.lag / 1000,
  )
  const streams = new Gauge({ name: 'squash_live_streams', help: 'Open live event streams', registers })
  const outbox = new Gauge({
    name: 'squash_outbox_lag_seconds',
    help: 'Age of the oldest event that waits in the outbox',
    registers,
  })
  const backlog = new Gauge({
    name: 'squash_log_backlog_events',
    help: 'Events that a reader of the event log has not handled yet',
    labelNames: ['reader'],
    registers,
  })
  const lag = new Gauge({
    name: 'squash_log_lag_seconds',
    help: 'Age of the oldest event that a reader of the event log has not handled yet',
    labelNames: ['reader'],
    registers,
  })
  const read = new Counter({
    name: 'squash_log_events_total',
    help: 'Events that a reader of the event log has handled',
    labelNames: ['reader'],
    registers,
  })
  const batches = timed(
    'squash_log_batch_seconds',
    'Duration of one batch of the event log, which is one transaction',
    'reader',
  )
  return {
    registry,
    requestAnswered: (call, status, ms) => requests.observe({ call, status }, ms / 1000),
    jobFinished: (queue, outcome, ms) => jobs.observe({ queue, outcome }, ms / 1000),
    mediatorAnswered: (task, outcome, ms) => mediator.observe({ task, outcome }, ms / 1000),
    modelCircuit: (state) => circuit.set(state === 'open' ? 1 : 0),
    wordsScreened: (outcome) => screened.inc({ outcome }),
    watchConnections(read) {
      readConnections = read
    },
    watchReplica(read) {
      readReplica = read
    },
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    outboxWaits: (seconds) => outbox.set(seconds),
    logWaits(reader, { events, seconds }) {
      backlog.set({ reader }, events)
      lag.set({ reader }, seconds)
    },
    logRead(reader, events, ms) {
      read.inc({ reader }, events)
      batches.observe({ reader }, ms / 1000)
    },
  }
}
