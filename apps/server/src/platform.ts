import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import type { Logger } from 'pino'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { createDownload, type Download } from './platform/download/download.ts'
import { createCommand } from './platform/http/command.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { createNudges } from './platform/jobs/create-nudges.ts'
import { createProvider, type ProviderCircuit } from './platform/language-model/provider.ts'
import { createLimiter, createMemoryLimiter } from './platform/limits/limiter.ts'
import { LIMITS } from './platform/limits/limits.ts'
import { createLive } from './platform/live/create-live.ts'
import { createMailer } from './platform/mail/create-mailer.ts'
import type { Metrics } from './platform/metrics.ts'
import { createOutbox } from './platform/outbox/create-outbox.ts'
import { createTexter } from './platform/texts/create-texter.ts'
import type { Settings } from './settings.ts'
import { settingsFor } from './settings-ai.ts'

/** What a process is made of before any feature: given by whoever starts it. */
export type Foundation = {
  settings: Settings
  database: Database
  clock: Clock
  log: Logger
  metrics: Metrics
  /** When the language model counts as away; its own measure when left out. */
  circuit?: ProviderCircuit
  /** How files of strangers are fetched; over the public internet when left out. */
  download?: Download
  /** Milliseconds between two storings of nudges; its own measure when left out. */
  nudgesEvery?: number
}

const DAY = 24 * 60 * 60

/** The parts that every feature builds on; each knows nothing of them. */
export function createPlatform({
  settings,
  database,
  clock,
  log,
  metrics,
  circuit,
  nudgesEvery,
  download = createDownload(),
}: Foundation) {
  const stopping = new AbortController()
  const shared = createLimiter(
    database,
    { ...LIMITS, start_conflict: { points: INVITES_PER_DAY.sender, seconds: DAY } },
    settings.rateLimits,
  )
  const jobs = createJobs({ database, log, metrics, clock })
  const { ai } = settings
  const provider =
    ai && createProvider({ ...ai, settingsFor: settingsFor(ai), log, metrics, circuit, stopping: stopping.signal })

  return {
    stopping,
    outbox: createOutbox(),
    download,
    jobs,
    nudges: createNudges({ database, jobs, log, every: nudgesEvery }),
    live: createLive({ database, clock, log }),
    mailer: createMailer({ ...settings.mail, database, clock, log }),
    texter: createTexter({ smsUrl: settings.smsUrl, database, clock, log }),
    /** null without a configured language model. */
    provider,
    command: createCommand(database, clock),
    limiters: { shared, inProcess: createMemoryLimiter(LIMITS, settings.rateLimits) },
    /** Spends one of somebody's allowance. @returns null, or the seconds to wait */
    async spend(bucket: Parameters<typeof shared.consume>[0], key: string): Promise<number | null> {
      const allowance = await shared.consume(bucket, key)
      return allowance.ok ? null : allowance.retryAfter
    },
  }
}

export type Platform = ReturnType<typeof createPlatform>
