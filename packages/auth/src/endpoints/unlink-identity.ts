import { unlinkIdentity as unlink } from '../external/unlink.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'
import { isUuid } from '../uuid.ts'

/** DELETE /user/identities/{identity_id}. Its body, which clients announce and do not send, is never read. */
export const unlinkIdentity: BearerEndpoint = async (context, call, { claims }) => {
  if (!context.settings.manualLinking) return refuse('manual_linking_disabled')
  const { identity_id: id } = call.params
  if (!isUuid(id)) return refuse('validation_failed', { status: 404, message: 'identity_id must be a UUID' })
  const gone = await unlink(context, claims, id)
  return gone.ok ? ok({ status: 200, body: {} }) : gone
}
