import { createHash, randomBytes } from 'node:crypto'

/** 128 bits cannot be guessed, so that tries at links need no limit that strangers could use up. */
const tokenBytes = 16
const pkcePrefix = 'pkce_'

/**
 * The token of a mailed link: random, and independent of the code in the same mail.
 * @param isForPkce whether the link leads to another code, for the browser that asked (protocol §4)
 */
export const newLinkToken = (isForPkce: boolean): string =>
  `${isForPkce ? pkcePrefix : ''}${randomBytes(tokenBytes).toString('hex')}`

/** What is kept of a link's token: hex SHA-256, its mark included. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const isMarkedPkce = (token: string): boolean => token.startsWith(pkcePrefix)

/** Tells a link's token from anything else before it is looked up. */
export const isLinkToken = (token: string): boolean => /^(pkce_)?[0-9a-f]{32}$/.test(token)
