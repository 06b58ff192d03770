import { asksToOpen, noticeIn, pathIn } from './notice.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows a notification in place of an earlier one about the same thing, and counts what waits on the app's icon. */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const notice = noticeIn(data?.json())
  if (!notice) return
  const { text, path, tag, waiting } = notice
  const icons = { icon: '/icons/any-192.png', badge: '/icons/badge-96.png' }
  await self.registration.showNotification('Squash', { ...icons, body: text, tag, data: { path } })
  // Browsers refuse a badge where the app isn't installed.
  await self.navigator.setAppBadge?.(waiting).catch(() => undefined)
}

/** Opens the screen that a notification is about, in the app's window if there is one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close()
  const url = new URL(pathIn(notification.data), self.location.origin)
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return void (await self.clients.openWindow(url))
  const opens = await asksToOpen(window, url.pathname)
  // Fails if the click is too long ago for the browser.
  await window.focus().catch(() => undefined)
  if (!opens) await window.navigate(url).catch(() => self.clients.openWindow(url))
}
