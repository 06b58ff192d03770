import '../ui/styles/index.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { accessToken, renewToken } from '../lib/bearer.ts'
import { provideLink } from '../lib/client.ts'
import { createRpcLink } from '../lib/rpc-link.ts'
import { leaveSession } from '../lib/session.ts'
import { toastQueue } from '../ui/toast.ts'

/** The user's link, but without the pauses between its attempts, which `rpc-link.test.ts` tests. */
provideLink(
  createRpcLink({
    fetch: (input, init) => fetch(input, init),
    token: accessToken,
    renew: renewToken,
    wait: async () => {},
  }),
)

afterEach(async () => {
  await cleanup()
  leaveSession('left')
  toastQueue.take()
  localStorage.clear()
  vi.restoreAllMocks()
})
