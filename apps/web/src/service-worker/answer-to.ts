/** The screens that show their form without asking the server first: they open without a network. */
const FORMS = ['/new-conflict', '/new-debate', '/solo-notes/new']

/** The server's own paths: calls, streams and sign-in redirects. */
const CALLS = /^\/(auth|rest|functions|realtime)\/v1\//

/**
 * How the service worker answers a request.
 * - `asset`: a file named by its content, stored first
 * - `file`: a file of the shell whose name stays the same, network first
 * - `form`, `page`: a navigation, network first, otherwise the app's shell or the offline page
 * - null: not its business
 */
type Answer = 'asset' | 'file' | 'form' | 'page' | null

/** @param files what the worker has stored */
export function answerTo(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  files: readonly string[],
): Answer {
  const { origin: target, pathname, search } = new URL(url)
  if (method !== 'GET' || target !== origin || CALLS.test(pathname)) return null
  // With a query, the form starts from something that has to be fetched, such as a note.
  if (mode === 'navigate') return FORMS.includes(pathname) && search === '' ? 'form' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return files.includes(pathname) ? 'file' : null
}

/**
 * Fills a cache completely or not at all: a new one that can't be filled is deleted. One that already existed stays,
 * because it may serve the previous worker, if both store the same files.
 */
export async function fillCache(name: string, fill: (cache: Cache) => Promise<void>): Promise<void> {
  const isNew = !(await caches.has(name))
  try {
    await fill(await caches.open(name))
  } catch (error) {
    if (isNew) await caches.delete(name)
    throw error
  }
}
