import type { Access } from '@squash/contract/call'
import type { Logger } from 'pino'
import type { Caller } from '../session/caller.ts'

/** What every call knows about its request. */
export type CallContext = {
  /** null only in public calls and those made with the service key. */
  caller: Caller | null
  request: {
    id: string
    /** The client's network address, for limits; never logged. */
    address: string
    /**
     * The call's name, and the key and hash under which its answer is stored, when the client sent an Idempotency-Key.
     */
    call: string
    access: Access
    /** The languages that the client accepts, in order of preference. */
    locales: readonly string[]
    idempotency: { key: string; hash: Buffer } | null
  }
  log: Logger
}
