import { z } from 'zod'
import { passFactor } from '../factors/pass.ts'
import { readFactor } from '../factors/read.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { withinLimit } from '../limits.ts'
import { ok, refuse } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { isUuid } from '../uuid.ts'

const fieldsOf = z.object({ challenge_id: text, code: text })

/** POST /factors/{id}/verify (protocol §8). */
export const verifyFactor: BearerEndpoint = async (context, call, { user, claims }) => {
  const factor = await readFactor(context, call, user)
  if (!factor.ok) return factor
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  // Apps show codes in groups, and people type them as they see them.
  const code = fields.value.code?.replaceAll(/\s/g, '')
  if (!code) return refuse('validation_failed', { message: 'Code needs to be non-empty' })
  const allowed = await withinLimit(context.limiter, 'factor_guesses', factor.value.id)
  if (!allowed.ok) return allowed

  const { id, sealed_secret: sealed } = factor.value
  const shown = {
    factor: factor.value,
    secret: sealed === null ? null : await context.vault.open(sealed, id),
    code,
    challengeId: isUuid(fields.value.challenge_id) ? fields.value.challenge_id : noChallenge,
    address: call.address,
    bearer: claims,
  }
  const verified = await transactUnlessRefused(context, (tx) => passFactor(context, tx, shown))
  if (!verified.ok) return verified
  await context.limiter.giveBack?.('factor_guesses', id)
  context.sessionCheck.clear()
  return ok(await sessionReply(context, verified.value))
}

/** Names no challenge, and reads like any other that does not exist. */
const noChallenge = '00000000-0000-0000-0000-000000000000'
