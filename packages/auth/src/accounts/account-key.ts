import { createHash } from 'node:crypto'

/** The limiter's key for an account that somebody tries to enter: no address is kept in its counters. */
export const accountKey = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')
