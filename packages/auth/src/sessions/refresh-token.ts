import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A session's first refresh token: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a refresh token. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const newSuccessorSalt = (): string => randomBytes(32).toString('base64url')

/**
 * Derives a token's successor from the former token, which only the client has, and the salt, which only the database
 * has: so the current token can be returned again to a client that shows its parent, and yet a stolen database opens
 * nothing.
 */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(salt).digest('base64url')

/** Rejects malformed tokens before the lookup; under 12 characters is malformed. */
export const isWellFormed = (token: string): boolean => /^[\w-]{12,256}$/.test(token)
