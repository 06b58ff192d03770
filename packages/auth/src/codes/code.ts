import { createHash, randomInt } from 'node:crypto'

/** A random code of `digits` decimal digits, with leading zeros. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** What is kept of a code, and what stands in the mailed link: hex SHA-224 of the address as it is stored and the code (protocol §4). */
export const hashCode = (address: string, code: string): string =>
  createHash('sha224').update(`${address}${code}`).digest('hex')

const pkcePrefix = 'pkce_'

/** The hash of a code whose link leads to another code, for the browser that asked (protocol §4). */
export const markPkce = (hash: string): string => `${pkcePrefix}${hash}`
export const isMarkedPkce = (token: string): boolean => token.startsWith(pkcePrefix)

/** Tells a link's token from anything else before it is looked for. */
export const isCodeHash = (token: string): boolean => /^(pkce_)?[0-9a-f]{56}$/.test(token)
