import { onSignedOut } from './session.ts'

/** Why this device can't be notified, or that it can: `needs-install` is an iPhone that shows Squash in its browser. */
export type DeviceSupport = 'ready' | 'denied' | 'needs-install' | 'unsupported'

export function deviceSupport(): DeviceSupport {
  if ('PushManager' in globalThis && 'Notification' in globalThis) {
    return Notification.permission === 'denied' ? 'denied' : 'ready'
  }
  return 'standalone' in navigator && navigator.standalone === false ? 'needs-install' : 'unsupported'
}

const registration = async () =>
  'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined

/** Whether the browser would receive notifications; the server has to know its subscription, too. */
export const isSubscribed = async (): Promise<boolean> =>
  Boolean(await (await registration())?.pushManager?.getSubscription())

/** The parts of a subscription that the server needs to reach this browser. */
type Subscribed = { endpoint: string; p256dh: string; auth: string }

/**
 * Asks for permission, and subscribes to the browser's push service. Call it from a click: browsers require one.
 * @param publicKey the server's
 * @returns null if the user said no
 * @throws if the browser can't reach its push service
 */
export async function subscribe(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  if (!(await registration())) throw new Error('There is no service worker')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription made with an old server key can't be renewed, only replaced.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no keys')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** Ends the subscription. */
export async function unsubscribe(from = registration()): Promise<void> {
  const subscription = await (await from)?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Shows the number on the app's icon; 0 clears it. */
export function showBadge(waiting: number) {
  // Browsers refuse a badge where the app isn't installed.
  navigator.setAppBadge?.(waiting).catch(() => undefined)
}

/** Closes this device's notifications, except those whose tag `keep` accepts. */
export async function closeNotices(keep: (tag: string) => boolean, of = registration()): Promise<void> {
  const shown = (await (await of)?.getNotifications?.()) ?? []
  for (const notification of shown) if (!keep(notification.tag)) notification.close()
}

// The next user of this browser must not see this user's notifications. The server has already deleted the device.
onSignedOut(() => {
  showBadge(0)
  const current = registration()
  Promise.all([closeNotices(() => false, current), unsubscribe(current)]).catch(() => undefined)
})
