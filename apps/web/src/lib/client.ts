import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '@squash/contract'
import { accessToken, renewToken } from './bearer.ts'
import { type CallContext, createRpcLink } from './rpc-link.ts'

const link = createRpcLink({
  fetch: (input, init) => fetch(input, init),
  token: accessToken,
  renew: renewToken,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

/** Every call of the contract, typed: `client.conflicts.get_conflict({ p_conflict_id })`. Failures are `ApiError`s. */
export const client: ContractRouterClient<Contract, CallContext> = createORPCClient(link)
