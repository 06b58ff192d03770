import { type ClientLink, createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '@squash/contract'
import { unreachableError } from './api-error.ts'
import type { CallContext } from './rpc-link.ts'

type Link = ClientLink<CallContext>

let provided: Link | null = null

/** Sets the link that carries calls. Frames whose screens start with a call set it; elsewhere the first call loads it. */
export const provideLink = (link: Link) => {
  provided = link
}

const loadLink = (): Promise<Link> =>
  import('./bearer.ts').then(
    ({ userLink }) => userLink,
    (error) => {
      throw unreachableError(error)
    },
  )

/**
 * Every call of the contract, typed: `client.conflicts.get_conflict({ p_conflict_id })`. Failures are `ApiError`s.
 * Visitors read a public page without a call, so the link that carries calls isn't loaded with it.
 */
export const client: ContractRouterClient<Contract, CallContext> = createORPCClient({
  call: async (path, input, options) => (provided ?? (await loadLink())).call(path, input, options),
})
