import { viewAccount } from '../accounts/view-account.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok } from '../result.ts'

/** GET /user. */
export const getUser: BearerEndpoint = async (context, _call, { user }) =>
  ok({ status: 200, body: await viewAccount(context, user) })
