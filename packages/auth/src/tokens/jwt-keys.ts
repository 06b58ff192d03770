import { z } from 'zod'

const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().regex(/^[\w-]{43}$/),
  y: z.string().regex(/^[\w-]{43}$/),
  kid: z.string().min(1).max(200).optional(),
})
const privateKey = publicKey.extend({ d: z.string().regex(/^[\w-]{43}$/) })
const keySet = z.object({ keys: z.tuple([privateKey], z.union([privateKey, publicKey])) })

export type JwtKey = z.infer<typeof publicKey> & { d?: string }
/** The first key signs; all are published, so that verifiers know upcoming and former keys too. */
export type JwtKeys = { keys: readonly [JwtKey & { d: string }, ...JwtKey[]] }

/**
 * Reads a JWK set of ES256 keys, the first of which includes its private part.
 * @returns the keys, or what is wrong with them, without quoting them
 */
export function parseJwtKeys(text: string): { ok: true; keys: JwtKeys } | { ok: false; problem: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'is not JSON' }
  }
  const parsed = keySet.safeParse(value)
  if (parsed.success) return { ok: true, keys: parsed.data }
  return { ok: false, problem: 'must be a JWK set of EC keys on P-256, the first with its private part d' }
}
