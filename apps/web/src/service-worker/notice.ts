import { isRecord } from '@squash/contract/is-record'

/** What the server sends, without anyone's words (docs/reference/notifications.md#what-a-notification-says). */
type Notice = { text: string; path: string; tag: string; waiting: number }

/**
 * How long a page may take to say that it opens a screen, in milliseconds. After a second, Firefox no longer treats what
 * follows as the answer to a click.
 */
const PATIENCE = 500

/** What a push message says, or null if it isn't shaped like a notice. */
export function noticeIn(message: unknown): Notice | null {
  if (!isRecord(message)) return null
  const { text, path, tag, waiting } = message
  if (typeof text !== 'string' || typeof path !== 'string' || typeof tag !== 'string') return null
  return typeof waiting === 'number' ? { text, path, tag, waiting } : null
}

/** The screen that a shown notification is about; the start for one of an unknown shape. */
export const pathIn = (data: unknown): string => (isRecord(data) && typeof data.path === 'string' ? data.path : '/')

type Page = { postMessage(message: unknown, transfer: Transferable[]): void }

/**
 * Asks an open page to go to a screen by itself, which keeps the page and what was typed.
 * @returns false if the page doesn't confirm that it does, because it is still loading or is a visitor's
 */
export function asksToOpen(page: Page, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    page.postMessage({ open: path }, [port2])
  }).finally(() => port1.close())
}
