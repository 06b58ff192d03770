import { randomUUID } from 'node:crypto'
import type { AuthText, AuthTexter } from '@squash/auth'
import type { Clock } from '../../platform/clock.ts'
import type { Job, Jobs } from '../../platform/jobs/jobs.ts'
import type { Texter } from '../../platform/sms/texter.ts'
import type { Tables } from '../../tables.ts'

/** Stored in the job queue until it is sent, and then deleted. */
type QueuedText = { id: string; kind: AuthText['kind']; to: string; code: string; valid_until: string }

const NAME = 'auth.text'

/** Stores a text of the authentication service as a job in the service's own transaction. */
export const queueAuthSms = (jobs: Jobs): AuthTexter => ({
  async queue(authTx, { kind, to, code, validUntil }) {
    const queued: QueuedText = { id: randomUUID(), kind, to, code, valid_until: validUntil.toISOString() }
    await jobs.enqueue(authTx.withTables<Tables>(), { name: NAME }, queued)
  },
})

/** Sends the queued texts whose code is still valid. */
export const authSmsJob = (texter: Texter, { clock, siteUrl }: { clock: Clock; siteUrl: string }): Job<QueuedText> => ({
  name: NAME,
  retries: 6,
  async run({ id, kind, to, code, valid_until }) {
    if (clock.now() >= new Date(valid_until)) return
    await texter.send({ key: `auth:${id}`, to, text: renderText(kind, code, new URL(siteUrl).host) })
  },
})

/** The last line lets a phone autofill the code on our site only. */
const renderText = (kind: AuthText['kind'], code: string, host: string): string =>
  `${code} is your Squash code to ${PURPOSES[kind]}. Nobody from Squash will ever ask you for it.\n\n@${host} #${code}`

const PURPOSES: Record<AuthText['kind'], string> = {
  phone_confirmation: 'confirm your number',
  phone_sign_in: 'sign in',
  phone_change: 'confirm your new number',
  reauthentication: 'confirm that it’s you',
  factor: 'finish signing in',
}
