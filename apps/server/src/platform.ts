import { randomBytes, randomUUID } from 'node:crypto'
import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import type { Logger } from 'pino'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { createDownload, type Download } from './platform/download/download.ts'
import type { Network } from './platform/download/network.ts'
import { createCommand } from './platform/http/command.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { createNudges } from './platform/jobs/create-nudges.ts'
import { createKeyedHashes } from './platform/keyed-hash.ts'
import { createProvider, type ProviderCircuit } from './platform/language-model/provider.ts'
import { createLimiter, createMemoryLimiter } from './platform/limits/limiter.ts'
import { LIMITS } from './platform/limits/limits.ts'
import { createLive } from './platform/live/create-live.ts'
import { createMailer } from './platform/mail/create-mailer.ts'
import type { Metrics } from './platform/metrics.ts'
import { createOutbox } from './platform/outbox/outbox.ts'
import { createPushSender } from './platform/push/push-sender.ts'
import { createTexter } from './platform/sms/create-texter.ts'
import type { Settings } from './settings.ts'
import { settingsFor } from './settings-ai.ts'

/** What a process consists of before any feature, provided by whatever starts it. */
export type Foundation = {
  settings: Settings
  database: Database
  clock: Clock
  log: Logger
  metrics: Metrics
  /** When calls to the language model are suspended; defaults to the circuit's own thresholds. */
  circuit?: ProviderCircuit
  /** How files from user-supplied links are fetched; defaults to the public internet. */
  download?: Download
  /** Where push services may be; defaults to the public internet. */
  pushNetwork?: Network
  /** Milliseconds between flushes of nudges; defaults to their own interval. */
  nudgesEvery?: number
}

const DAY = 24 * 60 * 60

type SharedBucket = keyof typeof LIMITS | 'start_conflict'

/** The parts that every feature builds on; none of them knows about features. */
export function createPlatform({
  settings,
  database,
  clock,
  log,
  metrics,
  circuit,
  nudgesEvery,
  pushNetwork,
  download = createDownload(),
}: Foundation) {
  const stopping = new AbortController()
  const hashFor = createKeyedHashes({ database, clock, keys: settings.auth.factorKeys })
  const limitHash = hashFor('limits')
  const shared = createLimiter(
    database,
    { ...LIMITS, start_conflict: { points: INVITES_PER_DAY.sender, seconds: DAY } },
    settings.rateLimits,
    limitHash,
  )
  const jobs = createJobs({ database, log, metrics, clock })
  const { ai } = settings
  const provider =
    ai && createProvider({ ...ai, settingsFor: settingsFor(ai), log, metrics, circuit, stopping: stopping.signal })

  const nudges = createNudges({ database, jobs, log, every: nudgesEvery })

  return {
    stopping,
    outbox: createOutbox(database),
    download,
    jobs,
    nudges,
    nudge: nudges.nudge,
    live: createLive({ database, clock, log }),
    mailer: createMailer({ ...settings.mail, database, clock, log }),
    push: createPushSender(log, pushNetwork),
    texter: createTexter({ smsUrl: settings.smsUrl, database, clock, log }),
    /** null without a configured language model. */
    provider,
    command: createCommand(database, clock, hashFor('repeated requests')),
    limitHash,
    limiters: { shared, inProcess: createMemoryLimiter(LIMITS, settings.rateLimits) },
    newId: (): string => randomUUID(),
    /** An unguessable token of 32 letters, digits, - and _, for a link. */
    newToken: (): string => randomBytes(24).toString('base64url'),
    /** Counts one request against a limit, by user or address. @returns null, or the seconds to wait */
    spend:
      (bucket: SharedBucket) =>
      async (key: string): Promise<number | null> => {
        const allowance = await shared.consume(bucket, key)
        return allowance.ok ? null : allowance.retryAfter
      },
    /** Takes back a request that came to nothing. Not for a refusal that tells something about other people's accounts. */
    giveBack: (bucket: SharedBucket) => (key: string) => shared.giveBack(bucket, key),
  }
}

export type Platform = ReturnType<typeof createPlatform>
