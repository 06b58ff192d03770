import { answerTo, fillCache } from './answer-to.ts'
import { asksToOpen, noticeIn, pathIn } from './notice.ts'

declare const self: ServiceWorkerGlobalScope
/** What this deployment consists of, filled in by the build. */
declare const __DEPLOYMENT__: { id: string; entry: string; files: readonly string[] }

/**
 * The service worker: opens Squash without a network (docs/reference/installed-app.md#without-a-network). It stores
 * files that are the same for everyone, and never an answer of the API or a page from the network, because those can be
 * private.
 */
const { id, entry, files } = __DEPLOYMENT__
const PREFIX = 'squash-'
const CACHE = `${PREFIX}${id}`
const SHELL = '/shell'
const OFFLINE = '/offline.html'
/** This deployment's files and the previous one's, which tabs opened before it still load. */
const KEPT_DEPLOYMENTS = 2

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, self.location.origin, files)
  if (answer === 'asset') event.respondWith(asset(event))
  else if (answer === 'file') event.respondWith(fetch(event.request).catch(() => stored(event.request.url)))
  else if (answer === 'form') event.respondWith(page(event, SHELL))
  else if (answer === 'page') event.respondWith(page(event, OFFLINE))
})

/** Fails as a whole if a file is missing; the browser tries again later, and the previous worker stays. */
async function install() {
  await fillCache(CACHE, store)
  await self.skipWaiting()
}

async function store(cache: Cache) {
  const shell = await fetch(SHELL, { cache: 'reload' })
  // While a deployment is under way, another server may still send the previous one's shell.
  if (!shell.ok || !(await shell.clone().text()).includes(entry))
    throw new Error('The shell belongs to another deployment')
  const headers = new Headers(shell.headers)
  // Tells the page that it is a fallback; its scripts couldn't find out otherwise.
  headers.set('server-timing', 'offline')
  await cache.put(SHELL, new Response(await shell.blob(), { headers }))
  await Promise.all(files.map((file) => cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'reload' }))))
}

async function activate() {
  const deployments = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const older = deployments.filter((name) => name !== CACHE)
  await Promise.all(older.slice(0, 1 - KEPT_DEPLOYMENTS).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const isHashed = (file: string) => file.startsWith('/assets/')

/** Names carry a hash of the content, so a stored copy is always right, whichever deployment stored it. */
async function asset(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request)
  if (known) return known
  const response = await fetch(event.request)
  if (response.status === 200) {
    const copy = response.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)))
  }
  return response
}

/** Pages come from the network, and are not stored. @param fallback the file to use without a network */
async function page(event: FetchEvent, fallback: string): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    return preloaded ?? (await fetch(event.request))
  } catch {
    return stored(fallback)
  }
}

async function stored(file: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(file)) ?? Response.error()
}

/** Shows a notification in place of an earlier one about the same thing, and the number of things waiting on the icon. */
async function showNotice(data: PushMessageData | null): Promise<void> {
  const notice = noticeIn(data?.json())
  if (!notice) return
  const { text, path, tag, waiting } = notice
  const icons = { icon: '/icons/any-192.png', badge: '/icons/badge-96.png' }
  await self.registration.showNotification('Squash', { ...icons, body: text, tag, data: { path } })
  // Browsers refuse a badge where the app isn't installed.
  await self.navigator.setAppBadge?.(waiting).catch(() => undefined)
}

/** Opens the screen that a notification is about, in the app's window if there is one. */
async function openNotice(notification: Notification): Promise<void> {
  notification.close()
  const url = new URL(pathIn(notification.data), self.location.origin)
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return void (await self.clients.openWindow(url))
  const opens = await asksToOpen(window, url.pathname)
  // Fails if the click is too long ago for the browser.
  await window.focus().catch(() => undefined)
  if (!opens) await window.navigate(url).catch(() => self.clients.openWindow(url))
}
