import { listIdentities } from '../accounts/store.ts'
import { viewUser } from '../accounts/view.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'

/** GET /user. */
export const getUser: BearerEndpoint = async ({ db }, _call, { user }) =>
  ok({ status: 200, body: viewUser(user, await listIdentities(db, user.id)) })
