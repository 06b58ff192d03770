import '../ui/styles/index.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { userLink } from '../lib/bearer.ts'
import { provideLink } from '../lib/client.ts'
import { leaveSession } from '../lib/session.ts'
import { toastQueue } from '../ui/toast.ts'

provideLink(userLink)

afterEach(async () => {
  await cleanup()
  leaveSession('left')
  toastQueue.take()
  localStorage.clear()
  vi.restoreAllMocks()
})
