import { oc } from '@orpc/contract'

/** Who may make a call: anybody, a signed-in person, an administrator, or the holder of the service key. */
export type Access = 'public' | 'user' | 'admin' | 'service'
/** A read also answers GET and carries an ETag; a write takes an Idempotency-Key. */
export type Kind = 'read' | 'write'
export type CallMeta = { access: Access; kind: Kind }

const call = oc.$meta<CallMeta>({ access: 'user', kind: 'read' })

/** A call that only looks: `POST /rest/v1/rpc/{name}`, and GET. */
export const read = (name: string, access: Access = 'user') =>
  call.meta({ access, kind: 'read' }).route({ method: 'POST', path: `/rest/v1/rpc/${name}`, operationId: name })

/** A call that changes something: `POST /rest/v1/rpc/{name}` with an optional Idempotency-Key. */
export const write = (name: string, access: Access = 'user') =>
  call.meta({ access, kind: 'write' }).route({ method: 'POST', path: `/rest/v1/rpc/${name}`, operationId: name })
