import { createHash } from 'node:crypto'

/**
 * Identifies an email address, in any capitalisation, where the address itself isn't stored. Anyone who reads the hash can check
 * a guessed address against it: it has no key, because blocks and unsubscriptions must outlast every key.
 */
export const addressHash = (address: string): Buffer => createHash('sha256').update(address.toLowerCase()).digest()
