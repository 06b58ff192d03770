import type { Job, Schedule } from './platform/jobs/jobs.ts'
import type { Announce, Subscription } from './platform/outbox/outbox.ts'

/** What a feature hands to the worker besides its calls. */
export type Background = {
  subscriptions?: readonly Subscription[]
  jobs?: readonly Job<never>[]
  schedules?: readonly Schedule[]
  announce?: Announce
  /** What has to be there before the first visitor comes: quick, asks nobody outside, and safe to run in several processes at once. */
  atStart?: () => Promise<void>
}
