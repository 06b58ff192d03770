import { warn } from './log.ts'

/**
 * Starts the service worker, which opens Squash without a network. For signed-in users only: visitors have nothing to
 * lose offline, and should not download what they don't use. Once the page is idle, so that nothing waits for it.
 */
export function startServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .catch(() => warn('The service worker could not be registered'))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 5000 })
  else setTimeout(register, 2000)
}
