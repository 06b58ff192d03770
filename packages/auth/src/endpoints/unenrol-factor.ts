import { readFactor } from '../factors/read.ts'
import { removeFactor } from '../factors/remove.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'
import { transactUnlessRefused } from '../transaction.ts'

/** DELETE /factors/{id} (protocol §8). */
export const unenrolFactor: BearerEndpoint = async (context, call, { user, claims }) => {
  const factor = await readFactor(context, call, user)
  if (!factor.ok) return factor
  const { id } = factor.value
  const removed = await transactUnlessRefused(context, (tx) => removeFactor(context, tx, id, claims))
  if (!removed.ok) return removed
  context.sessionCheck.clear()
  return ok({ status: 200, body: { id } })
}
