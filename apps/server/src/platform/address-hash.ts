import { createHash } from 'node:crypto'

/** Identifies an email address, in any capitalisation, where the address itself must not be stored. */
export const addressHash = (address: string): Buffer => createHash('sha256').update(address.toLowerCase()).digest()
