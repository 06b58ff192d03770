import { ORPCError } from '@orpc/client'
import type { SafetyDetails } from '@squash/contract/safety'
import { hasCode } from '../api-error.ts'

/** What the safety screen answered instead of taking a person's words. */
export type Asked = SafetyDetails & { message: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether an answer's details are the screen's. Its one caller has looked at the code: this only keeps out what a proxy mangled. */
const isDetails = (value: unknown): value is SafetyDetails =>
  isRecord(value) && Array.isArray(value.resources) && Array.isArray(value.signs)

/** What the screen asks; null for a failure of another kind. A stop whose details got lost is a stop all the same. */
export function askedBy(error: unknown): Asked | null {
  if (!(error instanceof ORPCError)) return null
  const kind = hasCode(error, 'safety.paused') ? 'pause' : hasCode(error, 'safety.stopped') ? 'stop' : null
  if (kind === null) return null
  const details: unknown = isRecord(error.data) ? error.data.details : null
  const help = isDetails(details) ? details : { country: null, emergency: null, resources: [], signs: [] }
  return { ...help, kind, message: error.message }
}
