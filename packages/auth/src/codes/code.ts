import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import type { User } from '../tables.ts'

/** A random code of `digits` decimal digits, with leading zeros. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** The stored form of a code: hex SHA-224 of the address, in stored form, and the code. */
export const hashCode = (address: string, code: string): string =>
  createHash('sha224').update(`${address}${code}`).digest('hex')

/** 128 bits cannot be guessed, so links need no limit on attempts, which strangers could use up. */
const tokenBytes = 16
const pkcePrefix = 'pkce_'

/**
 * The token of a mailed link: random, and independent of the code in the same mail.
 * @param isForPkce whether the link leads to another code, which only the requesting browser can exchange
 */
export const newLinkToken = (isForPkce: boolean): string =>
  `${isForPkce ? pkcePrefix : ''}${randomBytes(tokenBytes).toString('hex')}`

/** The stored form of a link's token: hex SHA-256, including its prefix. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const isMarkedPkce = (token: string): boolean => token.startsWith(pkcePrefix)

/** Rejects, before the lookup, anything that can't be a link's token. */
export const isLinkToken = (token: string): boolean => /^(pkce_)?[0-9a-f]{32}$/.test(token)

/** Uses up the code that GET /reauthenticate sent. @returns false when the code is wrong or has expired */
export async function takeNonce({ clock }: AuthContext, tx: AuthTx, user: User, nonce: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', user.id)
    .where('slot', '=', 'reauthentication')
    .where('code_hash', '=', hashCode(user.email ?? user.phone ?? '', nonce))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return numDeletedRows === 1n
}
