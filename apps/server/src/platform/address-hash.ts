import { createHash } from 'node:crypto'

/** What stands for an e-mail address where the address itself is not to be kept, however it is written. */
export const addressHash = (address: string): Buffer => createHash('sha256').update(address.toLowerCase()).digest()
