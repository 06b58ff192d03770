import { oc } from '@orpc/contract'
import type { ReadName } from './reads.ts'

/** Who may make a call: anyone, a signed-in user, an admin, or the holder of the service key. */
export type Access = 'public' | 'user' | 'admin' | 'service'
/** A read also answers GET and carries an ETag; a write takes an Idempotency-Key. */
export type Kind = 'read' | 'write'
/**
 * Who may get an answer that is up to a second old, so that a replica of the database can serve the read. Not for reads
 * that decide something, are private to the caller, or are refetched after a live event.
 */
type MayLag = 'visitors' | 'everyone'
export type CallMeta = { access: Access; kind: Kind; mayLag?: MayLag | undefined }

const base = oc.$meta<CallMeta>({ access: 'user', kind: 'read' })

/** A call of any contract: `POST /rest/v1/rpc/{name}`. Squash declares its own calls with `read` and `write`. */
export const call = (name: string, meta: CallMeta) =>
  base.meta(meta).route({ method: 'POST', path: `/rest/v1/rpc/${name}`, operationId: name })

/** A read-only call: POST and GET. A name that is missing from `reads.ts` doesn't compile. */
export const read = (name: ReadName, access: Access = 'user', { mayLag }: Pick<CallMeta, 'mayLag'> = {}) =>
  call(name, { access, kind: 'read', mayLag })

/** A call that changes data: POST with an optional Idempotency-Key. A name listed in `reads.ts` doesn't compile. */
export const write = <Name extends string>(name: Name extends ReadName ? never : Name, access: Access = 'user') =>
  call(name, { access, kind: 'write' })
