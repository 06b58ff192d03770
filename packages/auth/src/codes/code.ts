import { createHash, randomInt } from 'node:crypto'

/** A random code of `digits` decimal digits, with leading zeros. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** What is kept of a code: hex SHA-224 of the address as it is stored and the code (protocol §4). */
export const hashCode = (address: string, code: string): string =>
  createHash('sha224').update(`${address}${code}`).digest('hex')
