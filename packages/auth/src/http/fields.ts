import { z } from 'zod'
import type { Challenge } from '../flows/challenge.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Call } from './call.ts'

/** A text field. For an absent value, clients send null and sometimes an empty string. */
export const text = z
  .string()
  .nullish()
  .transform((value) => (value === null || value === '' ? undefined : value))

/** A field that holds an object of any shape. */
export const object = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)

/** Reads the body's known fields and drops the others. A field of the wrong type is refused with 400 bad_json. */
export async function readFields<Fields extends z.ZodObject>(
  call: Call,
  fields: Fields,
): Promise<Result<z.output<Fields>>> {
  const body = await call.json()
  if (!body.ok) return body
  const parsed = fields.safeParse(body.value)
  if (parsed.success) return ok(parsed.data)
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ')
  return refuse('bad_json', { message: `Could not parse request body as JSON: wrong type of ${names}` })
}

/** The kind of message a phone gets, as clients request it. */
export const channelField = { channel: text }

/** Every message goes by SMS; a client's request for WhatsApp is accepted and ignored. */
export const checkChannel = ({ channel }: { channel?: string | undefined }): Result<null> =>
  channel === undefined || channel === 'sms' || channel === 'whatsapp'
    ? ok(null)
    : refuse('validation_failed', { message: "Invalid channel, supported values are 'sms' or 'whatsapp'" })

/** The fields of a request for a link that carries a code instead of tokens. */
export const pkceFields = { code_challenge: text, code_challenge_method: text }

/**
 * The challenge that the client will prove; null when it wants tokens. Refuses half a challenge, an unknown method, and
 * a challenge that no verifier can match.
 */
export function readChallenge(fields: {
  code_challenge?: string | undefined
  code_challenge_method?: string | undefined
}): Result<Challenge | null> {
  const { code_challenge: challenge, code_challenge_method: method } = fields
  if (challenge === undefined && method === undefined) return ok(null)
  if (challenge === undefined || method === undefined) {
    return refuse('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge to be present',
    })
  }
  const known = (['s256', 'plain'] as const).find((name) => name === method.toLowerCase())
  if (known === undefined) {
    return refuse('validation_failed', { message: 'code_challenge_method must be s256 or plain' })
  }
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(challenge)) {
    return refuse('validation_failed', {
      message: 'code_challenge must be 43 to 128 letters, digits, hyphens, dots, underscores or tildes',
    })
  }
  return ok({ challenge, method: known })
}
