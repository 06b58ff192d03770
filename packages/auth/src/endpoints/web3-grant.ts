import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { retryOnConflict } from '../external/conflict-retry.ts'
import { userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Result, refuse, refuseOAuth } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'
import { messageProblem, parseMessage, type SignInMessage } from '../web3/message.ts'
import { enterByWallet } from '../web3/sign-in.ts'
import { isSignedBy, parseSignature } from '../web3/signature.ts'

const fieldsOf = z.object({ chain: text, message: text, signature: text })

/** The first in characters, the second in bytes. */
const minCharacters = 64
const maxBytes = 20 * 1024

/** POST /token?grant_type=web3: a message signed by a Solana wallet. */
export const web3Grant: PublicEndpoint = async (context, call) => {
  const allowed = await withinLimit(context.limiter, 'web3', call.address)
  if (!allowed.ok) return allowed
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { chain, message: signed = '', signature: given = '' } = fields.value
  if (chain !== 'solana') return refuse('web3_unsupported_chain')
  if (!context.settings.web3) return refuse('web3_provider_disabled')
  if (signed.length < minCharacters || Buffer.byteLength(signed) > maxBytes) {
    return refuse('validation_failed', { message: 'message is too short or too long' })
  }
  const signature = parseSignature(given)
  if (signature === null) return refuse('validation_failed', { message: 'signature must be 64 bytes in base64' })
  const message = await checkMessage(context, signed, signature)
  if (!message.ok) return message

  const shown = { text: signed, message: message.value, userAgent: userAgent(call) }
  // Two messages from a wallet without an account: the second finds the account that the first created.
  const entered = await retryOnConflict(context, (tx) => enterByWallet(context, tx, shown))
  if (!entered.ok) return entered
  return ok(await sessionReply(context, entered.value))
}

async function checkMessage(
  context: AuthContext,
  signed: string,
  signature: Uint8Array,
): Promise<Result<SignInMessage>> {
  const parsed = parseMessage(signed)
  if (!parsed.ok) return refuseOAuth('invalid_grant', `Signed Solana message is malformed: ${parsed.problem}`)
  const { message } = parsed
  if (!(await isSignedBy(message.address, signature, signed, message.domain))) {
    return refuseOAuth('invalid_grant', 'Signature does not match address in message')
  }
  const problem = messageProblem(message, { settings: context.settings, now: context.clock.now() })
  return problem === null
    ? ok(message)
    : refuseOAuth('invalid_grant', `Signed Solana message is not accepted: ${problem}`)
}
