import { useEffect } from 'react'

/** Names the page in the browser's tabs and history, and to screen readers; null leaves the name as it is. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Squash`
  }, [title])
}
