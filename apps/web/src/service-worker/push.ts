declare const self: ServiceWorkerGlobalScope

/** What the server sends; nobody's words are in it (docs/reference/notifications.md#what-a-notification-says). */
type Notice = { text: string; path: string; tag: string; waiting: number }

/** Shows a notification in place of an earlier one about the same thing, and counts what waits on the app's icon. */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const notice: Notice | undefined = data?.json()
  if (!notice) return
  const { text, path, tag, waiting } = notice
  const icons = { icon: '/icons/any-192.png', badge: '/icons/badge-96.png' }
  await self.registration.showNotification('Squash', { ...icons, body: text, tag, data: { path } })
  await self.navigator.setAppBadge?.(waiting)
}

/** Opens the screen that a notification is about, in the app's window if there is one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close()
  const url = new URL(notification.data.path, self.location.origin)
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return void (await self.clients.openWindow(url))
  await window.focus()
  // The app goes there by itself, which keeps the page and what was typed.
  window.postMessage({ open: url.pathname })
}
