/** The screens that show their form without asking the server first: they open without a network. */
const FORMS = ['/new-conflict', '/new-debate', '/solo-notes/new']

/** The server's own paths: calls, streams and redirects of signing in. */
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
  // What a form starts from, such as a note, has to be fetched.
  if (mode === 'navigate') return FORMS.includes(pathname) && search === '' ? 'form' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return files.includes(pathname) ? 'file' : null
}

/**
 * Fills a cache as a whole: a new one that can't be filled is deleted. One that was there may serve the worker before
 * this one, if both store the same files, so it stays.
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
