import { accessToken, renewToken } from './bearer.ts'
import { createRpcLink } from './rpc-link.ts'

/** Carries the calls of this browser's user. */
export const userLink = createRpcLink({
  fetch: (input, init) => fetch(input, init),
  token: accessToken,
  renew: renewToken,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
