import '../ui/styles/index.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { leaveSession } from '../lib/session.ts'
import { toastQueue } from '../ui/toast.ts'

afterEach(async () => {
  await cleanup()
  leaveSession('left')
  toastQueue.take()
  localStorage.clear()
  vi.restoreAllMocks()
})
